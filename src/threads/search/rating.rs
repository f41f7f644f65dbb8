//! A puzzle that is being rated, a slice at a time.

use crate::rate::{RateError, RateOrder, Rater};
use crate::threads::program::Clock;
use crate::threads::search::job::FRAME;
use crate::threads::search::protocol::Report;

/// A puzzle that is being rated.
pub struct Rating {
    id: u32,
    rater: Rater,
    /// Milliseconds of work so far.
    spent: f64,
    posted: f64,
}

impl Rating {
    /// Starts to rate it.
    ///
    /// # Errors
    ///
    /// As [`crate::rate::Rater::new`].
    pub fn start(id: u32, order: &RateOrder) -> Result<Rating, RateError> {
        Ok(Rating { id, rater: Rater::new(order)?, spent: 0.0, posted: f64::NEG_INFINITY })
    }

    /// Works until `end`, a step at least; a report when the rating is there, or once a frame.
    pub fn slice(&mut self, end: f64, clock: Clock) -> Option<Report> {
        let begun = clock();
        let mut now = begun;
        while !self.done() {
            self.rater.step();
            now = clock();
            if now >= end {
                break;
            }
        }
        self.spent += now - begun;
        if let Some(rating) = self.rater.rating() {
            return Some(Report::Rated { id: self.id, rating, milliseconds: self.spent });
        }
        (now >= self.posted + FRAME).then(|| {
            self.posted = now;
            Report::RateProgress { id: self.id, progress: self.rater.progress() }
        })
    }

    /// Whether it is rated.
    pub fn done(&self) -> bool {
        self.rater.rating().is_some()
    }
}
