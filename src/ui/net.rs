//! The flat net of a cube: its six faces, upright, as real boards for keyboard and screen reader.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::puzzle::{FACE_NAMES, Place, Shape};

use super::board::Board;
use super::cube_view::is_focused;
use super::page::use_page;
use super::pose::FACE_WORDS;

#[component]
pub fn Net(shape: Shape, shown: RwSignal<usize>) -> impl IntoView {
    let page = use_page();
    // An arrow key that leaves a face leads to a square of another board: the focus follows once it is in sight.
    Effect::new(move |_| {
        if let Some(place) = page.selected.get() {
            request_animation_frame(move || follow(place));
        }
    });
    let face = move |face: usize| {
        let name = FACE_NAMES[face];
        view! {
            <div class=format!("face {name}") class:chosen=move || shown.get() == face
                data-testid=format!("face-{name}")>
                <p class="tag" aria-hidden="true"><b>{name}</b>" "{FACE_WORDS[face]}</p>
                <Board shape face />
            </div>
        }
    };
    view! { <div class="net" data-testid="net">{(0..6).map(face).collect_view()}</div> }
}

/// Moves the focus to a square if it is on another square of the net.
fn follow(place: Place) {
    let Place { face, row, column } = place;
    let selector = format!(".net [data-testid=face-{}] [data-place=\"{row},{column}\"]", FACE_NAMES[face]);
    if is_focused(".net") && !is_focused(&selector) {
        let square = document().query_selector(&selector).ok().flatten();
        if let Some(square) = square.and_then(|s| s.dyn_into::<HtmlElement>().ok()) {
            let _ = square.focus();
        }
    }
}
