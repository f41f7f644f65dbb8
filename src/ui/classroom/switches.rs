//! What buttons and keys switch that is not of a view: the projector, and the dialogs.

use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct Switches {
    /// Large type and high contrast.
    pub projector: ReadSignal<bool>,
    set_projector: WriteSignal<bool>,
    /// Whether the code of what is open is shown.
    pub following: ReadSignal<bool>,
    set_following: WriteSignal<bool>,
    /// Whether the list of keys is shown.
    pub helping: ReadSignal<bool>,
    set_helping: WriteSignal<bool>,
    clicked: StoredValue<bool>,
}

impl Switches {
    pub fn new() -> Switches {
        let (projector, set_projector) = signal(false);
        let (following, set_following) = signal(false);
        let (helping, set_helping) = signal(false);
        let clicked = StoredValue::new(false);
        Switches { projector, set_projector, following, set_following, helping, set_helping, clicked }
    }

    pub fn toggle_projector(self) {
        self.set_projector.update(|on| *on = !*on);
    }

    pub fn open_follow(self) {
        self.set_following.set(true);
    }

    pub fn close_follow(self) {
        self.set_following.set(false);
    }

    pub fn open_keys(self) {
        self.set_helping.set(true);
    }

    pub fn close_keys(self) {
        self.set_helping.set(false);
    }

    /// Whether a click gave the focus to what has it, and not Tab.
    pub fn was_clicked(self) -> bool {
        self.clicked.get_value()
    }

    pub fn note_click(self) {
        self.clicked.set_value(true);
    }

    pub fn note_tab(self) {
        self.clicked.set_value(false);
    }
}
