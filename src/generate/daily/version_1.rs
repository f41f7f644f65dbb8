//! Version 1 of the puzzles of a day. Frozen: see `daily/mod.rs`.
//!
//! A 9×9 is made again until its level is that of the week day: from Monday, on which hidden singles are enough, to Sunday, on
//! which pairs and locked candidates are not. A SudoKube and a 16×16 have fewer givens from day to day, from week to week.

use rand::Rng as _;

use crate::evolve::random::{Rng, seeded};
use crate::generate::daily::date::Date;
use crate::generate::daily::effort::{Effort, effort};
use crate::generate::daily::kind::Kind;
use crate::generate::{GenerateOrder, Generator, Level, Way};
use crate::puzzle::Grid;

/// Givens of a 9×9, and what it asks for, from Monday to Sunday.
const SUDOKU: [(u32, Effort); 7] = [
    (38, Effort::Hidden),
    (34, Effort::Hidden),
    (32, Effort::Single),
    (29, Effort::Single),
    (28, Effort::Pair),
    (26, Effort::Pair),
    (25, Effort::More),
];

/// Givens of a cube.
const KUBE: [u32; 7] = [216, 204, 192, 180, 168, 156, 144];

/// Givens of a 16×16, in turn from week to week.
const LARGE: [u32; 4] = [150, 140, 130, 120];

/// After so many puzzles the nearest counts.
const MOST_TRIES: u32 = 100;

/// A puzzle on its way.
pub struct Work {
    rng: Rng,
    kind: Kind,
    givens: u32,
    wanted: Option<Effort>,
    generator: Option<Generator>,
    nearest: Option<(usize, Grid, Grid)>,
    tries: u32,
}

impl Work {
    /// Before the first step.
    pub fn new(kind: Kind, date: Date) -> Work {
        let text = ["sudokube", "daily", "1", kind.name(), &date.to_string()].join(" ");
        let fnv = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let rng = seeded(text.bytes().fold(0xcbf2_9ce4_8422_2325, fnv));
        let (givens, wanted) = match kind {
            Kind::Sudoku => {
                let (givens, wanted) = SUDOKU[date.weekday()];
                (givens, Some(wanted))
            }
            Kind::Kube => (KUBE[date.weekday()], None),
            Kind::Large => (LARGE[(date.0.div_euclid(7)).rem_euclid(4) as usize], None),
        };
        Work { rng, kind, givens, wanted, generator: None, nearest: None, tries: 0 }
    }

    /// Some milliseconds; the puzzle, its solution and how many were made, once it is there.
    pub fn step(&mut self) -> Option<(Grid, Grid, u32)> {
        let Some(generator) = &mut self.generator else {
            let (shape, givens, seed) = (self.kind.shape(), Some(self.givens), self.rng.next_u64());
            let order = GenerateOrder { shape, level: Level::Easy, way: Way::Verified, givens, seed };
            self.generator = Generator::new(&order).ok();
            self.tries += 1;
            return None;
        };
        generator.step();
        let made = generator.made()?;
        let (puzzle, solution) = (made.puzzle.clone(), made.solution.clone());
        self.generator = None;
        let away = self.wanted.map_or(0, |wanted| (effort(&puzzle) as usize).abs_diff(wanted as usize));
        if self.nearest.as_ref().is_none_or(|nearest| away < nearest.0) {
            self.nearest = Some((away, puzzle, solution));
        }
        let done = away == 0 || self.tries == MOST_TRIES;
        let (_, puzzle, solution) = self.nearest.take_if(|_| done)?;
        Some((puzzle, solution, self.tries))
    }
}
