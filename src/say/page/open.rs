//! Opening a puzzle: pasted, typed, dropped, picked from a list, or generated.

use crate::say::number::Number;
use crate::say::reading::Counts;

labels! {
    /// The dialogs for a puzzle as text and for a new one.
    pub enum Open {
        Hint => "Digits, with a dot or 0 for an empty square; A is 10, B is 11.",
        Title => "Paste, type or open a puzzle",
        Formats => "One line of 16, 36, 81, 256, 625, 1296 or 2401 squares (a SudoKube: 96 or 486, six faces U R F D L B), or one row per line; a list of puzzles, a file from another program, or a link to this or another Sudoku page.",
        Files => "Choose files",
        Use => "Use this puzzle",
        NoMatches => "No matches.",
        List => "Puzzles to choose from",
        Search => "Search the list",
        SearchHint => "A number, name, digits or 24 givens",
        Drop => "Drop a puzzle, a photo, a list or a link here",
        PrintList => "Print them",
        SaveList => "Save as",
        Cancel => "Cancel",
        Previous => "Previous",
        Next => "Next",
        WholeNumbers => "Givens and seed must be whole numbers, or empty.",
        NewTitle => "New puzzle",
        GivensHint => "by level, or random",
        SeedHint => "random",
        Method => "Method",
        Size => "Size",
        Level => "Level",
        Givens => "Givens",
        Seed => "Seed",
        New => "New",
        Generate => "Generate",
        Stop => "Stop",
        Close => "Close",
        Stopped => "Stopped. The puzzle on the board is unchanged.",
        NothingPasted => "The pasted text holds no puzzle.",
    }
}

messages! {
    /// What was opened, and what could not be.
    pub enum Opened {
        Range { from: Number, to: Number, of: Number } => "{from} to {to} of {of}",
        Read { what: String } => "Read as {what}",
        Link { counts: Counts } => "SudoKube link, {counts}.",
        Picked { what: String } => "{what} The others are under “Paste”.",
    }
}
