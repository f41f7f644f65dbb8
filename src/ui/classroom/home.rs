//! Take it home: texts as files, charts as SVG and PNG with what they were made from.

use leptos::prelude::*;

use crate::export::chart::{Legend, document};

use super::super::share::save::{save, save_png};

/// A button that saves a text; it is made when the button is pressed.
#[component]
pub fn SaveText(name: &'static str, label: &'static str, text: Callback<(), String>) -> impl IntoView {
    view! { <button class="quiet" on:click=move |_| save(name, "text/csv", &text.run(()))>{label}</button> }
}

/// A chart to be saved: its markup, width and height in tenths of a pixel, rules for classes of its own, and what is
/// written on it.
pub struct Chart {
    pub markup: String,
    pub size: (i32, i32),
    pub style: &'static str,
    pub legend: Legend,
}

/// Buttons that save a chart.
#[component]
pub fn SaveChart(name: &'static str, chart: Callback<(), Chart>) -> impl IntoView {
    let said = RwSignal::new("");
    let picture = move || {
        let Chart { markup, size, style, legend } = chart.run(());
        document(&markup, size, style, &legend)
    };
    let png = move |_| {
        said.set("");
        save_png(format!("{name}.png"), picture(), move || said.set("The browser could not draw it; save it as SVG."));
    };
    view! {
        <span class="take-home">
            <button class="quiet" data-testid=format!("{name}-svg") on:click=move |_| {
                save(&format!("{name}.svg"), "image/svg+xml", &picture().svg);
            }>"SVG"</button>
            <button class="quiet" data-testid=format!("{name}-png") on:click=png>"PNG"</button>
            <span role="status">{said}</span>
        </span>
    }
}
