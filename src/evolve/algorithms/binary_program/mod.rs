//! The binary program, solved by a library: what it is and what it shows. The model, with its citation, is in
//! `exact/binary_program.rs`; the steps are in `binary_program/branch.rs`, which only programs that carry the library have
//! (the page fetches them as a second worker, when this algorithm is run).
//!
//! ```text
//! step 1: the relaxation, 0 ≤ x ≤ 1, by the simplex method; where it is whole, it is the answer
//! step 2: the root of the search: the library's presolve and its own relaxation
//! each step from there: one node of branch and bound, until an answer or its impossibility
//! ```
//!
//! The paper leaves the solving to Excel's Premium Solver. Here it is microlp (a port of minilp in pure Rust; simplex
//! method, presolve, branch and bound), which was chosen over good_lp on top of it because it can be interrupted after a
//! number of nodes and resumed: that makes a run stepped and repeatable without a clock. Its presolve tightens bounds, from
//! the givens on; `presolve=off` leaves the whole puzzle to simplex and branching. An answer is read off by rounding, and
//! is one only when the checker accepts it.
//!
//! A row counts: `best`, `mean` and `worst` the squares that the latest values leave undecided (0 once there is an
//! answer), evaluations the pivots of the simplex method.

#[cfg(any(feature = "milp", not(target_arch = "wasm32")))]
pub mod branch;

use serde::{Deserialize, Serialize};

use crate::evolve::algorithms::Algorithm;
use crate::evolve::settings::{Kind, Setting};
use crate::puzzle::Shape;

#[cfg(any(feature = "milp", not(target_arch = "wasm32")))]
pub(crate) use crate::evolve::algorithms::binary_program::branch::start;

pub const ALGORITHM: Algorithm = Algorithm {
    name: "binary-program",
    title: "Weiss and Rasmussen 2007",
    about: "No evolution: a variable for each digit in each square, the rules as linear constraints, and a solver of \
            integer programs that proves what it finds. In a browser it is practical up to 9×9, and on 16×16 with many \
            givens.",
    source: "H. J. Weiss and R. A. Rasmussen, Lessons from modeling Sudoku in Excel, INFORMS Transactions on Education \
             7(2), 2007",
    settings: SETTINGS,
    default_generations: 100_000,
    rate: None,
    unsuited,
};

fn unsuited(shape: Shape) -> Option<&'static str> {
    match shape {
        Shape::Flat25 => Some("with 15,625 variables a single step takes minutes"),
        cube if cube.is_cube() => Some("the paper's model has one grid"),
        _ => None,
    }
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "houses",
        name: "Rows, columns and blocks hold each digit",
        help: "Both mean the same; exactly once is usually solved sooner.",
        kind: Kind::Choice { options: &[("equal", "exactly once (= 1)"), ("at-least", "at least once (≥ 1)")] },
    },
    Setting {
        key: "relaxation",
        name: "Relaxation",
        help: "Shown first, as layers of fractions between 0 and 1; on 16×16 it takes seconds.",
        kind: Kind::Choice { options: &[("first", "shown first"), ("skip", "left to the search")] },
    },
    Setting {
        key: "presolve",
        name: "Presolve",
        help: "On lets the library tighten bounds before it searches, which alone solves easy puzzles.",
        kind: Kind::Choice { options: &[("on", "on"), ("off", "off")] },
    },
];

/// How far the library is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// The model is built.
    Built,
    /// The layers are those of the relaxation.
    Relaxed,
    /// Branch and bound is under way; the layers are still those of the relaxation, if there was one.
    Branching,
    /// The layers are those of the answer.
    Solved,
    Infeasible,
    /// The library met a numerical failure.
    Failed,
}

/// The model's size, and what is known of its variables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Program {
    /// n³ variables, 4n² constraints of the rules, and one for each given.
    pub variables: u32,
    pub rules: u32,
    pub givens: u32,
    pub status: Status,
    pub nodes: u64,
    pub pivots: u64,
    /// x(i, j, k) in hundredths, layer after layer (k), each in reading order; empty when nothing is known yet.
    pub layers: Vec<u8>,
}
