//! The verdict on a plain 9×9, by [`bands`], in slices.

use crate::exact::bands;
use crate::exact::descend::{Descend, Found, Status};
use crate::puzzle::{Grid, Shape};

/// A search for up to two solutions.
pub(super) struct Nine {
    givens: [u8; 81],
    found: Found,
}

impl Nine {
    /// Of a board with 81 squares. Nothing is known before the first slice.
    pub fn new(puzzle: &Grid) -> Nine {
        let mut givens = [0; 81];
        givens.iter_mut().zip(puzzle.cells()).for_each(|(given, &digit)| *given = digit);
        Nine { givens, found: Found::new(Shape::Flat9, 2) }
    }

    /// Searches up to so many nodes in all. A slice begins from the start again, which costs less than to keep its place: no puzzle of any
    /// list takes more than a thousand nodes.
    fn search(&mut self, nodes: u64) {
        let done = bands::search(&self.givens, nodes);
        self.found.nodes = done.nodes;
        self.found.count = done.solutions().len() as u64;
        self.found.solutions = done.solutions().iter().filter_map(grid).collect();
        if !done.given_up {
            self.found.status = Status::Done;
        }
    }
}

fn grid(digits: &[u8; 81]) -> Option<Grid> {
    Grid::new(Shape::Flat9, digits.to_vec())
}

impl Descend for Nine {
    fn run(&mut self, nodes: u64) -> Status {
        if self.found.status == Status::Working {
            self.search(self.found.nodes.saturating_add(nodes));
        }
        self.found.status
    }

    fn found(&self) -> &Found {
        &self.found
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::{Solver, Status};

    #[test]
    fn slices_come_to_the_same_end() {
        // AI Escargot.
        let puzzle =
            crate::text::read("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
        let puzzle = puzzle.unwrap().grid;
        let (mut whole, mut sliced) = (Solver::new(&puzzle, 2), Solver::new(&puzzle, 2));
        assert_eq!(whole.run(u64::MAX), Status::Done);
        let slices = std::iter::repeat_with(|| sliced.run(7)).take_while(|status| *status == Status::Working).count();
        assert!(slices > 2, "{slices}");
        assert_eq!((sliced.verdict(), sliced.nodes()), (whole.verdict(), whole.nodes()));
    }
}
