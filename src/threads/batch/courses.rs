//! Runs whose course is wanted, one after the other.

use std::collections::VecDeque;

use crate::evolve::{Recipe, RunError};
use crate::study::course::{Course, Following};

/// Those that wait, and the one that is on.
#[derive(Default)]
pub(super) struct Courses {
    waiting: VecDeque<(u32, Recipe)>,
    moments: bool,
    on: Option<Following>,
}

impl Courses {
    pub fn add(&mut self, runs: Vec<(u32, Recipe)>, moments: bool) {
        self.waiting.extend(runs);
        self.moments = moments;
    }

    pub fn is_busy(&self) -> bool {
        self.on.is_some() || !self.waiting.is_empty()
    }

    /// Does a small part of a generation; none where nothing is to be done, and the course of a run that is over. A run that
    /// cannot start ends them all.
    pub fn advance(&mut self) -> Option<Result<Option<Course>, RunError>> {
        let Some(following) = &mut self.on else {
            let (number, recipe) = self.waiting.pop_front()?;
            return match Following::of(&recipe, number, self.moments) {
                Ok(following) => {
                    self.on = Some(following);
                    Some(Ok(None))
                }
                Err(why) => {
                    *self = Courses::default();
                    Some(Err(why))
                }
            };
        };
        let over = following.advance();
        Some(Ok(over.then(|| self.on.take()).flatten().map(Following::course)))
    }
}
