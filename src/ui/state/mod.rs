//! What the page knows, and the only writers of it.
//!
//! * `board`, `run`, `recipe`, `verdict`, `play`, `kept`, `notice`, `panels`, `room`: small states; signals that everybody reads, changed
//!   by methods that say what is done;
//! * `page`: all of them together, and what follows from several;
//! * `puzzle`, `games`, `playing`, `played`, `evolve`, `link`: what is done to several of them at once, by subject.

pub(crate) mod aside;
pub(crate) mod board;
pub(crate) mod evolve;
pub(crate) mod games;
pub(crate) mod kept;
pub(crate) mod link;
pub(crate) mod notice;
pub(crate) mod page;
pub(crate) mod panels;
pub(crate) mod play;
pub(crate) mod played;
pub(crate) mod playing;
pub(crate) mod puzzle;
pub(crate) mod recipe;
pub(crate) mod room;
pub(crate) mod run;
pub(crate) mod start;
pub(crate) mod verdict;
