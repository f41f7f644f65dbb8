//! Bringing a part of the page into sight.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Scrolls to an element: to its start, or as little as brings it into sight.
pub fn scroll_to(element: JsValue, to_start: bool) {
    let options = Object::new();
    let block = if to_start { "start" } else { "nearest" };
    let scroll = Reflect::get(&element, &"scrollIntoView".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    // Where a browser does not know how, the page stays where it is.
    let _ = Reflect::set(&options, &"block".into(), &block.into());
    let _ = scroll.map(|scroll| scroll.call1(&element, &options));
}
