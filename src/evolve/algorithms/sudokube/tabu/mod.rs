//! Growth: one-square changes under tabu memory, on a table of scores kept for every square and digit.
//!
//! After Hertz and de Werra 1987 (TabuCol), with the dynamic tenure of Galinier and Hao 1999. A row of the table has one
//! lane of eight bits per digit, so that all digits of a square are looked at in one go. A change of one square adds the
//! same row to all its neighbours, and few loops depend on what the board holds: a branch that cannot be foretold costs
//! as much as the rows of four squares.

pub mod start;

use wide::u8x16;

use crate::evolve::algorithms::sudokube::growth::Growth;
use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::ring::Ring;
use crate::evolve::operation::Act;
use crate::evolve::random::Rng;
use crate::evolve::trail::{How, Trail};
use crate::evolve::view::own::Memory;
use rand::Rng as _;

/// Scores are biased by this, so that lanes stay positive: more than any square has neighbours.
const BIAS: u8 = 80;
/// Added to lanes that are not of a square's list: more than any open lane that betters a board has.
const FORBIDDEN: u8 = 96;
/// Marks a lane that must not be chosen.
const CLOSED: u8 = 0xff;

/// Moves that a digit just given up stays tabu: at least `TENURE`, up to `SPREAD` more at random, and for each 256
/// squares in conflict so many more, on a flat board and on a cube.
const TENURE: u32 = 3;
const SPREAD: u32 = 6;
const BY_CONFLICT: [u32; 2] = [77, 128];

type Row<const W: usize> = [u8x16; W];

/// What is known of a vertex, by digit.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Square<const W: usize> {
    /// The conflicts that the board would have more, biased, with that digit here.
    score: Row<W>,
    /// Lanes that are closed: no digits of its list, its own digit, tabu.
    closed: Row<W>,
}

/// A colouring that is being grown; `W` rows of 16 lanes hold the digits.
#[derive(Clone)]
pub struct Tabu<const W: usize> {
    /// The board as it is.
    digits: Vec<u8>,
    squares: Vec<Square<W>>,
    /// The same for an empty board.
    clear: Vec<Square<W>>,
    /// For each vertex, the neighbours that hold its digit.
    own: Vec<u8>,
    /// Sets of vertices have a bit for each, in so many words.
    words: usize,
    /// For each vertex, its neighbours.
    around: Vec<u64>,
    /// For each digit, the vertices that hold it.
    holders: Vec<u64>,
    /// Vertices in conflict.
    fighting: Vec<u64>,
    conflicts: u32,
    ring: Ring,
    /// For each digit, a row with 1 in its lane and 0 elsewhere.
    unit: Vec<Row<W>>,
    moves: u32,
    /// Fewest conflicts so far.
    best: u32,
    /// The board that had them.
    best_digits: Vec<u8>,
    /// What one choice looks at: vertices in conflict with their scores, and those with a best move.
    seen: Vec<(Row<W>, u16)>,
    hits: Vec<(u16, u32)>,
    by_conflict: u32,
}

// The page's thread is built for size: otherwise calls would be left in the innermost loops.
#[inline(always)]
fn add<const W: usize>(row: &mut Row<W>, other: &Row<W>) {
    for (a, b) in row.iter_mut().zip(other) {
        *a += *b;
    }
}

#[inline(always)]
fn subtract<const W: usize>(row: &mut Row<W>, other: &Row<W>) {
    for (a, b) in row.iter_mut().zip(other) {
        *a -= *b;
    }
}

impl<const W: usize> Growth for Tabu<W> {
    const HOW: How = How::Move;

    fn begin(&mut self, lists: &Lists, digits: &[u8]) {
        self.take_up(lists, digits);
    }

    fn grow(&mut self, lists: &Lists, moves: u32, rng: &mut Rng) -> u32 {
        for k in 0..moves {
            if self.fighting.iter().all(|&word| word == 0) {
                return k;
            }
            self.moves += 1;
            self.reopen();
            let draw = rng.next_u64();
            let (count, open, found) = self.look();
            let lowest = if found { self.aspire(count) } else { open };
            if lowest == CLOSED {
                continue;
            }
            if let Some((v, d)) = self.pick(count, lowest, draw) {
                self.change(lists, v, d, count, draw);
                if self.conflicts < self.best {
                    self.best = self.conflicts;
                    self.best_digits.clone_from(&self.digits);
                }
            }
        }
        moves
    }

