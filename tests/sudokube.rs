//! The project's own algorithm: both modes on fixed seeds, and boards without a solution.

#![cfg(not(target_arch = "wasm32"))]

use sudokube::evolve::{End, Run, Settings};
use sudokube::puzzle::Grid;
use sudokube::text::read;

const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn puzzles(file: &str, every: usize) -> Vec<Grid> {
    let path = format!("{}/tests/corpus/{file}.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a corpus");
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    let puzzle = |l: &str| l.split('\t').find_map(|f| read(f).ok()).expect("a puzzle").grid;
    lines.step_by(every).map(puzzle).collect()
}

fn solves(algorithm: &str, puzzle: &Grid, seed: u64, generations: u64) {
    let mut run = Run::new(algorithm, puzzle, &Settings::default(), seed).expect("a run");
    while !run.solved() && run.row().generation < generations {
        run.step();
    }
    assert!(run.verified().is_some(), "{algorithm}, seed {seed}, {} left", run.row().best);
}

#[test]
fn both_modes_solve_hard_puzzles_soon() {
    let escargot = read(ESCARGOT).expect("a puzzle").grid;
    for seed in 1..=5 {
        solves("sudokube", &escargot, seed, 1000);
        solves("sudokube-pure", &escargot, seed, 100);
    }
    for file in ["hardest_1106", "clue17", "top95"] {
        for puzzle in puzzles(file, 8) {
            solves("sudokube", &puzzle, 1, 3000);
            solves("sudokube-pure", &puzzle, 1, 1000);
        }
    }
}

#[test]
fn the_hybrid_solves_large_boards_and_cubes() {
    for (file, every) in [("unique_16x16", 4), ("cubes_9", 1), ("cubes_4", 1)] {
        puzzles(file, every).iter().for_each(|puzzle| solves("sudokube", puzzle, 1, 5000));
    }
}

#[test]
fn a_contradiction_in_plain_sight_ends_the_search() {
    let clash = read(&format!("11{}", ".".repeat(79))).expect("a puzzle").grid;
    for algorithm in ["sudokube", "sudokube-pure"] {
        let mut run = Run::new(algorithm, &clash, &Settings::default(), 1).expect("a run");
        run.step();
        assert_eq!((run.solved(), run.ended()), (false, Some(End::Infeasible)), "{algorithm}");
    }
}
