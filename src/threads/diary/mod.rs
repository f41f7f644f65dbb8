//! The diary: makes the puzzles of a day, and further ones of a level.
//!
//! A program of its own, fetched when a puzzle of a day is first asked for.

pub mod protocol;
pub mod session;

pub use crate::threads::diary::session::Session;
