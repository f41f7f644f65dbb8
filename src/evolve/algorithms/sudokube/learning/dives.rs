//! The first children, which guess without rules.

use crate::evolve::random::{Rng, below};
use crate::evolve::view::own::{Guess, Origin};
use crate::exact::Left;

/// How many children of the first generation guess without rules: where next to nothing contradicts, none are needed.
const DIVES: usize = 2;

/// A child that guessed without rules.
#[derive(Clone)]
pub struct Diver {
    /// In the order in which they were guessed.
    pub guesses: Vec<Guess>,
    /// The digits, 0 where a square stays open.
    pub cells: Vec<u8>,
    /// Squares that stay open.
    pub open: u32,
    /// How many guesses were tried.
    pub tried: u64,
}

/// Those children, up to one that fills the board and as many as there are individuals; the last one comes first.
pub fn dives(left: &dyn Left, individuals: usize, rng: &mut Rng) -> Vec<Diver> {
    let mut trouble = vec![1; left.digits().len()];
    let mut divers = Vec::new();
    for _ in 0..DIVES.min(individuals) {
        let dive = left.dive(&mut trouble, &mut |choices| below(rng, choices as u32) as usize);
        let guess = |&(square, digit, decided): &(u16, u8, u16)| Guess { square, digit, from: Origin::Own, decided };
        let open = dive.digits.iter().filter(|&&digit| digit == 0).count() as u32;
        let guesses = dive.guesses.iter().map(guess).collect();
        divers.insert(0, Diver { guesses, cells: dive.digits, open, tried: dive.tried });
        if open == 0 {
            break;
        }
    }
    divers
}
