//! The exact truth behind every method: how many solutions a puzzle has, for any layout.

pub mod binary_program;
pub mod bits;
mod branching;
pub mod elimination;
pub mod rank_sheet;
pub mod singles;
pub mod solver;
pub mod state;
pub mod truth;
pub mod verdict;

pub use crate::exact::solver::{Solver, Status, verdict};
pub use crate::exact::truth::Truth;
pub use crate::exact::verdict::{Contradiction, Verdict, candidates, contradiction_in_sight, wide_candidates};
