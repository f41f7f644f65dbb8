//! Empty rectangle: the places of a digit in a box lie in two lines that cross there. Another line has two places: one on
//! the first of these, outside the box, so that a square on the second that sees the other place would leave the box none.

use crate::puzzle::Square;
use crate::technique::board::{Board, bits};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::learner::joined::{Pair, because, pairs};
use crate::technique::step::{Because, Chain, Link, Reason, Sink, Step};

/// Digit by digit, box by box.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    (0..ground.side).any(|digit| {
        let mut pairs = pairs(ground, board, digit);
        pairs.retain(|pair| !ground.is_box(pair.house));
        (0..ground.houses).filter(|&h| ground.is_box(h) && board.spots(h, digit).count_ones() > 2).any(|house| {
            let places: Vec<Square> = bits(board.spots(house, digit)).map(|k| ground.house(house)[k]).collect();
            let corner = Corner { ground, board, digit, house, places };
            corner
                .lines()
                .into_iter()
                .any(|lines| pairs.iter().any(|pair| corner.steps(lines, pair).into_iter().any(&mut *sink)))
        })
    })
}

struct Corner<'a> {
    ground: &'a Ground,
    board: &'a Board,
    digit: usize,
    house: usize,
    places: Vec<Square>,
}

impl Corner<'_> {
    /// Two lines that hold all places of the box between them, neither of them all.
    fn lines(&self) -> Vec<[usize; 2]> {
        let on = |line: usize, s: &Square| self.ground.index_in(line, *s).is_some();
        let mut lines: Vec<usize> = Vec::new();
        for slot in self.places.iter().flat_map(|&s| &self.ground.slots[s]) {
            if !self.ground.is_box(slot.house) && !lines.contains(&slot.house) {
                lines.push(slot.house);
            }
        }
        let mut found = Vec::new();
        for &first in &lines {
            for &second in lines.iter().filter(|&&line| line != first) {
                let only = |a: usize, b: usize| self.places.iter().any(|s| on(a, s) && !on(b, s));
                let all = self.places.iter().all(|s| on(first, s) || on(second, s));
                if all && only(first, second) && only(second, first) {
                    found.push([first, second]);
                }
            }
        }
        found
    }

    fn steps(&self, [first, second]: [usize; 2], pair: &Pair) -> Vec<Step> {
        let ground = self.ground;
        let (inside, on) = (
            |s: Square| ground.index_in(self.house, s).is_some(),
            |line: usize, s: Square| ground.index_in(line, s).is_some(),
        );
        if [first, second].contains(&pair.house) || pair.ends.into_iter().any(inside) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for [near, far] in [[0, 1], [1, 0]].map(|way| way.map(|k| pair.ends[k])) {
            if !on(first, near) || on(first, far) || on(second, far) {
                continue;
            }
            let victim = |s: &Square| {
                self.board.marks(*s) >> self.digit & 1 == 1
                    && !inside(*s)
                    && !pair.ends.contains(s)
                    && !on(first, *s)
                    && ground.sees(*s, far)
            };
            let lost = ground.house(second).iter().copied().filter(victim);
            found.extend(lost.map(|lost| self.step([first, second], pair, [near, far], lost)));
        }
        found
    }

    fn step(&self, [first, second]: [usize; 2], pair: &Pair, [near, far]: [Square; 2], lost: Square) -> Step {
        let (ground, digit) = (self.ground, self.digit as u8 + 1);
        let link = |square, on, parent: Option<usize>, because| Link {
            square,
            digit,
            on,
            parents: parent.into_iter().collect(),
            because,
        };
        let mut links = vec![
            link(lost, true, None, Because::Assumed),
            link(far, false, Some(0), because(ground, lost, far)),
            link(near, true, Some(1), Because::House(pair.house)),
        ];
        for &place in &self.places {
            let by_first = ground.index_in(first, place).is_some();
            let (parent, house) = if by_first { (2, first) } else { (0, second) };
            links.push(link(place, false, Some(parent), Because::House(house)));
        }
        let squares: Vec<Square> = self.places.iter().copied().chain([near, far]).collect();
        Step {
            technique: Technique::EmptyRectangle,
            rating: Technique::EmptyRectangle.base(),
            put: None,
            strike: vec![(lost, 1 << self.digit)],
            reason: Reason {
                houses: vec![self.house, pair.house, first, second],
                causes: squares.iter().map(|&s| (s, 1 << self.digit)).collect(),
                squares,
                digits: 1 << self.digit,
                chains: vec![Chain { links }],
                ..Reason::default()
            },
        }
    }
}
