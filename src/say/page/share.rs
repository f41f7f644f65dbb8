//! Sharing a puzzle: link, text, picture, paper.

use crate::say::list::List;
use crate::say::number::{Count, Number};

labels! {
    /// The dialogs for sharing and printing.
    pub enum Share {
        TooLong => "This link is too long for a QR code.",
        CodeLabel => "QR code of the link",
        Close => "Close",
        CopyRefused => "Your browser blocked copying. Save it as a file instead.",
        CopyImpossible => "This browser can’t copy from the page. Save it as a file instead.",
        Code => "QR code",
        WithRun => "with the run: algorithm, seed and settings",
        Frame => "Embed code",
        WithMarks => "with pencil marks",
        WithLanguage => "in the language of this page",
        Paper => "Print",
        Print => "Print sheets",
        PrintHelp => "This puzzle, a list or new puzzles; a cube as a net to cut out and glue.",
        Title => "Share",
        Link => "Link",
        Copy => "Copy",
        BothSides => "Cube from both sides",
        NotDrawn => "This browser could not draw the picture. Save it as SVG instead.",
        AsPicture => "Picture",
        PictureShows => "What the picture shows",
        WithBest => "with evolved digits",
        Board => "Board",
        Net => "Net",
        Cube => "Cube",
        Save => "Save",
        Making => "Preparing the pages.",
        PressGenerate => "Press Generate to prepare them.",
        ThisPuzzle => "this puzzle",
        TheList => "the opened list",
        NewPuzzles => "new puzzles",
        HowMany => "How many",
        PerPage => "Puzzles per page",
        Answers => "solutions on the last page",
        PrintWhich => "Print",
        Size => "Size",
        Level => "Level",
        PaperSize => "Paper",
        From => "from",
        To => "to",
        PrintNow => "Print",
        Stop => "Stop",
        Generate => "Generate",
        Stopped => "Stopped.",
        AsText => "Text",
        OneLine => "One line",
        Rows => "Rows",
        WithTyped => "with typed digits as givens",
        OpenIn => "Open in",
    }
}

messages! {
    /// What was shared, and what could not be.
    pub enum Shared {
        Copied { what: &'static str } => "{what} copied.",
        Saved { name: String } => "Saved as {name}.",
        Ready { done: Number, of: Count } => "{done} of {of} ready.",
        Pages { pages: Count } => "{pages}.",
        Only9 { names: List } => "For 9×9 boards only: {names}.",
    }
}
