//! The rating of a puzzle: ER the hardest step, EP the hardest up to the first digit placed, ED the first step.

use crate::exact::{Verdict, verdict};
use crate::puzzle::Grid;
use crate::technique::kind::{Technique, Tenths};
use crate::technique::solve::{Rules, Solver};
use crate::technique::step::Step;

/// How hard a puzzle is by technique.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rating {
    /// The hardest step, in tenths; 0 where nothing was to be done.
    pub er: Tenths,
    /// The hardest step up to the first digit placed.
    pub ep: Tenths,
    /// The first step.
    pub ed: Tenths,
    /// The technique of the hardest step, the first of them.
    pub hardest: Option<Technique>,
    /// Whether the steps came to the end: if not, the rating is the least it can be.
    pub solved: bool,
    /// Every step in order.
    pub path: Vec<Step>,
}

/// A rating that comes about step by step, so that it can be shown and stopped on the way.
#[derive(Clone, Debug)]
pub struct Rater {
    solver: Solver,
    rating: Rating,
    done: bool,
}

impl Rater {
    /// A puzzle that has not been begun.
    pub fn new(puzzle: &Grid, rules: Rules) -> Rater {
        Rater { solver: Solver::new(puzzle, rules), rating: Rating::default(), done: false }
    }

    /// Takes one step; false when there is none to take.
    pub fn advance(&mut self) -> bool {
        let step = if self.done || self.solver.is_solved() { None } else { self.solver.next() };
        let Some(step) = step else {
            self.done = true;
            self.rating.solved = self.solver.is_solved();
            return false;
        };
        self.solver.apply(&step);
        let rating = &mut self.rating;
        if step.rating > rating.er {
            rating.er = step.rating;
            rating.hardest = Some(step.technique);
        }
        if rating.ep == 0 {
            if rating.ed == 0 {
                rating.ed = rating.er;
            }
            if step.put.is_some() {
                rating.ep = rating.er;
            }
        }
        rating.path.push(step);
        true
    }

    /// The rating so far.
    pub fn rating(&self) -> &Rating {
        &self.rating
    }

    /// The board so far.
    pub fn solver(&self) -> &Solver {
        &self.solver
    }
}

/// Rates a puzzle to the end.
pub fn rate(puzzle: &Grid, rules: Rules) -> Rating {
    let mut rater = Rater::new(puzzle, rules);
    while rater.advance() {}
    rater.rating
}

/// What may be used on a puzzle: techniques of uniqueness only where one solution is proven, and they are asked for.
pub fn rules(puzzle: &Grid, uniqueness: bool) -> Rules {
    Rules { unique: uniqueness && matches!(verdict(puzzle), Verdict::One(_)), ..Rules::ALL }
}
