//! Growth: one-square changes by weights that the conflicts learn.
//!
//! ```text
//! every two neighbours and digit that both may take are a clause, broken when both hold it; all clauses begin with weight FIRST
//! each move:
//!     of all changes of a square in conflict, look for one by which the weights of broken clauses fall most, at random among equals
//!     if they fall, or stay equal and chance wants it (LEVEL): make it
//!     else every broken clause below the cap takes weight from a kept one: from the heaviest that shares a square and its
//!         digit with it or, where that is lighter than FIRST or chance wants it, from any that is not (if TRIES find one)
//! ```
//!
//! After Ishtaiwi, Thornton, Sattar and Pham, *Neighbourhood clause weight redistribution in local search for SAT*, CP 2005.
//! A search at rest is moved on by what it has met so far: no move is tabu, and where squares come into conflict again and
//! again, a conflict weighs more for all boards that grow later.

pub mod change;
pub mod clauses;
pub mod learn;
pub mod mode;

use std::cmp::Reverse;
use std::sync::Arc;

use wide::i16x16;

use crate::evolve::algorithms::sudokube::growth::Growth;
use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::weights::clauses::{Clause, Clauses, LANES};
use crate::evolve::operation::Act;
use crate::evolve::random::{Rng, threshold};
use crate::evolve::trail::{How, Trail};
use crate::evolve::view::own::Memory;
use rand::Rng as _;

/// What a lane that must not be chosen has more: no square has more weight against it.
const CLOSED: i16 = 16_384;
/// The weight of a clause at first.
const FIRST: i16 = 8;
/// What a clause gives that is heavier than at first; others give 1.
const MORE: i16 = 4;
/// Of 65,536: how often a change is made by which the weights stay equal.
const LEVEL: u64 = 9_830;
/// Clauses that are tried at random before a light neighbour gives.
const TRIES: u32 = 50;
/// Conflicts that are shown.
const SHOWN: usize = 12;

/// A colouring that is being grown; `W` rows of 16 lanes hold the digits.
#[derive(Clone)]
pub struct Weights<const W: usize> {
    /// The board as it is.
    digits: Vec<u8>,
    /// For each vertex and digit, what the weights of broken clauses would be more with that digit there.
    scores: Vec<[[i16; LANES]; W]>,
    /// The same for all copies of a search.
    clauses: Arc<Clauses>,
    /// At each place of the clauses the weight, less than 0 while the clause is broken.
    weights: Vec<i16>,
    /// Broken clauses, and where each stands among them.
    broken: Vec<u32>,
    stands: Vec<u32>,
    /// Squares in conflict, where each stands among them, and for all squares how many broken clauses they are in.
    fighting: Vec<u16>,
    fights: Vec<u16>,
    count: Vec<u16>,
    /// Squares with a best change, and its digits as a mask.
    hits: Vec<(u16, u32)>,
    /// Places whose clauses break or are kept by a change.
    turned: Vec<u32>,
    /// The heaviest that a clause becomes: all clauses of a square with a digit then stay under [`CLOSED`].
    heaviest: i16,
    /// How often, of 2³², any clause gives.
    anywhere: u64,
    /// Conflicts that no search can mend.
    hopeless: u32,
    /// Fewest conflicts so far.
    best: u32,
    /// The board that had them.
    best_digits: Vec<u8>,
}

impl<const W: usize> Growth for Weights<W> {
    const HOW: How = How::Weights;

    /// The weights stay.
    fn begin(&mut self, lists: &Lists, digits: &[u8]) {
        self.take_up(lists, digits);
    }

    fn grow(&mut self, _: &Lists, moves: u32, rng: &mut Rng) -> u32 {
        for k in 0..moves {
            if self.broken.is_empty() {
                return k;
            }
            let draw = rng.next_u64();
            let least = self.look();
            if least < 0 || least == 0 && draw & 0xffff < LEVEL {
                let (v, d) = self.pick(least, draw);
                self.change(v, d);
                if self.now().1 < self.best {
                    self.note();
                }
            } else {
                self.learn(rng);
            }
        }
        moves
    }

    fn now(&self) -> (&[u8], u32) {
        (&self.digits, self.broken.len() as u32 + self.hopeless)
    }

    fn best(&self) -> (&[u8], u32) {
        (&self.best_digits, self.best)
    }

    /// The heaviest conflicts of those that have learned.
    fn memory(&self, lists: &Lists) -> Memory {
        let weight = |clause: &Clause| self.weights[clause.at[0] as usize].unsigned_abs();
        let mut learned: Vec<&Clause> = self.clauses.all.iter().filter(|c| weight(c) > FIRST as u16).collect();
        let order = |clause: &&Clause| (Reverse(weight(clause)), clause.squares, clause.digit);
        if learned.len() > SHOWN {
            learned.select_nth_unstable_by_key(SHOWN, order);
            learned.truncate(SHOWN);
        }
        learned.sort_unstable_by_key(order);
        let square = |v: u16| lists.squares[usize::from(v)];
        Memory::Weights(learned.iter().map(|c| (c.squares.map(square), c.digit, weight(c))).collect())
    }

    fn act(moves: u32, trail: Trail) -> Act {
        Act::Weights { moves, trail }
    }
}

