//! The desk: reads what comes to the page as text or file, and writes what leaves it: texts, pictures, codes, sheets.
//!
//! It is a thread of its own ([`Desk`] knows no browser; `serve` gives it messages), so that its parsers and writers are no
//! part of the page's own download, and the page never waits for them.

mod files;
mod list;
mod printing;
pub mod protocol;
#[cfg(target_arch = "wasm32")]
mod serve;
mod session;

#[cfg(target_arch = "wasm32")]
pub use serve::serve;
pub use session::Desk;
