//! The moment of a child at which the fewest squares were open: what it is judged by, and what it hands on.

use crate::evolve::view::own::Origin;
use crate::exact::clauses::store::var;
use crate::exact::clauses::trail::Trail;

/// Guesses and filled squares of that moment.
#[derive(Clone, Default)]
pub struct Deepest {
    /// A variable of the reasoner, where it comes from, and how many squares it decided.
    pub guesses: Vec<(u32, Origin, u16)>,
    /// The variables that were true.
    pub filled: Vec<u32>,
}

impl Deepest {
    /// The first so many guesses of a trail, if they fill more squares than any before.
    pub fn meet(&mut self, trail: &Trail, guesses: usize, origins: &[Origin]) {
        let end = trail.decisions.get(guesses).copied().unwrap_or(trail.known.len());
        let is_true = |literal: &&u32| **literal & 1 == 0;
        let filled = trail.known[..end].iter().filter(is_true);
        if filled.clone().count() <= self.filled.len() {
            return;
        }
        self.filled.clear();
        self.filled.extend(filled.map(|&literal| literal >> 1));
        let ends = trail.decisions[1.min(guesses)..guesses].iter().copied().chain([end]);
        self.guesses.clear();
        self.guesses.extend(trail.decisions[..guesses].iter().zip(ends).zip(origins).map(|((&from, to), &origin)| {
            let decided = trail.known[from..to].iter().filter(is_true).count();
            (var(trail.known[from]) as u32, origin, decided as u16)
        }));
    }
}
