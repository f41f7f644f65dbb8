//! What is drawn of a puzzle on paper and in pictures.

use serde::{Deserialize, Serialize};

use crate::puzzle::Grid;
use crate::text::{Puzzle, Style};

/// What is drawn: a puzzle with its marks, and in its empty squares the digits of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Subject {
    /// The puzzle, with its marks.
    pub puzzle: Puzzle,
    /// The best board of a run.
    pub evolved: Option<Grid>,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}

impl Subject {
    /// A puzzle in figures.
    pub fn of(puzzle: Puzzle) -> Subject {
        Subject { puzzle, evolved: None, style: Style::Figures }
    }
}
