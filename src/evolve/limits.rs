//! When a run gives up.

use serde::{Deserialize, Serialize};

use crate::evolve::row::Generation;

/// Most generations that a limit may allow.
pub const MOST_GENERATIONS: u64 = 1_000_000_000;

/// When a run gives up. `None` is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Generations at most.
    pub generations: Option<u64>,
    /// Fitness computations at most.
    pub evaluations: Option<u64>,
}

impl Limits {
    /// Whether a run whose latest row this is has reached one of them.
    pub fn reached(&self, row: &Generation) -> bool {
        self.generations.is_some_and(|g| row.generation >= g) || self.evaluations.is_some_and(|e| row.evaluations >= e)
    }
}
