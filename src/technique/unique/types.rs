//! What a deadly loop comes to, by its squares that hold more than the pair.

use crate::puzzle::Square;
use crate::technique::board::{Board, bits, choices};
use crate::technique::ground::Ground;
use crate::technique::kind::{Technique, Tenths};
use crate::technique::naked_set::losses;
use crate::technique::step::{Reason, Step};
use crate::technique::unique::naked::naked_with;

/// A loop with what makes one like another.
pub(crate) struct Found {
    pub(crate) key: (u8, Vec<Square>, Vec<usize>),
    pub(crate) order: f64,
    pub(crate) step: Step,
}

/// A loop on a board.
pub(crate) struct Around<'a> {
    pub(crate) ground: &'a Ground,
    pub(crate) board: &'a Board,
    pub(crate) squares: &'a [Square],
    pub(crate) pair: u32,
    /// What its squares hold beside the pair.
    pub(crate) extra: u32,
}

impl Around<'_> {
    /// Type 1: one square holds more, so it holds neither digit of the pair.
    pub(crate) fn first(&self, rich: Square) -> Found {
        self.found(1, 0, vec![(rich, self.pair)], &[], Vec::new())
    }

    /// Type 2: one further candidate, which must stand in one of the squares that have it.
    pub(crate) fn second(&self, rich: &[Square]) -> Option<Found> {
        let sees_all = |s: &Square| rich.iter().all(|&r| self.ground.sees(*s, r));
        let victims = self.ground.peers[rich[0]].iter().copied().filter(sees_all);
        let strike: Vec<(Square, u32)> =
            victims.filter(|&s| self.board.marks(s) & self.extra != 0).map(|s| (s, self.extra)).collect();
        (!strike.is_empty()).then(|| self.found(2, 0, strike, &[], Vec::new()))
    }

    /// Type 3: the two squares hold one of their further candidates, and make a naked or hidden set with others of a house.
    pub(crate) fn third(&self, a: Square, b: Square) -> Vec<Found> {
        let mut found = Vec::new();
        let least = self.extra.count_ones() as usize;
        for size in least..=self.ground.side.saturating_sub(2) {
            for house in self.ground.shared(a, b) {
                let open = self.board.open(house);
                if size * 2 <= open {
                    self.naked(a, b, house, size, &mut found);
                }
                if size * 2 < open {
                    self.hidden(a, b, house, size, &mut found);
                }
            }
        }
        found
    }

    fn naked(&self, a: Square, b: Square, house: usize, size: usize, found: &mut Vec<Found>) {
        let members = self.ground.house(house);
        let at = members.iter().position(|&s| s == a).unwrap_or(0);
        let others: Vec<usize> = (0..members.len()).filter(|&i| members[i] != a && members[i] != b).collect();
        let common = self.extra & self.board.marks(a) & self.board.marks(b);
        naked_with(self.board, members, &others, at, size, self.extra, common, &mut |set, mask| {
            let but: Vec<Square> = set.iter().copied().chain([a, b]).collect();
            let strike = losses(self.ground, self.board, house, mask, &but);
            if !strike.is_empty() {
                let key = bits(mask).chain(set.iter().copied()).chain([house]).collect();
                let mut new = self.found(3, size as Tenths - 1, strike, &[house], key);
                new.step.reason.causes.extend(set.iter().map(|&s| (s, self.board.marks(s))));
                new.step.reason.digits |= mask;
                found.push(new);
            }
        });
    }

    fn hidden(&self, a: Square, b: Square, house: usize, size: usize, found: &mut Vec<Found>) {
        let members = self.ground.house(house);
        let place = |s| self.ground.index_in(house, s).unwrap_or(0);
        let (at, other) = (1 << place(a), 1 << place(b));
        let free: Vec<usize> = (0..self.ground.side).filter(|d| (self.pair | self.extra) >> d & 1 == 0).collect();
        choices(free.len(), size - 2, |chosen| {
            let mask = chosen.iter().fold(self.pair, |mask, &k| mask | 1 << free[k]);
            let spots = bits(mask).map(|d| self.board.spots(house, d) & !other);
            let all = spots.clone().fold(0, |all, s| all | s);
            if all.count_ones() as usize != size || spots.clone().any(|s| s == 0) {
                return false;
            }
            let set: Vec<Square> = bits(all & !at).map(|i| members[i]).collect();
            let lost = set.iter().map(|&s| (s, self.board.marks(s) & !mask));
            let strike: Vec<(Square, u32)> = lost.filter(|(_, m)| *m != 0).collect();
            if !strike.is_empty() {
                let key = bits(mask).chain(set.iter().copied()).chain([house, usize::MAX]).collect();
                // SE 1.2.1 counts the squares beside the loop only, so a pair adds nothing here.
                let mut new = self.found(3, (set.len() as Tenths).saturating_sub(1), strike, &[house], key);
                new.step.reason.causes.extend(set.iter().map(|&s| (s, self.board.marks(s) & mask)));
                new.step.reason.digits |= mask;
                found.push(new);
            }
            false
        });
    }

    /// Type 4: one digit of the pair has no other place in a house of the two squares, so they lose the other.
    pub(crate) fn fourth(&self, a: Square, b: Square) -> Option<Found> {
        let locked = |digit: usize| {
            let only = |house: &usize| {
                let place = |s| self.ground.index_in(*house, s).map_or(0, |i| 1 << i);
                self.board.spots(*house, digit) & !(place(a) | place(b)) == 0
            };
            self.ground.shared(a, b).filter(only).last()
        };
        let mut pair = bits(self.pair);
        let (v, w) = (pair.next()?, pair.next()?);
        let (house, lost) = match (locked(v), locked(w)) {
            (Some(house), _) => (house, w),
            (None, Some(house)) => (house, v),
            _ => return None,
        };
        Some(self.found(4, 0, vec![(a, 1 << lost), (b, 1 << lost)], &[house], Vec::new()))
    }

    fn found(&self, kind: u8, more: Tenths, strike: Vec<(Square, u32)>, houses: &[usize], key: Vec<usize>) -> Found {
        let mut members = self.squares.to_vec();
        members.sort_unstable();
        let technique = Technique::UniqueLoop(kind);
        let length = match self.squares.len() {
            10.. => 5,
            8.. => 2,
            6.. => 1,
            _ => 0,
        };
        let step = Step {
            technique,
            rating: technique.base() + length + more,
            put: None,
            strike,
            reason: Reason {
                houses: houses.to_vec(),
                squares: self.squares.to_vec(),
                digits: self.pair,
                causes: self.squares.iter().map(|&s| (s, self.board.marks(s))).collect(),
                ..Reason::default()
            },
        };
        // Sums as SE 1.2.1 forms them: its order depends on their last bit.
        let lengths = [(10, 0.3), (8, 0.2)].iter().filter(|(least, _)| self.squares.len() >= *least);
        let six = if (6..8).contains(&self.squares.len()) { 0.1 } else { 0.0 };
        let order = lengths.fold(4.5, |sum, (_, add)| sum + add) + six + f64::from(more) * 0.1;
        Found { key: (kind, members, key), order, step }
    }
}
