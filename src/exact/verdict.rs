//! What there is to say of a puzzle: no, one or several solutions; and the contradictions that need no search.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Grid, Square, check};

/// What the exact solver says of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// No solution, and why.
    None(Contradiction),
    /// Exactly one, which this is.
    One(Grid),
    /// At least two; these differ.
    Several(Grid, Grid),
    /// The search was given up before it was decided.
    Undecided,
}

/// Why a puzzle has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contradiction {
    /// Two squares of a house hold the same digit.
    Conflict {
        /// Index of the house.
        house: usize,
        /// The two squares.
        squares: (Square, Square),
        /// The digit they both hold.
        digit: u8,
    },
    /// An empty square sees every digit.
    NoCandidate {
        /// The square.
        square: Square,
    },
    /// A digit has no square left in a house.
    NoPlace {
        /// Index of the house.
        house: usize,
        /// The digit.
        digit: u8,
    },
    /// It follows only by search.
    Search,
}

/// A contradiction that is seen without any search: a repeated digit, a square or a house without a way out.
pub fn contradiction_in_sight(puzzle: &Grid) -> Option<Contradiction> {
    if let Some(c) = check::conflicts(puzzle).first() {
        return Some(Contradiction::Conflict { house: c.house, squares: c.squares, digit: c.digit });
    }
    let layout = puzzle.layout();
    let candidates: Vec<u64> = (0..layout.squares).map(|s| wide_candidates(puzzle, s)).collect();
    if let Some(square) = candidates.iter().position(|&c| c == 0) {
        return Some(Contradiction::NoCandidate { square });
    }
    layout.houses.iter().enumerate().find_map(|(house, h)| {
        let missing = layout.every_digit() & !h.squares.iter().fold(0, |all, &s| all | candidates[s]);
        (missing != 0).then(|| Contradiction::NoPlace { house, digit: missing.trailing_zeros() as u8 + 1 })
    })
}

/// The digits (as a mask, digit d is bit d − 1) that no house of a square holds; its own digit when it has one.
/// Of a large board, the first 32 digits alone.
pub fn candidates(puzzle: &Grid, square: Square) -> u32 {
    wide_candidates(puzzle, square) as u32
}

/// The same on a board of any size.
pub fn wide_candidates(puzzle: &Grid, square: Square) -> u64 {
    let bit = |digit: u8| if digit == 0 { 0 } else { 1u64 << (digit - 1) };
    let layout = puzzle.layout();
    match puzzle.get(square) {
        0 => layout.peers[square].iter().fold(layout.every_digit(), |left, &p| left & !bit(puzzle.get(p))),
        digit => bit(digit),
    }
}

impl Contradiction {
    /// The squares to mark.
    pub fn squares(&self, puzzle: &Grid) -> Vec<Square> {
        match *self {
            Contradiction::Conflict { squares: (a, b), .. } => vec![a, b],
            Contradiction::NoCandidate { square } => vec![square],
            Contradiction::NoPlace { house, .. } => puzzle.layout().houses[house].squares.clone(),
            Contradiction::Search => Vec::new(),
        }
    }
}
