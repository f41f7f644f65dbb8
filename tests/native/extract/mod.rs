//! Forms in which people post puzzles, written by this test, and what becomes of them.

mod cases;
mod code;
mod doubtful;
mod more;
mod nearly;
mod nothing;
mod orders;
mod other;
mod places;
mod record;
mod rows;
mod signs;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use sudokube::exact::Solver;
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::extract::{extract, open};
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

fn count(all: &[(&'static str, Vec<Outcome>)], outcome: Outcome) -> usize {
    all.iter().flat_map(|(_, outcomes)| outcomes).filter(|o| **o == outcome).count()
}

fn total(all: &[(&'static str, Vec<Outcome>)]) -> usize {
    all.iter().map(|(_, outcomes)| outcomes.len()).sum()
}

#[test]
fn the_puzzles_of_the_forms_have_one_solution() {
    for line in PUZZLES {
        let mut solver = Solver::new(&grid(&digits(line)), 2);
        solver.run(u64::MAX);
        assert_eq!(solver.count(), 1, "{line}");
    }
}

/// The table of docs/formats.md: `cargo test --no-default-features --test native extract -- --nocapture` prints it.
#[test]
fn nearly_all_forms_are_read_and_none_wrongly() {
    let (before, after) = (measure(today), measure(now));
    for ((name, today), (_, now)) in before.iter().zip(&after) {
        println!("{name} | {today:?} | {now:?}");
    }
    let all = total(&after);
    println!("readers of single formats: {} of {all} read", count(&before, Outcome::Read));
    println!("with the extractor: {} of {all} read", count(&after, Outcome::Read));
    let of =
        |outcome| after.iter().filter(|(_, all)| all.contains(&outcome)).map(|(name, _)| *name).collect::<Vec<&str>>();
    assert_eq!(of(Outcome::Wrong), [] as [&str; 0]);
    assert!(count(&after, Outcome::Read) * 100 >= all * 97, "{:?}", of(Outcome::Refused));
    assert!(count(&after, Outcome::Offered) * 100 <= all * 3);
}

#[test]
fn texts_without_a_puzzle_put_nothing_on_the_board() {
    for text in nothing::texts() {
        if let Ok(found) = open(&text) {
            assert!(!found.certain && extract(&text).is_none_or(|f| !f.certain), "{text}\n{found:?}");
        }
    }
}

#[test]
fn what_the_readers_of_single_formats_take_is_read_as_they_read_it() {
    for form in forms() {
        for line in PUZZLES {
            let text = (form.write)(&digits(line));
            let Ok(reading) = read_all(&text) else { continue };
            let found = open(&text).unwrap();
            let same = found.readings[0].puzzles == reading.puzzles;
            // Data of a program whose names its reader does not know.
            let empty = reading.puzzles.iter().all(|p| p.grid.is_empty());
            assert!(same || empty, "{}", form.name);
        }
    }
}

/// One sign taken out, doubled, put in, or a line lost or doubled: what is called certain is right but for that one square.
#[test]
fn a_damaged_text_is_never_called_certain_and_read_wrongly() {
    let forms = forms();
    let strategy = (0..forms.len(), 0..PUZZLES.len(), 0..5usize, any::<prop::sample::Index>(), 0..10usize);
    let mut runner = TestRunner::new(ProptestConfig::with_cases(4000));
    let checked = runner.run(&strategy, |(form, puzzle, kind, at, sign)| {
        let puzzle = digits(PUZZLES[puzzle]);
        let text = damaged(&(forms[form].write)(&puzzle), kind, at, sign);
        if let Ok(found) = open(&text)
            && found.certain
        {
            for board in found.readings.iter().flat_map(|r| &r.puzzles) {
                let board = board.given_grid();
                prop_assert_eq!(board.cells().len(), 81, "{}", text);
                let wrong = board.cells().iter().zip(&puzzle).filter(|(a, b)| a != b && **a != 0).count();
                prop_assert!(wrong <= 1, "{}: {}\n{}", forms[form].name, one_line(&board), text);
            }
        }
        Ok(())
    });
    checked.unwrap();
}

/// A field too many in the last row of lists: the word before each row holds its first square and is no label.
#[test]
fn a_square_behind_a_bracket_is_not_taken_for_a_label() {
    let puzzle = digits(PUZZLES[0]);
    let form = forms().into_iter().find(|form| form.name == "PHP").unwrap();
    let whole = (form.write)(&puzzle);
    assert!(open(&whole).unwrap().certain);
    let at = whole.rfind("array(0,").unwrap() + "array(0,".len();
    let damaged = format!("{},{}", &whole[..at], &whole[at..]);
    assert!(open(&damaged).is_err() || !open(&damaged).unwrap().certain, "{damaged}");
}

/// A blank inside a line of 81 squares: the 16 before it are no puzzle of 4×4.
#[test]
fn a_part_of_a_line_is_not_taken_for_a_board_of_its_own() {
    for sign in ['.', '0', '_', '-', '*', 'x'] {
        let line: String =
            digits(PUZZLES[2]).iter().map(|&d| if d == 0 { sign } else { char::from(b'0' + d) }).collect();
        for (at, mark) in (1..81).flat_map(|at| [' ', ',', '\t', ';', '\n'].map(|mark| (at, mark))) {
            let text = format!("{}{mark}{}", &line[..at], &line[at..]);
            if let Ok(found) = open(&text)
                && found.certain
            {
                let boards = found.readings.iter().flat_map(|reading| &reading.puzzles);
                assert!(boards.map(|board| board.given_grid().cells().len()).all(|squares| squares == 81), "{text}");
            }
        }
    }
}

#[test]
fn a_solution_whose_puzzle_is_damaged_is_not_certain() {
    let puzzle = digits(PUZZLES[1]);
    let form = forms().into_iter().find(|form| form.name == "puzzle and solution").unwrap();
    let whole = (form.write)(&puzzle);
    let found = open(&whole.replacen("2 . . . 8", "2 1. . . 8", 1)).unwrap();
    assert!(!found.certain || !found.readings[0].puzzles[0].grid.is_full(), "{found:?}");
    assert!(open(&whole).unwrap().certain);
}

fn damaged(text: &str, kind: usize, at: prop::sample::Index, sign: usize) -> String {
    damaged_at(text, kind, |length| at.index(length), sign)
}

/// `at` tells which of so many signs, or lines, is damaged.
fn damaged_at(text: &str, kind: usize, at: impl Fn(usize) -> usize, sign: usize) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let place = at(signs.len());
    match kind {
        0 => _ = signs.remove(place),
        1 => signs.insert(place, signs[place]),
        2 => signs.insert(place, ['1', '.', ' ', '0', ',', '|', '7', '\n', 'a', '-'][sign]),
        _ => {
            let mut lines: Vec<&str> = text.split('\n').collect();
            let line = at(lines.len());
            if kind == 3 {
                lines.remove(line);
            } else {
                lines.insert(line, lines[line]);
            }
            return lines.join("\n");
        }
    }
    signs.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn no_text_panics(text in "[0-9.,;|&<>/\\\\\\[\\](){}\"'=:x_*\\- \\n\\tA-Jrc\u{a0}é１⬜]{0,400}") {
        if let Ok(found) = open(&text) {
            prop_assert!(!found.readings.is_empty() && !found.said().is_empty());
        }
    }
}
