//! The search thread. What it does is in [`session`] and knows no browser; `serve` gives it messages, a clock and timers.

mod exchange;
mod job;
mod making;
mod rating;
#[cfg(target_arch = "wasm32")]
pub mod serve;
pub mod session;
mod thin;
#[cfg(target_arch = "wasm32")]
pub mod wire;

#[cfg(target_arch = "wasm32")]
pub use serve::serve;
pub use session::{Next, Session};
