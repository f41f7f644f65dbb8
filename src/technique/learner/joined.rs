//! What patterns of two places share: houses with two places of a digit, and the chain from one end to the other.

use crate::puzzle::Square;
use crate::technique::board::{Board, bits};
use crate::technique::ground::Ground;
use crate::technique::step::{Because, Chain, Link};

/// A house in which a digit (from 0) has two places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub house: usize,
    pub ends: [Square; 2],
}

/// Every such house, in the order of houses.
pub(crate) fn pairs(ground: &Ground, board: &Board, digit: usize) -> Vec<Pair> {
    let pair = |house: usize| {
        let spots = board.spots(house, digit);
        let mut ends = bits(spots).map(|k| ground.house(house)[k]);
        (spots.count_ones() == 2)
            .then(|| Pair { house, ends: [ends.next(), ends.next()].map(Option::unwrap_or_default) })
    };
    (0..ground.houses).filter_map(pair).collect()
}

/// The squares that may hold a digit (from 0) and see both of these, which they are not.
pub(crate) fn seen_by_both(ground: &Ground, board: &Board, digit: usize, a: Square, b: Square) -> Vec<(Square, u32)> {
    let holds = |s: &Square| board.marks(*s) >> digit & 1 == 1 && *s != b && ground.sees(*s, b);
    ground.peers[a].iter().copied().filter(holds).map(|s| (s, 1 << digit)).collect()
}

/// The first house that holds both squares and is a line, or is a box.
pub(crate) fn link(ground: &Ground, a: Square, b: Square, boxes: bool) -> Option<usize> {
    ground.shared(a, b).find(|&house| ground.is_box(house) == boxes)
}

/// Why a candidate follows from another: they share a square, or this house.
pub(crate) fn because(ground: &Ground, a: Square, b: Square) -> Because {
    match a == b {
        true => Because::Square,
        false => ground.shared(a, b).next().map_or(Because::Square, Because::House),
    }
}

/// A chain of candidates (digits from 1), false and true by turns, the first assumed false; each with why it follows.
pub(crate) fn chain(links: &[(Square, u8, Because)]) -> Chain {
    let link = |(k, &(square, digit, because)): (usize, &(Square, u8, Because))| Link {
        square,
        digit,
        on: k % 2 == 1,
        parents: k.checked_sub(1).into_iter().collect(),
        because,
    };
    Chain { links: links.iter().enumerate().map(link).collect() }
}
