//! The classroom's thread: [`rewind`] goes to and fro in one run, [`batch`] repeats runs for a study or lets them race. It
//! knows no browser; `serve` gives it messages.

pub mod batch;
pub mod curves;
pub mod family;
pub mod heat;
pub mod lessons;
pub mod moment;
pub mod protocol;
pub mod record;
pub mod rewind;
pub mod roll;
#[cfg(target_arch = "wasm32")]
mod serve;
mod session;
pub mod timeline;
pub mod view;
mod wish;

#[cfg(target_arch = "wasm32")]
pub use serve::serve;
pub use session::Classroom;
