//! What an algorithm shows of its state beside the rows, for `draw` and the lab: one variant per kind of view, each plain data that a
//! search fills in.

pub mod annealing;
pub mod climb;
pub mod crossing;
pub mod elimination;
pub mod member;
pub mod moves;
pub mod own;
pub mod partial;
pub mod program;
pub mod rules;
pub mod swaps;

use serde::{Deserialize, Serialize};

use crate::evolve::view::annealing::Annealing;
use crate::evolve::view::climb::Climb;
use crate::evolve::view::crossing::Crossing;
use crate::evolve::view::elimination::ValidValues;
use crate::evolve::view::member::Member;
use crate::evolve::view::own::{Conflicts, Guesses};
use crate::evolve::view::partial::PartialBoard;
use crate::evolve::view::program::Program;
use crate::evolve::view::rules::Rules;
use crate::evolve::view::swaps::SwapTable;
use crate::exact::rank_sheet::Sheet;

/// The state behind the latest row, as far as an algorithm has one worth looking at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum AlgorithmView {
    /// The binary program: sizes, progress and layers.
    BinaryProgram(Program),
    /// Where the best board of the project's own algorithm conflicts, with nothing deduced, and the population.
    Conflicts(Conflicts),
    /// Digits place by place, as [`crate::puzzle::Grid::face_cells`] orders them: an algorithm that keeps a copy of an
    /// edge square for each face, so that faces may disagree.
    Copies(Vec<u8>),
    /// A search for every solution: how many it has found and the first of them, per square; how often it met one, known
    /// ones included; how many of these since the last new one, and with how many it ends.
    Solutions {
        /// How many different ones it has found.
        count: u32,
        /// The first of them, each as its digits per square.
        first: Vec<Vec<u8>>,
        /// How often it met a solution, known ones included.
        met: u64,
        /// How many of these came after the last new one.
        since: u64,
        /// How many of these without a new one end the search.
        wanted: u64,
    },
    /// The valid-values board and what the last iteration did.
    Elimination(ValidValues),
    /// The guesses of the best individual of the project's own algorithm, and the population.
    Guesses(Guesses),
    /// The worksheet of the best choice of decision variables.
    RankSheet(Sheet),
    /// Digit counts of the best board and what became of the swaps.
    Swaps(SwapTable),
    /// A climber: what it tried and kept, and its plateau.
    Climb(Climb),
    /// Annealing: the temperature, and what was tried and kept at it.
    Annealing(Annealing),
    /// Annealing on a partial board: the temperature's course, and what the last chain did.
    PartialBoard(PartialBoard),
    /// Two parents and their child, and how far apart they are.
    Crossing(Crossing),
    /// The members of a population, best first.
    Population(Vec<Member>),
    /// The guesses and the rules of the project's own algorithm that learns.
    Rules(Rules),
}

/// Why a search has nothing left to do although it has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// What was decided before leaves a part of the puzzle (a face) without a solution.
    Contradiction,
    /// As many generations without progress as the method waits for.
    NoProgress,
    /// Its rules find nothing more to do.
    Stalled,
    /// It has shown that the puzzle has no solution.
    Infeasible,
    /// A library it uses met a numerical failure.
    Failed,
}

impl End {
    /// Its name in what the lab prints.
    pub const fn name(self) -> &'static str {
        match self {
            End::Contradiction => "contradiction",
            End::NoProgress => "no-progress",
            End::Stalled => "stalled",
            End::Infeasible => "infeasible",
            End::Failed => "failed",
        }
    }
}
