//! Where a search that learns from its contradictions is asked whether there is a solution, or another one: SudoKubes, and flat boards of more
//! than 81 squares.

use crate::exact::descend::Descend;
use crate::exact::tables;
use crate::exact::tree_first::TreeFirst;
use crate::puzzle::Grid;

/// A search on a board of so many squares or more; `None` on smaller ones.
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
