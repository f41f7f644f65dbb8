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
    pub fn ask(&mut self, ask: Ask) -> Option<Answer> {
        match ask {
            Ask::Rewind(wish) => self.rewind.wish(wish),
            Ask::Panic => panic!("asked to panic, to test the classroom's recovery"),
        }
    }

    /// Works for a while.
    pub fn slice(&mut self, clock: &dyn Fn() -> f64) -> Option<Answer> {
        self.rewind.slice(clock() + SLICE, clock)
    }

    pub fn next(&self) -> Next {
        if self.rewind.is_busy() { Next::Now } else { Next::Idle }
    }
}
