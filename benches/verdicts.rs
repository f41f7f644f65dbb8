//! The verdict on every puzzle of a list, without the clock in it: microseconds a puzzle, through the public interface.
//!
//! ```text
//! cargo run --release -p sudokube-bench --bin verdicts -- tests/corpus/clue17.tsv tests/corpus/hardest_1106.tsv
//! ```
//!
//! Each puzzle by itself: the least of some rounds of calls one after another. In turns: passes through the whole list, so that the
//! processor has forgotten a puzzle when it comes again; the least of them. `benches/beside_tdoku.cc` measures tdoku in the same way.

use std::hint::black_box;
use std::time::Instant;

use sudokube::exact::verdict;
use sudokube::puzzle::Grid;
use sudokube::text;

/// Rounds or passes, of which the least counts.
const ROUNDS: usize = 25;
/// Calls of a round.
const CALLS: u32 = 40;

fn main() {
    for file in std::env::args().skip(1) {
        let content = std::fs::read_to_string(&file).unwrap_or_default();
        let lines = content.lines().filter(|line| !line.starts_with('#'));
        let board = |line: &str| line.split('\t').find_map(|field| text::read(field).ok()).map(|read| read.grid);
        let puzzles: Vec<Grid> = lines.filter_map(board).collect();
        let (count, micros) = (puzzles.len().max(1) as f64, |begun: Instant| begun.elapsed().as_secs_f64() * 1e6);
        let round = |puzzle: &Grid| {
            let begun = Instant::now();
            (0..CALLS).for_each(|_| drop(black_box(verdict(black_box(puzzle)))));
            micros(begun) / f64::from(CALLS)
        };
        let least = |puzzle: &Grid| (0..ROUNDS).map(|_| round(puzzle)).fold(f64::INFINITY, f64::min);
        let alone = puzzles.iter().map(least).sum::<f64>() / count;
        let pass = || {
            let begun = Instant::now();
            puzzles.iter().for_each(|puzzle| drop(black_box(verdict(black_box(puzzle)))));
            micros(begun) / count
        };
        let turns = (0..ROUNDS).map(|_| pass()).fold(f64::INFINITY, f64::min);
        println!("{file}: {} puzzles, each by itself {alone:.2} µs, in turns {turns:.2} µs", puzzles.len());
    }
}
