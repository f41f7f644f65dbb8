//! The board and its keys: names for the ear, and what each key does.

labels! {
    /// Keys to click.
    pub enum Pad {
        Digits => "Digits",
        Erase => "Erase",
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

/// A group of keys: its name, and each key with what it does.
pub type Keys = (&'static str, &'static [(&'static str, &'static str)]);

/// Every key, in groups, as the help lists them.
pub const KEYS: &[Keys] = &[
    (
        "Everywhere",
        &[("Ctrl + V", "paste a puzzle or a link"), ("Ctrl + Z, Ctrl + Y", "undo, redo"), ("?", "show this help")],
    ),
    (
        "On the board",
        &[
            ("Arrow keys, Home, End, Page up, Page down", "move; on a cube also to the next face"),
            ("Ctrl + Home, Ctrl + End", "go to the first or last square"),
            ("1 to 9, A to P", "type a digit (A is 10, P is 25)"),
            ("0, Backspace, Delete", "clear the square"),
            ("Escape", "deselect the square, let go of the digit"),
        ],
    ),
    (
        "While solving",
        &[
            ("Enter on the board, Ctrl + Enter anywhere", "Evolve, Pause, Resume"),
            ("Ctrl + .", "run one generation"),
            ("Space on the board", "clear the square"),
            ("Escape", "stop the run"),
        ],
    ),
    (
        "While playing",
        &[
            ("Shift + digit", "corner mark"),
            ("Ctrl + digit, Alt + digit", "centre mark"),
            ("Z, X, C, V (up to 9×9), Space for the next", "switch to digits, corner marks, centre marks, colours"),
            ("B, where candidates are shown (up to 9×9)", "strike candidates, or let them stand again"),
            ("L (up to 9×9), then Enter on two squares", "draw a line between them; L again: an arrow"),
            ("Ctrl + arrow keys; on flat boards also Shift", "select more squares"),
            ("Drag; Ctrl or Shift + click", "select more squares"),
            ("Double click", "write the only mark, or select all squares with the same digit or marks"),
            ("A digit of the keypad with no square selected", "choose it: then a click or drag writes it"),
            ("Long press or right click, with a digit chosen", "write it as a corner mark"),
            ("H (up to 9×9)", "hint; press again for more, and again to apply it"),
        ],
    ),
    (
        "The cube",
        &[
            ("Shift + arrow keys, [ and ]", "turn it by a face, or a little"),
            ("U, R, F, D, L, B on the cube", "bring a face to the front; press again to see it straight on"),
        ],
    ),
];

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
    }
}

/// The rows of a keyboard, and what each key does.
pub const KEY_MAP: [&[(&str, Option<KeyName>)]; 4] = {
    use KeyName::{Centre, Clear, Colour, Corner, Digit, Digits, Face, Hint, Line, Strike};
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
            ("W", None),
            ("E", None),
            ("R", Some(Face)),
            ("T", None),
            ("Y", None),
            ("U", Some(Face)),
            ("I", None),
            ("O", None),
            ("P", None),
        ],
        &[
            ("A", None),
            ("S", None),
            ("D", Some(Face)),
            ("F", Some(Face)),
            ("G", None),
            ("H", Some(Hint)),
            ("J", None),
            ("K", None),
            ("L", Some(Line)),
        ],
        &[
            ("Z", Some(Digits)),
            ("X", Some(Corner)),
            ("C", Some(Centre)),
            ("V", Some(Colour)),
            ("B", Some(Strike)),
            ("N", None),
            ("M", None),
        ],
    ]
};
