//! Runs whose every row is known: tests/native/rows.rs repeats them natively, tests/wasm in WebAssembly.

use sudokube::evolve::algorithms::own_design::SETTINGS;
use sudokube::evolve::algorithms::sudokube::learning;
use sudokube::evolve::algorithms::sudokube::weights::mode as weights;
use sudokube::evolve::{Generation, Run, Settings};
use sudokube::generate::large::{Holes, board};
use sudokube::generate::{Level, Way, generate};
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::read;

/// Written by `make golden`.
pub const GOLDEN: &str = include_str!("../corpus/rows.csv");

/// The thesis' figure 1, the spreadsheet paper's figure 1 and AI Escargot.
const PUZZLES: [(&str, &str); 3] = [
    ("thesis", "971..6..23..7.....5..3...7..39.7.......169.......3.92..5...7..9.....3..44..9..817"),
    ("spreadsheet", "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4......7..5..9...2"),
    ("escargot", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
];

/// The spreadsheet's puzzle with fewer givens.
const SEVERAL: &str = "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4............9...2";

/// Small, ordinary, the first that a JavaScript number cannot hold, and the largest.
const SEEDS: [u64; 4] = [1, 42, (1 << 53) + 1, u64::MAX];

/// Of a hard cube, made on the spot: the generator too must make the same everywhere.
const CUBE_SEED: u64 = (1 << 53) + 1;

const GENERATIONS: u64 = 30;

/// The rows of every run as CSV, up to its solution or 30 generations.
pub fn rows() -> String {
    let mut csv = format!("algorithm,puzzle,seed,{}\n", Generation::csv_header());
    for (name, puzzle) in PUZZLES {
        let puzzle = read(puzzle).expect("a puzzle").grid;
        SEEDS.iter().for_each(|&seed| run("waters-grid", name, &puzzle, seed, &mut csv));
    }
    for (name, puzzle) in PUZZLES {
        let puzzle = read(puzzle).expect("a puzzle").grid;
        SEEDS[1..3].iter().for_each(|&seed| run("mantere-koljonen", name, &puzzle, seed, &mut csv));
    }
    let several = read(SEVERAL).expect("a puzzle").grid;
    run("waters-all", "several", &several, SEEDS[1], &mut csv);
    let escargot = read(PUZZLES[2].1).expect("a puzzle").grid;
    for algorithm in ["hill-climb", "annealing", "hamming-crossover", "swap-crossover"] {
        SEEDS[1..3].iter().for_each(|&seed| run(algorithm, "escargot", &escargot, seed, &mut csv));
    }
    let cube = generate(Shape::Cube9, Level::Hard, Way::Verified, CUBE_SEED).expect("a cube").puzzle;
    for algorithm in ["waters-cube-shared", "waters-cube", "waters-sequential"] {
        SEEDS[1..3].iter().for_each(|&seed| run(algorithm, "cube", &cube, seed, &mut csv));
    }
    for (name, puzzle) in &PUZZLES[1..] {
        let puzzle = read(puzzle).expect("a puzzle").grid;
        SEEDS[1..3].iter().for_each(|&seed| run("rank-sheet", name, &puzzle, seed, &mut csv));
        run("elimination", name, &puzzle, SEEDS[0], &mut csv);
        // WebAssembly has it with the feature `milp` only.
        run("binary-program", name, &puzzle, SEEDS[0], &mut csv);
    }
    run("elimination", "cube", &cube, SEEDS[0], &mut csv);
    for algorithm in ["sudokube", "sudokube-pure"] {
        run(algorithm, "escargot", &escargot, SEEDS[1], &mut csv);
        run(algorithm, "cube", &cube, SEEDS[2], &mut csv);
        run(algorithm, "empty", &Grid::empty(Shape::Flat25), SEEDS[3], &mut csv);
    }
    for blocks in OWN {
        let mut settings = Settings::default();
        blocks.iter().for_each(|(key, value)| settings.set("own-design", SETTINGS, key, value).expect("a setting"));
        run_set("own-design", "escargot", &escargot, &settings, SEEDS[2], &mut csv);
    }
    for algorithm in ["sudokube-annealing", "sudokube-annealing-singles", "sudokube-auto"] {
        run(algorithm, "escargot", &escargot, SEEDS[1], &mut csv);
        run(algorithm, "empty", &Grid::empty(Shape::Flat25), SEEDS[3], &mut csv);
        run(algorithm, "half", &half(), SEEDS[2], &mut csv);
    }
    run("sudokube-learning", "escargot", &escargot, SEEDS[1], &mut csv);
    for (name, puzzle) in [("escargot", &escargot), ("cube", &cube), ("half", &half())] {
        let mut settings = Settings::default();
        let mut set =
            |key, value| settings.set("sudokube-learning", learning::SETTINGS, key, value).expect("a setting");
        [("population", "6"), ("contradictions", "2")].iter().for_each(|(key, value)| set(key, value));
        run_set("sudokube-learning", name, puzzle, &settings, SEEDS[2], &mut csv);
    }
    run("sudokube-by-board", "empty", &Grid::empty(Shape::Flat25), SEEDS[3], &mut csv);
    run("sudokube-by-board", "half", &half(), SEEDS[2], &mut csv);
    for (name, share) in [("36x36-30", 30), ("36x36-52", 52), ("36x36-60", 60)] {
        let puzzle = board(Shape::Flat36, Holes::Walked, 1296 * share / 100, CUBE_SEED).puzzle;
        run("sudokube-by-board", name, &puzzle, SEEDS[1], &mut csv);
    }
    let mut short = Settings::default();
    short.set("sudokube-weights", weights::SETTINGS, "growth", "10").expect("a setting");
    for (name, puzzle) in [("escargot", &escargot), ("cube", &cube), ("half", &half())] {
        run_set("sudokube-weights", name, puzzle, &short, SEEDS[2], &mut csv);
    }
    csv
}

/// A board of 25×25 of which half is given.
fn half() -> Grid {
    board(Shape::Flat25, Holes::Walked, 300, CUBE_SEED).puzzle
}

/// Every block of an own method in one of these.
const OWN: [&[(&str, &str)]; 4] = [
    &[],
    &[("genes", "boxes"), ("select", "rank"), ("cross", "cycles"), ("mutate", "shuffle"), ("replace", "better")],
    &[("select", "half"), ("cross", "point"), ("replace", "steady"), ("patience", "5")],
    &[("select", "even"), ("cross", "none")],
];

fn run(algorithm: &str, name: &str, puzzle: &Grid, seed: u64, csv: &mut String) {
    run_set(algorithm, name, puzzle, &Settings::default(), seed, csv);
}

fn run_set(algorithm: &str, name: &str, puzzle: &Grid, settings: &Settings, seed: u64, csv: &mut String) {
    let mut run = Run::new(algorithm, puzzle, settings, seed).expect("a run");
    loop {
        *csv += &format!("{algorithm},{name},{seed},{}\n", run.row().csv());
        if run.solved() || run.ended().is_some() || run.row().generation >= GENERATIONS {
            break;
        }
        run.step();
    }
}

/// The first row that differs from the golden file.
pub fn difference(rows: &str) -> Option<String> {
    let mut pairs = rows.lines().zip(GOLDEN.lines()).enumerate();
    match pairs.find(|(_, (row, golden))| row != golden) {
        Some((k, (row, golden))) => Some(format!("line {}: {row}\nbut rows.csv has {golden}", k + 1)),
        None if rows.lines().count() != GOLDEN.lines().count() => Some("another number of rows".to_string()),
        None => None,
    }
}
