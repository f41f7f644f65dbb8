//! What this tab knows of the kept game of its puzzle, and whether another tab has changed that.

use leptos::prelude::*;

use crate::play::kept::Known;

#[derive(Clone, Copy)]
pub struct KeptState {
    pub(super) known: StoredValue<Known>,
    /// Where this tab's game is kept as long as its place has another tab's.
    pub(super) aside: StoredValue<Option<String>>,
    /// Whether a person has to choose between two games.
    pub elsewhere: ReadSignal<bool>,
    set_elsewhere: WriteSignal<bool>,
}

impl KeptState {
    pub fn new() -> KeptState {
        let (elsewhere, set_elsewhere) = signal(false);
        KeptState { known: StoredValue::default(), aside: StoredValue::default(), elsewhere, set_elsewhere }
    }

    /// A game was read from its place, written there, or is new on the board.
    pub fn know(self, known: Known) {
        self.known.set_value(known);
        self.aside.set_value(None);
        self.tell(false);
    }

    pub fn tell(self, elsewhere: bool) {
        if self.elsewhere.get_untracked() != elsewhere {
            self.set_elsewhere.set(elsewhere);
        }
    }
}
