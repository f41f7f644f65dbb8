//! The hint: asked for, told step by step, and shown on the board.

use leptos::prelude::*;

use crate::play::told::Told;
use crate::puzzle::Square;
use crate::threads::coach::protocol::HintOrder;
use crate::ui::state::play::PlayState;

impl PlayState {
    /// The squares a hint points at.
    pub fn hinted(self) -> Vec<Square> {
        self.told.with(|told| told.as_ref().and_then(Told::now).map(|now| now.lit.clone()).unwrap_or_default())
    }

    /// The squares in which it takes marks away.
    pub fn struck(self) -> Vec<Square> {
        self.told.with(|told| told.as_ref().and_then(Told::now).map(|now| now.struck.clone()).unwrap_or_default())
    }

    /// Who is asked for hints: with the number of the question, and the board.
    pub fn set_coach(self, coach: impl Fn(u32, HintOrder) + 'static) {
        self.coach.set_value(Some(Box::new(coach)));
    }

    /// Asks for a hint.
    pub fn ask_hint(self, order: HintOrder) {
        self.asked.update_value(|id| *id += 1);
        let id = self.asked.get_value();
        self.coach.with_value(|coach| coach.iter().for_each(|coach| coach(id, order.clone())));
    }

    /// The answer to such a question, unless it is stale.
    pub fn answer_hint(self, id: u32, told: Told) {
        if id == self.asked.get_value() && self.on.get_untracked() {
            self.tell(told);
        }
    }

    /// Tells more of the hint.
    pub fn tell(self, told: Told) {
        self.set_lifted.set(false);
        self.set_told.set(Some(told));
    }

    /// Takes the picture of the hint off the board; the hint stays.
    pub fn lift_picture(self) {
        if self.picture.with_untracked(|picture| !picture.is_empty()) {
            self.set_lifted.set(true);
        }
    }

    pub fn forget_hint(self) {
        // What was asked about the board as it was is of no use any more.
        self.asked.update_value(|id| *id += 1);
        self.set_told.set(None);
    }
}
