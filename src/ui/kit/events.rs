//! Events on the document, by which the programs of the page tell each other things.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CustomEvent, CustomEventInit, Event};

/// Dispatches an event on the document.
pub fn announce(name: &str, detail: &str) {
    let options = CustomEventInit::new();
    options.set_detail(&detail.into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(name, &options) {
        let _ = document().dispatch_event(&event);
    }
}

/// Listens for an event on the document, with the text that comes with it.
pub fn listen(name: &str, then: impl Fn(Option<String>) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        then(event.dyn_ref::<CustomEvent>().and_then(|e| e.detail().as_string()).filter(|text| !text.is_empty()));
    });
    let _ = document().add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
    // As long as the page.
    listener.forget();
}
