//! The programs that Web Workers run: commands in, reports out. Each has a protocol and a session that knows no browser; `serve` gives
//! it messages, a clock and timers.

pub mod desk;
pub mod replay;
pub mod search;
#[cfg(target_arch = "wasm32")]
pub mod wire;
pub mod workbook;
