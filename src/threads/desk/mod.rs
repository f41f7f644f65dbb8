//! The desk: reads what comes to the page as text or file, and writes what leaves it: texts, pictures, codes, sheets.
//!
//! It is a thread of its own ([`Desk`] knows no browser; `serve` gives it messages), so that its parsers and writers are no
//! part of the page's own download, and the page never waits for them.

pub mod files;
pub mod list;
pub mod printing;
pub mod protocol;
#[cfg(target_arch = "wasm32")]
pub mod serve;
pub mod session;

#[cfg(target_arch = "wasm32")]
pub use crate::threads::desk::serve::serve;
pub use crate::threads::desk::session::Desk;
