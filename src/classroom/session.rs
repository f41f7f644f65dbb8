//! What the thread does: wishes in, answers out. A clock is handed in, so it runs natively too.

use super::batch::Batch;
use super::protocol::{Answer, Ask};
use super::rewind::Rewind;
use crate::worker::Next;
use crate::worker::session::SLICE;

#[derive(Default)]
pub struct Classroom {
    rewind: Rewind,
    batch: Batch,
}

impl Classroom {
    pub fn ask(&mut self, ask: Ask, clock: &dyn Fn() -> f64) -> Option<Answer> {
        match ask {
            Ask::Rewind(wish) => self.rewind.wish(wish),
            Ask::Batch(order) => self.batch.order(order, clock),
            Ask::Panic => panic!("asked to panic, to test the classroom's recovery"),
        }
    }

    /// Works for a while.
    pub fn slice(&mut self, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        let mut answers = self.batch.slice(clock() + SLICE, clock);
        answers.extend(self.rewind.slice(clock() + SLICE, clock));
        answers
    }

    pub fn next(&self) -> Next {
        match self.batch.rest() {
            _ if self.rewind.is_busy() => Next::Now,
            Some(milliseconds) => Next::After(milliseconds),
            None if self.batch.is_busy() => Next::Now,
            None => Next::Idle,
        }
    }
}
