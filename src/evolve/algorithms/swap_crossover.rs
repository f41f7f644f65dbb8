//! A genetic algorithm whose boards are rows of permutations, with the geometric crossover of swap space.
//!
//! A. Moraglio, J. Togelius and S. Lucas, *Product geometric crossover for the Sudoku puzzle*, IEEE Congress on
//! Evolutionary Computation, 2006, 470–476. What is known of it here comes from Waters 2008, II.G and Mantere and
//! Koljonen 2007, III.D, which quote its best figures (their tables 4 and 5).
//!
//! ```text
//! population := 5000 boards, every row a random permutation that respects the givens
//! until solved, or 20 generations without progress:
//!     keep the best half
//!     2500 times: draw two parents of that half; child, row by row := on a shortest path of swaps between them;
//!         with the mutation rate, a row has two of its free squares exchanged
//! ```
//!
//! The distance of two rows is the least number of swaps that turn one into the other (their length less the cycles of
//! the permutation between them); that of two boards is its sum over rows. A product of geometric crossovers, row by
//! row, is geometric under that sum: distance(first, child) + distance(child, second) = distance(first, second).
//!
//! Open, and chosen here:
//! * `cross=sort`: a draw from 0 to the distance of two rows says how many sorting swaps bring the first towards the
//!   second; `cross=cycles` is cycle crossover, also geometric; `cross=none` is this project's, for comparison;
//! * parents are drawn alike from the half that is kept, and may coincide;
//! * mutation rate: 0.1 for each row of a child;
//! * a search without progress ends, as theirs; `then=restart` starts over.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::board::Ground;
use crate::evolve::engines::geometric;
use crate::evolve::engines::geometric::Space;
use crate::evolve::operators::geometric::{cycles, sorting_swaps};
use crate::evolve::operators::permute;
use crate::evolve::random::{Rng, below, happens, threshold};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings, join};
use crate::puzzle::Grid;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "swap-crossover",
    title: "Swap-space crossover",
    about: || {
        "A genetic algorithm with 5000 boards whose rows are permutations. Row by row, a child lies on a \
            shortest path of swaps between its parents."
    },
    settings: SETTINGS,
    unsuited: crate::evolve::algorithms::hill_climb::unsuited,
    ..geometric::ALGORITHM
};

const SETTINGS: &[Setting] = &join::<{ geometric::SETTINGS.len() + 2 }>(
    geometric::SETTINGS,
    &[
        Setting {
            key: "mutation",
            name: "Mutation rate",
            help: || "The chance that two squares are swapped in a row of a child.",
            kind: Kind::Real { default: 0.1, min: 0.0, max: 1.0, step: 0.05 },
        },
        Setting {
            key: "cross",
            name: "Row crossover",
            help: || {
                "The first two put the child between its parents; cycle crossover takes each cycle whole from one of them. None: \
                a copy of the first parent, with mutation alone."
            },
            kind: Kind::Choice {
                options: &[
                    ("sort", "part of the sorting swaps"),
                    ("cycles", "cycle crossover"),
                    ("none", "none: a copy of one parent"),
                ],
            },
        },
    ],
);

#[derive(Clone)]
struct SwapSpace {
    rate: f64,
    cross: Cross,
}

/// How a row of a child comes about.
#[derive(Clone, Copy, PartialEq)]
enum Cross {
    Sort,
    Cycles,
    None,
}

impl Space for SwapSpace {
    fn random(&self, ground: &Ground, rng: &mut Rng) -> Vec<u8> {
        permute::fill(ground, 0, rng)
    }

    fn child(&self, ground: &Ground, first: &[u8], second: &[u8], rng: &mut Rng) -> Vec<u8> {
        let mut child = match self.cross {
            Cross::Sort => sorting_swaps(ground, first, second, rng),
            Cross::Cycles => cycles(ground, first, second, rng),
            Cross::None => first.to_vec(),
        };
        mutate(ground, &mut child, threshold(self.rate), rng);
        child
    }

    fn rate(&self) -> f64 {
        self.rate
    }

    fn distance(first: &[u8], second: &[u8]) -> Option<usize> {
        permute::swap_distance(first, second)
    }

    const SWAPS: bool = true;
}

/// Each row, with the rate (a threshold), has two of its free squares exchanged.
fn mutate(ground: &Ground, cells: &mut [u8], rate: u64, rng: &mut Rng) {
    for &row in &ground.houses[0] {
        let free = ground.free_in(row as usize);
        if free.len() > 1 && happens(rng, rate) {
            let first = below(rng, free.len() as u32);
            let second = (first + 1 + below(rng, free.len() as u32 - 1)) % free.len() as u32;
            cells.swap(free[first as usize] as usize, free[second as usize] as usize);
        }
    }
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let cross = match settings.choice(SETTINGS, "cross").as_str() {
        "cycles" => Cross::Cycles,
        "none" => Cross::None,
        _ => Cross::Sort,
    };
    let space = SwapSpace { rate: settings.real(SETTINGS, "mutation"), cross };
    geometric::start(puzzle, space, settings, rng)
}
