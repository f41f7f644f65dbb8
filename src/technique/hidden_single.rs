//! Last square and hidden single: a digit has one place left in a house. In a box it is seen sooner than in a line.

use crate::technique::board::{Board, bits};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// First the houses with one open square, then all others; boxes, then columns, then rows.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    for last in [true, false] {
        for &house in &ground.box_column_row {
            if board.open(house) == 0 || (board.open(house) == 1) != last {
                continue;
            }
            for digit in 0..ground.side {
                let spots = board.spots(house, digit);
                if spots.count_ones() == 1 && sink(step(ground, house, spots, digit, last)) {
                    return true;
                }
            }
        }
    }
    false
}

fn step(ground: &Ground, house: usize, spots: u32, digit: usize, last: bool) -> Step {
    let technique = match (last, ground.is_box(house)) {
        (true, _) => Technique::LastSquare,
        (false, true) => Technique::HiddenSingleBox,
        (false, false) => Technique::HiddenSingleLine,
    };
    let square = ground.house(house)[bits(spots).next().unwrap_or(0)];
    Step {
        technique,
        rating: technique.base(),
        put: Some((square, digit as u8 + 1)),
        strike: Vec::new(),
        reason: Reason { houses: vec![house], squares: vec![square], digits: 1 << digit, ..Reason::default() },
    }
}
