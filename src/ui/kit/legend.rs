//! The signs on a board, each with its name.

use leptos::prelude::*;

use crate::say::page::Sign;

/// What a board can show: the classes of a square, and what the sign is called.
pub const RUNNING: &[(&str, Sign)] = &[
    ("given", Sign::Given),
    ("evolved few", Sign::Few),
    ("evolved half", Sign::Half),
    ("evolved agreed", Sign::Agreed),
    ("evolved agreed conflict", Sign::Conflict),
    // These two are told where the board shows them (style/kit-drawn.css).
    ("differs", Sign::Differs),
    ("torn", Sign::Torn),
];

/// The same while a person plays.
pub const PLAYING: &[(&str, Sign)] = &[
    ("given", Sign::Given),
    ("typed", Sign::Typed),
    ("same", Sign::Same),
    ("hinted", Sign::Hinted),
    ("typed conflict", Sign::Conflict),
];

#[component]
pub fn Legend(signs: &'static [(&'static str, Sign)]) -> impl IntoView {
    let sign = |(class, name): &(&'static str, Sign)| {
        format!("<li><span class='sq {class}' aria-hidden='true'><i></i>6</span>{}</li>", name.text())
    };
    let signs: String = signs.iter().map(sign).collect();
    view! { <ul class="signs" aria-label=Sign::Signs.text() inner_html=signs></ul> }
}
