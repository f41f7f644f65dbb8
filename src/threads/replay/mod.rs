//! Going to and fro in one run: what the Lab shows.

pub mod protocol;
pub mod session;

pub use crate::threads::replay::session::Session;
