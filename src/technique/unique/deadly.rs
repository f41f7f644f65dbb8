//! Loops of squares that all hold the same two digits and could swap them: a deadly pattern, unless one square holds more.
//! Swapping keeps every house of all faces only where each house that holds a square of the loop holds two of them, one
//! of each parity: so on the edge of a cube the houses of both faces count.

use crate::puzzle::Square;
use crate::technique::board::Board;
use crate::technique::ground::Ground;

/// Squares of a loop in turn.
pub(crate) type Loop = Vec<Square>;

/// Squares that more candidates may be left to, unless it is one and the same candidate everywhere.
const RICH: i32 = 2;

struct Search<'a> {
    ground: &'a Ground,
    board: &'a Board,
    pair: u32,
    path: Vec<Square>,
    /// Of each house, the parities of the squares it holds of the path.
    seen: Vec<[bool; 2]>,
    found: Vec<Loop>,
}

/// The loops of a square with two candidates that can be deadly.
pub(crate) fn loops(ground: &Ground, board: &Board, start: Square) -> Vec<Loop> {
    let pair = board.marks(start);
    let both = (0..ground.squares).filter(|&s| board.marks(s) & pair == pair);
    if both.take(4).count() < 4 {
        return Vec::new();
    }
    let seen = vec![[false; 2]; ground.houses];
    let mut search = Search { ground, board, pair, path: Vec::new(), seen, found: Vec::new() };
    search.enter(start, RICH, 0, None);
    search.found
}

impl Search<'_> {
    /// `extra`: the further candidates met; `last`: the house by which the square was reached.
    fn enter(&mut self, square: Square, rich: i32, extra: u32, last: Option<usize>) {
        let parity = self.path.len() % 2;
        let slots = &self.ground.slots[square];
        // A house with two squares of one parity cannot be kept by swapping.
        if slots.iter().any(|slot| self.seen[slot.house][parity]) {
            return;
        }
        self.path.push(square);
        for slot in slots {
            self.seen[slot.house][parity] = true;
        }
        for slot in slots.iter().filter(|slot| Some(slot.house) != last) {
            for &next in self.ground.house(slot.house) {
                if next == self.path[0] && self.path.len() >= 4 {
                    self.close();
                } else if !self.path.contains(&next) && self.board.marks(next) & self.pair == self.pair {
                    let marks = self.board.marks(next);
                    let extra = extra | marks & !self.pair;
                    let rest = rich - i32::from(marks.count_ones() > 2);
                    if marks.count_ones() == 2 || extra.count_ones() == 1 || rich > 0 {
                        self.enter(next, rest, extra, Some(slot.house));
                    }
                }
            }
        }
        for slot in slots {
            self.seen[slot.house][parity] = false;
        }
        self.path.pop();
    }

    fn close(&mut self) {
        if self.seen.iter().all(|[even, odd]| even == odd) {
            self.found.push(self.path.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::{Grid, Place, Shape};
    use crate::technique::unique::deadly::*;

    /// A cube on which four squares of face U hold two digits, and all others everything.
    fn rectangle(rows: [usize; 2]) -> (Board, Square) {
        let ground = Ground::of(Shape::Cube9);
        let mut board = Board::new(&Grid::empty(Shape::Cube9));
        let at = |row, column| ground.layout.at(Place { face: 0, row, column });
        let squares = rows.map(|row| [1, 4].map(|column| at(row, column)));
        for square in squares.into_iter().flatten() {
            (2..9).for_each(|digit| board.strike(ground, square, digit));
        }
        for square in (0..ground.squares).filter(|s| !squares.concat().contains(s)) {
            (0..2).for_each(|digit| board.strike(ground, square, digit));
        }
        (board, squares[0][0])
    }

    #[test]
    fn a_rectangle_on_the_edge_of_a_cube_is_not_deadly() {
        let ground = Ground::of(Shape::Cube9);
        let (board, start) = rectangle([6, 7]);
        assert!(loops(ground, &board, start).iter().all(|found| found.len() == 4));
        assert!(!loops(ground, &board, start).is_empty());
        // In row 9 of U, which is row 1 of F, a swap would break the columns and boxes of F.
        let (board, start) = rectangle([7, 8]);
        assert!(loops(ground, &board, start).is_empty());
    }
}
