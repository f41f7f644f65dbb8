//! What the browser has for a client: workers, locks, a clock, events, and the build that the page is of.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, CustomEventInit, Document, Url, Worker, WorkerOptions, WorkerType};

use crate::say::language;

/// Takes the language that public/languages.js has put into the global scope; without one a program speaks English.
pub fn speak() {
    let text = |value: &JsValue| value.as_string().unwrap_or_default();
    let of = |from: &JsValue, name: &str| Reflect::get(from, &name.into()).unwrap_or_default();
    let words = of(&js_sys::global(), "words");
    if !words.is_object() {
        return;
    }
    let signs = Array::from(&of(&words, "signs"));
    language::begin(&text(&signs.get(0)), &text(&signs.get(1)), &text(&of(&words, "plurals")));
    Array::from(&of(&words, "parts")).iter().for_each(|part| language::add(&text(&part)));
}

/// Milliseconds since the page began.
pub(super) fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

/// Calls back when a worker has ended, in whatever way: then its lock (public/worker_boot.js) is free. Unlike a call that is to be
/// answered, this never takes a long step or a page in the background for an end.
pub(super) fn when_free(lock: &str, then: impl FnOnce() + 'static) -> Result<(), JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into())?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    request.call2(&locks, &lock.into(), &Closure::once_into_js(then)).map(drop)
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Whether public/boot.js has found that the host has another build than the page's.
pub(super) fn is_updated() -> bool {
    document().and_then(|document| document.document_element()).is_some_and(|root| root.has_attribute("data-updated"))
}

/// Says that a worker of this address could not be started, or, without one, that it is of another build.
pub(super) fn announce_lost(address: &str) {
    let options = CustomEventInit::new();
    options.set_detail(&address.into());
    if let (Some(document), Ok(event)) = (document(), CustomEvent::new_with_event_init_dict("sudokube:lost", &options))
    {
        let _ = document.dispatch_event(&event);
    }
}

/// The content of a <meta>.
fn meta(name: &str) -> Option<String> {
    document()?.query_selector(&format!("meta[name={name}]")).ok()??.get_attribute("content")
}

/// The build that the page is of.
pub(super) fn page_build() -> String {
    meta("build").unwrap_or_default()
}

/// The whole address of a worker, by the name of its <meta>.
pub(super) fn address(name: &str) -> Option<String> {
    let base = document()?.base_uri().ok()??;
    let mut file = meta(name)?;
    if let Some(language) = document()?.document_element()?.get_attribute("lang").filter(|language| language != "en") {
        file.push_str(if file.contains('?') { "&lang=" } else { "?lang=" });
        file.push_str(&language);
    }
    Some(Url::new_with_base(&file, &base).ok()?.href())
}

pub(super) fn new_worker(name: &str, lock: &str) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(lock);
    Worker::new_with_options(&address(name).ok_or_else(|| JsValue::from_str(name))?, &options)
}
