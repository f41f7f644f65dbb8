//! The room's line to the coach.

use leptos::prelude::*;

use crate::ui::classroom::state::use_class;
use crate::ui::play::coach::Coach;

/// The line to the coach, for the whole room.
#[derive(Clone, Copy)]
pub struct Teacher(Coach);

impl Teacher {
    pub fn provide() {
        let class = use_class();
        provide_context(Teacher(Coach::new(move |why| class.say(why))));
    }
}

pub fn use_teacher() -> Coach {
    expect_context::<Teacher>().0
}
