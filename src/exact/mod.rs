//! The exact truth behind every method: how many solutions a puzzle has, for any layout.

mod bands;
pub mod binary_program;
pub mod bits;
mod branching;
pub mod clauses;
mod descend;
pub mod dive;
pub mod elimination;
pub mod large;
mod learning;
mod nine;
pub mod rank_sheet;
pub mod singles;
pub mod solver;
pub mod state;
mod tables;
mod tree;
mod tree_first;
pub mod truth;
pub mod verdict;

pub use crate::exact::descend::Status;
pub use crate::exact::learning::{Left, left};
pub use crate::exact::solver::{Solver, verdict};
pub use crate::exact::truth::Truth;
pub use crate::exact::verdict::{Contradiction, Verdict, candidates, contradiction_in_sight, wide_candidates};
