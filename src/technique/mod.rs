//! Solving and rating as people do: techniques in the order and with the numbers of Sudoku Explainer 1.2.1 (Nicolas
//! Juillerat, 2006–2009), on every layout, as houses are all they know. docs/technique.md has the definitions.
//!
//! One file a technique; `solve` asks them in order, `rate` keeps the book. `learner` has the patterns that hints show beside.

mod aligned_pair;
mod aligned_triplet;
mod board;
pub mod chain;
mod direct_locking;
mod fish;
mod ground;
mod hidden_set;
mod hidden_single;
pub mod hint;
mod kind;
mod learner;
mod locking;
mod naked_set;
mod naked_single;
pub mod pages;
mod pattern;
mod rate;
pub mod scale;
mod solve;
mod step;
mod unique;
mod wing;

pub use board::Board;
pub use kind::{Grade, Technique, Tenths};
pub use rate::{Rater, Rating, rate, rules};
pub use solve::{Effort, Order, Rules, Solver};
pub use step::{Because, Chain, Link, Reason, Step};
