//! A genetic algorithm whose boards hold any digits, with the geometric crossover of Hamming space.
//!
//! A. Moraglio, J. Togelius and S. Lucas, *Product geometric crossover for the Sudoku puzzle*, IEEE Congress on
//! Evolutionary Computation, 2006, 470–476. What is known of it here comes from Waters 2008, II.G and Mantere and
//! Koljonen 2007, III.D, which quote its best figures (their tables 4 and 5).
//!
//! ```text
//! population := 5000 boards, a random digit on every free square
//! until solved, or 20 generations without progress:
//!     keep the best half
//!     2500 times: draw two parents of that half; child := each free square from one or the other (uniform crossover);
//!         with the mutation rate, a free square gets a random digit
//! ```
//!
//! The child lies between its parents under Hamming distance, the number of squares in which boards differ.
//!
//! Open, and chosen here:
//! * of the several Hamming crossovers that they tried, the uniform one on single squares;
//! * parents are drawn alike from the half that is kept, and may coincide;
//! * mutation rate: 0.01 for each free square of a child;
//! * a search without progress ends, as theirs; `then=restart` starts over.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::board::{Ground, differences};
use crate::evolve::engines::geometric;
use crate::evolve::engines::geometric::Space;
use crate::evolve::operators::geometric::uniform;
use crate::evolve::random::{Rng, below, happens, threshold};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings, join};
use crate::puzzle::Grid;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "hamming-crossover",
    title: "Hamming-space crossover",
    about: || "A genetic algorithm with 5000 boards of any digits. A child takes each square from one parent or the other.",
    settings: SETTINGS,
    ..geometric::ALGORITHM
};

const SETTINGS: &[Setting] = &join::<{ geometric::SETTINGS.len() + 1 }>(
    geometric::SETTINGS,
    &[Setting {
        key: "mutation",
        name: "Mutation rate",
        help: || "The chance that a square of a child gets a random digit.",
        kind: Kind::Real { default: 0.01, min: 0.0, max: 1.0, step: 0.005 },
    }],
);

#[derive(Clone)]
struct HammingSpace {
    rate: f64,
}

impl Space for HammingSpace {
    fn random(&self, ground: &Ground, rng: &mut Rng) -> Vec<u8> {
        let mut cells = ground.givens.clone();
        ground.free.iter().for_each(|&s| cells[s as usize] = digit(ground, rng));
        cells
    }

    fn child(&self, ground: &Ground, first: &[u8], second: &[u8], rng: &mut Rng) -> Vec<u8> {
        let mut child = uniform(ground, first, second, rng);
        let rate = threshold(self.rate);
        for &square in &ground.free {
            if happens(rng, rate) {
                child[square as usize] = digit(ground, rng);
            }
        }
        child
    }

    fn rate(&self) -> f64 {
        self.rate
    }

    fn distance(first: &[u8], second: &[u8]) -> Option<usize> {
        Some(differences(first, second))
    }

    const SWAPS: bool = false;
}

fn digit(ground: &Ground, rng: &mut Rng) -> u8 {
    below(rng, ground.layout.side as u32) as u8 + 1
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let space = HammingSpace { rate: settings.real(SETTINGS, "mutation") };
    geometric::start(puzzle, space, settings, rng)
}