impl<const W: usize> Weights<W> {
    /// All weights alike, no board yet. With this chance a conflict takes weight from any clause.
    pub fn new(lists: &Lists, anywhere: f64) -> Weights<W> {
        let clauses = Clauses::new(lists, LANES * W);
        let most = (0..lists.len()).map(|v| lists.neighbours(v).len()).max().unwrap_or(0).max(1);
        let mut growth = Weights {
            digits: Vec::new(),
            scores: Vec::new(),
            weights: Vec::new(),
            broken: Vec::new(),
            stands: vec![0; clauses.all.len()],
            fighting: Vec::new(),
            fights: vec![0; lists.len()],
            count: vec![0; lists.len()],
            hits: vec![(0, 0); lists.len()],
            turned: vec![0; most + 1],
            heaviest: (CLOSED - 1) / most as i16,
            anywhere: threshold(anywhere),
            hopeless: lists.hopeless,
            best: 0,
            best_digits: Vec::new(),
            clauses: Arc::new(clauses),
        };
        growth.forget();
        growth
    }

    /// All weights as at first.
    fn forget(&mut self) {
        self.weights.clear();
        self.weights.resize(self.clauses.clause.len(), 0);
        for clause in &self.clauses.all {
            clause.at.iter().for_each(|&i| self.weights[i as usize] = FIRST);
        }
    }

    /// The board is the best so far.
    fn note(&mut self) {
        self.best = self.now().1;
        self.best_digits.clone_from(&self.digits);
    }

    /// All scores, those of a vertex after those of the one before.
    #[inline(always)]
    fn flat(&mut self) -> &mut [i16] {
        self.scores.as_flattened_mut().as_flattened_mut()
    }

    /// By how much the best change of a square in conflict changes the weights of broken clauses.
    #[inline]
    fn look(&self) -> i16 {
        let mut least = i16x16::splat(CLOSED);
        for &v in &self.fighting {
            self.scores[usize::from(v)].iter().for_each(|lanes| least = least.min(i16x16::new(*lanes)));
        }
        least.reduce_min()
    }

    /// One of the best changes: a square at random, then a digit at random.
    #[inline]
    fn pick(&mut self, least: i16, draw: u64) -> (usize, usize) {
        let wanted = i16x16::splat(least);
        let mut count = 0;
        for &v in &self.fighting {
            let mut mask = 0;
            for (w, lanes) in self.scores[usize::from(v)].iter().enumerate() {
                mask |= i16x16::new(*lanes).simd_eq(wanted).to_bitmask() << (LANES * w);
            }
            self.hits[count] = (v, mask);
            count += usize::from(mask != 0);
        }
        let (v, mut mask) = self.hits[(((draw >> 32) * count as u64) >> 32) as usize];
        if mask & mask.wrapping_sub(1) != 0 {
            for _ in 0..((draw >> 16 & 0xffff) * u64::from(mask.count_ones())) >> 16 {
                mask &= mask - 1;
            }
        }
        (v.into(), mask.trailing_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::sudokube::weights::*;
    use crate::evolve::random::{pick_bit, seeded};
    use crate::puzzle::{Grid, Shape};

    fn grown<const W: usize>(shape: Shape) {
        let mut puzzle = Grid::empty(shape);
        puzzle.set(0, 1);
        let lists = Lists::by_givens(&puzzle);
        let mut rng = seeded(5);
        let mut growth = Weights::<W>::new(&lists, 0.2);
        let all = |growth: &Weights<W>| growth.weights.iter().map(|w| i64::from(w.abs())).sum::<i64>();
        let first = all(&growth);
        let digits: Vec<u8> = lists.allowed.iter().map(|&list| pick_bit(&mut rng, list) as u8).collect();
        growth.begin(&lists, &digits);
        for _ in 0..40 {
            growth.grow(&lists, 13, &mut rng);
            assert_eq!(growth.now().1, lists.conflicts(&growth.digits), "{shape:?}");
            assert_eq!(growth.best().1, lists.conflicts(&growth.best_digits), "{shape:?}");
            assert!((0..lists.len()).all(|v| lists.allowed[v] >> growth.digits[v] & 1 == 1), "{shape:?}");
            let broken = growth.broken.iter().flat_map(|&k| growth.clauses.all[k as usize].at);
            assert!(broken.into_iter().all(|i| growth.weights[i as usize] < 0), "{shape:?}");
        }
        // What one clause gains another has given, and each keeps some.
        (0..50).for_each(|_| growth.learn(&mut rng));
        assert_eq!(all(&growth), first, "{shape:?}");
        let pairs: Vec<[i16; 2]> =
            growth.clauses.all.iter().map(|c| c.at.map(|i| growth.weights[i as usize])).collect();
        assert!(pairs.iter().all(|[a, b]| a == b && *a != 0 && a.abs() <= growth.heaviest), "{shape:?}");
        assert_eq!(pairs.iter().filter(|[a, _]| *a < 0).count(), growth.broken.len(), "{shape:?}");
        assert!(growth.broken.is_empty() || pairs.iter().any(|[a, _]| a.abs() > FIRST), "{shape:?}");
        let own = |v: usize| growth.scores[v].as_flattened()[usize::from(growth.digits[v])];
        assert!((0..lists.len()).all(|v| own(v) == CLOSED), "{shape:?}");
        let sorted = |squares: &[u16]| {
            let mut squares = squares.to_vec();
            squares.sort_unstable();
            squares
        };
        let (scores, fighting) = (growth.scores.clone(), sorted(&growth.fighting));
        let digits = growth.digits.clone();
        growth.begin(&lists, &digits);
        assert!(growth.scores == scores && sorted(&growth.fighting) == fighting, "{shape:?}");
    }

    #[test]
    fn scores_and_weights_equal_a_recount_on_every_shape() {
        for shape in Shape::OFFERED {
            if shape.side() > 16 { grown::<2>(shape) } else { grown::<1>(shape) }
        }
    }
}
