//! What lies on the board: the digits of the puzzle, and which of them a person typed.

use crate::puzzle::{Grid, Shape, Square};
use crate::text::link::Link;

/// A puzzle as it is edited. Givens and typed digits are both fixed for a solver.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub grid: Grid,
    /// For each distinct square, whether its digit was typed.
    pub typed: Vec<bool>,
}

impl Sheet {
    pub fn empty(shape: Shape) -> Sheet {
        Sheet::of_givens(Grid::empty(shape))
    }

    /// All digits of the grid are givens.
    pub fn of_givens(grid: Grid) -> Sheet {
        let typed = vec![false; grid.cells().len()];
        Sheet { grid, typed }
    }

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

/// The states that Undo and Redo go through.
#[derive(Default)]
pub struct Journal {
    past: Vec<Sheet>,
    future: Vec<Sheet>,
}

impl Journal {
    const LONGEST: usize = 500;

    /// Remembers the state that a change replaces.
    pub fn record(&mut self, before: Sheet) {
        self.future.clear();
        self.past.push(before);
        if self.past.len() > Self::LONGEST {
            self.past.remove(0);
        }
    }

    pub fn undo(&mut self, now: &Sheet) -> Option<Sheet> {
        let back = self.past.pop()?;
        self.future.push(now.clone());
        Some(back)
    }

    pub fn redo(&mut self, now: &Sheet) -> Option<Sheet> {
        let forth = self.future.pop()?;
        self.past.push(now.clone());
        Some(forth)
    }

    /// Whether there is something to undo and to redo.
    pub fn can(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn undo_and_redo_are_inverse() {
        let mut journal = Journal::default();
        let first = Sheet::empty(Shape::Flat4);
        let second = first.with(0, 1).unwrap();
        journal.record(first.clone());
        assert_eq!(journal.undo(&second), Some(first.clone()));
        assert_eq!(journal.can(), (false, true));
        assert_eq!(journal.redo(&first), Some(second.clone()));
        assert_eq!(journal.undo(&second).and(journal.undo(&first)), None);
    }
}
