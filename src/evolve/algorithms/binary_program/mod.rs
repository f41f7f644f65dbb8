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
pub mod settings;

pub use crate::evolve::algorithms::binary_program::settings::ALGORITHM;

#[cfg(any(feature = "milp", not(target_arch = "wasm32")))]
pub(crate) use crate::evolve::algorithms::binary_program::branch::start;
