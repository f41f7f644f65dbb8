//! The reader of pictures: a photo, a screenshot or a camera's picture becomes a puzzle, on this machine alone.
//!
//! A program of its own, fetched when a picture comes. The browser decodes the picture (`host`).

#[cfg(target_arch = "wasm32")]
pub mod host;
pub mod protocol;
pub mod session;

pub use crate::threads::photo::session::Session;
