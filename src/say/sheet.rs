//! Printed sheets.

messages! {
    /// The head of a page of flat boards, its foot, and the solutions.
    pub enum Sheet {
        Head => "Sudoku",
        Foot { page: usize, of: usize } => "SudoKube · page {page} of {of}",
        OneOfSeveral { number: usize } => "{number}. One of several solutions.",
        NoSolution { number: usize } => "{number}. This puzzle has no solution.",
        Unknown { number: usize } => "{number}. The solution is not known.",
    }
}

labels! {
    /// The head of the last pages, and how to make a cube of a net, line by line.
    pub enum Cut {
        Solutions => "Solutions",
        First => "Cut along the outer line, with the tabs; fold at every",
        Second => "edge; glue each tab under the edge with its letter. Squares that",
        Third => "meet at an edge are one square and take the same digit.",
    }
}
