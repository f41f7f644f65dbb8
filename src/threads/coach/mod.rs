//! The coach: hints, ratings and whole paths by technique, puzzles of a level, and a page on each technique.
//!
//! A program of its own: what people do by hand is no part of the page's download, nor of the desk's, which every page fetches.

pub mod beside;
pub mod hints;
pub mod making;
pub mod pages;
pub mod protocol;
pub mod session;
pub mod walk;

pub use crate::threads::coach::session::Session;
