//! The binary program: sizes, progress and layers.

use serde::{Deserialize, Serialize};

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
    /// There is no solution.
    Infeasible,
    /// The library met a numerical failure.
    Failed,
}

/// The model's size, and what is known of its variables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Program {
    /// Binary variables: n³ on a board with n digits.
    pub variables: u32,
    /// Constraints of the rules: 4n².
    pub rules: u32,
    /// Constraints of the givens: one each.
    pub givens: u32,
    /// Where it stands.
    pub status: Status,
    /// Nodes of branch and bound so far.
    pub nodes: u64,
    /// Steps of the simplex method so far.
    pub pivots: u64,
    /// x(i, j, k) in hundredths, layer after layer (k), each in reading order; empty when nothing is known yet.
    pub layers: Vec<u8>,
}
