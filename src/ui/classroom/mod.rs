//! The classroom: a second program on the page, with state and a thread of its own. How it and the page speak is in
//! `ui::class_link`.

mod app;

pub use app::start;
