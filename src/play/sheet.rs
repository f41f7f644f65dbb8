//! What lies on the board: the digits of the puzzle, and which of them a person typed.

use crate::puzzle::{Grid, Shape, Square};
use crate::text::link::Link;

/// A puzzle as it is edited. Givens and typed digits are both fixed for a solver.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The digits; 0 is open.
    pub grid: Grid,
    /// For each distinct square, whether its digit was typed.
    pub typed: Vec<bool>,
}

impl Sheet {
    /// Nothing is written.
    pub fn empty(shape: Shape) -> Sheet {
        Sheet::of_givens(Grid::empty(shape))
    }

    /// All digits of the grid are givens.
    pub fn of_givens(grid: Grid) -> Sheet {
        let typed = vec![false; grid.cells().len()];
        Sheet { grid, typed }
    }

    /// The digits of a link.
    pub fn of_link(link: &Link) -> Sheet {
        Sheet { grid: link.grid.clone(), typed: link.typed.clone() }
    }

    /// The link to this sheet, without a run.
    pub fn link(&self) -> Link {
        Link { typed: self.typed.clone(), ..Link::to_puzzle(&self.grid) }
    }

    /// The puzzle without what was typed.
    pub fn givens(&self) -> Sheet {
        let mut givens = self.clone();
        for square in (0..self.typed.len()).filter(|&s| self.typed[s]) {
            givens.grid.set(square, 0);
            givens.typed[square] = false;
        }
        givens
    }

    /// How many digits were typed.
    pub fn typed_count(&self) -> usize {
        self.typed.iter().filter(|&&t| t).count()
    }

    /// The sheet after a digit was typed (0 empties the square); `None` when that changes nothing.
    pub fn with(&self, square: Square, digit: u8) -> Option<Sheet> {
        if self.grid.get(square) == digit || usize::from(digit) > self.grid.layout().side {
            return None;
        }
        let mut next = self.clone();
        next.grid.set(square, digit);
        next.typed[square] = digit != 0;
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use crate::play::sheet::*;

    #[test]
    fn typed_digits_are_told_from_givens() {
        let sheet = Sheet::of_givens(crate::text::read("1...............").unwrap().grid);
        assert_eq!(sheet.with(0, 1), None);
        assert_eq!(sheet.with(0, 5), None);
        let typed = sheet.with(3, 2).unwrap();
        assert_eq!((typed.typed[0], typed.typed[3]), (false, true));
        assert_eq!(typed.link().write(), "v=1&s=1..b............");
        assert_eq!(Sheet::of_link(&typed.link()), typed);
        assert!(!typed.with(3, 0).unwrap().typed[3]);
    }
}
