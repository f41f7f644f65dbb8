//! Solutions counted in slices: a search can be left at any node and taken up again. Which search, tells the size of the board.

use crate::exact::descend::{Descend, Status};
use crate::exact::nine::{self, Nine};
use crate::exact::tree::Tree;
use crate::exact::verdict::{Contradiction, Verdict, contradiction_in_sight};
use crate::exact::{large, tables};
use crate::puzzle::{Grid, Shape, Square};

/// The verdict on a puzzle, decided to the end. Large boards may take very long: see [`Solver`] for slices.
pub fn verdict(puzzle: &Grid) -> Verdict {
    if puzzle.shape() == Shape::Flat9 {
        return nine::verdict(puzzle);
    }
    let mut solver = Solver::new(puzzle, 2);
    while solver.run(u64::MAX) == Status::Working {}
    solver.verdict()
}

/// Counts the solutions of a puzzle up to a limit and keeps the first two.
pub struct Solver {
    puzzle: Grid,
    tree: Box<dyn Descend>,
}

impl Solver {
    /// A search that stops after `limit` solutions.
    pub fn new(puzzle: &Grid, limit: u64) -> Solver {
        Solver { puzzle: puzzle.clone(), tree: plant(puzzle, limit, None) }
    }

    /// A search for one solution that has another digit than this on an empty square.
    pub fn with_other_digit(puzzle: &Grid, square: Square, digit: u8) -> Solver {
        Solver { puzzle: puzzle.clone(), tree: plant(puzzle, 1, Some((square, digit))) }
    }

    /// Searches through at most `nodes` placements.
    pub fn run(&mut self, nodes: u64) -> Status {
        self.tree.run(nodes)
    }

    /// Solutions found so far, at most the limit.
    pub fn count(&self) -> u64 {
        self.tree.found().count
    }

    /// The first two solutions.
    pub fn solutions(&self) -> &[Grid] {
        &self.tree.found().solutions
    }

    /// Placements tried by search; 0 when propagation alone decided.
    pub fn nodes(&self) -> u64 {
        self.tree.found().nodes
    }

    /// What is known now; [`Verdict::Undecided`] while it is still open.
    pub fn verdict(&self) -> Verdict {
        match (self.tree.found().status, self.solutions()) {
            (_, [first, second]) => Verdict::Several(first.clone(), second.clone()),
            (Status::Working, _) => Verdict::Undecided,
            (Status::Done, [only]) => Verdict::One(only.clone()),
            (Status::Done, _) => Verdict::None(contradiction_in_sight(&self.puzzle).unwrap_or(Contradiction::Search)),
        }
    }
}

/// The search that a board and a question want; a digit may be forbidden on a square.
fn plant(puzzle: &Grid, limit: u64, without: Option<(Square, u8)>) -> Box<dyn Descend> {
    // Where no more is asked than whether there is a solution, or another one: what is found, and in which order, differs.
    if without.is_none() && limit == 2 && puzzle.shape() == Shape::Flat9 {
        return Box::new(Nine::new(puzzle));
    }
    if let Some(search) = (without.is_none() && limit <= 2).then(|| large::learning(puzzle, limit)).flatten() {
        return search;
    }
    match puzzle.layout().squares {
        0..=81 => Box::new(Tree::new(tables::small(puzzle), puzzle, limit, without)),
        82..=386 => Box::new(Tree::new(tables::of_a_cube(puzzle), puzzle, limit, without)),
        387..=625 => Box::new(Tree::new(tables::of_25(puzzle), puzzle, limit, without)),
        _ => large::plant(puzzle, limit, without),
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::solver::*;
    use crate::exact::tree::FIRST_RESTART;

    fn finished(puzzle: &Grid, limit: u64, most: u64) -> (u64, u64) {
        let mut solver = Solver::new(puzzle, limit);
        assert_eq!(solver.run(most), Status::Done, "{} solutions so far", solver.count());
        (solver.count(), solver.nodes())
    }

    /// 28,200,960 boards, a 720th of which begin with this row (Russell 2005).
    #[test]
    fn solutions_are_counted_once_however_long_it_takes() {
        let mut puzzle = Grid::empty(Shape::Flat6);
        (0..6).for_each(|s| puzzle.set(s, s as u8 + 1));
        let (count, nodes) = finished(&puzzle, 1_000_000, 10_000_000);
        assert_eq!(count, 28_200_960 / 720);
        assert!(nodes > 2 * FIRST_RESTART);
    }

    #[test]
    fn a_limit_of_none_is_one() {
        assert_eq!(finished(&Grid::empty(Shape::Flat4), 0, 1000).0, 1);
        assert_eq!(finished(&Grid::empty(Shape::Flat4), 1, 1000).0, 1);
        assert_eq!(finished(&Grid::empty(Shape::Flat4), 1000, 10_000).0, 288);
    }
}
