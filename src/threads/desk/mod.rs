//! The desk: reads what comes to the page as text or file, and writes what leaves it: texts, pictures, codes, sheets.
//!
//! It is a program of its own, so that its parsers and writers are no part of the page's own download, and the page never waits
//! for them.

pub mod files;
pub mod list;
pub mod parts;
pub mod printing;
pub mod protocol;
pub mod session;

pub use crate::threads::desk::session::Session;
