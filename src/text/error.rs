//! Why a text is no puzzle: a sentence with the place in it.

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("there is nothing to read: type or paste the digits of a puzzle, with a dot or 0 for an empty square")]
    Empty,
    #[error(
        "no puzzle was recognised in this text; digits with a dot or 0 for an empty square are read, files such as \
         .sdk, .sdm and .opensudoku, and links of other Sudoku pages"
    )]
    Unknown,
    #[error("“{symbol}” in line {line}, column {column} is neither a digit nor an empty square (. 0 _ - * X)")]
    Symbol { symbol: String, line: usize, column: usize },
    #[error(
        "{found} square{} found{place}; a puzzle has 16 (4×4), 36 (6×6), 81 (9×9), 256 (16×16) or 625 (25×25), \
         a SudoKube 96 or 486 (six faces U R F D L B)",
        if *.found == 1 { " was" } else { "s were" }
    )]
    Length { found: usize, place: String },
    #[error("line {line} has {found} squares, but a row of this board has {side}")]
    Row { line: usize, found: usize, side: usize },
    #[error("“{symbol}” in line {line}, column {column} is too large for {board}, whose digits end at {last}")]
    Range { symbol: String, line: usize, column: usize, board: String, last: char },
    #[error("“{symbol}” in line {line}, column {column} stands where only {digit} or an empty sign can stand")]
    Candidate { symbol: char, line: usize, column: usize, digit: char },
    #[error("{first} holds {a} and {second} holds {b}, but they are the same square of the cube")]
    Edge { first: String, a: char, second: String, b: char },
    #[error("{place} of this {form} holds “{value}”, which is no digit of a {board} board")]
    Value { form: String, place: String, value: String, board: String },
    #[error("this {form} is damaged or cut off: {why}")]
    Damaged { form: String, why: String },
    #[error("this {form} holds no puzzle; only links that carry the digits themselves can be opened")]
    NoPuzzle { form: String },
    #[error("{form} is not read; {instead}")]
    NotRead { form: String, instead: &'static str },
}

impl ReadError {
    pub(crate) fn damaged(form: &str, why: impl Into<String>) -> ReadError {
        ReadError::Damaged { form: form.to_string(), why: why.into() }
    }
}
