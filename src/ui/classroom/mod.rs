//! The classroom: a second program on the page, with state and a thread of its own. How it and the page speak is in
//! `ui::class_link`.
//!
//! * `state`: the run that everything is about, and the address, which is the classroom's while it is open;
//! * `app`: the tabs, and the head with the algorithm, its settings and the seed (`setup`);
//! * `lab`: a run taken apart.

mod app;
mod lab;
mod setup;
mod state;

pub use app::start;
