//! Playing by hand: the panel, the pad, what fingers do, checkpoints, the same game in another tab, the puzzles of a day, the race
//! against a population, the end of a game.

mod beside;
mod calendar;
mod days;
mod film;
mod help;
mod next;
mod race;
mod times;
mod today;
mod what_if;
mod win;

pub(crate) mod checkpoints;
pub(crate) mod coach;
pub(crate) mod elsewhere;
pub(crate) mod hands;
pub(crate) mod lines;
pub(crate) mod pad;
pub(crate) mod panel;
pub(crate) mod spoken;
