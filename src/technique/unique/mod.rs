//! Techniques that hold for puzzles with one solution only.

pub mod bug;
mod bug_types;
mod deadly;
pub mod loops;
mod naked;
mod types;
