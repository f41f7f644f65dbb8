//! The search thread. What it does is in [`session`] and knows no browser; `serve` gives it messages, a clock and timers.

pub mod exchange;
pub mod island_merge;
pub mod job;
pub mod making;
pub mod protocol;
pub mod rating;
#[cfg(target_arch = "wasm32")]
pub mod serve;
pub mod session;
pub mod thin;

#[cfg(target_arch = "wasm32")]
pub use crate::threads::search::serve::serve;
pub use crate::threads::search::session::{Next, Session};
