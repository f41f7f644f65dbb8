//! A board taken up, and its changes, with the scores that follow.

use wide::i16x16;

use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::weights::clauses::{Clause, LANES};
use crate::evolve::algorithms::sudokube::weights::{CLOSED, Weights};

impl<const W: usize> Weights<W> {
    /// Takes up a colouring; the weights stay.
    pub(super) fn take_up(&mut self, lists: &Lists, digits: &[u8]) {
        for k in std::mem::take(&mut self.broken) {
            let at = self.clauses.all[k as usize].at;
            at.iter().for_each(|&i| self.weights[i as usize] *= -1);
        }
        self.fighting.clear();
        self.count.fill(0);
        self.digits.clear();
        self.digits.extend_from_slice(digits);
        self.scores.clear();
        let lane = |list: u32, d: usize| if list >> d & 1 == 1 { 0 } else { CLOSED };
        let row = |&list: &u32| std::array::from_fn(|w| std::array::from_fn(|d| lane(list, LANES * w + d)));
        self.scores.extend(lists.allowed.iter().map(row));
        for (v, &held) in digits.iter().enumerate() {
            for i in self.clauses.places(v, held.into()) {
                let (at, weight) = (self.clauses.score[i], self.weights[i]);
                self.flat()[usize::from(at)] += weight;
            }
        }
        for (v, &held) in digits.iter().enumerate() {
            let own = v * LANES * W + usize::from(held);
            let score = self.flat()[own];
            self.shift(v, -score);
            self.flat()[own] = CLOSED;
        }
        for (v, &held) in digits.iter().enumerate() {
            for i in self.clauses.places(v, held.into()) {
                let u = usize::from(self.clauses.score[i]) / (LANES * W);
                if u > v && digits[u] == held {
                    self.break_clause(self.clauses.clause[i]);
                }
            }
        }
        self.note();
    }

    /// Adds the same to all scores of a vertex.
    #[inline(always)]
    pub(super) fn shift(&mut self, v: usize, by: i16) {
        for lanes in &mut self.scores[v] {
            *lanes = (i16x16::new(*lanes) + i16x16::splat(by)).to_array();
        }
    }

    /// Puts digit `d` on vertex `v`.
    #[inline]
    pub(super) fn change(&mut self, v: usize, d: usize) {
        let old = usize::from(self.digits[v]);
        let Weights { scores, turned, clauses, weights, .. } = self;
        let (scores, turned) = (scores.as_flattened_mut().as_flattened_mut(), &mut turned[..]);
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
        let score = self.flat()[at + d];
        self.shift(v, -score);
        self.flat()[at + old] -= CLOSED;
        self.flat()[at + d] += CLOSED;
        let Weights { scores, turned, clauses, weights, .. } = self;
        let (scores, turned) = (scores.as_flattened_mut().as_flattened_mut(), &mut turned[..]);
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
