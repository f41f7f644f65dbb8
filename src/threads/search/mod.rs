//! Searches, and what else needs the processor for long: verdicts, new puzzles, ratings.

pub mod agreement;
pub mod exchange;
pub mod island_merge;
pub mod job;
pub mod making;
pub mod protocol;
pub mod rating;
pub mod recent;
pub mod session;
pub mod thin;
pub mod unanswered;
pub mod unsent;
pub mod viewer;

pub use crate::threads::search::session::Session;
