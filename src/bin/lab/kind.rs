//! Runs of one method or setting, for comparisons and files.

use super::args::{Outcome, Plan};
use sudokube::study::{Cost, Taken, Tried};

/// Runs of one kind: how it is called, what it ran, and what came of each puzzle and seed.
pub struct Kind<'a> {
    pub name: String,
    pub plan: &'a Plan,
    pub outcomes: Vec<(usize, Outcome)>,
}

impl Kind<'_> {
    /// Its runs, counted in evaluations.
    pub fn tried(&self) -> Vec<Tried> {
        let one = |(puzzle, o): &(usize, Outcome)| Tried {
            puzzle: *puzzle,
            seed: o.seed,
            run: Taken::from(o).observed(Cost::Evaluations),
        };
        self.outcomes.iter().map(one).collect()
    }
}
