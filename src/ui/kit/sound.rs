//! Short tones, when they are wanted. The program that makes them (public/sound.js) is fetched when they are first allowed
//! and listens for events on the document.

use std::cell::Cell;

use leptos::prelude::*;
use web_sys::Event;

thread_local! {
    static ALLOWED: Cell<bool> = const { Cell::new(false) };
}

/// Whether tones are wanted from now on.
pub fn allow(wanted: bool) {
    ALLOWED.set(wanted);
    let there = || document().query_selector("script[src^='sound']").is_ok_and(|script| script.is_some());
    if !wanted || there() {
        return;
    }
    let address =
        document().query_selector("meta[name=sound]").ok().flatten().and_then(|meta| meta.get_attribute("content"));
    let (Ok(script), Some(root)) = (document().create_element("script"), document().document_element()) else { return };
    let _ = script.set_attribute("type", "module");
    let _ = script.set_attribute("src", &address.unwrap_or_default());
    let _ = root.append_child(&script);
}

pub fn play(tone: &str) {
    if ALLOWED.get()
        && let Ok(event) = Event::new(&format!("sudokube:{tone}"))
    {
        let _ = document().dispatch_event(&event);
    }
}
