//! The page: Leptos on top of everything else. Browser only.
//!
//! * `state`: what the page knows; the only writers of it;
//! * `kit`: parts that every view shares;
//! * `solve`, `solved`, `board`, `cube`, `play`, `open`, `share`, `saved`, `preferences`: the page, by what a person sees;
//! * `classroom` with `lab`, `race`, `study`, `lessons`, `techniques`: a second program on the page.

mod app;
mod board;
mod classroom;
mod classroom_door;
mod cube;
mod help;
mod kit;
mod lab;
mod lessons;
mod offline;
mod open;
mod play;
mod preferences;
mod race;
mod saved;
mod share;
mod solve;
mod solved;
mod start;
mod state;
mod study;
mod techniques;
mod tones;
mod views;

pub use app::start;
pub use classroom::start as start_classroom;
