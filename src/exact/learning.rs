//! Searches that learn from their contradictions, by the size of the board.

use crate::exact::clauses::board::{Board, Propagated};
use crate::exact::clauses::reasoner::Reasoner;
use crate::exact::descend::Descend;
use crate::exact::state::Tables;
use crate::exact::tables;
use crate::exact::tree_first::TreeFirst;
use crate::puzzle::Grid;

/// Whether there is a solution, or another one; `None` on boards of up to 81 squares, which are left to a tree.
pub fn plant(puzzle: &Grid, limit: u64) -> Option<Box<dyn Descend>> {
    match puzzle.layout().squares {
        0..=81 => None,
        82..=386 => Some(Box::new(TreeFirst::new(tables::of_a_cube(puzzle), puzzle, limit))),
        387..=625 => Some(Box::new(TreeFirst::new(tables::of_25(puzzle), puzzle, limit))),
        #[cfg(not(target_arch = "wasm32"))]
        626..=1296 => Some(Box::new(TreeFirst::new(tables::of_36(puzzle), puzzle, limit))),
        #[cfg(not(target_arch = "wasm32"))]
        _ => Some(Box::new(TreeFirst::new(tables::of_64(puzzle), puzzle, limit))),
        #[cfg(target_arch = "wasm32")]
        _ => puzzle
            .shape()
            .is_taken()
            .then(|| -> Box<dyn Descend> { Box::new(TreeFirst::new(tables::of_49(puzzle), puzzle, limit)) }),
    }
}

/// What propagation makes of a puzzle of up to 25 digits.
pub struct Left {
    /// The digits that it leaves no doubt of, 0 elsewhere.
    pub digits: Vec<u8>,
    reasoner: Box<dyn FnOnce() -> Reasoner>,
}

impl Left {
    /// Places the givens and what they force; `None` where that contradicts.
    pub fn of(puzzle: &Grid) -> Option<Left> {
        match puzzle.layout().squares {
            0..=81 => Left::by(tables::small(puzzle), puzzle),
            82..=386 => Left::by(tables::of_a_cube(puzzle), puzzle),
            _ => Left::by(tables::of_25(puzzle), puzzle),
        }
    }

    fn by<const W: usize, const H: usize>(tables: &'static Tables<W, H>, puzzle: &Grid) -> Option<Left> {
        let left = Propagated::new(tables, puzzle)?;
        let digits = left.digits.clone();
        Some(Left { digits, reasoner: Box::new(|| Reasoner::new(Board::new(tables, left))) })
    }

    /// The rest, to be reasoned about.
    pub fn reasoner(self) -> Reasoner {
        (self.reasoner)()
    }
}
