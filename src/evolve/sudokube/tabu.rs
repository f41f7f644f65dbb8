//! Growth: one-square changes under tabu memory, on a table of conflicts kept for every square and digit.
//!
//! After Hertz and de Werra 1987 (TabuCol), with the dynamic tenure of Galinier and Hao 1999. A table row has one
//! lane of eight bits per digit, so that all digits of a square are looked at in one go.

use wide::u8x16;

use super::lists::Lists;
use crate::evolve::random::{Rng, below};

/// Scores are biased by this, so that lanes stay positive: more than any square has neighbours.
const BIAS: u8 = 80;
/// Slots of the ring of tabu moves, by the move at which they open again; more than any tenure.
const RING: usize = 256;
/// Marks a lane that must not be chosen.
const CLOSED: u8 = 0xff;

/// Moves that a digit just given up stays tabu: at least `TENURE`, up to `SPREAD` more at random, and for each 256
/// squares in conflict so many more, on a flat board and on a cube.
const TENURE: u32 = 3;
const SPREAD: u32 = 6;
const BY_CONFLICT: [u32; 2] = [77, 128];

type Row<const W: usize> = [u8x16; W];

/// A colouring that is being grown; `W` rows of 16 lanes hold the digits.
#[derive(Clone)]
pub struct Growth<const W: usize> {
    pub digits: Vec<u8>,
    /// For each vertex and digit, the neighbours that hold the digit.
    table: Vec<Row<W>>,
    /// For each vertex, lanes that are closed: no digits of its list, its own digit, tabu.
    closed: Vec<Row<W>>,
    /// Lanes closed by the list alone.
    forbidden: Vec<Row<W>>,
    /// For each vertex, the neighbours that hold its digit.
    own: Vec<u8>,
    /// Vertices in conflict, and the place of each in that list.
    fighting: Vec<u16>,
    place: Vec<u16>,
    conflicts: u32,
    ring: Vec<Vec<(u16, u8)>>,
    until: Vec<u32>,
    moves: u32,
    pub best: u32,
    pub best_digits: Vec<u8>,
    /// Vertices with a best move, and its digits.
    hits: Vec<(u16, u32)>,
    by_conflict: u32,
}

const NOWHERE: u16 = u16::MAX;

impl<const W: usize> Growth<W> {
    pub fn new(lists: &Lists) -> Growth<W> {
        let n = lists.len();
        let row = |&list: &u32| -> Row<W> {
            std::array::from_fn(|w| {
                u8x16::new(std::array::from_fn(|k| if list >> (16 * w + k) & 1 == 1 { 0 } else { CLOSED }))
            })
        };
        Growth {
            digits: vec![0; n],
            table: vec![[u8x16::splat(0); W]; n],
            closed: Vec::with_capacity(n),
            forbidden: lists.allowed.iter().map(row).collect(),
            own: vec![0; n],
            fighting: Vec::with_capacity(n),
            place: vec![NOWHERE; n],
            conflicts: 0,
            ring: vec![Vec::new(); RING],
            until: vec![0; n * 16 * W],
            moves: 0,
            best: 0,
            best_digits: Vec::with_capacity(n),
            hits: vec![(0, 0); n],
            by_conflict: BY_CONFLICT[usize::from(lists.layout.shape.is_cube())],
        }
    }

    /// Takes up a colouring; nothing is tabu.
    pub fn begin(&mut self, lists: &Lists, digits: &[u8]) {
        let n = lists.len();
        self.digits.clear();
        self.digits.extend_from_slice(digits);
        self.closed.clone_from(&self.forbidden);
        self.fighting.clear();
        self.ring.iter_mut().for_each(Vec::clear);
        self.moves = 0;
        let mut twice = 0;
        for v in 0..n {
            let mut counts = [[0u8; 16]; W];
            for &u in lists.neighbours(v) {
                let d = digits[u as usize] as usize;
                counts[d / 16 % W][d % 16] += 1;
            }
            let d = digits[v] as usize;
            let own = counts[d / 16 % W][d % 16];
            self.table[v] = counts.map(u8x16::new);
            self.close(v, d, true);
            self.own[v] = own;
            twice += u32::from(own);
            self.place[v] = NOWHERE;
            if own > 0 {
                self.place[v] = self.fighting.len() as u16;
                self.fighting.push(v as u16);
            }
        }
        self.conflicts = twice / 2 + lists.hopeless;
        self.best = self.conflicts;
        self.best_digits.clone_from(&self.digits);
    }

