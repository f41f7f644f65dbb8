//! One run with many seeds: how many generations each took, beside the run that was watched.

use crate::evolve::Limits;
use crate::evolve::algorithms::find;
use crate::evolve::recipe::Recipe;
use crate::puzzle::Grid;
use crate::study::outcome::Outcome;

/// What the runs have come to so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seeds {
    /// Runs that were asked for; 0 where none were.
    pub of: u32,
    /// Generations of each run that solved the puzzle, as they came in.
    pub solved: Vec<u64>,
    /// Runs that gave up at their limit.
    pub given_up: u32,
}

impl Seeds {
    /// Before the first of so many runs.
    pub fn asked(of: u32) -> Seeds {
        Seeds { of, ..Seeds::default() }
    }

    /// A run is over.
    pub fn add(&mut self, outcome: &Outcome) {
        match outcome.is_solved() {
            true => self.solved.push(outcome.generations),
            false => self.given_up += 1,
        }
    }

    /// Runs that are over.
    pub fn done(&self) -> u32 {
        self.solved.len() as u32 + self.given_up
    }

    /// Whether all runs are over.
    pub fn is_complete(&self) -> bool {
        self.of > 0 && self.done() >= self.of
    }

    /// Generations in which half of the runs had solved it, the lower of two in the middle; a run that gave up takes longer than
    /// any that did not. `None` where half of them gave up, or none is over.
    pub fn median(&self) -> Option<u64> {
        let mut sorted = self.solved.clone();
        sorted.sort_unstable();
        sorted.get((self.done().checked_sub(1)? / 2) as usize).copied()
    }

    /// How many of them took longer than so many generations, or gave up.
    pub fn slower_than(&self, generations: u64) -> u32 {
        self.solved.iter().filter(|&&g| g > generations).count() as u32 + self.given_up
    }
}

/// Generations after which a run that rates a puzzle gives up.
pub const RATED_GENERATIONS: u64 = 2_000;

/// What rates a puzzle by evolution: Waters' algorithm, on cubes his cube algorithm, with its published settings. None where it
/// does not take the board.
pub fn rating(puzzle: &Grid) -> Option<Recipe> {
    let algorithm = find(if puzzle.shape().is_cube() { "waters-cube" } else { "waters-grid" }).ok()?;
    algorithm.suits(puzzle.shape()).ok()?;
    let limits = Limits { generations: Some(RATED_GENERATIONS), evaluations: None };
    Some(Recipe { limits, islands: 1, ..Recipe::new(algorithm, puzzle, 1) })
}

#[cfg(test)]
mod tests {
    use crate::stats::Fate;
    use crate::study::seeds::*;
    use crate::study::{Plan, Work};
    use crate::text::read;

    fn outcome(generations: u64, fate: Fate) -> Outcome {
        Outcome { task: 0, fate, best: 0, generations, evaluations: 0, microseconds: 0 }
    }

    #[test]
    fn runs_that_gave_up_count_as_the_longest() {
        let mut seeds = Seeds::asked(5);
        assert_eq!((seeds.median(), seeds.is_complete()), (None, false));
        for generations in [30, 10, 20] {
            seeds.add(&outcome(generations, Fate::Solved));
        }
        assert_eq!((seeds.median(), seeds.slower_than(20), seeds.done()), (Some(20), 1, 3));
        for _ in 0..2 {
            seeds.add(&outcome(500, Fate::Censored));
        }
        assert_eq!((seeds.median(), seeds.slower_than(20), seeds.is_complete()), (Some(30), 3, true));
        seeds.add(&outcome(500, Fate::Censored));
        seeds.add(&outcome(500, Fate::Censored));
        assert_eq!(seeds.median(), None);
    }

    #[test]
    fn a_repeated_run_is_itself_first_and_then_other_seeds() {
        let puzzle = read("....1.2..4.1....").unwrap().grid;
        let recipe = Recipe { islands: 4, ..Recipe::new(find("waters-grid").unwrap(), &puzzle, 7) };
        let plan = Plan::repeated(recipe.clone(), 3);
        assert_eq!(plan.runs(), 3);
        assert_eq!(plan.run(0), Recipe { islands: 1, ..recipe });
        assert_eq!([1, 2].map(|k| plan.run(k).seed), [8, 9]);
        let mut work = Work::of(&plan.run(0)).unwrap();
        while !work.advance() {}
        assert!(work.outcome(0, 0).is_solved());
    }
}
