//! What was read in a picture, and how far it is to be trusted.

use crate::photo::{Read, Trust};
use crate::say::list::List;
use crate::say::number::Number;

messages! {
    /// A reading of a picture.
    pub enum Photo {
        Certain { board: String } => "Read as a picture of {board}; every digit is certain, and there is exactly one solution",
        Chosen { board: String, squares: List } => "Read as a picture of {board}; digits chosen so that there is exactly one solution; check {squares}",
        Doubtful { board: String, squares: List } => "Read as a picture of {board} with exactly one solution; check {squares}",
        Unsolved { board: String } => "Read as a picture of {board}, but not with exactly one solution; check every digit",
        UnsolvedAt { board: String, squares: List } => "Read as a picture of {board}, but not with exactly one solution; check {squares} first",
        ByHand { squares: List } => "Looks like handwriting: {squares}",
        Square { row: Number, column: Number } => "r{row}c{column}",
        NoBoard => "no board found in this picture: all of its lines must be in it",
    }
}

/// Squares that are named, at most; of more, every digit is to be looked at.
const NAMED: usize = 20;

impl Read {
    /// What was read, with the squares to check.
    pub fn said(&self) -> String {
        let board = self.grid.shape().described();
        let squares = self.named(&self.doubtful);
        match self.trust {
            Trust::Certain => Photo::Certain { board },
            Trust::Chosen => Photo::Chosen { board, squares },
            Trust::Doubtful => Photo::Doubtful { board, squares },
            Trust::Unsolved if (1..=NAMED).contains(&self.doubtful.len()) => Photo::UnsolvedAt { board, squares },
            Trust::Unsolved => Photo::Unsolved { board },
        }
        .text()
    }

    /// The squares that look handwritten; nothing where none does.
    pub fn said_by_hand(&self) -> Option<String> {
        (!self.by_hand.is_empty()).then(|| Photo::ByHand { squares: self.named(&self.by_hand) }.text())
    }

    fn named(&self, squares: &[usize]) -> List {
        let side = self.grid.shape().side();
        let name = |s: &usize| Photo::Square { row: (s / side + 1).into(), column: (s % side + 1).into() }.text();
        List(squares.iter().map(name).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo::Point;
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn squares_are_named_only_where_they_are_few() {
        let said = |doubtful: Vec<usize>| {
            let corners = [Point { x: 0.0, y: 0.0 }; 4];
            Read { grid: Grid::empty(Shape::Flat9), trust: Trust::Unsolved, doubtful, by_hand: vec![], corners }.said()
        };
        assert!(said(vec![0, 12]).ends_with("check r1c1 and r2c4 first"));
        assert!(said((0..40).collect()).ends_with("check every digit") && said(vec![]).ends_with("check every digit"));
    }
}
