//! Solutions counted by the exact solver, on the way to a puzzle.

use crate::exact::{Solver, Status};
use crate::puzzle::Grid;

/// Solutions of a face alone are counted up to this many.
pub const FACE_LIMIT: u64 = 50;

/// Nodes of exact search in a step; a few milliseconds at most.
pub(crate) const NODES: u64 = 200;

/// Solutions of each face alone, counted up to [`FACE_LIMIT`].
pub fn face_solutions(puzzle: &Grid) -> Vec<u32> {
    (0..puzzle.shape().faces()).map(|face| count(&puzzle.face(face), FACE_LIMIT)).collect()
}

/// Solutions of a board, counted up to a limit.
pub(crate) fn count(puzzle: &Grid, limit: u64) -> u32 {
    let mut solver = Solver::new(puzzle, limit);
    while solver.run(u64::MAX) == Status::Working {}
    solver.count() as u32
}
