//! Naked single: a square has one candidate left.

use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// Square by square.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    (0..ground.squares).filter(|&s| board.marks(s).count_ones() == 1).any(|square| {
        let mask = board.marks(square);
        sink(Step {
            technique: Technique::NakedSingle,
            rating: Technique::NakedSingle.base(),
            put: Some((square, mask.trailing_zeros() as u8 + 1)),
            strike: Vec::new(),
            reason: Reason { squares: vec![square], digits: mask, ..Reason::default() },
        })
    })
}
