//! A control that asks for a picture: of files, or on a phone of the camera.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

use crate::ui::kit::files::files_of;
use crate::ui::open::photo::state::use_photos;

#[component]
pub fn FromPhoto(name: &'static str, id: &'static str, #[prop(into)] chosen: Callback<()>) -> impl IntoView {
    let photos = use_photos();
    let take = move |event: Event| {
        let Some(input) = event.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        let file = files_of(input.files()).into_iter().next();
        // So that the same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            chosen.run(());
            photos.take(file);
        }
    };
    view! {
        <label class="file">
            <span>{name}</span>
            <input type="file" accept="image/*" data-testid=id on:change=take />
        </label>
    }
}
