//! The classroom's thread: [`rewind`] goes to and fro in one run, [`batch`] repeats runs for a study or lets them race. It
//! knows no browser; `serve` gives it messages.

pub mod batch;
pub mod protocol;
pub mod rewind;
#[cfg(target_arch = "wasm32")]
pub mod serve;
pub mod session;
pub mod wish;

#[cfg(target_arch = "wasm32")]
pub use crate::threads::replay::serve::serve;
pub use crate::threads::replay::session::Classroom;
