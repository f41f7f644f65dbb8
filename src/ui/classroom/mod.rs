//! The classroom: a second program on the page, with state and a thread of its own. How it and the page speak is in
//! `ui::class_link`.
//!
//! * `state`: the run that everything is about, and the address, which is the classroom's while it is open;
//! * `app`: the tabs, and the head with the algorithm, its settings and the seed (`setup`);
//! * `lab`: a run taken apart;
//! * `race`, `study`: many runs, on the threads of `crew`;
//! * `lessons`: six of them, which drive the same views;
//! * `projector`, `keys`, `follow`: in front of a class, and to its phones;
//! * `home`, `record`, `books`: charts, rows, populations and workbooks to take home.

mod app;
mod lab;
mod books;
mod crew;
mod digits;
mod faces;
mod follow;
mod home;
mod keys;
mod lessons;
mod mini;
mod projector;
mod race;
mod record;
mod setup;
mod state;
mod study;

pub use app::start;