    /// Moves that a digit given up now stays tabu, fewest and most.
    pub fn tenure(&self) -> (u32, u32) {
        let least = TENURE + self.by_conflicts();
        (least, least + SPREAD - 1)
    }

    #[inline]
    fn by_conflicts(&self) -> u32 {
        self.by_conflict * self.fighting.len() as u32 / 256
    }

    #[inline]
    fn close(&mut self, v: usize, d: usize, closed: bool) {
        self.closed[v][d / 16 % W].as_mut_array()[d % 16] = if closed { CLOSED } else { 0 };
    }

    /// Makes up to `moves` moves; fewer when no conflict is left. Returns how many.
    pub fn grow(&mut self, lists: &Lists, moves: u32, rng: &mut Rng) -> u32 {
        for k in 0..moves {
            if self.fighting.is_empty() {
                return k;
            }
            self.moves += 1;
            self.reopen();
            if let Some((v, d)) = self.choose(rng) {
                self.change(lists, v, d, rng);
                if self.conflicts < self.best {
                    self.best = self.conflicts;
                    self.best_digits.clone_from(&self.digits);
                }
            }
        }
        moves
    }

    /// Opens what was tabu until now.
    #[inline]
    fn reopen(&mut self) {
        let slot = self.moves as usize % RING;
        if self.ring[slot].is_empty() {
            return;
        }
        let mut due = std::mem::take(&mut self.ring[slot]);
        for (v, d) in due.drain(..) {
            let (v, d) = (v as usize, d as usize);
            if self.until[v * 16 * W + d] == self.moves && self.digits[v] as usize != d {
                self.close(v, d, false);
            }
        }
        self.ring[slot] = due;
    }

    /// The best open move of a square in conflict; a random one of several.
    #[inline]
    fn choose(&mut self, rng: &mut Rng) -> Option<(usize, usize)> {
        let near = self.conflicts < self.best + 4;
        if near && let Some(found) = self.aspire(rng) {
            return Some(found);
        }
        self.pick::<false>(CLOSED, rng)
    }

    /// A move that beats the best so far, tabu or not.
    #[inline(never)]
    fn aspire(&mut self, rng: &mut Rng) -> Option<(usize, usize)> {
        let below = (self.best + u32::from(BIAS)).saturating_sub(self.conflicts);
        self.pick::<true>(below.min(u32::from(CLOSED)) as u8, rng)
    }

    /// The move with the lowest score, if that is below a bound; a random one of several.
    #[inline(always)]
    fn pick<const TABU_TOO: bool>(&mut self, bound: u8, rng: &mut Rng) -> Option<(usize, usize)> {
        let Growth { table, closed, forbidden, own, fighting, hits, .. } = self;
        let closed = if TABU_TOO { &forbidden[..] } else { &closed[..] };
        let score = |v: usize| -> Row<W> {
            let (less, table, closed) = (u8x16::splat(BIAS - own[v]), &table[v], &closed[v]);
            std::array::from_fn(|w| (table[w] | closed[w]).saturating_add(less))
        };
        let mut least = u8x16::splat(CLOSED);
        for &v in fighting.iter() {
            for part in score(v as usize) {
                least = least.min(part);
            }
        }
        let lowest = least.reduce_min();
        if lowest == CLOSED {
            return None;
        }
        if lowest >= bound {
            // One draw for each look, whatever it finds: runs of older releases are repeated exactly.
            below(rng, 1);
            return None;
        }
        let wanted = u8x16::splat(lowest);
        let (mut total, mut rows) = (0, 0);
        for &v in fighting.iter() {
            let mut mask = 0;
            for (w, part) in score(v as usize).iter().enumerate() {
                mask |= (part.simd_eq(wanted)).to_bitmask() << (16 * w);
            }
            // Few rows have one; counting bits is dear where the processor has no instruction for it.
            if mask != 0 {
                hits[rows] = (v, mask);
                rows += 1;
                total += mask.count_ones();
            }
        }
        let mut rest = below(rng, total);
        for &(v, mut mask) in &hits[..rows] {
            let here = mask.count_ones();
            if rest < here {
                for _ in 0..rest {
                    mask &= mask - 1;
                }
                return Some((v as usize, mask.trailing_zeros() as usize));
            }
            rest -= here;
        }
        None
    }

