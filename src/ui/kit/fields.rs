//! Where an event happens: in a field, and with the focus in which part of the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement};

/// Whether an event happens in a field that takes text itself; a box to tick or a list of choices does not.
pub fn takes_text(event: &Event) -> bool {
    const WITHOUT_TEXT: [&str; 6] = ["checkbox", "radio", "range", "file", "button", "color"];
    let target = event.target().and_then(|t| t.dyn_into::<HtmlElement>().ok());
    target.is_some_and(|t| match t.dyn_ref::<HtmlInputElement>() {
        Some(input) => !WITHOUT_TEXT.contains(&input.type_().as_str()),
        None => t.tag_name() == "TEXTAREA",
    })
}

/// Whether an event happens in a field, which has a use for keys.
pub fn is_field(event: &Event) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<HtmlElement>().ok());
    target.is_some_and(|t| matches!(t.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// Whether the focus is on or in an element.
pub fn is_focused(selector: &str) -> bool {
    let focused: Option<Element> = document().active_element();
    focused.and_then(|e| e.closest(selector).ok().flatten()).is_some()
}
