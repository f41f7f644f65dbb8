//! Playing by hand.

use crate::say::number::{Count, Number};

labels! {
    /// The panel of a player.
    pub enum Play {
        NoGivens => "No givens yet: type them, then press Lock.",
        Ready => "Next squares",
        ReadyHelp => "Show which squares can be filled next, without their digits",
        CandidatesHelp => "Show the candidates that rows, columns and boxes leave, each in its place",
        Candidates => "Candidates",
        DrawLines => "Lines and arrows between squares",
        DigitFirst => "Choose a digit first, then tap squares",
        WhatIf => "What if …",
        UndoTree => "The steps of the game: each “what if” is one line lower, and the dot is where you are",
        WhatIfHelp => "Try something, then keep or discard it",
        KeepBranch => "Keep",
        DropBranch => "Discard",
        CheckHelp => "Compare typed digits with the solution",
        RestartHelp => "Erase everything but the givens",
        ClearMarks => "Erase marks",
        LockHelp => "Turn typed digits into givens",
        UnlockHelp => "Turn givens into typed digits",
        WhilePlaying => "While playing",
        MarkConflicts => "Mark repeated digits",
        CleanMarks => "Remove marks that a new digit rules out",
        ShowTime => "Show the time",
        Resume => "Resume",
        Pause => "Pause",
        Check => "Check",
        Restart => "Start over",
        Lock => "Lock",
        Unlock => "Unlock",
        Centre => "Centre",
        Corner => "Corner",
        Undo => "Undo",
        Redo => "Redo",
        Title => "Play",
        CornerKeys => "X or Shift with a digit",
        CentreKeys => "C or Ctrl with a digit",
        DigitBecomes => "Enter digits as",
        Erase => "Erase",
        Pad => "Keypad",
        CheckpointName => "Checkpoint name",
        SaveCheckpoint => "Save checkpoint",
        Checkpoints => "Checkpoints",
        Delete => "Delete",
    }
}

labels! {
    /// The tool that draws from square to square.
    pub enum Lines {
        Line => "Line",
        Arrow => "Arrow",
        Lines => "Lines: drag from square to square, or press Enter on both.",
        Arrows => "Arrows: drag from square to square, or press Enter on both.",
        Help => "Drag from one square to another, or tap both. Draw it again to remove it; ⌫ removes all that end in the square.",
    }
}

messages! {
    /// What is told of it.
    pub enum LinesTold {
        Begun { square: String } => "From {square}: choose the other square.",
        Anew { square: String } => "A line cannot leave its face. It now starts at {square}.",
        Line { from: String, to: String } => "Line from {from} to {to}.",
        Arrow { from: String, to: String } => "Arrow from {from} to {to}.",
        Gone { from: String, to: String } => "Removed: {from} to {to}.",
    }
}

labels! {
    /// What is said and offered where the game of this puzzle is kept twice.
    pub enum Elsewhere {
        Also => "Also open in another tab, where the game is different.",
        Keep => "Keep this tab’s game",
        Take => "Take the other tab’s game",
        OtherKept => "The other game is kept in My puzzles.",
        Earlier => "You have played this puzzle before. That game is kept in My puzzles.",
    }
}

messages! {
    /// What is told of the board and its checkpoints.
    pub enum Playing {
        WhatIf { depth: Number } => "What if, {depth} deep",
        Filled { filled: Number, of: Count } => "{filled} of {of} filled",
        Digit { digit: String } => "Digit {digit}",
        Missing { digit: String, missing: Number } => "{digit}, {missing} missing",
        Checkpoint { n: Number } => "Checkpoint {n}",
        CheckpointSaved { name: String } => "{name} saved.",
        BackTo { name: String } => "Back to {name}",
        Delete { name: String } => "Delete {name}",
    }
}
