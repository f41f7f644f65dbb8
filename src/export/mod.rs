//! What leaves the page: pure writers, each from a puzzle or a run to text or bytes.

#[cfg(not(target_arch = "wasm32"))]
pub mod workbook;
