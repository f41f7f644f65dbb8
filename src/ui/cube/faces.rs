//! The six faces of a cube as flat boards, upright, for keyboard and screen reader; the chosen one is on the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::puzzle::{FACE_NAMES, Place, Shape};

use crate::say::names::FaceName;
use crate::ui::board::face::Board;
use crate::ui::kit::fields::is_focused;
use crate::ui::kit::timer::next_frame;
use crate::ui::state::page::use_page;

#[component]
pub fn Faces(shape: Shape, shown: RwSignal<usize>) -> impl IntoView {
    let page = use_page();
    // An arrow key that leaves a face leads to a square of another board, and a click on the net to any of them: the
    // focus follows once that board is in sight.
    Effect::new(move |_| {
        if let Some(place) = page.board.selected.get() {
            next_frame(move || follow(place));
        }
    });
    let face = move |face: usize| {
        let name = FACE_NAMES[face];
        let sight = Memo::new(move |_| shown.get() == face);
        view! {
            <div class="face" hidden=move || !sight.get() data-testid=format!("face-{name}")>
                <p class="tag" aria-hidden="true"><b>{name}</b>" "{FaceName::ALL[face].text()}</p>
                <Board shape face sight />
            </div>
        }
    };
    view! { <div class="faces" data-testid="faces">{(0..6).map(face).collect_view()}</div> }
}

/// Moves the focus to a square of a flat board if it is on another one, or on the net.
fn follow(place: Place) {
    let Place { face, row, column } = place;
    let selector = format!(".faces [data-testid=face-{}] [data-place=\"{row},{column}\"]", FACE_NAMES[face]);
    if is_focused(".faces, .net") && !is_focused(&selector) {
        let square = document().query_selector(&selector).ok().flatten();
        if let Some(square) = square.and_then(|s| s.dyn_into::<HtmlElement>().ok()) {
            let _ = square.focus();
        }
    }
}
