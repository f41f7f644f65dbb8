//! What is ordered, how it stands, and what came of it; all of it may travel between page and worker.

use serde::{Deserialize, Serialize};

use crate::exact::{Solver, Verdict};
use crate::generate::count::face_solutions;
use crate::generate::level::{Level, Way};
use crate::packed::{Seeded, seeded};
use crate::puzzle::{Grid, Layout, Shape};

/// Of 81 squares, the fewest givens that may be ordered: those of a 9×9 with a single solution.
const FEWEST: usize = 17;

/// Runs that must agree, the way of Mantere and Koljonen.
pub const AGREEMENTS: usize = 10;

/// The largest side of an empty board that the papers' algorithms fill soon.
pub const LARGEST_BY_SEARCH: usize = 9;

/// What is to be made. The same order makes the same puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Seeded", try_from = "Seeded")]
pub struct GenerateOrder {
    /// The board.
    pub shape: Shape,
    /// How many givens, unless `givens` says so.
    pub level: Level,
    /// How it is made.
    pub way: Way,
    /// How many givens instead of the level's. Mantere and Koljonen's way has no levels, and draws them when none is set.
    pub givens: Option<u32>,
    /// The same seed makes the same puzzle.
    pub seed: u64,
}

seeded!(GenerateOrder { shape: Shape, level: Level, way: Way, givens: Option<u32> });

/// A puzzle and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// What was ordered.
    pub order: GenerateOrder,
    /// The givens.
    pub puzzle: Grid,
    /// The board they were taken from.
    pub solution: Grid,
    /// How many there are.
    pub givens: usize,
    /// Whether the solution is the only one; `None` when the exact solver was not given the time to decide it.
    pub unique: Option<bool>,
    /// What came of the boards that were tried, where runs had to agree.
    pub tally: Option<Tally>,
    /// Of a cube: solutions of each face alone, counted up to [`crate::generate::FACE_LIMIT`].
    pub face_solutions: Vec<u32>,
}

impl Made {
    /// How many faces have more than one solution when they are solved alone.
    pub fn ambiguous_faces(&self) -> usize {
        self.face_solutions.iter().filter(|&&n| n > 1).count()
    }
}

impl GenerateOrder {
    pub(crate) fn made(&self, puzzle: &Grid, solution: &Grid, solver: &Solver, tally: Option<Tally>) -> Made {
        Made {
            order: self.clone(),
            puzzle: puzzle.clone(),
            solution: solution.clone(),
            givens: puzzle.filled(),
            unique: match solver.verdict() {
                // The verified way has proved it while it emptied squares.
                Verdict::Undecided => (self.way == Way::Verified).then_some(true),
                verdict => Some(matches!(verdict, Verdict::One(_))),
            },
            tally,
            face_solutions: if self.shape.is_cube() { face_solutions(puzzle) } else { Vec::new() },
        }
    }
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// An empty flat board is filled.
    Open,
    /// The puzzle is solved again and again, and each run has to find the board it was drawn from.
    Agreement,
    /// The edges of the cube are filled.
    Skeleton,
    /// The faces are completed by Waters' flat algorithm.
    Faces,
    /// Squares are emptied.
    Removal,
    /// Solutions are counted.
    Judge,
    /// The puzzle is there.
    Done,
}

/// What came of the boards that Mantere and Koljonen's way has tried (their table 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Empty boards filled so far, and the generations that took.
    pub boards: u32,
    /// Generations that filling them took.
    pub open_generations: u64,
    /// Puzzles rejected after so many runs that had agreed.
    pub rejected: [u32; AGREEMENTS],
    /// Trials of all runs.
    pub trials: u64,
}

/// How far it is: `done` of `of` edge squares, faces, squares to empty or agreeing runs. It can fall back when a try fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// How much of it is done.
    pub done: u32,
    /// How much there is to do.
    pub of: u32,
    /// Where runs have to agree.
    pub tally: Option<Tally>,
}

/// Why nothing can be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GenerateError {
    /// The way does not make this shape.
    Way {
        /// The way that was asked for.
        way: Way,
        /// The shape it does not make.
        shape: Shape,
        /// Why not.
        reason: Unmakeable,
    },
    /// So many givens cannot be left.
    Givens {
        /// Shape of the board.
        shape: Shape,
        /// Fewest givens that can be asked for.
        fewest: usize,
        /// Most givens that can be asked for.
        most: usize,
    },
    /// The thesis has no level “minimal”.
    Level,
}

/// Why a way does not make a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unmakeable {
    /// Its boxes do not keep the edges that faces share.
    Edges,
    /// Its algorithm takes too long to fill an empty board.
    Slow,
    /// That a large board has one solution takes too long to prove.
    Large,
}

impl GenerateOrder {
    /// Why this cannot be made, if it cannot.
    pub(crate) fn check(&self) -> Result<(), GenerateError> {
        let cube = self.shape.is_cube();
        let reason = match self.way {
            _ if self.shape.is_large() => Some(Unmakeable::Large),
            Way::Agreement if cube => Some(Unmakeable::Edges),
            Way::Thesis | Way::Agreement if !cube && self.shape.side() > LARGEST_BY_SEARCH => Some(Unmakeable::Slow),
            _ => None,
        };
        let shape = self.shape;
        if let Some(reason) = reason {
            return Err(GenerateError::Way { way: self.way, shape, reason });
        }
        if self.way == Way::Thesis && self.level == Level::Minimal && self.givens.is_none() {
            return Err(GenerateError::Level);
        }
        let most = Layout::of(self.shape).squares;
        let fewest = (most * FEWEST).div_ceil(81);
        match self.givens {
            Some(givens) if !(fewest..=most).contains(&(givens as usize)) => {
                Err(GenerateError::Givens { shape, fewest, most })
            }
            _ => Ok(()),
        }
    }

    /// How many givens are wanted; `None` is as few as can be.
    pub(crate) fn target(&self) -> Option<usize> {
        self.givens.map(|givens| givens as usize).or_else(|| self.level.givens(self.way, self.shape))
    }
}
