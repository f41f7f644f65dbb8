//! Forms in which people post puzzles, written by this test, and what becomes of them.

mod code;
mod more;
mod nothing;
mod other;
mod rows;

use sudokube::exact::Solver;
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::extract::{Found, open};
use sudokube::text::{one_line, read_all};

/// A form: its name, and how a puzzle of 81 digits is written in it.
pub struct Form {
    pub name: &'static str,
    pub write: fn(&[u8]) -> String,
}

/// Easy, with a column and a row nearly empty, and with 17 givens.
pub const PUZZLES: [&str; 3] = [
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "100007090030020008009600500005300900010080002600004000300000010041000007007000300",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
];

fn digits(line: &str) -> Vec<u8> {
    line.bytes().map(|b| b - b'0').collect()
}

/// A digit, or the sign of an empty square.
pub fn blank(digit: u8, empty: &str) -> String {
    if digit == 0 { empty.to_string() } else { digit.to_string() }
}

pub fn with(p: &[u8], empty: &str) -> String {
    p.iter().map(|&d| blank(d, empty)).collect()
}

/// The rows, with something between the squares.
pub fn rows(p: &[u8], empty: &str, space: &str) -> Vec<String> {
    p.chunks(9).map(|r| r.iter().map(|&d| blank(d, empty)).collect::<Vec<_>>().join(space)).collect()
}

fn grid(p: &[u8]) -> Grid {
    Grid::new(Shape::Flat9, p.to_vec()).unwrap()
}

pub fn solved(p: &[u8]) -> Vec<u8> {
    let mut solver = Solver::new(&grid(p), 2);
    solver.run(u64::MAX);
    solver.solutions()[0].cells().to_vec()
}

/// What stands in each square when the candidates are pencilled in, two at least.
pub fn candidates(p: &[u8]) -> Vec<String> {
    let board = grid(p);
    let of = |square: usize| {
        let mask = sudokube::exact::candidates(&board, square);
        let mask = if mask.count_ones() > 1 { mask } else { mask | 1 << (8 - mask.trailing_zeros().min(3)) };
        (1..=9).filter(|d| mask >> (d - 1) & 1 == 1).map(|d| d.to_string()).collect::<String>()
    };
    p.iter().enumerate().map(|(square, &d)| if d == 0 { of(square) } else { d.to_string() }).collect()
}

pub fn forms() -> Vec<Form> {
    rows::forms().into_iter().chain(code::forms()).chain(other::forms()).chain(more::forms()).collect()
}

/// What becomes of a paste.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Read,
    /// One of several readings, the right one first.
    Offered,
    Refused,
    Wrong,
}

/// What a reading is worth.
fn outcome(readings: &[sudokube::text::Reading], wanted: &Grid) -> Outcome {
    let right = |puzzles: &[sudokube::text::Puzzle]| puzzles.len() == 1 && puzzles[0].given_grid() == *wanted;
    match readings {
        [] => Outcome::Refused,
        [only] if right(&only.puzzles) => Outcome::Read,
        [first, ..] if right(&first.puzzles) && readings.len() > 1 => Outcome::Offered,
        _ => Outcome::Wrong,
    }
}

pub fn today(text: &str, wanted: &Grid) -> Outcome {
    read_all(text).map_or(Outcome::Refused, |reading| {
        // Of a list the first counts, as the page shows it.
        outcome(&[reading], wanted)
    })
}

pub fn now(text: &str, wanted: &Grid) -> Outcome {
    match open(text) {
        Ok(found) if found.fix().is_some() => Outcome::Refused,
        Ok(found) => outcome(&found.readings, wanted),
        Err(_) => Outcome::Refused,
    }
}

/// The share of pastes of all forms that become what they are, and those that do not.
pub fn measure(judge: fn(&str, &Grid) -> Outcome) -> Vec<(&'static str, Vec<Outcome>)> {
    let puzzles: Vec<Vec<u8>> = PUZZLES.iter().map(|line| digits(line)).collect();
    let of = |form: &Form| puzzles.iter().map(|p| judge(&(form.write)(p), &grid(p))).collect();
    forms().iter().map(|form| (form.name, of(form))).collect()
}

pub fn nothing() -> Vec<(String, Option<Found>)> {
    nothing::texts().into_iter().map(|text| (text.clone(), open(&text).ok())).collect()
}

/// For the report of a run: `Solver` proves each puzzle has one solution before it is used.
pub fn are_proper() -> bool {
    PUZZLES.iter().all(|line| {
        let mut solver = Solver::new(&grid(&digits(line)), 2);
        solver.run(u64::MAX);
        solver.count() == 1 && one_line(&grid(&digits(line))).len() == 81
    })
}
