//! The page as a whole: its bar, and what is said over the board.

pub mod beside;
pub mod diary;
pub mod offline;
pub mod open;
pub mod photo;
pub mod play;
pub mod saved;
pub mod share;
pub mod storage;

use crate::play::SavedError;
use crate::say::number::Count;

labels! {
    /// The bar on top.
    pub enum Bar {
        Views => "Views",
        Solve => "Solve",
        SudoKube => "SudoKube",
        Play => "Play",
        Lab => "Lab",
        Lessons => "Lessons",
        Techniques => "Techniques",
        CopyLink => "Copy link",
        Share => "Share",
        Settings => "Settings",
        Help => "Help",
        Board => "Board",
    }
}

labels! {
    /// What public/boot.js says where no program does, and public/embed.js in a frame. They know the order of these.
    pub enum Build {
        Updated => "SudoKube has been updated.",
        Newer => "A new version is ready.",
        Reload => "Reload",
        Later => "Later",
        Whole => "Open in SudoKube",
        Again => "Reload to try again.",
        Unable => "The page could not start. It needs a browser with WebAssembly (any from 2021 on).",
    }
}

labels! {
    /// The first screen: one sentence, and what people come for.
    pub enum Start {
        Title => "Start",
        Sentence => "Wrong answers breed here until one of them solves the Sudoku.",
        Mine => "Solve mine",
        MineHint => "Paste or drop a puzzle or a photo",
        Type => "Type",
        Paste => "Paste",
        Photo => "Photo",
        Watch => "Watch evolution",
        WatchIt => "Watch it evolve",
        Hand => "Play by hand",
        HandHelp => "With marks, and hints that explain.",
        Cube => "SudoKube",
        CubeHelp => "Six Sudokus folded into a cube.",
        Pause => "Pause",
        Go => "Resume",
    }
}

messages! {
    /// What the first screen says of what it shows.
    pub enum StartMessage {
        Watch { method: &'static str } => "By {method}, one generation at a time.",
    }
}

labels! {
    /// The signs on a board.
    pub enum Sign {
        Signs => "Signs on the board",
        Given => "given",
        Few => "few agree",
        Half => "half agree",
        Agreed => "agreed",
        Conflict => "in conflict",
        Typed => "yours",
        Same => "same digit",
        Hinted => "hint",
        Differs => "solutions differ",
        Torn => "copies disagree",
    }
}

labels! {
    /// What a view is for; stands over the board until something happens.
    pub enum Introduction {
        Solve => "Press Evolve and watch wrong answers breed, mutate and compete until one solves this Sudoku.",
        Empty => "Type the givens: each digit moves on to the next square, and a space leaves one empty.",
        Refused => "No search can solve this puzzle as it stands. Change a given, or take one away.",
        Cube => "Six Sudokus on a cube: faces that meet share their edge. Turn it; Evolve solves all six at once.",
        Play => "Solve it by hand: select squares, then enter digits or marks.",
        PlaySaved => "Solve it by hand: select squares, then enter digits or marks. Your progress is saved in this browser.",
    }
}

labels! {
    /// What has just happened, or why something could not be.
    pub enum Notice {
        SelectFirst => "Select a square first: click or tap it, or use the arrow keys.",
        GivenStays => "Givens can’t be changed. Use Unlock to make them editable.",
        FullButWrong => "The board is full, but not correct. Check counts the wrong digits, then marks them.",
        LockFirst => "These digits were typed. Use Lock to make them the givens of a puzzle.",
        NotSolvedYet => "The solution isn’t known yet. Check again in a moment.",
        FixField => "Fix the invalid field first. The text below it says what it accepts.",
        LinkCopied => "Link copied. It opens this puzzle with the seed and settings shown.",
        CopyBlocked => "Your browser blocked copying. Copy the link from the address bar.",
        CopyImpossible => "This browser can’t copy from the page. Copy the link from the address bar.",
        OpenAnyway => "Open the puzzle anyway",
        ClassroomMissing => "This view could not be loaded. Check your connection and open it again.",
    }
}

messages! {
    /// The same, with what it is about.
    pub enum NoticeMessage {
        NoDigit { symbol: char, board: String } => "“{symbol}” is not a digit on a {board} board.",
        GivenOfCube { square: String } => "{square} is a given and can’t be changed.",
        SolvedByHand { time: String } => "Solved by hand in {time}. Checked: every row, column and box has each digit once.",
        Resumed { time: String } => "Resumed your game of this puzzle at {time}.",
        NotResumed { why: SavedError } => "Your saved game of this puzzle was not opened: {why}. It is kept in My puzzles.",
        Removed { digits: Count } => "Removed {digits}. Use Undo to restore.",
        Example { name: &'static str, source: &'static str } => "{name}. Source: {source}.",
        RepeatsRun { seed: u64 } => "This link holds a run. Press Evolve to repeat it with seed {seed}.",
        NotOpened { reason: String } => "{reason}. The board was not changed.",
    }
}
