//! The mode that suits a board, by how many squares singles leave open.
//!
//! ```text
//! board := the givens and every naked and hidden single that follows, also once locked candidates are left out
//! if more than 56 % of the squares are open: the pure mode on the board
//! else: the mode that learns
//! ```
//!
//! Nothing of it is drawn by chance: all islands of a run are in the same mode. What each takes where: docs/large_boards.md.

use crate::evolve::algorithm::{Algorithm, Counts, TooEasy};
use crate::evolve::algorithms::sudokube::{PURE, learning, pure};
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::exact::left;
use crate::puzzle::{Grid, Shape};

/// The mode by board, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "sudokube-by-board",
    counts: Counts::Either,
    title: "SudoKube, mode by board",
    about: "All singles are placed; SudoKube without deduction goes on where more than 56 % of the squares stay open, SudoKube with learning elsewhere.",
    settings: &[],
    too_easy: &[(0, TooEasy::Singles), (1, TooEasy::FirstGeneration)],
    leads: |shape| shape == Shape::Flat25,
    ..PURE
};

pub(crate) fn start(puzzle: &Grid, _: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let left = left(puzzle);
    let wide = left.as_ref().map(|left| left.digits()).filter(|digits| {
        let open = digits.iter().filter(|&&digit| digit == 0).count();
        open * 25 > digits.len() * 14
    });
    match wide.and_then(|digits| Grid::new(puzzle.shape(), digits.to_vec())) {
        Some(board) => pure(&board, &Settings::default(), 0, rng),
        None => learning::from_left(puzzle, left, rng),
    }
}
