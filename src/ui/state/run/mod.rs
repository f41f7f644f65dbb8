//! The run on the page: what it has reported, the workers it is on, and what is done with it.

mod log;
mod reports;
mod state;
mod workers;

pub use state::RunState;
