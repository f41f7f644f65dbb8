//! A board with digits on it: a puzzle when some squares are empty, an answer when none is.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Layout, Shape, Square};

/// Digits on the distinct squares of a shape; 0 is an empty square.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Grid {
    shape: Shape,
    cells: Vec<u8>,
}

impl Grid {
    /// A board without digits.
    pub fn empty(shape: Shape) -> Grid {
        Grid { shape, cells: vec![0; Layout::of(shape).squares] }
    }

    /// A grid of these digits, one per distinct square; `None` when their number or a digit does not fit the shape.
    pub fn new(shape: Shape, cells: Vec<u8>) -> Option<Grid> {
        let fits = cells.len() == Layout::of(shape).squares && cells.iter().all(|&d| usize::from(d) <= shape.side());
        fits.then_some(Grid { shape, cells })
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The layout of the board's shape.
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.shape)
    }

    /// Digits of all distinct squares; 0 is open.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The digit of a square; 0 is open.
    pub fn get(&self, square: Square) -> u8 {
        self.cells[square]
    }

    /// Puts a digit (0 empties the square). Digits beyond the side are ignored.
    pub fn set(&mut self, square: Square, digit: u8) {
        if usize::from(digit) <= self.shape.side() && square < self.cells.len() {
            self.cells[square] = digit;
        }
    }

    /// How many squares hold a digit.
    pub fn filled(&self) -> usize {
        self.cells.iter().filter(|&&d| d != 0).count()
    }

    /// Whether no square is open.
    pub fn is_full(&self) -> bool {
        self.cells.iter().all(|&d| d != 0)
    }

    /// Whether every square is open.
    pub fn is_empty(&self) -> bool {
        self.filled() == 0
    }

    /// The digits of one face, row-major, as a flat grid of their own.
    pub fn face(&self, face: usize) -> Grid {
        let cells = self.layout().faces[face].squares.iter().map(|&s| self.cells[s]).collect();
        Grid { shape: self.shape.face(), cells }
    }

    /// Digits place by place, face after face (a glued square shows on every face): `shape.face_squares()` of them.
    pub fn face_cells(&self) -> impl Iterator<Item = u8> + '_ {
        self.layout().faces.iter().flat_map(|f| f.squares.iter().map(|&s| self.cells[s]))
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::grid::*;

    #[test]
    fn refuses_what_does_not_fit() {
        assert!(Grid::new(Shape::Flat4, vec![0; 15]).is_none());
        assert!(Grid::new(Shape::Flat4, vec![5; 16]).is_none());
        assert!(Grid::new(Shape::Flat4, vec![4; 16]).is_some());
    }

    #[test]
    fn faces_share_their_edges() {
        let mut grid = Grid::empty(Shape::Cube4);
        let layout = grid.layout();
        grid.set(layout.faces[2].squares[0], 3); // F r1c1 is a corner
        assert_eq!(grid.face_cells().filter(|&d| d == 3).count(), 3);
        assert_eq!(grid.face(0).get(12), 3); // U r4c1
    }
}
