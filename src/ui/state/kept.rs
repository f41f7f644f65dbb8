//! What this tab knows of the kept game of its puzzle, whether another tab has changed that, and which puzzle is played in this one.

use leptos::prelude::*;

use crate::play::kept::Known;

use crate::ui::kit::store;

/// Where the number of the puzzle is kept that is played in this tab.
const PLACE: &str = "played";

#[derive(Clone, Copy)]
pub struct KeptState {
    pub(super) known: StoredValue<Known>,
    /// Where this tab's game is kept as long as its place has another tab's.
    pub(super) aside: StoredValue<Option<String>>,
    /// Whether a person has to choose between two games.
    pub elsewhere: ReadSignal<bool>,
    set_elsewhere: WriteSignal<bool>,
    /// The puzzle that was played in this tab when the page was left, until the page has come back to it.
    left: StoredValue<Option<String>>,
}

impl KeptState {
    pub fn new() -> KeptState {
        let (elsewhere, set_elsewhere) = signal(false);
        let left = StoredValue::new(store::handed(PLACE));
        KeptState { known: StoredValue::default(), aside: StoredValue::default(), elsewhere, set_elsewhere, left }
    }

    /// A game was read from its place, written there, or is new on the board.
    pub fn know(self, known: Known) {
        self.known.set_value(known);
        self.aside.set_value(None);
        self.tell(false);
    }

    /// Remembers for this tab which puzzle is played in it, begun or not.
    pub fn keep_place(self, played: Option<u64>) {
        match played {
            Some(id) => {
                store::hand_on(PLACE, &id.to_string());
            }
            None => store::hand_no_more(PLACE),
        }
    }

    /// Whether this puzzle was played in this tab before the page was left.
    pub fn was_left(self, id: u64) -> bool {
        self.left.with_value(|left| *left == Some(id.to_string()))
    }

    /// The page has come back to what was left: whatever is opened from now on is opened anew.
    pub fn come_back(self) {
        self.left.set_value(None);
    }

    pub fn tell(self, elsewhere: bool) {
        if self.elsewhere.get_untracked() != elsewhere {
            self.set_elsewhere.set(elsewhere);
        }
    }
}
