//! Searches that learn from their contradictions, by the size of the board.

use crate::exact::clauses::board::{Board, Propagated};
use crate::exact::clauses::reasoner::Reasoner;
use crate::exact::descend::Descend;
use crate::exact::dive::{Dive, dive};
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

/// What propagation makes of a puzzle, whatever the size of its sets.
pub trait Left {
    /// The digits that it leaves no doubt of, 0 elsewhere.
    fn digits(&self) -> &[u8];

    /// Guesses without rules ([`dive`](crate::exact::dive::dive)).
    fn dive(&self, trouble: &mut [u32], pick: &mut dyn FnMut(usize) -> usize) -> Dive;

    /// The rest, to be reasoned about.
    fn reasoner(self: Box<Self>) -> Reasoner;
}

struct Rest<const W: usize, const H: usize> {
    tables: &'static Tables<W, H>,
    left: Propagated<W, H>,
}

impl<const W: usize, const H: usize> Left for Rest<W, H> {
    fn digits(&self) -> &[u8] {
        &self.left.digits
    }

    fn dive(&self, trouble: &mut [u32], pick: &mut dyn FnMut(usize) -> usize) -> Dive {
        dive(self.tables, &self.left, trouble, pick)
    }

    fn reasoner(self: Box<Self>) -> Reasoner {
        Reasoner::new(Board::new(self.tables, self.left))
    }
}

/// Places the givens and what they force; `None` where that contradicts.
pub fn left(puzzle: &Grid) -> Option<Box<dyn Left>> {
    match puzzle.layout().squares {
        0..=81 => by(tables::small(puzzle), puzzle),
        82..=386 => by(tables::of_a_cube(puzzle), puzzle),
        387..=625 => by(tables::of_25(puzzle), puzzle),
        #[cfg(not(target_arch = "wasm32"))]
        626..=1296 => by(tables::of_36(puzzle), puzzle),
        #[cfg(not(target_arch = "wasm32"))]
        _ => by(tables::of_64(puzzle), puzzle),
        #[cfg(target_arch = "wasm32")]
        _ => by(tables::of_49(puzzle), puzzle),
    }
}

fn by<const W: usize, const H: usize>(tables: &'static Tables<W, H>, puzzle: &Grid) -> Option<Box<dyn Left>> {
    let left = Propagated::new(tables, puzzle)?;
    Some(Box::new(Rest { tables, left }))
}
