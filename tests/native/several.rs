//! The search for every solution against the exact count.

use crate::common;
use std::collections::BTreeSet;

use sudokube::evolve::{AlgorithmView, Run, Settings};
use sudokube::exact::{Solver, Status};
use sudokube::puzzle::{Grid, Shape, check};
use sudokube::text;

/// Puzzles of the corpus with the number of their solutions.
fn puzzles() -> Vec<(Grid, u64)> {
    let lines = common::lines("several.tsv");
    lines.iter().map(|f| (text::read(&f[0]).unwrap().grid, f[1].parse().unwrap())).collect()
}

/// The solutions found by the end of a run, or after so many generations.
fn found(puzzle: &Grid, seed: u64, generations: u64) -> (Run, Vec<Vec<u8>>) {
    let mut run = Run::new("waters-all", puzzle, &Settings::default(), seed).unwrap();
    while !run.solved() && run.row().generation < generations {
        run.step();
    }
    let Some(AlgorithmView::Solutions { first, count, .. }) = run.search().algorithm_view() else {
        panic!("no solutions inside")
    };
    assert_eq!(count as usize, first.len(), "so few are all shown");
    (run, first)
}

#[test]
fn the_counts_of_the_corpus_are_exact() {
    let puzzles = puzzles();
    assert_eq!(puzzles.len(), 23);
    for (puzzle, count) in puzzles {
        let mut solver = Solver::new(&puzzle, 1000);
        assert_eq!(solver.run(u64::MAX), Status::Done);
        assert_eq!(solver.count(), count, "{}", text::one_line(&puzzle));
    }
}

/// A few of them; all are in docs/studies.md.
#[test]
fn every_solution_is_found_and_each_checks() {
    const COUNTS: [u64; 7] = [2, 4, 7, 13, 20, 50, 99];
    for (puzzle, count) in puzzles().into_iter().filter(|(_, count)| COUNTS.contains(count)) {
        let (run, found) = found(&puzzle, 1, 20_000);
        assert!(run.solved() && run.verified().is_some(), "{count}");
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len() as u64, count);
        for cells in found {
            let grid = Grid::new(puzzle.shape(), cells).unwrap();
            assert_eq!(check::check(&puzzle, &grid), Ok(()));
        }
    }
}

#[test]
fn small_boards_have_all_of_their_288_grids() {
    let puzzle = Grid::empty(Shape::Flat4);
    let mut run = Run::new("waters-all", &puzzle, &Settings::default(), 3).unwrap();
    while !run.solved() && run.row().generation < 20_000 {
        run.step();
    }
    assert!(matches!(run.search().algorithm_view(), Some(AlgorithmView::Solutions { count: 288, .. })));
}

#[test]
fn it_ends_on_a_solved_board_and_not_where_there_is_no_solution() {
    let solved = text::read("1234341221434321").unwrap().grid;
    assert_eq!(found(&solved, 1, 100).1, [solved.cells().to_vec()]);
    let (run, none) = found(&text::read("123....4........").unwrap().grid, 1, 30);
    assert!(!run.solved() && run.row().best > 0 && none.is_empty());
}
