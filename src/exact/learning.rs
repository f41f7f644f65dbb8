//! Searches that learn from their contradictions, by the size of the board.

use crate::exact::clauses::reasoner::Reasoner;
use crate::exact::descend::Descend;
use crate::exact::tree_first::TreeFirst;
use crate::exact::{clauses, tables};
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

/// What a board of up to 25 digits comes to by propagation, to be reasoned about; `None` where that contradicts.
pub fn reasoner(puzzle: &Grid) -> Option<Reasoner> {
    match puzzle.layout().squares {
        0..=81 => clauses::reasoner(tables::small(puzzle), puzzle),
        82..=386 => clauses::reasoner(tables::of_a_cube(puzzle), puzzle),
        _ => clauses::reasoner(tables::of_25(puzzle), puzzle),
    }
}