    fn now(&self) -> (&[u8], u32) {
        (&self.digits, self.conflicts)
    }

    fn best(&self) -> (&[u8], u32) {
        (&self.best_digits, self.best)
    }

    /// Moves that a digit given up now stays tabu, fewest and most.
    fn memory(&self, _: &Lists) -> Memory {
        let fighting = self.fighting.iter().map(|word| word.count_ones()).sum();
        let least = TENURE + self.by_conflicts(fighting);
        Memory::Tenure(least, least + SPREAD - 1)
    }

    fn act(moves: u32, trail: Trail) -> Act {
        Act::Tabu { moves, trail }
    }
}

impl<const W: usize> Tabu<W> {
    #[inline]
    fn by_conflicts(&self, fighting: u32) -> u32 {
        self.by_conflict * fighting / 256
    }

    /// Opens what was tabu until now.
    #[inline]
    fn reopen(&mut self) {
        let Tabu { ring, squares, digits, unit, .. } = self;
        for (v, d) in ring.due(self.moves) {
            if usize::from(digits[v]) != d {
                for (lanes, unit) in squares[v].closed.iter_mut().zip(unit[d]) {
                    *lanes &= unit - u8x16::splat(1);
                }
            }
        }
    }

    /// Looks at every square in conflict: how many there are, the lowest open score, and whether a move, tabu or not,
    /// betters the best board.
    #[inline]
    fn look(&mut self) -> (usize, u8, bool) {
        let Tabu { squares, fighting, seen, .. } = self;
        let (mut open, mut any) = (u8x16::splat(CLOSED), u8x16::splat(CLOSED));
        let mut count = 0;
        for (w, &word) in fighting.iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                let v = w * 64 + rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let square = &squares[v];
                let row = &mut seen[count];
                count += 1;
                row.1 = v as u16;
                for k in 0..W {
                    let lanes = square.score[k] | square.closed[k];
                    row.0[k] = lanes;
                    open = open.min(lanes);
                    any = any.min(square.score[k]);
                }
            }
        }
        // A better board has a score of less than this.
        let bound = u32::from(BIAS) + self.best;
        let found = bound > self.conflicts && {
            let below = u8x16::splat((bound - self.conflicts - 1) as u8);
            any.min(below).simd_eq(any).any()
        };
        (count, open.reduce_min(), found)
    }

    /// Shows the tabu moves too, and returns the lowest score.
    #[cold]
    fn aspire(&mut self, count: usize) -> u8 {
        let mut least = u8x16::splat(CLOSED);
        for row in &mut self.seen[..count] {
            row.0 = self.squares[usize::from(row.1)].score;
            row.0.iter().for_each(|lanes| least = least.min(*lanes));
        }
        least.reduce_min()
    }

    /// One of the moves with the lowest score: a square at random, then a digit at random.
    #[inline]
    fn pick(&mut self, count: usize, lowest: u8, draw: u64) -> Option<(usize, usize)> {
        let Tabu { seen, hits, .. } = self;
        let wanted = u8x16::splat(lowest);
        let mut rows = 0;
        for (row, v) in &seen[..count] {
            let mut mask = 0;
            for (w, lanes) in row.iter().enumerate() {
                mask |= lanes.simd_eq(wanted).to_bitmask() << (16 * w);
            }
            hits[rows] = (*v, mask);
            rows += usize::from(mask != 0);
        }
        let (v, mut mask) = *hits.get((((draw >> 32) * rows as u64) >> 32) as usize)?;
        if mask & mask.wrapping_sub(1) != 0 {
            for _ in 0..((draw & 0xffff) * u64::from(mask.count_ones())) >> 16 {
                mask &= mask - 1;
            }
        }
        Some((v.into(), mask.trailing_zeros() as usize))
    }

    /// Puts digit `d` on vertex `v`; the digit it held is tabu there for a while.
    #[inline]
    fn change(&mut self, lists: &Lists, v: usize, d: usize, count: usize, draw: u64) {
        let Tabu { squares, own, digits, fighting, around, holders, words, unit, .. } = self;
        let words = *words;
        let old = usize::from(digits[v]);
        digits[v] = d as u8;
        let mut delta = unit[d];
        subtract(&mut delta, &unit[old]);
        for &u in lists.neighbours(v) {
            add(&mut squares[usize::from(u)].score, &delta);
        }
        let (one, around) = ([u8x16::splat(1); W], &around[v * words..][..words]);
        let mut now = 0;
        for w in 0..words {
            let mut freed = around[w] & holders[old * words + w];
            while freed != 0 {
                let u = w * 64 + freed.trailing_zeros() as usize;
                add(&mut squares[u].score, &one);
                own[u] -= 1;
                fighting[w] &= !(u64::from(own[u] == 0) << (u % 64));
                freed &= freed - 1;
            }
            let mut met = around[w] & holders[d * words + w];
            fighting[w] |= met;
            while met != 0 {
                let u = w * 64 + met.trailing_zeros() as usize;
                subtract(&mut squares[u].score, &one);
                own[u] += 1;
                now += 1;
                met &= met - 1;
            }
        }
        let bit = 1 << (v % 64);
        holders[old * words + v / 64] &= !bit;
        holders[d * words + v / 64] |= bit;
        let before = std::mem::replace(&mut own[v], now);
        self.conflicts = self.conflicts + u32::from(now) - u32::from(before);
        fighting[v / 64] = fighting[v / 64] & !bit | u64::from(now > 0) << (v % 64);
        let square = &mut squares[v];
        let change = u8x16::splat(before.wrapping_sub(now));
        add(&mut square.score, &[change; W]);
        // The old digit was closed as the square's own and stays closed as tabu.
        for (lanes, unit) in square.closed.iter_mut().zip(unit[d]) {
            *lanes |= u8x16::splat(0) - unit;
        }
        let spread = (((draw >> 16 & 0xffff) * u64::from(SPREAD)) >> 16) as u32;
        let tenure = TENURE + spread + self.by_conflicts(count as u32);
        self.ring.close(v, old, self.moves, tenure);
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::sudokube::tabu::*;
    use crate::evolve::random::{pick_bit, seeded};
    use crate::puzzle::{Grid, Shape};

    impl<const W: usize> Tabu<W> {
        fn scores(&self) -> Vec<Row<W>> {
            self.squares.iter().map(|square| square.score).collect()
        }
    }

    fn grown<const W: usize>(shape: Shape) {
        let mut puzzle = Grid::empty(shape);
        puzzle.set(0, 1);
        let lists = Lists::by_givens(&puzzle);
        let mut rng = seeded(5);
        let digits: Vec<u8> = lists.allowed.iter().map(|&list| pick_bit(&mut rng, list) as u8).collect();
        let mut growth = Tabu::<W>::new(&lists);
        growth.begin(&lists, &digits);
        for _ in 0..40 {
            growth.grow(&lists, 13, &mut rng);
            assert_eq!(growth.conflicts, lists.conflicts(&growth.digits), "{shape:?}");
            assert_eq!(growth.best, lists.conflicts(&growth.best_digits), "{shape:?}");
            assert!((0..lists.len()).all(|v| lists.allowed[v] >> growth.digits[v] & 1 == 1), "{shape:?}");
        }
        let (scores, own) = (growth.scores(), growth.own.clone());
        let fighting = growth.fighting.clone();
        let digits = growth.digits.clone();
        growth.begin(&lists, &digits);
        assert!(growth.scores() == scores && growth.own == own && growth.fighting == fighting, "{shape:?}");
    }

    #[test]
    fn the_table_equals_a_recount_on_every_shape() {
        for shape in Shape::OFFERED {
            if shape.side() > 16 { grown::<2>(shape) } else { grown::<1>(shape) }
        }
    }
}
