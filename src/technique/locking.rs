//! Pointing and claiming: all places of a digit in one house lie in a second, so nothing else of the second can hold it.
//! On a cube a box also points into the box beyond an edge, with which it shares squares.

use crate::technique::board::{Board, bits};
use crate::technique::ground::{Crossing, Ground};
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// Crossing by crossing, digit by digit.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    ground.crossings.iter().any(|crossing| {
        locked(ground, board, crossing).any(|digit| {
            let lost = board.spots(crossing.to, digit) & !crossing.to_shared;
            lost != 0 && sink(step(ground, board, crossing, digit, None))
        })
    })
}

/// The digits that a crossing locks.
pub(crate) fn locked<'a>(
    ground: &'a Ground,
    board: &'a Board,
    crossing: &'a Crossing,
) -> impl Iterator<Item = usize> + 'a {
    (0..ground.side).filter(move |&digit| {
        let spots = board.spots(crossing.from, digit);
        spots & !crossing.from_shared == 0 && spots.count_ones() > 1
    })
}

/// The step of a locked digit; `put` is a hidden single that follows, with its house.
pub(crate) fn step(
    ground: &Ground,
    board: &Board,
    crossing: &Crossing,
    digit: usize,
    put: Option<(usize, (usize, u8))>,
) -> Step {
    let technique = match (put, ground.is_box(crossing.from)) {
        (None, true) => Technique::Pointing,
        (None, false) => Technique::Claiming,
        (Some(_), true) => Technique::DirectPointing,
        (Some(_), false) => Technique::DirectClaiming,
    };
    let squares = |house: usize, mask: u32| bits(mask).map(move |i| ground.house(house)[i]);
    let pattern: Vec<usize> = squares(crossing.from, board.spots(crossing.from, digit)).collect();
    let lost = squares(crossing.to, board.spots(crossing.to, digit) & !crossing.to_shared);
    // A direct step places its digit and leaves the candidates as they are.
    let strike = lost.filter(|_| put.is_none()).map(|s| (s, 1 << digit)).collect();
    Step {
        technique,
        rating: technique.base(),
        put: put.map(|(_, put)| put),
        strike,
        reason: Reason {
            houses: vec![crossing.from, crossing.to],
            causes: pattern.iter().map(|&s| (s, 1 << digit)).collect(),
            squares: pattern,
            digits: 1 << digit,
            single: put.map(|(house, _)| house),
            ..Reason::default()
        },
    }
}
