//! The mode that suits a board: the hybrid where its first guesses solve it, elsewhere the pure mode after all singles.
//!
//! ```text
//! board := the givens and every naked and hidden single that follows
//! if at most 9 squares of 20 are open, and the hybrid's first population solves the board within `guesses` guesses: the hybrid
//! else: the pure mode on the board
//! ```
//!
//! On 25×25 the hybrid's first population solves most boards with half of their squares given and more, and next to none with fewer,
//! which the pure mode solves in milliseconds (docs/large_boards.md). How many squares singles leave open tells both apart: of 160 boards
//! with 40 to 52 % given, 62 of 64 with at most 250 of 625 open were solved so, and 2 of 96 with more. On smaller boards and on
//! puzzles with one solution the hybrid is better throughout, whatever its first guesses do.
//!
//! Where a run has several islands, each tries with its own draws: one that guesses has solved the board after its first generation, so
//! that islands in different modes never exchange anything.

use crate::evolve::algorithm::{Algorithm, Counts, TooEasy};
use crate::evolve::algorithms::sudokube::{PURE, hybrid, pure};
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::puzzle::Grid;

/// The mode by board, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "sudokube-auto",
    counts: Counts::Either,
    title: "SudoKube, mode by board (first version)",
    about: || {
        "SudoKube where its first guesses solve the board; elsewhere all singles are placed once, and SudoKube without \
            deduction goes on from there."
    },
    settings: SETTINGS,
    too_easy: &[(0, TooEasy::Singles), (1, TooEasy::FirstGeneration)],
    superseded: true,
    ..PURE
};

const SETTINGS: &[Setting] = &[Setting {
    key: "guesses",
    name: "First guesses",
    help: || "Guesses, each followed by all singles that it forces, that decide how the search continues; with 0 it always continues without guesses.",
    kind: Kind::Whole { default: 200, min: 0, max: 1_000_000 },
}];

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let usual = Settings::default();
    let mut search = hybrid(puzzle, &usual);
    let (open, board) = (search.first().best as usize, Grid::new(puzzle.shape(), search.best().to_vec()));
    let (Some(board), None) = (board, search.ended()) else { return Box::new(search) };
    let guesses = u64::from(settings.whole(SETTINGS, "guesses"));
    let is_worth = open * 20 <= board.cells().len() * 9;
    match if is_worth { search.try_first(guesses, rng.clone()) } else { Some(0) } {
        None => Box::new(search),
        Some(made) => pure(&board, &usual, made, rng),
    }
}
