//! Writing for others: files of other programs, and links that open the same puzzle on other pages.
//!
//! What is written are the givens: a format that could not tell typed digits from them gets none.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Grid, Shape};
use crate::text::reading::Puzzle;
use crate::text::{one_line, opensudoku, packed, rows, sdk};

/// What a puzzle can be saved as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// All squares on one line.
    Line,
    /// A line for each row.
    Rows,
    /// SadMan's lists: a line for each puzzle.
    Sdm,
    /// SadMan's file of one puzzle.
    Sdk,
    /// OpenSudoku's XML.
    OpenSudoku,
    /// Comma-separated values.
    Csv,
}

impl Format {
    /// All formats, in the order of the menu.
    pub const ALL: [Format; 6] =
        [Format::Line, Format::Rows, Format::Sdm, Format::Sdk, Format::OpenSudoku, Format::Csv];

    /// As a person chooses it, also on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Rows => "rows",
            Format::Sdm => "sdm",
            Format::Sdk => "sdk",
            Format::OpenSudoku => "opensudoku",
            Format::Csv => "csv",
        }
    }

    /// The ending of its files.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Line | Format::Rows => "txt",
            other => other.name(),
        }
    }

    /// Whether boards of this shape can be written: the files of other programs hold 9×9 boards.
    pub fn suits(self, shape: Shape) -> bool {
        shape == Shape::Flat9 || matches!(self, Format::Line | Format::Rows | Format::Csv)
    }

    /// Whether a file of it holds a single puzzle.
    pub const fn holds_one(self) -> bool {
        matches!(self, Format::Rows | Format::Sdk)
    }

    /// The text; a puzzle the format does not suit, or one too many for it, is left out.
    pub fn write(self, puzzles: &[Puzzle]) -> String {
        let suited: Vec<&Puzzle> = puzzles.iter().filter(|p| self.suits(p.grid.shape())).collect();
        let grids: Vec<Grid> = suited.iter().map(|p| p.given_grid()).collect();
        let lines = || grids.iter().map(|g| one_line(g) + "\n").collect();
        match self {
            Format::Line => lines(),
            Format::Rows => grids.first().map_or_else(String::new, |g| rows(g) + "\n"),
            Format::Sdm => grids.iter().map(zeros).collect(),
            Format::Sdk => match (&suited[..], &grids[..]) {
                ([puzzle, ..], [grid, ..]) => sdk::write(grid, &puzzle.name, &puzzle.difficulty),
                _ => String::new(),
            },
            Format::OpenSudoku => opensudoku::write(&grids),
            Format::Csv => format!("Puzzle\n{}", lines()),
        }
    }
}

/// A line with 0 for an empty square, as `.sdm` files have it.
fn zeros(grid: &Grid) -> String {
    one_line(grid).replace('.', "0") + "\n"
}

/// Pages that open a 9×9 puzzle from a link.
pub const PAGES: [&str; 4] = ["Sudoku Exchange", "SudokuWiki", "sudoku.coach", "SudokuPad"];

/// The links with which [`PAGES`] open a puzzle; none for other boards.
pub fn open_elsewhere(grid: &Grid) -> Vec<(&'static str, String)> {
    if grid.shape() != Shape::Flat9 {
        return Vec::new();
    }
    let line = one_line(grid).replace('.', "0");
    let links = [
        format!("https://sudokuexchange.com/play/?s={line}"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={line}"),
        format!("https://sudoku.coach/en/solver/{line}"),
        format!("https://sudokupad.app/scf{}", packed::pack(grid.cells())),
    ];
    PAGES.into_iter().zip(links).collect()
}
