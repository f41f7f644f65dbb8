//! Writes the papers' spreadsheets. It carries a large library, so it is a program of its own, fetched when a workbook is asked
//! for.

pub mod protocol;
pub mod session;

pub use crate::threads::workbook::session::Session;
