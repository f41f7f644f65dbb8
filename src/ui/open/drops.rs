//! What is pasted or dropped anywhere on the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event};

use crate::ui::kit::fields::takes_text;
use crate::ui::kit::files::{files_of, is_picture};
use crate::ui::open::inbox::Inbox;

/// Takes what is pasted or dropped anywhere on the page.
pub fn listen(inbox: Inbox) {
    window_event_listener_untyped("paste", move |event: Event| {
        // A spreadsheet copies its cells as text and as a picture of them.
        let data = event.dyn_ref().and_then(ClipboardEvent::clipboard_data);
        let text =
            data.as_ref().and_then(|data| data.get_data("text/plain").ok()).filter(|text| !text.trim().is_empty());
        take_data(inbox, &event, data, text.is_some());
    });
    for name in ["dragenter", "dragover"] {
        window_event_listener_untyped(name, move |event: Event| {
            if is_welcome(&event) {
                event.prevent_default();
                inbox.drag(true);
            }
        });
    }
    window_event_listener_untyped("dragleave", move |event: Event| {
        // Between two elements of the page there is always a next one.
        if event.dyn_ref::<DragEvent>().is_some_and(|e| e.related_target().is_none()) {
            inbox.drag(false);
        }
    });
    window_event_listener_untyped("drop", move |event: Event| {
        inbox.drag(false);
        take_data(inbox, &event, event.dyn_ref().and_then(DragEvent::data_transfer), false);
    });
}

/// What is pasted or dropped: files, or text where no field takes it itself. On request no pictures.
fn take_data(inbox: Inbox, event: &Event, data: Option<DataTransfer>, without_pictures: bool) {
    let Some(data) = data else { return };
    let mut files = files_of(data.files());
    files.retain(|file| !without_pictures || !is_picture(file));
    if !files.is_empty() {
        event.prevent_default();
        inbox.take_files(files);
    } else if !takes_text(event)
        && !inbox.has_photo()
        && let Ok(text) = data.get_data("text/plain")
    {
        event.prevent_default();
        inbox.take_text(text);
    }
}

/// Files anywhere, and text where no field takes it itself.
fn is_welcome(event: &Event) -> bool {
    let types = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer).map(|data| data.types());
    let has = |kind: &str| types.as_ref().is_some_and(|t| t.includes(&kind.into(), 0));
    has("Files") || has("text/plain") && !takes_text(event)
}
