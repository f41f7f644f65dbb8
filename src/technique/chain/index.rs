//! The candidates of a board, numbered from 0 in the order of squares and digits.

use crate::puzzle::Square;
use crate::technique::board::{Board, bits};
use crate::technique::ground::Ground;

const NONE: u16 = u16::MAX;

/// A numbering of candidates.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    ids: Vec<u16>,
    side: usize,
    /// Square and digit of each.
    pub(crate) of: Vec<(Square, usize)>,
}

impl Index {
    pub(crate) fn new(ground: &Ground, board: &Board) -> Index {
        let mut index = Index { ids: vec![NONE; ground.squares * ground.side], side: ground.side, of: Vec::new() };
        for square in 0..ground.squares {
            for digit in bits(board.marks(square)) {
                index.ids[square * ground.side + digit] = index.of.len() as u16;
                index.of.push((square, digit));
            }
        }
        index
    }

    /// The number of a candidate of the board.
    #[inline]
    pub(crate) fn id(&self, square: Square, digit: usize) -> usize {
        usize::from(self.ids[square * self.side + digit])
    }

    pub(crate) fn len(&self) -> usize {
        self.of.len()
    }
}
