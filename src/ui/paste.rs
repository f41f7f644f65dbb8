//! A puzzle that comes as text: pasted anywhere, or typed into the box.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Event, HtmlElement};

use crate::text::link::{Link, is_link};
use crate::text::{ReadError, read};

use super::page::Page;
use super::run::capital;
use super::sheet::Sheet;

/// What a text would put on the board, in a line, or why it is refused.
pub fn recognise(text: &str) -> Result<String, String> {
    if is_link(text) {
        return match Link::read(text) {
            Ok(_) => Ok("A SudoKube link.".into()),
            Err(error) => Err(capital(&format!("{error}."))),
        };
    }
    match read(text) {
        Ok(reading) => Ok(format!("{}.", capital(&reading.what))),
        Err(error) => Err(capital(&format!("{error}."))),
    }
}

impl Page {
    /// Puts the puzzle of a text on the board. A refused text stays in the box, with the sentence that says why.
    pub fn take_text(self, text: &str) {
        if is_link(text) {
            self.pasting.set(false);
            self.open_link(text);
            return;
        }
        match read(text) {
            Ok(reading) => {
                self.pasting.set(false);
                self.load(Sheet::of_givens(reading.grid));
                self.say(format!("Read as {}.", reading.what));
            }
            Err(ReadError::Empty) => self.complain("There is no puzzle in the text that was pasted."),
            Err(error) => self.refuse(text, capital(&format!("{error}."))),
        }
    }

    fn refuse(self, text: &str, why: String) {
        self.draft.set(text.to_string());
        self.pasting.set(true);
        self.complain(why);
    }

    pub fn listen_for_paste(self) {
        window_event_listener_untyped("paste", move |event: Event| {
            if is_field(&event) {
                return;
            }
            let text = event
                .dyn_ref::<ClipboardEvent>()
                .and_then(|e| e.clipboard_data())
                .and_then(|data| data.get_data("text/plain").ok());
            if let Some(text) = text {
                event.prevent_default();
                self.take_text(&text);
            }
        });
    }
}

/// Whether an event happens in a field that takes text itself.
pub fn is_field(event: &Event) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<HtmlElement>().ok());
    target.is_some_and(|t| matches!(t.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}
