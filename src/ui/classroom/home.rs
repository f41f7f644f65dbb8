//! Take it home: texts as files, charts as SVG and PNG with what they were made from.

use leptos::prelude::*;

use crate::export::chart::{Legend, document};
use crate::say::classroom::Files;

use crate::ui::share::save::{save, save_png};

/// A button that saves a table; its file's name and its text are made when the button is pressed.
#[component]
pub fn SaveText(label: &'static str, text: Callback<(), (String, String)>) -> impl IntoView {
    let save = move |_| {
        let (name, text) = text.run(());
        save(&name, "text/csv", &text);
    };
    view! { <button class="quiet" on:click=save>{label}</button> }
}

/// A chart to be saved: its file's name without ending, its markup, width and height in tenths of a pixel, rules for classes
/// of its own, and what is written on it.
pub struct Chart {
    pub file: String,
    pub markup: String,
    pub size: (i32, i32),
    pub style: &'static str,
    pub legend: Legend,
}

/// Buttons that save a chart.
#[component]
pub fn SaveChart(
    name: &'static str,
    chart: Callback<(), Chart>,
    /// While what is drawn is of an earlier run.
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    let said = RwSignal::new("");
    let picture = move || {
        let Chart { file, markup, size, style, legend } = chart.run(());
        (file, document(&markup, size, style, &legend))
    };
    let png = move |_| {
        said.set("");
        let (file, picture) = picture();
        save_png(file + ".png", picture, move || said.set(Files::PngRefused.text()));
    };
    view! {
        <span class="take-home">
            <button class="quiet" data-testid=format!("{name}-svg") disabled=disabled on:click=move |_| {
                let (file, picture) = picture();
                save(&(file + ".svg"), "image/svg+xml", &picture.svg);
            }>{Files::Svg.text()}</button>
            <button class="quiet" data-testid=format!("{name}-png") disabled=disabled on:click=png>{Files::Png.text()}</button>
            <span role="status">{said}</span>
        </span>
    }
}
