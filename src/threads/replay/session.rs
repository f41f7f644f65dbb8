//! What the thread does: wishes in, answers out. A clock is handed in, so it runs natively too.

use crate::threads::replay::batch::Batch;
use crate::threads::replay::protocol::{Answer, Ask};
use crate::threads::replay::rewind::Rewind;
use crate::threads::search::Next;
use crate::threads::search::session::SLICE;

#[derive(Default)]
pub struct Classroom {
    rewind: Rewind,
    batch: Batch,
}

impl Classroom {
    pub fn ask(&mut self, ask: Ask, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        match ask {
            Ask::Rewind(wish) => self.rewind.wish(wish),
            Ask::Batch(order) => self.batch.order(order, clock).into_iter().collect(),
            Ask::Panic => panic!("asked to panic, to test the classroom's recovery"),
        }
    }

    /// Works for a while.
    pub fn slice(&mut self, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        let mut answers = self.batch.slice(clock() + SLICE, clock);
        answers.extend(self.rewind.slice(clock() + SLICE, clock));
        answers
    }

    pub fn next(&self, now: f64) -> Next {
        let rewind = self.rewind.is_busy().then(|| self.rewind.wait(now));
        let batch = self.batch.is_busy().then(|| self.batch.rest().unwrap_or(0.0));
        match rewind.into_iter().chain(batch).min_by(f64::total_cmp) {
            None => Next::Idle,
            Some(wait) if wait > 0.0 => Next::After(wait),
            Some(_) => Next::Now,
        }
    }
}
