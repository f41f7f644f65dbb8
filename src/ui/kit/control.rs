//! Controls: one filled, at most three outlined, the rest are underlined words.

use leptos::prelude::*;

/// What a control is to a person.
#[derive(Clone, Copy)]
pub enum Control {
    /// Starts evolution: filled with blue.
    Evolve,
    /// A person's next step: filled with ink.
    Primary,
    /// Outlined.
    Secondary,
    /// A word that does something.
    Quiet,
}

impl Control {
    /// Its class in `style/kit.css`.
    pub const fn class(self) -> &'static str {
        match self {
            Control::Evolve | Control::Primary => "main",
            Control::Secondary => "",
            Control::Quiet => "quiet",
        }
    }
}

/// A control with a name that stays; tests find it by `id`.
pub fn control(kind: Control, name: &'static str, id: Option<&'static str>, act: impl Fn() + 'static) -> AnyView {
    let evolves = matches!(kind, Control::Evolve);
    view! { <button class=kind.class() class:evolves=evolves data-testid=id on:click=move |_| act()>{name}</button> }
        .into_any()
}
