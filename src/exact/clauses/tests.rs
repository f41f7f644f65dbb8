//! Against a tree, which counts in another way.

use crate::exact::clauses::board::Propagated;
use crate::exact::clauses::{Clauses, Pace, luby};
use crate::exact::descend::{Descend, Found, Status};
use crate::exact::tables;
use crate::exact::tree::Tree;
use crate::puzzle::{Grid, Shape, check};
use proptest::prelude::*;

fn counted(puzzle: &Grid, limit: u64) -> (u64, Vec<Grid>) {
    let tables = tables::small(puzzle);
    let Some(left) = Propagated::new(tables, puzzle) else { return (0, Vec::new()) };
    let mut clauses = Clauses::new(tables, left, Found::new(puzzle.shape(), limit));
    // Begun again and forgotten so often that small boards feel it.
    clauses.pace = Pace { restart: 2, clauses: 4, more: 1 };
    clauses.until = 2;
    assert_eq!(clauses.run(u64::MAX), Status::Done);
    (clauses.found().count, clauses.found().solutions.clone())
}

#[test]
fn every_solution_is_counted_once() {
    assert_eq!(counted(&Grid::empty(Shape::Flat4), 1000).0, 288);
    assert_eq!(counted(&Grid::empty(Shape::Flat4), 2).0, 2);
    let mut puzzle = Grid::empty(Shape::Flat6);
    (0..6).for_each(|s| puzzle.set(s, s as u8 + 1));
    [4, 5, 6].into_iter().enumerate().for_each(|(s, digit)| puzzle.set(6 + s, digit));
    let mut tree = Tree::new(tables::small(&puzzle), &puzzle, 100_000, None);
    assert_eq!(tree.run(u64::MAX), Status::Done);
    assert!(tree.found().count > 1000);
    assert_eq!(counted(&puzzle, 100_000).0, tree.found().count);
}

#[test]
fn a_solution_that_is_known_is_not_found_again() {
    let puzzle = Grid::empty(Shape::Flat4);
    let (_, known) = counted(&puzzle, 1);
    let found = Found { count: 1, solutions: known.clone(), ..Found::new(Shape::Flat4, 1000) };
    let tables = tables::small(&puzzle);
    let mut clauses = Clauses::new(tables, Propagated::new(tables, &puzzle).unwrap(), found);
    assert_eq!(clauses.run(u64::MAX), Status::Done);
    assert_eq!((clauses.found().count, &clauses.found().solutions[0]), (288, &known[0]));
    assert_ne!(clauses.found().solutions[1], known[0]);
}

proptest! {
    #[test]
    fn boards_have_as_many_solutions_as_a_tree_finds(
        shape in prop::sample::select(vec![Shape::Flat4, Shape::Flat6, Shape::Flat9]),
        givens in prop::collection::vec((any::<prop::sample::Index>(), 1..=9u8), 5..30),
    ) {
        let mut puzzle = Grid::empty(shape);
        for (at, digit) in givens {
            let square = at.index(puzzle.cells().len());
            puzzle.set(square, digit.min(puzzle.layout().side as u8));
            if !check::conflicts(&puzzle).is_empty() {
                puzzle.set(square, 0);
            }
        }
        let mut tree = Tree::new(tables::small(&puzzle), &puzzle, 300, None);
        prop_assume!(tree.run(20_000) == Status::Done);
        let (count, solutions) = counted(&puzzle, 300);
        prop_assert_eq!(count, tree.found().count);
        for solution in &solutions {
            prop_assert!(solution.cells().iter().all(|&digit| digit != 0) && check::conflicts(solution).is_empty());
            prop_assert!((0..puzzle.cells().len()).all(|s| [0, solution.get(s)].contains(&puzzle.get(s))));
        }
        prop_assert!(solutions.len() < 2 || solutions[0] != solutions[1]);
    }
}

#[test]
fn starts_are_as_far_apart_as_luby_says() {
    assert_eq!((1..=15).map(luby).collect::<Vec<_>>(), [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
}
