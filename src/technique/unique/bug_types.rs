//! What a grave comes to, by the squares that break it.

use crate::puzzle::Square;
use crate::technique::board::{Board, bits};
use crate::technique::ground::Ground;
use crate::technique::kind::{Technique, Tenths};
use crate::technique::step::{Reason, Step};
use crate::technique::unique::naked::naked_with;

/// A grave, and what breaks it.
pub(crate) struct Grave<'a> {
    pub(crate) ground: &'a Ground,
    pub(crate) board: &'a Board,
    /// The squares that hold more than two candidates.
    pub(crate) squares: Vec<Square>,
    /// What each of them holds too much.
    pub(crate) extra: Vec<u32>,
    pub(crate) all: u32,
    /// The squares that see all of them, in the order of the first one's peers.
    pub(crate) common: Vec<Square>,
}

impl Grave<'_> {
    pub(crate) fn add(&mut self, square: Square, digit: usize) {
        if self.all == 0 {
            self.common = self.ground.peers[square].clone();
        } else {
            self.common.retain(|&s| self.ground.sees(s, square));
        }
        match self.squares.iter().position(|&s| s == square) {
            Some(k) => self.extra[k] |= 1 << digit,
            None => {
                self.squares.push(square);
                self.extra.push(1 << digit);
            }
        }
        self.all |= 1 << digit;
        self.common.retain(|s| !self.squares.contains(s));
    }

    pub(crate) fn steps(&self) -> Vec<Step> {
        match (self.squares.len(), self.all.count_ones()) {
            (1, _) => vec![self.first()],
            (2, 1) => self.second().into_iter().chain(self.fourth()).collect(),
            (_, 1) => self.second().into_iter().collect(),
            _ if self.common.is_empty() => Vec::new(),
            (2, _) => self.fourth().into_iter().chain(self.third()).collect(),
            _ => self.third(),
        }
    }

    fn first(&self) -> Step {
        let square = self.squares[0];
        self.step(1, 0, vec![(square, self.board.marks(square) & !self.all)], &[])
    }

    fn second(&self) -> Option<Step> {
        let victims = self.common.iter().filter(|&&s| self.board.marks(s) & self.all != 0);
        let strike: Vec<(Square, u32)> = victims.map(|&s| (s, self.all)).collect();
        (!strike.is_empty()).then(|| self.step(2, 0, strike, &[]))
    }

    /// The houses that hold every square that breaks it.
    fn shared(&self) -> Vec<usize> {
        let all = |house: &usize| self.squares.iter().all(|&s| self.ground.index_in(*house, s).is_some());
        self.ground.slots[self.squares[0]].iter().map(|slot| slot.house).filter(all).collect()
    }

    fn third(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for house in self.shared() {
            let inside = |s: &Square| self.ground.index_in(house, *s).is_some();
            let members: Vec<Square> = self.common.iter().copied().filter(inside).collect();
            let others: Vec<usize> = (0..members.len()).collect();
            for size in 2..=6.min(members.len()) {
                naked_with(self.board, &members, &others, 63, size, self.all, 0, &mut |set, mask| {
                    let left = members.iter().filter(|s| !set.contains(s));
                    let lost = left.map(|&s| (s, self.board.marks(s) & mask));
                    let strike: Vec<(Square, u32)> = lost.filter(|(_, m)| *m != 0).collect();
                    if !strike.is_empty() {
                        let mut step = self.step(3, mask.count_ones() as Tenths - 1, strike, &[house]);
                        step.reason.causes.extend(set.iter().map(|&s| (s, self.board.marks(s))));
                        steps.push(step);
                    }
                });
            }
        }
        steps
    }

    fn fourth(&self) -> Option<Step> {
        let (a, b) = (self.squares[0], self.squares[1]);
        let common = self.board.marks(a) & self.board.marks(b) & !self.all;
        let house = self.shared().first().copied().filter(|_| common.count_ones() == 1)?;
        let lost = |k: usize| (self.squares[k], self.board.marks(self.squares[k]) & !self.extra[k] & !common);
        let strike: Vec<(Square, u32)> = [0, 1].map(lost).into_iter().filter(|(_, m)| *m != 0).collect();
        let locked = bits(common).all(|d| self.board.spots(house, d).count_ones() == 2);
        (locked && !strike.is_empty()).then(|| self.step(4, 0, strike, &[house]))
    }

    fn step(&self, kind: u8, more: Tenths, strike: Vec<(Square, u32)>, houses: &[usize]) -> Step {
        let technique = Technique::Bug(kind);
        Step {
            technique,
            rating: technique.base() + more,
            put: None,
            strike,
            reason: Reason {
                houses: houses.to_vec(),
                squares: self.squares.clone(),
                digits: self.all,
                causes: self.squares.iter().zip(&self.extra).map(|(&s, &extra)| (s, extra)).collect(),
                ..Reason::default()
            },
        }
    }
}
