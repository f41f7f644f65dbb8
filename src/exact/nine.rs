//! The verdict on a plain 9×9, by [`bands`], at once or in slices.

use crate::exact::bands;
use crate::exact::descend::{Descend, Found, Status};
use crate::exact::verdict::{Contradiction, Verdict, contradiction_in_sight};
use crate::puzzle::{Grid, Shape};

/// The verdict on a board with 81 squares, decided to the end.
pub(super) fn verdict(puzzle: &Grid) -> Verdict {
    let done = bands::search(&givens(puzzle), u64::MAX);
    let mut solutions = done.solutions().iter().filter_map(grid);
    match (solutions.next(), solutions.next()) {
        (Some(first), Some(second)) => Verdict::Several(first, second),
        (Some(only), None) => Verdict::One(only),
        _ => Verdict::None(contradiction_in_sight(puzzle).unwrap_or(Contradiction::Search)),
    }
}

fn givens(puzzle: &Grid) -> [u8; 81] {
    let mut givens = [0; 81];
    givens.iter_mut().zip(puzzle.cells()).for_each(|(given, &digit)| *given = digit);
    givens
}

/// A search for up to two solutions.
pub(super) struct Nine {
    givens: [u8; 81],
    found: Found,
}

impl Nine {
    /// Of a board with 81 squares. Nothing is known before the first slice.
    pub fn new(puzzle: &Grid) -> Nine {
        Nine { givens: givens(puzzle), found: Found::new(Shape::Flat9, 2) }
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

    #[test]
    fn at_once_or_in_slices_the_verdict_is_the_same() {
        let one = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        let several = ".".repeat(81);
        let conflict = format!("11{}", ".".repeat(79));
        // No digit is left for the last square of the first row; a contradiction that only a search finds.
        let empty = format!("12345678.{}9{}", ".".repeat(17), ".".repeat(54));
        let searched = one.replacen("1....7", "14...7", 1);
        for text in [one, &several, &conflict, &empty, &searched] {
            let puzzle = crate::text::read(text).unwrap().grid;
            let mut solver = Solver::new(&puzzle, 2);
            assert_eq!(solver.run(u64::MAX), Status::Done);
            assert_eq!(crate::exact::verdict(&puzzle), solver.verdict(), "{text}");
        }
    }
}
