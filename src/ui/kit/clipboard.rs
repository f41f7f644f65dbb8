//! The clipboard.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What came of copying.
pub enum Copied {
    Done,
    Refused,
    Impossible,
}

/// Puts a text into the clipboard.
pub fn copy(text: String, then: impl FnOnce(Copied) + 'static) {
    let navigator: JsValue = window().navigator().into();
    // Browsers keep the clipboard from pages that are not served securely.
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok().filter(|c| c.is_object());
    let Some(clipboard) = clipboard.map(JsCast::unchecked_into::<web_sys::Clipboard>) else {
        return then(Copied::Impossible);
    };
    spawn_local(async move {
        let done = JsFuture::from(clipboard.write_text(&text)).await.is_ok();
        then(if done { Copied::Done } else { Copied::Refused });
    });
}
