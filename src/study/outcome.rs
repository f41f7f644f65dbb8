//! What one run of a study came to.

use serde::{Deserialize, Serialize};

use crate::stats::Fate;

/// What came of one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The run's number in the plan.
    pub task: u32,
    /// How it ended; solved is what the independent checker accepted.
    pub fate: Fate,
    /// Best fitness of any generation.
    pub best: u32,
    /// Generations of the run.
    pub generations: u64,
    /// Fitness computations of the run.
    pub evaluations: u64,
    /// Time its thread spent on it.
    pub microseconds: u64,
}

impl Outcome {
    /// Whether it solved the puzzle.
    pub fn is_solved(&self) -> bool {
        self.fate == Fate::Solved
    }
}
