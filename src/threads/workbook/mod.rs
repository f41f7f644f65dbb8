//! The workbook's thread: writes the papers' spreadsheets. It carries a large library, so it is a program of its own, fetched
//! when a workbook is asked for.

pub mod protocol;
#[cfg(target_arch = "wasm32")]
pub mod serve;

#[cfg(target_arch = "wasm32")]
pub use crate::threads::workbook::serve::serve;
