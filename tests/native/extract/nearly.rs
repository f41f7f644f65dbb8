//! A sign that was lost or doubled, or a row: the board is among those that are offered, and one with exactly one solution comes first.

use super::*;
use sudokube::text::extract::{Almost, Found, Reason};
use sudokube::threads::desk::files::alternatives;

/// How rows that may be too short or too long are written.
type Write = fn(&[Vec<u8>]) -> String;

const WAYS: [Write; 8] = [
    |rows| lines(rows, |row| with(row, ".")),
    |rows| lines(rows, |row| words(row, " ", ".")),
    |rows| format!("Try this:\n\n{}\n\nGood luck!", lines(rows, |row| words(row, " ", "0"))),
    |rows| format!("[{}]", joined(rows, ", ", |row| format!("[{}]", words(row, ",", "0")))),
    |rows| format!("{{\"puzzle\": [{}]}}", joined(rows, ",", |row| format!("\"{}\"", with(row, ".")))),
    |rows| format!("int b[9][9] = {{\n{}\n}};", joined(rows, ",\n", |row| format!("  {{{}}}", words(row, ", ", "0")))),
    |rows| format!("{}\n{}", "|---".repeat(9), lines(rows, |row| format!("| {} |", words(row, " | ", " ")))),
    |rows| lines(rows, |row| format!("{} \\\\", words(row, " & ", ""))),
];

fn joined(rows: &[Vec<u8>], between: &str, write: impl Fn(&[u8]) -> String) -> String {
    rows.iter().map(|row| write(row)).collect::<Vec<String>>().join(between)
}

fn lines(rows: &[Vec<u8>], write: impl Fn(&[u8]) -> String) -> String {
    joined(rows, "\n", write)
}

fn words(row: &[u8], between: &str, empty: &str) -> String {
    row.iter().map(|&digit| blank(digit, empty)).collect::<Vec<String>>().join(between)
}

/// The boards that are offered, as lines of digits; none where the text is not taken for nearly a board.
fn offered(text: &str) -> Option<(Almost, Vec<String>)> {
    let found: Found = open(text).ok()?;
    let almost = found.fix()?;
    Some((almost, alternatives(found).iter().map(|puzzle| one_line(&puzzle.grid).replace('.', "0")).collect()))
}

/// The board that is offered first.
fn first(found: Found) -> String {
    one_line(&alternatives(found)[0].grid).replace('.', "0")
}

fn text(digits: &[u8]) -> String {
    with(digits, "0")
}

#[test]
fn an_empty_square_that_was_lost_or_doubled_is_put_right() {
    let whole = digits(PUZZLES[0]);
    for (at, _) in whole.iter().enumerate().filter(|(_, digit)| **digit == 0).step_by(5) {
        let rows: Vec<Vec<u8>> = whole.chunks(9).map(<[u8]>::to_vec).collect();
        for write in WAYS {
            for more in [false, true] {
                let mut rows = rows.clone();
                if more {
                    rows[at / 9].insert(at % 9, 0)
                } else {
                    _ = rows[at / 9].remove(at % 9)
                }
                let written = write(&rows);
                let Some((almost, boards)) = offered(&written) else { panic!("{at}\n{written}") };
                let (squares, found) = if more { (82, 10) } else { (80, 8) };
                assert_eq!(almost, Almost::Row { squares, row: at / 9 + 1, found, side: 9 }, "{written}");
                assert!(boards.contains(&text(&whole)), "{written}");
            }
        }
        let mut line = whole.clone();
        line.remove(at);
        let posted = format!("Hard one, I think: {} (from a book)", with(&line, "."));
        let Some((Almost::Squares { found: 80, wanted: 81 }, boards)) = offered(&posted) else { panic!("{posted}") };
        assert!(boards.contains(&text(&whole)), "{posted}");
    }
}

#[test]
fn of_a_digit_that_was_lost_the_others_stay() {
    let whole = digits(PUZZLES[0]);
    for (at, _) in whole.iter().enumerate().filter(|(_, digit)| **digit != 0).step_by(4) {
        let (mut line, mut without) = (whole.clone(), whole.clone());
        line.remove(at);
        without[at] = 0;
        let Some((_, boards)) = offered(&with(&line, ".")) else { panic!("{at}") };
        assert!(boards.contains(&text(&without)), "{at}: {boards:?}");
    }
}

#[test]
fn a_row_that_was_lost_or_doubled_is_put_right() {
    let whole = digits(PUZZLES[0]);
    for row in [0, 4, 8] {
        for write in WAYS {
            let mut rows: Vec<Vec<u8>> = whole.chunks(9).map(<[u8]>::to_vec).collect();
            rows.insert(row, rows[row].clone());
            // Without the first or the last the other nine rows are a board as they stand.
            let found = open(&write(&rows)).unwrap_or_else(|error| panic!("{error}\n{}", write(&rows)));
            assert!(row != 4 || found.fix().is_some(), "{found:?}\n{}", write(&rows));
            assert_eq!(first(found), text(&whole), "{}", write(&rows));
            rows.drain(row..row + 2);
            let mut empty = whole.clone();
            empty[9 * row..9 * row + 9].fill(0);
            let Some((almost, boards)) = offered(&write(&rows)) else { panic!("{}", write(&rows)) };
            assert_eq!(almost, Almost::Rows { found: 8, side: 9 });
            assert!(boards.contains(&text(&empty)), "{}", write(&rows));
        }
    }
}

/// What somebody has tried, and the answer of somebody who is not sure: shown with the reason, in every form.
#[test]
fn a_wrong_digit_or_two_are_shown_and_told() {
    let mut one = digits(PUZZLES[0]);
    // In its row and in its box.
    one[3] = 5;
    let mut answer = solved(&digits(PUZZLES[0]));
    answer.swap(79, 80);
    for board in [&one, &answer] {
        for write in WAYS {
            let rows: Vec<Vec<u8>> = board.chunks(9).map(<[u8]>::to_vec).collect();
            let written = format!("Is this right?\n\n{}\n\nThanks", write(&rows));
            let found = open(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(one_line(&found.readings[0].puzzles[0].grid).replace('.', "0"), text(board), "{written}");
            assert!(!found.certain && found.reasons.contains(&Reason::Conflict), "{found:?}");
            assert!(found.said().contains("holds a digit twice"), "{}", found.said());
        }
    }
}
