//! What is said when a worker of the page breaks down.

messages! {
    /// A worker broke down, or is not there.
    pub enum Breakdown {
        Solver { error: String } => "The solver crashed and was restarted ({error}). The puzzle is kept.",
        Verdict { error: String } => "The solution counter crashed and was restarted ({error}). Runs are not affected.",
        Generator { error: String } => "The puzzle generator crashed and was restarted ({error}). The puzzle is kept.",
        Desk { error: String } => "Reading and writing puzzles failed ({error}). Nothing is lost; try again.",
        Photo { error: String } => "Reading the picture failed ({error}). The puzzle is kept; try again.",
        Coach { error: String } => "Hints and ratings failed ({error}). The puzzle is kept; try again.",
        Lab { error: String } => "The Lab crashed and reopened the run ({error}).",
        Race { error: String } => "The race crashed ({error}). Start it again.",
        Study { error: String } => "The study crashed ({error}). Its results are kept; resume it.",
        Measure { error: String } => "Measuring crashed and was restarted ({error}).",
        File { error: String } => "The file could not be written ({error}). Try again.",
        Ended => "it ended without an error",
        NotLoaded => "Part of the page could not be loaded. Check your connection and try again.",
        Updated => "SudoKube has been updated. Reload the page to continue.",
    }
}
