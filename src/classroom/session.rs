//! What the thread does: wishes in, answers out. A clock is handed in, so it runs natively too.

use super::protocol::{Answer, Ask};
use super::rewind::Rewind;
use crate::worker::Next;
use crate::worker::session::SLICE;

#[derive(Default)]
pub struct Classroom {
    rewind: Rewind,
}

impl Classroom {
    pub fn ask(&mut self, ask: Ask) -> Vec<Answer> {
        match ask {
            Ask::Rewind(wish) => self.rewind.wish(wish),
            Ask::Panic => panic!("asked to panic, to test the classroom's recovery"),
        }
    }

    /// Works for a while.
    pub fn slice(&mut self, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        self.rewind.slice(clock() + SLICE, clock)
    }

    pub fn next(&self, now: f64) -> Next {
        match (self.rewind.is_busy(), self.rewind.wait(now)) {
            (false, _) => Next::Idle,
            (true, wait) if wait > 0.0 => Next::After(wait),
            _ => Next::Now,
        }
    }
}
