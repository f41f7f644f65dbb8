//! The address of the page: the fragment holds what is open, and each view of the classroom is a place to come back to.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

use crate::study::view::View;

/// The fragment that is there, with its `#`.
pub fn now() -> String {
    window().location().hash().unwrap_or_default()
}

/// Writes a fragment (with its `#`) into the address. A view other than the one that is there is a new entry of the browser's
/// history, anything else takes the place of what was there.
pub fn put(fragment: &str) {
    let location = window().location();
    let before = now();
    // Not only the fragment: it would be taken relative to <base>.
    let address = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default() + fragment;
    if let Ok(history) = window().history() {
        // A browser that refuses, because the address changes too often, keeps the one before.
        let _ = if View::named_in(&before) == View::named_in(fragment) {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
        } else {
            history.push_state_with_url(&JsValue::NULL, "", Some(&address))
        };
    }
}
