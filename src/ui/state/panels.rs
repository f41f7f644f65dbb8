//! Which dialogs are open, and the text in the paste box.

use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct Panels {
    /// The first screen.
    pub start: ReadSignal<bool>,
    set_start: WriteSignal<bool>,
    pub help: ReadSignal<bool>,
    set_help: WriteSignal<bool>,
    pub settings: ReadSignal<bool>,
    set_settings: WriteSignal<bool>,
    pub paste: ReadSignal<bool>,
    set_paste: WriteSignal<bool>,
    /// The text of the paste box.
    pub draft: ReadSignal<String>,
    set_draft: WriteSignal<String>,
}

impl Panels {
    pub fn new(start: bool) -> Panels {
        let (start, set_start) = signal(start);
        let (help, set_help) = signal(false);
        let (settings, set_settings) = signal(false);
        let (paste, set_paste) = signal(false);
        let (draft, set_draft) = signal(String::new());
        Panels { start, set_start, help, set_help, settings, set_settings, paste, set_paste, draft, set_draft }
    }

    pub fn close_start(self) {
        self.set_start.set(false);
    }

    pub fn open_help(self) {
        self.set_help.set(true);
    }

    pub fn close_help(self) {
        self.set_help.set(false);
    }

    pub fn open_settings(self) {
        self.set_settings.set(true);
    }

    pub fn close_settings(self) {
        self.set_settings.set(false);
    }

    pub fn open_paste(self) {
        self.set_paste.set(true);
    }

    pub fn close_paste(self) {
        self.set_paste.set(false);
    }

    /// Puts a text into the paste box.
    pub fn write_draft(self, text: String) {
        self.set_draft.set(text);
    }
}
