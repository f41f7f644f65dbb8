//! An empty board to type a puzzle into.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::play::Sheet;
use crate::puzzle::{Place, Shape};

use crate::ui::kit::debounce::after_paint;
use crate::ui::state::page::Page;

/// The square with the cursor.
const CURSOR: &str = ".board [role=\"gridcell\"][tabindex=\"0\"]";

/// Empties the board and puts the cursor on its first square, so that digits can be typed at once. In Play a square is chosen by hand.
pub fn begin_entry(page: Page, shape: Shape) {
    page.load(Sheet::empty(shape));
    if page.play.on.get_untracked() {
        return;
    }
    page.board.choose(Place { face: 0, row: 0, column: 0 });
    focus_cursor();
}

/// Gives the focus to the square with the cursor, or the one that Tab would lead to.
pub fn focus_cursor() {
    after_paint(|| {
        let square = document().query_selector(CURSOR).ok().flatten();
        square
            .and_then(|square| square.dyn_into::<HtmlElement>().ok())
            .into_iter()
            .for_each(|square| drop(square.focus()));
    });
}