    /// Puts digit `d` on vertex `v`; the digit it held is tabu there for a while.
    #[inline]
    fn change(&mut self, lists: &Lists, v: usize, d: usize, rng: &mut Rng) {
        let old = self.digits[v] as usize;
        let mut delta = [[0u8; 16]; W];
        delta[d / 16 % W][d % 16] = 1;
        delta[old / 16 % W][old % 16] = 0xff;
        let delta = delta.map(u8x16::new);
        let Growth { table, own, digits, fighting, place, .. } = self;
        for &u in lists.neighbours(v) {
            let u = u as usize;
            for (cell, change) in table[u].iter_mut().zip(&delta) {
                *cell += *change;
            }
            let digit = digits[u] as usize;
            if digit == old {
                own[u] -= 1;
                if own[u] == 0 {
                    leave(fighting, place, u);
                }
            } else if digit == d {
                own[u] += 1;
                if own[u] == 1 {
                    place[u] = fighting.len() as u16;
                    fighting.push(u as u16);
                }
            }
        }
        let now = self.table[v][d / 16 % W].as_array()[d % 16];
        self.conflicts = self.conflicts + u32::from(now) - u32::from(self.own[v]);
        self.own[v] = now;
        if now == 0 {
            leave(&mut self.fighting, &mut self.place, v);
        }
        self.digits[v] = d as u8;
        // The old digit was closed as the square's own and stays closed as tabu.
        self.close(v, d, true);
        let tenure = TENURE + below(rng, SPREAD) + self.by_conflicts();
        let until = self.moves + tenure.clamp(1, RING as u32 - 1);
        self.until[v * 16 * W + old] = until;
        self.ring[until as usize % RING].push((v as u16, old as u8));
    }
}

/// Takes a vertex out of those in conflict.
#[inline]
fn leave(fighting: &mut Vec<u16>, place: &mut [u16], v: usize) {
    let at = place[v] as usize;
    place[v] = NOWHERE;
    fighting.swap_remove(at);
    if let Some(&moved) = fighting.get(at) {
        place[moved as usize] = at as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evolve::random::{pick_bit, seeded};
    use crate::puzzle::{Grid, Shape};

    fn grown<const W: usize>(shape: Shape) {
        let mut puzzle = Grid::empty(shape);
        puzzle.set(0, 1);
        let lists = Lists::by_givens(&puzzle);
        let mut rng = seeded(5);
        let digits: Vec<u8> = lists.allowed.iter().map(|&list| pick_bit(&mut rng, list) as u8).collect();
        let mut growth = Growth::<W>::new(&lists);
        growth.begin(&lists, &digits);
        for _ in 0..40 {
            growth.grow(&lists, 13, &mut rng);
            assert_eq!(growth.conflicts, lists.conflicts(&growth.digits), "{shape:?}");
            assert_eq!(growth.best, lists.conflicts(&growth.best_digits), "{shape:?}");
            assert!((0..lists.len()).all(|v| lists.allowed[v] >> growth.digits[v] & 1 == 1), "{shape:?}");
        }
        let (table, own) = (growth.table.clone(), growth.own.clone());
        let fighting = growth.fighting.len();
        let digits = growth.digits.clone();
        growth.begin(&lists, &digits);
        assert!(growth.table == table && growth.own == own && growth.fighting.len() == fighting, "{shape:?}");
    }

    #[test]
    fn the_table_equals_a_recount_on_every_shape() {
        for shape in Shape::ALL {
            if shape.side() > 16 { grown::<2>(shape) } else { grown::<1>(shape) }
        }
    }
}
