//! A board taken up, and its changes, with the scores that follow.

use wide::i16x16;

use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::weights::clauses::{Clause, LANES};
use crate::evolve::algorithms::sudokube::weights::{CLOSED, Weights};

impl<const W: usize> Weights<W> {
    /// Takes up a colouring; the weights stay.
    pub(super) fn take_up(&mut self, lists: &Lists, digits: &[u8]) {
        self.digits.clear();
        self.digits.extend_from_slice(digits);
        self.weights.iter_mut().for_each(|weight| *weight = weight.abs());
        self.broken.clear();
        self.fighting.clear();
        self.count.fill(0);
        self.scores.clear();
        self.scores.resize(digits.len() * LANES * W, CLOSED);
        for (v, &held) in digits.iter().enumerate() {
            let against = |d: usize| {
                let meets = |&i: &usize| usize::from(digits[usize::from(self.clauses.score[i]) / (LANES * W)]) == d;
                self.clauses.places(v, d).filter(meets).map(|i| self.weights[i]).sum::<i16>()
            };
            let now = against(held.into());
            let lanes = &mut self.scores[v * LANES * W..][..LANES * W];
            for (d, lane) in lanes.iter_mut().enumerate().filter(|(d, _)| *d != usize::from(held)) {
                let open = if lists.allowed[v] >> d & 1 == 1 { against(d) } else { CLOSED };
                *lane = open - now;
            }
        }
        for k in 0..self.clauses.all.len() {
            let Clause { squares, digit, .. } = self.clauses.all[k];
            if squares.iter().all(|&v| digits[usize::from(v)] == digit) {
                self.break_clause(k as u32);
            }
        }
        self.note();
    }

    /// Adds the same to all scores of a vertex.
    #[inline(always)]
    pub(super) fn shift(&mut self, v: usize, by: i16) {
        for lanes in self.scores[v * LANES * W..][..LANES * W].as_chunks_mut().0 {
            *lanes = (i16x16::new(*lanes) + i16x16::splat(by)).to_array();
        }
    }

    /// Puts digit `d` on vertex `v`.
    #[inline]
    pub(super) fn change(&mut self, v: usize, d: usize) {
        let old = usize::from(self.digits[v]);
        let Weights { scores, turned, clauses, weights, .. } = self;
        let (scores, turned) = (&mut scores[..], &mut turned[..]);
        let places = clauses.places(v, old);
        let mut count = 0;
        for (i, (&score, &weight)) in clauses.score[places.clone()].iter().zip(&weights[places.clone()]).enumerate() {
            scores[usize::from(score)] -= weight.abs();
            turned[count] = (places.start + i) as u32;
            count += usize::from(weight < 0);
        }
        for k in 0..count {
            let i = self.turned[k] as usize;
            self.shift(usize::from(self.clauses.score[i]) / (LANES * W), -self.weights[i]);
            self.keep_clause(self.clauses.clause[i]);
        }
        self.digits[v] = d as u8;
        let at = v * LANES * W;
        self.shift(v, -self.scores[at + d]);
        self.scores[at + old] -= CLOSED;
        self.scores[at + d] += CLOSED;
        let Weights { scores, turned, clauses, weights, .. } = self;
        let (scores, turned) = (&mut scores[..], &mut turned[..]);
        let places = clauses.places(v, d);
        let mut count = 0;
        for (i, (&score, &weight)) in clauses.score[places.clone()].iter().zip(&weights[places.clone()]).enumerate() {
            // Of the digits on a vertex's list only its own is closed.
            let score = &mut scores[usize::from(score)];
            turned[count] = (places.start + i) as u32;
            count += usize::from(*score == CLOSED);
            *score += weight;
        }
        for k in 0..count {
            let i = self.turned[k] as usize;
            self.shift(usize::from(self.clauses.score[i]) / (LANES * W), -self.weights[i]);
            self.break_clause(self.clauses.clause[i]);
        }
    }

    fn break_clause(&mut self, k: u32) {
        let Clause { squares, at, .. } = self.clauses.all[k as usize];
        at.iter().for_each(|&i| self.weights[i as usize] *= -1);
        self.stands[k as usize] = self.broken.len() as u32;
        self.broken.push(k);
        for v in squares {
            let count = &mut self.count[usize::from(v)];
            if *count == 0 {
                self.fights[usize::from(v)] = self.fighting.len() as u16;
                self.fighting.push(v);
            }
            *count += 1;
        }
    }

    fn keep_clause(&mut self, k: u32) {
        let Clause { squares, at, .. } = self.clauses.all[k as usize];
        at.iter().for_each(|&i| self.weights[i as usize] *= -1);
        let place = self.stands[k as usize] as usize;
        self.broken.swap_remove(place);
        if let Some(&moved) = self.broken.get(place) {
            self.stands[moved as usize] = place as u32;
        }
        for v in squares {
            let count = &mut self.count[usize::from(v)];
            *count -= 1;
            if *count == 0 {
                let place = usize::from(self.fights[usize::from(v)]);
                self.fighting.swap_remove(place);
                if let Some(&moved) = self.fighting.get(place) {
                    self.fights[usize::from(moved)] = place as u16;
                }
            }
        }
    }
}
