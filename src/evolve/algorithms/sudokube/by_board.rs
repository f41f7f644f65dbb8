//! The mode that suits a board, by how many squares singles leave open.
//!
//! ```text
//! board := the givens and every naked and hidden single that follows, also once locked candidates are left out
//! up to 25 digits:
//!     if more than 56 % of the squares are open: the pure mode on the board
//!     else: the mode that learns
//! with more digits:
//!     if more than 41 % or 1,000 of the squares are open: annealing on partial boards, from a low temperature and with a short first
//!         sweep: the shortest where more than 56 % are open, the usual one where else more than 2,000 are
//!     else: the mode that learns
//! ```
//!
//! Nothing of it is drawn by chance: all islands of a run are in the same mode. What each takes where: docs/large_boards.md.

use crate::evolve::algorithm::{Algorithm, Counts, TooEasy};
use crate::evolve::algorithms::partial;
use crate::evolve::algorithms::sudokube::{PURE, learning, pure};
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::exact::left;
use crate::puzzle::{Grid, Shape};

const SOURCE: &str = "This project, 2026; after Galinier and Hao 1999, Blöchliger and Zufferey 2008, and Reynolds 1994";

/// The mode by board, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "sudokube-by-board",
    counts: Counts::Either,
    title: "SudoKube, mode by board",
    about: || {
        "All singles are placed. Then, up to 25×25, SudoKube without deduction goes on where more than 56 % of the squares stay open; on larger \
            boards, annealing on partial boards where more than 41 % or 1,000 of them do; elsewhere SudoKube with learning."
    },
    source: || SOURCE,
    settings: &[],
    // Where it anneals; its other searches have none.
    rate: partial::PURE.rate,
    too_easy: &[(0, TooEasy::Singles), (1, TooEasy::FirstGeneration)],
    large: true,
    leads: |shape| shape == Shape::Flat25 || shape.is_large(),
    ..PURE
};

/// The share of open squares above which rules are not worth their time, and the shortest sweeps do.
const WIDE: f64 = 0.56;
/// The share and the number of open squares up to which learning pays on large boards.
const NARROW: (f64, usize) = (0.41, 1000);

/// The temperature at which annealing begins: moves at higher ones are lost, as the board melts at this one.
const FIRST: f64 = 0.4;
/// Moves of its first sweep for each pair of squares to fill: on wide boards, on others, and on others with [`MANY`] open squares.
const SWEEPS: [u32; 3] = [8, 30, 60];
/// More open squares than this are many.
const MANY: usize = 2000;

pub(crate) fn start(puzzle: &Grid, _: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let left = left(puzzle);
    let Some(board) = left.as_ref().and_then(|left| Grid::new(puzzle.shape(), left.digits().to_vec())) else {
        return learning::from_left(puzzle, left, rng);
    };
    let open = board.cells().iter().filter(|&&digit| digit == 0).count();
    let share = open as f64 / board.cells().len() as f64;
    match puzzle.shape().is_large() {
        false if share > WIDE => pure(&board, &Settings::default(), 0, rng),
        true if share > WIDE => partial::start_at(&board, FIRST, SWEEPS[0]),
        true if open > MANY => partial::start_at(&board, FIRST, SWEEPS[2]),
        true if share > NARROW.0 || open > NARROW.1 => partial::start_at(&board, FIRST, SWEEPS[1]),
        _ => learning::from_left(puzzle, left, rng),
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::partial;
    use crate::evolve::algorithms::sudokube::by_board::{FIRST, SWEEPS, start};
    use crate::evolve::random::{below, seeded};
    use crate::evolve::settings::Settings;
    use crate::exact::left;
    use crate::puzzle::{Grid, Shape};

    /// The board that fits by construction, of which about so much is given.
    fn pattern(shape: Shape, percent: u32) -> Grid {
        let (side, mut rng) = (shape.side(), seeded(5));
        let unit = side.isqrt();
        let digit = |square: usize| {
            let (row, column) = (square / side, square % side);
            (row % unit * unit + row / unit + column) % side
        };
        let cell = |square| if below(&mut rng, 100) < percent { digit(square) as u8 + 1 } else { 0 };
        Grid::new(shape, (0..side * side).map(cell).collect()).unwrap()
    }

    #[test]
    fn sweeps_of_large_boards_are_as_long_as_what_is_open_asks_for() {
        for (shape, percent, sweep) in [(Shape::Flat36, 30, 0), (Shape::Flat36, 48, 1), (Shape::Flat64, 45, 2)] {
            let puzzle = pattern(shape, percent);
            let board = Grid::new(shape, left(&puzzle).unwrap().digits().to_vec()).unwrap();
            // As far as all lengths have come to the window in which the board freezes.
            let rows = |mut search: Box<dyn crate::evolve::search::Search>| {
                let mut rng = seeded(1);
                (0..120).map(|_| search.advance(&mut rng)).collect::<Vec<_>>()
            };
            let ours = rows(start(&puzzle, &Settings::default(), &mut seeded(1)));
            let of = |k: usize| rows(partial::start_at(&board, FIRST, SWEEPS[k]));
            assert_eq!([0, 1, 2].map(|k| of(k) == ours), [0, 1, 2].map(|k| k == sweep), "{shape:?} {percent} %");
        }
    }
}
