//! A picture that becomes the puzzle.

use crate::say::number::{Count, Number};
use crate::say::reading::Counts;

labels! {
    /// The dialog of a picture, and the ways to it.
    pub enum PhotoLabel {
        From => "From a photo",
        Title => "A puzzle from a photo",
        Reading => "Reading the picture…",
        Certain => "No square is doubtful, and there is exactly one solution. Compare it with the picture.",
        Chosen => "The likeliest digits do not give exactly one solution. These are the likeliest that do: check the marked squares.",
        Doubtful => "There is exactly one solution, but the marked squares are doubtful: check them.",
        Unsolved => "These digits do not give exactly one solution: check every square.",
        UnsolvedAt => "These digits do not give exactly one solution: check every square, the marked ones first.",
        NoBoard => "No board was found. Drag the four corners to the board’s; all of its lines must be in the picture.",
        NoBoardWithin => "No board’s lines were found within these corners. Put each on a corner of the board’s outer line.",
        Unreadable => "This file is damaged, or not a picture that this browser can show. Try PNG or JPEG.",
        NothingShared => "The shared item contains no picture.",
        Picture => "The picture",
        TopLeft => "Top left corner",
        TopRight => "Top right corner",
        BottomRight => "Bottom right corner",
        BottomLeft => "Bottom left corner",
        CornerHelp => "If the outline is not that of the board, drag its corners, or move them with the arrow keys.",
        Board => "The board as it was read",
        Empty => "empty",
        Check => "Squares to check",
        PrintOnly => "Leave out handwriting",
        Another => "Another photo",
    }
}

messages! {
    /// The same, with what it is about.
    pub enum PhotoMessage {
        Corner { corner: &'static str, across: Number, down: Number } => "{corner}: {across} % across, {down} % down",
        Square { row: Number, column: Number, digit: String } => "row {row}, column {column}, {digit}",
        Doubtful { row: Number, column: Number, digit: String } => "row {row}, column {column}, {digit}, doubtful",
        Keys { row: Number, column: Number } => "Digit of row {row}, column {column}",
        Place { row: Number, column: Number } => "Row {row}, column {column}",
        Guess { digit: String, row: Number, column: Number } => "{digit} in row {row}, column {column}",
        ByHand { squares: Count } => "Looks handwritten: {squares}.",
        Put { counts: Counts } => "Read from a photo, {counts}.",
    }
}
