//! What conflicts learn: weight passes from kept clauses to broken ones.

use wide::i16x16;

use crate::evolve::algorithms::sudokube::weights::clauses::{Clause, LANES};
use crate::evolve::algorithms::sudokube::weights::{FIRST, MORE, TRIES, Weights};
use crate::evolve::random::{Rng, below};
use rand::Rng as _;

impl<const W: usize> Weights<W> {
    /// Every broken clause takes weight from a kept one, if it is not too heavy and there is one to give.
    pub(super) fn learn(&mut self, rng: &mut Rng) {
        for i in 0..self.broken.len() {
            let k = self.broken[i];
            let Clause { squares, digit, at } = self.clauses.all[k as usize];
            if -self.weights[at[0] as usize] > self.heaviest - MORE {
                continue;
            }
            let draw = rng.next_u64();
            let near = if draw & 0xffff_ffff < self.anywhere { None } else { self.heaviest_near(squares, digit, draw) };
            let Some((giver, weight)) =
                near.filter(|&(_, weight)| weight >= FIRST).or_else(|| self.any_giver(rng)).or(near)
            else {
                continue;
            };
            let by = if weight > FIRST { MORE } else { 1 };
            self.give(giver, by);
            at.iter().for_each(|&i| self.weights[i as usize] -= by);
            for v in squares {
                self.shift(v.into(), -by);
                self.flat()[usize::from(v) * LANES * W + usize::from(digit)] += by;
            }
        }
    }

    /// The heaviest kept clause of either square with this digit, and its weight; none where none can give.
    #[inline]
    fn heaviest_near(&self, squares: [u16; 2], digit: u8, draw: u64) -> Option<(u32, i16)> {
        let turn = usize::from(draw >> 63 == 1);
        let rows = [squares[turn], squares[1 - turn]].map(|v| self.clauses.row(v.into(), digit.into()));
        let mut most = i16x16::splat(0);
        for row in rows.clone() {
            self.weights[row].as_chunks().0.iter().for_each(|lanes| most = most.max(i16x16::new(*lanes)));
        }
        let weight = most.reduce_max();
        let wanted = i16x16::splat(weight);
        for row in rows {
            for (lanes, places) in self.weights[row.clone()].as_chunks().0.iter().zip(row.step_by(LANES)) {
                let mask = i16x16::new(*lanes).simd_eq(wanted).to_bitmask();
                if mask != 0 {
                    let giver = self.clauses.clause[places + mask.trailing_zeros() as usize];
                    return Some((giver, weight)).filter(|_| weight > 1);
                }
            }
        }
        None
    }

    /// A kept clause at random that is not lighter than at first.
    fn any_giver(&self, rng: &mut Rng) -> Option<(u32, i16)> {
        let clauses = self.clauses.all.len() as u32;
        let mut tries = (0..TRIES).map(|_| below(rng, clauses));
        tries.find_map(|k| {
            let weight = self.weights[self.clauses.all[k as usize].at[0] as usize];
            (weight >= FIRST).then_some((k, weight))
        })
    }

    /// A kept clause gives weight.
    #[inline]
    fn give(&mut self, k: u32, by: i16) {
        let Clause { squares: [v, u], digit, at } = self.clauses.all[k as usize];
        at.iter().for_each(|&i| self.weights[i as usize] -= by);
        for (holder, other) in [(v, u), (u, v)] {
            if self.digits[usize::from(holder)] == digit {
                self.flat()[usize::from(other) * LANES * W + usize::from(digit)] -= by;
            }
        }
    }
}
