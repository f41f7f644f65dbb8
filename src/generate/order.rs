//! What is ordered, how it stands, and what came of it; all of it may travel between page and worker.

use serde::{Deserialize, Serialize};

use super::{Level, Way, face_solutions};
use crate::exact::{Solver, Verdict};
use crate::puzzle::{Grid, Shape};

/// What is to be made. The same order makes the same puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GenerateOrder {
    pub shape: Shape,
    pub level: Level,
    pub way: Way,
    #[serde(with = "crate::seed")]
    pub seed: u64,
}

/// A puzzle and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    pub order: GenerateOrder,
    pub puzzle: Grid,
    pub solution: Grid,
    pub givens: usize,
    /// Whether the solution is the only one; `None` when the exact solver was not given the time to decide it.
    pub unique: Option<bool>,
    /// Solutions of each face alone, counted up to [`super::FACE_LIMIT`].
    pub face_solutions: Vec<u32>,
}

impl Made {
    /// How many faces have more than one solution when they are solved alone.
    pub fn ambiguous_faces(&self) -> usize {
        self.face_solutions.iter().filter(|&&n| n > 1).count()
    }
}

impl GenerateOrder {
    pub(super) fn made(&self, puzzle: &Grid, solution: &Grid, solver: &Solver) -> Made {
        Made {
            order: self.clone(),
            puzzle: puzzle.clone(),
            solution: solution.clone(),
            givens: puzzle.filled(),
            unique: match solver.verdict() {
                Verdict::Undecided => None,
                verdict => Some(matches!(verdict, Verdict::One(_))),
            },
            face_solutions: face_solutions(puzzle),
        }
    }
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The edges of the cube are filled.
    Skeleton,
    /// The faces are completed by Waters' flat algorithm.
    Faces,
    /// Squares are emptied.
    Removal,
    /// Solutions are counted.
    Judge,
    Done,
}

/// How far it is: `done` of `of` edge squares, faces or squares to empty. It can fall back when a try fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    pub stage: Stage,
    pub done: u32,
    pub of: u32,
}

/// Why nothing can be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum GenerateError {
    #[error("puzzles of shape {shape} cannot be made yet, only SudoKubes")]
    Shape { shape: String },
    #[error("the thesis has no level “minimal”: it does not check that a cube is unique")]
    Level,
}
