//! Bringing a part of the page into sight.

use std::time::Duration;

use js_sys::{Function, Object, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};

use crate::ui::kit::timer::after;

/// Brings the board into sight once the dialog that covers it has closed, as on a phone that is scrolled down.
pub fn show_board() {
    let show = || {
        let board = document().query_selector("[data-testid=board]").ok().flatten();
        board.into_iter().for_each(|board| scroll_to(board.into(), false));
    };
    after(Duration::ZERO, show);
}

/// Scrolls to the head of the page, where the board is.
pub fn to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Scrolls to an element: to its start, or as little as brings it into sight.
pub fn scroll_to(element: JsValue, to_start: bool) {
    let options = Object::new();
    let block = if to_start { "start" } else { "nearest" };
    let scroll = Reflect::get(&element, &"scrollIntoView".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    // Where a browser does not know how, the page stays where it is.
    let _ = Reflect::set(&options, &"block".into(), &block.into());
    let _ = scroll.map(|scroll| scroll.call1(&element, &options));
}
