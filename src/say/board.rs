//! The board and its keys: names for the ear, and what each key does.

labels! {
    /// Keys to click.
    pub enum Pad {
        Digits => "Digits",
        Erase => "Erase",
        Skip => "Leave empty",
        Undo => "Undo",
        Redo => "Redo",
    }
}

messages! {
    /// What boards and keys are called.
    pub enum BoardName {
        Digit { digit: String } => "Digit {digit}",
        Face { letter: char, word: String } => "Face {letter}, {word}",
        Flat { board: String } => "Sudoku board, {board}",
    }
}

labels! {
    /// What a key does while a board is played, in a word.
    pub enum KeyName {
        Digit => "digit",
        Clear => "clear",
        Digits => "digits",
        Corner => "corner",
        Centre => "centre",
        Colour => "colour",
        Strike => "strike",
        Hint => "hint",
        Line => "line",
        Face => "face",
        Pause => "pause",
        Candidates => "cand.",
        Check => "check",
        WhatIf => "what if",
    }
}

/// The rows of a keyboard, and what each key does.
pub const KEY_MAP: [&[(&str, Option<KeyName>)]; 4] = {
    use KeyName::*;
    [
        &[
            ("1", Some(Digit)),
            ("2", Some(Digit)),
            ("3", Some(Digit)),
            ("4", Some(Digit)),
            ("5", Some(Digit)),
            ("6", Some(Digit)),
            ("7", Some(Digit)),
            ("8", Some(Digit)),
            ("9", Some(Digit)),
            ("0", Some(Clear)),
            ("⌫", Some(Clear)),
        ],
        &[
            ("Q", None),
            ("W", Some(WhatIf)),
            ("E", None),
            ("R", Some(Face)),
            ("T", None),
            ("Y", None),
            ("U", Some(Face)),
            ("I", None),
            ("O", None),
            ("P", Some(Pause)),
        ],
        &[
            ("A", None),
            ("S", None),
            ("D", Some(Face)),
            ("F", Some(Face)),
            ("G", None),
            ("H", Some(Hint)),
            ("J", None),
            ("K", Some(Check)),
            ("L", Some(Line)),
        ],
        &[
            ("Z", Some(Digits)),
            ("X", Some(Corner)),
            ("C", Some(Centre)),
            ("V", Some(Colour)),
            ("B", Some(Strike)),
            ("N", Some(Candidates)),
            ("M", None),
        ],
    ]
};
