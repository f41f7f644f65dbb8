//! Days whose puzzles are known: tests/native/daily.rs makes them natively, tests/wasm in WebAssembly.

use sudokube::generate::daily::{Daily, Date, Kind, VERSIONS, make};
use sudokube::puzzle::Grid;
use sudokube::text::symbol;

/// Written once for each version, and never again.
pub const GOLDEN: &str = include_str!("../corpus/daily.csv");

/// Dates of each version and kind.
const DATES: i32 = 30;

/// The first dates of every version: of a weekly, so many weeks.
pub fn dates() -> Vec<(Kind, Date)> {
    let of = |(_, first): (u8, Date), kind: Kind| {
        let step = if kind == Kind::Large { 7 } else { 1 };
        (0..DATES).map(move |k| (kind, Date(first.0 + k * step)))
    };
    VERSIONS.into_iter().flat_map(|version| Kind::ALL.into_iter().flat_map(move |kind| of(version, kind))).collect()
}

fn line(grid: &Grid) -> String {
    grid.cells().iter().map(|&digit| symbol(digit)).collect()
}

/// A day as it stands in the file.
pub fn row(daily: &Daily) -> String {
    let Daily { kind, date, version, tries, puzzle, .. } = daily;
    format!("{version},{},{date},{tries},{}", kind.name(), line(puzzle))
}

/// The first of these days that is another than the file says.
pub fn difference(days: impl Iterator<Item = (Kind, Date)>) -> Option<String> {
    let known: Vec<&str> = GOLDEN.lines().skip(1).collect();
    let made = days.filter_map(|(kind, date)| make(kind, date)).map(|daily| row(&daily));
    made.into_iter().find(|row| !known.contains(&row.as_str()))
}
