//! What commands and reports of the desk hold.

use serde::{Deserialize, Serialize};

use crate::export::paper::Paper;
use crate::puzzle::Grid;
use crate::text::write::Format;
use crate::text::{Puzzle, Style};

/// An algorithm view that is to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ViewOrder {
    /// The puzzle of the run.
    pub puzzle: Grid,
    /// The view as bytes.
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
    /// How digits are written, on boards that this suits.
    pub style: Style,
    /// Whether the tables are wanted.
    pub tables: bool,
}

/// What was recognised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// A sentence: "SudokuWiki link, 28 givens, 4 pencil marks."
    pub what: String,
    /// How many puzzles; at least one.
    pub count: u32,
    /// The first puzzle.
    pub first: Puzzle,
    /// Whether it may go onto the board without being asked for.
    pub certain: bool,
    /// Whether they are readings of one puzzle, of which one is to be chosen.
    pub choice: bool,
}

/// A puzzle of the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its place in the list, from 0.
    pub at: u32,
    /// "3. Name, 9×9, 24 givens"
    pub title: String,
    /// Its squares in one line.
    pub line: String,
    /// An SVG document.
    pub thumbnail: String,
}

/// Entries in a report.
pub const ENTRIES: usize = 10;

/// A puzzle as text, or why this format cannot hold it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Text {
    /// The format.
    pub format: Format,
    /// The text; none where the format is for 9×9 boards only.
    pub text: Option<String>,
}

/// A link that opens a puzzle on another page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Elsewhere {
    /// Name of the page.
    pub name: String,
    /// The link; none where the page is for 9×9 boards only.
    pub link: Option<String>,
}

/// What is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Source {
    /// The puzzle of the page.
    This(Puzzle),
    /// Puzzles of the list, from and to these places, counted from 1.
    List {
        /// The first of the list, from 0.
        from: u32,
        /// The one after the last.
        to: u32,
    },
    /// Puzzles that were made.
    Made(Vec<Puzzle>),
}

/// Puzzles that are printed at most.
pub const MOST_PRINTED: u32 = 120;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
/// What is printed.
pub struct SheetOrder {
    /// Which puzzles.
    pub source: Source,
    /// Puzzles on a page.
    pub per_page: u8,
    /// The size of paper.
    pub paper: Paper,
    /// Whether answers are printed.
    pub answers: bool,
    /// The page's own address, before the `#` of links; without it nothing is linked.
    pub address: String,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}
