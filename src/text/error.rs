//! Why a text is no puzzle, with the place in it.

use crate::puzzle::Shape;
use crate::text::form::Form;

/// Why a text is not read as a puzzle; lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// There is no text.
    Empty,
    /// It looks like no known form.
    Unknown,
    /// A symbol that is no digit.
    Symbol {
        /// The symbol.
        symbol: String,
        /// Its line.
        line: usize,
        /// Its column.
        column: usize,
    },
    /// So many squares in all, or in one line.
    Length {
        /// Squares that were found.
        found: usize,
        /// The line; none where all of the text is meant.
        line: Option<usize>,
    },
    /// A large board, where this program does not take such.
    Large {
        /// Its digits.
        side: usize,
    },
    /// A line is too short or too long.
    Row {
        /// The line.
        line: usize,
        /// Squares that it has.
        found: usize,
        /// Squares that a row has.
        side: usize,
    },
    /// A digit that the board does not have.
    Range {
        /// The digit as it stands.
        symbol: String,
        /// Its line.
        line: usize,
        /// Its column.
        column: usize,
        /// Shape of the board.
        shape: Shape,
        /// The highest digit of the board.
        last: char,
    },
    /// A candidate in the place of another.
    Candidate {
        /// The symbol that stands there.
        symbol: char,
        /// Its line.
        line: usize,
        /// Its column.
        column: usize,
        /// The digit whose place this is.
        digit: char,
    },
    /// Two faces hold different digits on the square that they share.
    Edge {
        /// Name of the first place.
        first: String,
        /// The digit there.
        a: char,
        /// Name of the second place.
        second: String,
        /// The digit there.
        b: char,
    },
    /// A square of a file or link holds what is no digit of its board.
    Value {
        /// What was read.
        form: Form,
        /// Name of the square.
        square: String,
        /// What stands there.
        value: String,
        /// Shape of the board.
        shape: Shape,
    },
    /// The form is known, its contents are damaged.
    Damaged {
        /// What was read.
        form: Form,
        /// How it is damaged.
        why: Damage,
    },
    /// A link that does not carry the digits themselves.
    NoPuzzle {
        /// Which link.
        form: Form,
    },
    /// The form is known, and is not read.
    NotRead {
        /// What was recognised.
        form: Form,
        /// What is read in its place.
        instead: Instead,
    },
}

/// How a file or a link is damaged or cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// So many squares in place of 81.
    Squares {
        /// Squares that were found.
        found: usize,
    },
    /// More than 81 squares.
    TooMany,
    /// A square whose number means nothing.
    Square {
        /// Name of the square.
        place: String,
    },
    /// Its packed puzzle cannot be unpacked.
    Unpackable,
    /// Its packed digits do not fill 81 squares.
    Unfilled,
    /// A list of cubes is not a multiple of four fields.
    Parts,
    /// The answer of a cube does not solve its givens.
    Answer,
    /// So many squares in place of the 386 of a cube.
    CubeSquares {
        /// Squares that were found.
        found: usize,
    },
    /// A digit beyond 9.
    Beyond,
    /// The state is of another size than the puzzle.
    State,
    /// Unpacked, it is longer than is read.
    TooLong,
    /// It holds no JSON, or JSON that is cut off.
    Json,
    /// Its JSON has no grid.
    NoGrid,
    /// Its grid has a number of rows that no board has.
    Rows {
        /// Rows that it has.
        side: usize,
    },
    /// A row is not as long as the grid is high.
    ShortRow {
        /// Number of the row, from 1.
        row: usize,
        /// Side of the grid.
        side: usize,
    },
    /// A game without data.
    EmptyGame {
        /// Line in the file.
        line: usize,
    },
    /// A game of so many squares.
    Game {
        /// Line in the file.
        line: usize,
        /// Squares that were found.
        found: usize,
    },
}

/// What is read in place of a text that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// The same puzzle as a link of f-puzzles.
    FpuzzlesLink,
    /// The plain export of the same program.
    PlainExport,
    /// Versions 1 to 5 of OpenSudoku's files.
    Versions,
}

impl ReadError {
    pub(crate) fn damaged(form: &Form, why: Damage) -> ReadError {
        ReadError::Damaged { form: form.clone(), why }
    }
}
