//! In which form a text was written.

use crate::puzzle::Shape;
use crate::text::how::How;

/// What was recognised in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The link of a page, by its name.
    Page(&'static str),
    /// A link of an unknown page.
    Link,
    /// A link of this project.
    Project,
    /// The bare payload of a link.
    Packed,
    /// The packing of a link that is known and cannot be unpacked.
    PackingOf(Box<Form>),
    /// The text of f-puzzles: JSON, packed.
    Fpuzzles,
    /// A file of OpenSudoku.
    OpenSudoku,
    /// A version of OpenSudoku's data.
    OpenSudokuVersion(String),
    /// A file of the .sdk format.
    Sdk,
    /// SuDoKube-CLI's export, which can be encrypted.
    CubeCli {
        /// Whether it is encrypted.
        encrypted: bool,
    },
    /// One puzzle a line; with a head, or without.
    List {
        /// Whether it has a head and columns.
        csv: bool,
    },
    /// A list of one puzzle.
    OnlyOfList {
        /// Shape of the board.
        shape: Shape,
        /// Whether it has a head and columns.
        csv: bool,
    },
    /// A row of the board a line.
    Rows {
        /// Shape of the board.
        shape: Shape,
        /// Whether digits are written from 0, as 0 to F on 16×16.
        hexadecimal: bool,
    },
    /// All squares in one line.
    OneLine {
        /// Shape of the board.
        shape: Shape,
        /// Whether digits are written from 0, as 0 to F on 16×16.
        hexadecimal: bool,
    },
    /// Every candidate of every square.
    AllCandidates(Shape),
    /// A grid of candidates, as solvers print it.
    CandidateGrid(Shape),
    /// A table of numbers, one a square.
    Numbers(Shape),
    /// Fields of a table, one a square.
    Fields(Shape),
    /// A board within a text of any kind.
    Found {
        /// Shape of the board.
        shape: Shape,
        /// How it stands there.
        how: How,
    },
}
