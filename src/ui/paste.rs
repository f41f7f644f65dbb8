//! A puzzle that comes as text: pasted anywhere, or typed into the box.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Event, HtmlElement};

use crate::text::link::{Link, is_link};
use crate::text::{ReadError, read_all};

use super::page::Page;
use super::run::capital;

/// What a text would put on the board, in a line, and how many puzzles it holds; or why it is refused.
/// Of many puzzles the line is about the one at a position, counted from 0.
pub fn recognise(text: &str, at: usize) -> Result<(String, usize), String> {
    let refused = |error: &dyn std::fmt::Display| capital(&format!("{error}."));
    if is_link(text) {
        let link = Link::read(text).map_err(|e| refused(&e))?;
        return Ok((format!("SudoKube link, {}.", link.puzzle().counts()), 1));
    }
    let reading = read_all(text).map_err(|e| refused(&e))?;
    Ok((format!("{}.", capital(&reading.what_of(at))), reading.puzzles.len()))
}

impl Page {
    /// Puts the puzzle of a text, or the first of many, on the board.
    pub fn take_text(self, text: &str) {
        self.take_puzzle(text, 0);
    }

    /// Puts one of the puzzles of a text on the board. A refused text stays in the box, with the sentence that says why;
    /// one of many puzzles stays there to choose another.
    pub fn take_puzzle(self, text: &str, at: usize) {
        if is_link(text) {
            self.pasting.set(false);
            self.open_link(text);
            return;
        }
        let found = read_all(text).and_then(|reading| {
            let many = reading.puzzles.len() > 1;
            Ok((reading.what_of(at), many, reading.puzzle(at)?))
        });
        match found {
            Ok((what, many, puzzle)) => {
                self.pasting.set(false);
                self.load_puzzle(&puzzle);
                if many {
                    self.draft.set(text.to_string());
                }
                self.say(format!("Read as {what}.{}", if many { " “Paste” has the others." } else { "" }));
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
