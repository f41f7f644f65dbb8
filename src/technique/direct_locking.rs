//! Direct pointing and claiming: a locked digit that leaves it one place in a house beside.

use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::locking::{locked, step};
use crate::technique::step::Sink;

/// As locking, with the houses beside each crossing.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    ground.crossings.iter().any(|crossing| {
        locked(ground, board, crossing).any(|digit| {
            crossing.after.iter().any(|after| {
                let spots = board.spots(after.house, digit);
                let left = spots & !after.lost;
                if spots.count_ones() < 2 || left.count_ones() != 1 {
                    return false;
                }
                let square = ground.house(after.house)[left.trailing_zeros() as usize];
                sink(step(ground, board, crossing, digit, Some((after.house, (square, digit as u8 + 1)))))
            })
        })
    })
}
