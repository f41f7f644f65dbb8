//! What the keyboard does, on the board and anywhere on the page.

use leptos::ev;
use leptos::prelude::*;

use super::digits::Style;
use super::page::Page;
use super::paste::is_field;
use super::words::Stage;

/// Every key, as the help lists them.
pub const KEYS: &[(&str, &str)] = &[
    ("Arrow keys, Home, End", "move on the board; on a cube on to the next face"),
    ("Shift + arrow keys, [ and ]", "turn the cube by a face, or a little"),
    ("U, R, F, D, L, B on the cube", "bring a face to the front; again: straight on"),
    ("1 to 9, A to P", "type a digit (A is 10, P is 25)"),
    ("0, Space, Backspace, Delete", "empty a square"),
    ("Enter on the board, Ctrl + Enter anywhere", "Evolve, Pause, Resume"),
    ("Ctrl + .", "one generation"),
    ("Escape", "stop the run"),
    ("Ctrl + Z, Ctrl + Y", "undo, redo"),
    ("Ctrl + V", "paste a puzzle or a link"),
    ("?", "this help"),
];

impl Page {
    /// A key pressed on a square; whether it meant anything.
    pub fn board_key(self, key: &str) -> bool {
        let mut chars = key.chars();
        let single = chars.next().filter(|_| chars.next().is_none());
        match (key, single.and_then(|key| Style::now().typed(key))) {
            ("Backspace" | "Delete" | " ", _) => self.type_digit(0),
            ("Enter", _) => self.main_action(),
            (_, Some(digit)) => self.type_digit(digit),
            _ => return false,
        }
        true
    }

    pub fn listen_for_keys(self) {
        window_event_listener(ev::keydown, move |event| {
            let in_dialog = document().query_selector("dialog[open]").is_ok_and(|dialog| dialog.is_some());
            if in_dialog || event.default_prevented() {
                return;
            }
            let command = event.ctrl_key() || event.meta_key();
            let key = event.key();
            match (command, key.as_str()) {
                (true, "Enter") => self.main_action(),
                (true, ".") if !matches!(self.run.stage.get_untracked(), Stage::Running | Stage::LimitReached) => self.step(),
                (true, "z" | "Z") if !is_field(&event) && !event.shift_key() => self.undo(),
                (true, "z" | "Z" | "y" | "Y") if !is_field(&event) => self.redo(),
                (false, "Escape") => self.escape(),
                (false, "?") if !is_field(&event) => self.helping.set(true),
                _ => return,
            }
            event.prevent_default();
        });
    }

    /// Stops a run that is going on; otherwise lets go of the selected square.
    fn escape(self) {
        if self.run.stage.get_untracked().is_live() {
            self.stop();
        } else {
            self.selected.set(None);
        }
    }
}
