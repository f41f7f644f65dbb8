//! What is known about the solutions of a puzzle while the exact solver is at work.

use crate::exact::Verdict;
use crate::puzzle::{Grid, Square};

/// What is known about the solutions of the puzzle on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Truth {
    #[default]
    /// The exact solver has not answered yet.
    Asked,
    /// The exact solver has been at it for a while.
    Slow,
    /// It has answered.
    Known(Verdict),
}

/// Squares in which two grids differ.
pub(crate) fn differing(first: &Grid, second: &Grid) -> Vec<Square> {
    (0..first.cells().len()).filter(|&s| first.get(s) != second.cells().get(s).copied().unwrap_or(0)).collect()
}

/// Of two solutions the first or the second.
pub fn solution(truth: &Truth, second: bool) -> Option<&Grid> {
    match truth {
        Truth::Known(Verdict::Several(a, b)) => Some(if second { b } else { a }),
        _ => None,
    }
}

/// The squares in which two solutions differ.
pub fn apart(truth: &Truth) -> Vec<Square> {
    match truth {
        Truth::Known(Verdict::Several(a, b)) => differing(a, b),
        _ => Vec::new(),
    }
}
