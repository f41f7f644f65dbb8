//! A puzzle that is being made, a slice at a time.

use crate::generate::{GenerateError, GenerateOrder, Generator};
use crate::threads::program::Clock;
use crate::threads::search::job::FRAME;
use crate::threads::search::protocol::Report;

/// A puzzle that is being made.
pub struct Making {
    id: u32,
    generator: Generator,
    /// Milliseconds of work so far.
    spent: f64,
    posted: f64,
}

impl Making {
    /// Starts to make it.
    ///
    /// # Errors
    ///
    /// As [`crate::generate::Generator::new`].
    pub fn start(id: u32, order: &GenerateOrder) -> Result<Making, GenerateError> {
        Ok(Making { id, generator: Generator::new(order)?, spent: 0.0, posted: f64::NEG_INFINITY })
    }

    /// Works until `end`; a report when the puzzle is there, or once a frame.
    pub fn slice(&mut self, end: f64, clock: Clock) -> Option<Report> {
        let begun = clock();
        let mut now = begun;
        while self.generator.made().is_none() && now < end {
            self.generator.step();
            now = clock();
        }
        self.spent += now - begun;
        if let Some(made) = self.generator.made() {
            return Some(Report::Generated { id: self.id, made: made.clone(), milliseconds: self.spent });
        }
        (now >= self.posted + FRAME).then(|| {
            self.posted = now;
            Report::GenerateProgress { id: self.id, progress: self.generator.progress() }
        })
    }

    /// Whether it is there.
    pub fn done(&self) -> bool {
        self.generator.made().is_some()
    }
}
