//! The room's line to the coach.

use leptos::prelude::*;

use crate::ui::play::coach::Coach;

/// The line to the coach, for the whole room.
#[derive(Clone, Copy)]
pub struct Teacher(Coach);

impl Teacher {
    pub fn provide() {
        // Whoever asks says it.
        provide_context(Teacher(Coach::new(|_| {})));
    }
}

pub fn use_teacher() -> Coach {
    expect_context::<Teacher>().0
}
