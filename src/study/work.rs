//! One run until it is solved, can do no more or reaches a limit.

use crate::evolve::{Limits, Recipe, Run, RunError};
use crate::stats::Fate;
use crate::study::outcome::Outcome;

/// One run until it ends.
pub struct Work {
    run: Run,
    limits: Limits,
    /// Whether the latest row is looked at: within a generation nothing ends.
    whole: bool,
}

impl Work {
    /// The run of a recipe, before its first generation.
    ///
    /// # Errors
    /// When the run cannot start.
    pub fn of(recipe: &Recipe) -> Result<Work, RunError> {
        Ok(Work::new(recipe.start()?, recipe.limits))
    }

    /// A run and its limits.
    pub fn new(run: Run, limits: Limits) -> Work {
        Work { run, limits, whole: true }
    }

    /// The run as it is.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// Whether it ended.
    pub fn is_over(&self) -> bool {
        self.whole && (self.run.solved() || self.run.ended().is_some() || self.limits.reached(self.run.row()))
    }

    /// Does a small part of a generation; true when that ended the run.
    pub fn advance(&mut self) -> bool {
        if !self.is_over() {
            self.whole = self.run.advance();
        }
        self.is_over()
    }

    /// How it ended, or would if it were stopped here. Solved is what the independent checker accepts; a run that calls its board
    /// solved when the checker does not is over without an answer, so it is stuck.
    pub fn fate(&self) -> Fate {
        match () {
            () if self.run.verified().is_some() => Fate::Solved,
            () if self.run.solved() || self.run.ended().is_some() => Fate::Stuck,
            () => Fate::Censored,
        }
    }

    /// What came of it, as far as it has come.
    pub fn outcome(&self, task: u32, microseconds: u64) -> Outcome {
        let row = self.run.row();
        let (generations, evaluations) = (row.generation, row.evaluations);
        Outcome { task, fate: self.fate(), best: self.run.found().0, generations, evaluations, microseconds }
    }
}
