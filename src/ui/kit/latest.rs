//! Questions of which the last alone counts: until it is answered, what an earlier answer held is old.

use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct Latest {
    asked: StoredValue<u32>,
    answered: RwSignal<bool>,
}

impl Latest {
    pub fn new() -> Latest {
        Latest { asked: StoredValue::new(0), answered: RwSignal::new(false) }
    }

    /// The number of a new question.
    pub fn ask(self) -> u32 {
        self.answered.set(false);
        self.asked.update_value(|n| *n += 1);
        self.number()
    }

    /// The number of the last question.
    pub fn number(self) -> u32 {
        self.asked.get_value()
    }

    /// Whether this is the last question; never once what asked is gone.
    pub fn is(self, question: u32) -> bool {
        self.asked.try_get_value() == Some(question)
    }

    /// Notes the answer to a question; whether that was the last.
    pub fn note(self, question: u32) -> bool {
        let is_last = self.is(question);
        if is_last {
            self.answered.set(true);
        }
        is_last
    }

    /// Whether the last question is answered.
    pub fn is_answered(self) -> bool {
        self.answered.get()
    }
}
