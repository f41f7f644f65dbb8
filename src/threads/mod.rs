//! The programs that Web Workers run: commands in, reports out.
//!
//! Each has a [`protocol`](search::protocol) and a session that knows no browser. [`program`] is what they share, `serve` gives a
//! session messages, a clock and timers, `wire` puts messages into JavaScript values, and `client` is the page's end of the `line`,
//! with what its `host`, the browser, has for it.

pub mod batch;
#[cfg(target_arch = "wasm32")]
pub mod client;
pub mod coach;
pub mod desk;
pub mod diary;
#[cfg(target_arch = "wasm32")]
pub(crate) mod host;
#[cfg(target_arch = "wasm32")]
mod line;
pub mod photo;
pub mod picture;
pub mod program;
pub mod replay;
pub mod search;
#[cfg(target_arch = "wasm32")]
pub mod serve;
#[cfg(target_arch = "wasm32")]
pub mod wire;
pub mod workbook;

pub use crate::threads::program::{Clock, Message, Next, Program, Protocol};
