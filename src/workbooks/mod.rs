//! The workbook's thread: writes the papers' spreadsheets. It carries a large library, so it is a program of its own, fetched
//! when a workbook is asked for.

pub mod protocol;
#[cfg(all(target_arch = "wasm32", feature = "workbook"))]
mod serve;

#[cfg(all(target_arch = "wasm32", feature = "workbook"))]
pub use serve::serve;
