//! Why a text is no puzzle, with the place in it.

use crate::puzzle::Shape;
use crate::text::form::Form;

#[derive(Clone, Debug, PartialEq, Eq)]
/// Why a text is not read as a puzzle; lines and columns count from 1.
pub enum ReadError {
    /// There is no text.
    Empty,
    /// It looks like no known form.
    Unknown,
    /// A symbol that is no digit.
    Symbol { symbol: String, line: usize, column: usize },
    /// So many squares in all, or in one line.
    Length { found: usize, line: Option<usize> },
    /// A line is too short or too long.
    Row { line: usize, found: usize, side: usize },
    /// A digit that the board does not have.
    Range { symbol: String, line: usize, column: usize, shape: Shape, last: char },
    /// A candidate in the place of another.
    Candidate { symbol: char, line: usize, column: usize, digit: char },
    /// Two faces hold different digits on the square that they share.
    Edge { first: String, a: char, second: String, b: char },
    /// A square of a file or link holds what is no digit of its board.
    Value { form: Form, square: String, value: String, shape: Shape },
    /// The form is known, its contents are damaged.
    Damaged { form: Form, why: Damage },
    /// A link that does not carry the digits themselves.
    NoPuzzle { form: Form },
    /// The form is known, and is not read.
    NotRead { form: Form, instead: Instead },
}

/// How a file or a link is damaged or cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// So many squares in place of 81.
    Squares {
        found: usize,
    },
    /// More than 81 squares.
    TooMany,
    Square {
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
        found: usize,
    },
    /// A digit beyond 9.
    Beyond,
    /// The state is of another size than the puzzle.
    State,
    TooLong,
    Json,
    NoGrid,
    Rows {
        side: usize,
    },
    ShortRow {
        row: usize,
        side: usize,
    },
    EmptyGame {
        line: usize,
    },
    Game {
        line: usize,
        found: usize,
    },
}

/// What is read in place of a text that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Links of f-puzzles and SudokuPad.
    OtherLinks,
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
