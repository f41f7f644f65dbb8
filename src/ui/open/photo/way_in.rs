//! What asks for a picture: of files, or on a phone of the camera.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, HtmlInputElement};

use crate::ui::kit::files::files_of;
use crate::ui::open::photo::state::{Photos, use_photos};

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

/// The same without a control to click.
pub fn ask_for_photo(photos: Photos) {
    let made = document().create_element("input").ok();
    let Some(input) = made.and_then(|made| made.dyn_into::<HtmlInputElement>().ok()) else { return };
    input.set_type("file");
    input.set_accept("image/*");
    let chosen = input.clone();
    let take = move || chosen.files().and_then(|files| files.get(0)).into_iter().for_each(|file| photos.take(file));
    // Nobody hears whether anything was chosen: it stays as long as the page.
    input.set_onchange(Some(Closure::<dyn Fn()>::new(take).into_js_value().unchecked_ref()));
    input.click();
}
