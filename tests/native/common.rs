//! Reading the corpus.
#![allow(dead_code)] // each test file uses a part of it

use sudokube::evolve::decimal;
use sudokube::puzzle::Grid;
use sudokube::text;

/// The lines of a corpus file as fields.
pub fn lines(file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/tests/corpus/{file}", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let lines = content.lines().filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines.map(|l| l.split('\t').map(str::to_string).collect()).collect()
}

/// The first field of each line that is a puzzle.
pub fn puzzles(file: &str) -> Vec<Grid> {
    lines(file).iter().map(|fields| fields.iter().find_map(|f| text::read(f).ok()).expect("a puzzle").grid).collect()
}

/// A puzzle of the 46 by its name, such as `s16`.
pub fn mantere(name: &str) -> Grid {
    let line = lines("mantere_koljonen_46.tsv").into_iter().find(|f| f[0] == name).expect("a name of the list");
    text::read(&line[1]).expect("a puzzle").grid
}

/// The puzzles of days: version, kind, date, tries and puzzle of each.
pub fn daily() -> Vec<Vec<String>> {
    let rows = crate::daily_golden::GOLDEN.lines().skip(1);
    rows.map(|row| row.split(',').map(str::to_string).collect()).collect()
}

/// A real setting between its bounds, by a share of 0 to 1, with no more places than its step has.
pub fn real((min, max): (f64, f64), step: f64, share: f64) -> String {
    let places = decimal::write(step).split_once('.').map_or(0, |(_, places)| places.len());
    format!("{:.places$}", (min + (max - min) * share).clamp(min, max))
}
