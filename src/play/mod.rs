//! Playing by hand: what lies on a player's board, every action on it, and the way back from each.
//!
//! * [`sheet`]: the digits, and which of them were typed;
//! * [`board`]: those, with pencil marks and colours;
//! * [`action`]: everything that can be done to a board, as values;
//! * [`strokes`]: lines and arrows from square to square;
//! * [`arrows`]: where arrow keys lead;
//! * [`game`]: a board with its history and its checkpoints;
//! * [`past`]: what its past tells: "what ifs", the order of play, the help that was given;
//! * [`told`]: a hint, told in three strengths;
//! * [`saved`]: a game as bytes, so that it outlives the page;
//! * [`kept`]: when a tab may write it where other tabs do;
//! * [`aside`]: under which name what cannot be read is put aside;
//! * [`diary`]: what was solved, the streak, statistics;
//! * [`backup`]: everything that is kept as one file, and which files are taken.

pub mod action;
pub mod arrows;
pub mod aside;
pub mod backup;
pub mod board;
pub mod diary;
pub mod entering;
pub mod game;
pub mod help;
pub mod kept;
pub mod marks;
pub mod past;
pub mod saved;
pub mod sheet;
pub mod square;
pub mod strokes;
pub mod told;

pub use crate::play::action::{Action, Pencil, Rules, apply};
pub use crate::play::board::{Board, COLOURS, Cell};
pub use crate::play::game::{Checkpoint, Game};
pub use crate::play::help::Help;
pub use crate::play::past::Tree;
pub use crate::play::saved::{Saved, SavedError};
pub use crate::play::sheet::Sheet;
