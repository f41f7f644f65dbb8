//! What the reader of a single format has read, held against the whole text.

use crate::puzzle::check::conflicts;
use crate::puzzle::{Grid, Shape};
use crate::text::Reading;
use crate::text::extract::choose::{Found, Ignored, Reason, fills};
use crate::text::extract::search::{CHECKED, extract};
use crate::text::extract::{small, variants};
use crate::text::form::Form;
use crate::text::reading::Puzzle;

/// What a reader has read, beside what is found by its shape alone: rows and tables may have lost a line, of which a frame
/// then takes the place, and a program's data may have names that its reader does not know.
pub(crate) fn checked(reading: Reading, text: &str) -> Found {
    let loose = matches!(reading.form, Form::Rows { .. } | Form::Numbers(_) | Form::Fields(_) | Form::CandidateGrid(_));
    let (reading, solved) = without_solutions(reading);
    // A list some lines of which name rules.
    let is_list = matches!(reading.form, Form::OnlyOfList { .. } | Form::List { .. });
    let reading = match is_list && reading.dropped.is_empty() && text.len() <= CHECKED {
        true => Reading { dropped: variants::named(text), ..reading },
        false => reading,
    };
    if solved > 0 || reading.puzzles.len() != 1 {
        let ignored = if solved > 0 { vec![Ignored::Solutions(solved)] } else { Vec::new() };
        return Found { ignored, ..Found::of_reading(reading) };
    }
    let [only] = &reading.puzzles[..] else { return Found::of_reading(reading) };
    let is_only = matches!(reading.form, Form::OnlyOfList { .. });
    if is_only && (has_other_squares(text, &only.grid) || is_number(text, &only.grid)) {
        return Found::of_reading(reading).but(Reason::Doubt);
    }
    // Small letters are digits of large boards alone: by its shape no other reader knows one.
    if !(loose || only.grid.is_empty()) || text.len() > CHECKED || only.grid.shape().is_large() {
        return Found::of_reading(reading);
    }
    match extract(text) {
        Some(found) if found.certain && (only.grid.is_empty() || is_from_zero(&found, only)) => found,
        // What only nearly fits may have been it, and something else.
        Some(found) if found.fix().is_none() && shows(&found, &only.grid) => {
            // A solution beside which there is more, perhaps its puzzle, which was not read.
            let is_solution = only.grid.is_full() && !found.ignored.is_empty();
            let is_odd = small::is_odd(&only.grid);
            let read = Found::of_reading(reading);
            match () {
                () if is_solution => read.but(Reason::Full),
                () if is_odd => read.but(Reason::Doubt),
                () => read,
            }
        }
        _ if only.grid.is_empty() => Found::of_reading(reading),
        other => Found::doubted(reading, other.filter(|found| found.fix().is_none())),
    }
}

/// Whether a board is among those that were found.
fn shows(found: &Found, grid: &Grid) -> bool {
    found.readings.iter().flat_map(|reading| &reading.puzzles).any(|puzzle| puzzle.grid == *grid)
}

/// Whether what was found is a board of 16 digits from 0 to F that its reader took for one with empty squares at 0.
fn is_from_zero(found: &Found, read: &Puzzle) -> bool {
    let [Reading { puzzles, .. }] = &found.readings[..] else { return false };
    let filled = |puzzle: &Puzzle| puzzle.grid.filled();
    let sides = [read.grid.shape(), puzzles[0].grid.shape()];
    puzzles.len() == 1 && sides == [Shape::Flat16; 2] && filled(&puzzles[0]) > filled(read)
}

/// Whether a word of a line beside its puzzle is made of squares, too: both may be parts of one board.
fn has_other_squares(text: &str, read: &Grid) -> bool {
    let squares = |word: &str| {
        let mut digits = word.chars().map(crate::text::digit);
        digits.clone().all(|digit| digit.is_some()) && digits.any(|digit| digit == Some(0))
    };
    let ends = |c: char| c.is_whitespace() || crate::text::fields::is_separator(c);
    text.split(ends).any(|word| word.len() > 16 && word.len() != read.cells().len() && squares(word))
}

/// Whether a small board is a number among words, as of goods.
fn is_number(text: &str, read: &Grid) -> bool {
    let squares = read.cells().len();
    squares < 81
        && text.split_whitespace().any(|word| word.len() == squares && word.bytes().all(|c| c.is_ascii_digit()))
}

/// A table of numbers that happens to have the size of a board: digits of a puzzle hardly contradict each other.
pub(crate) fn is_no_puzzle(reading: &Reading) -> bool {
    // Empty boards are lines of dots, or the beats of a drum.
    if matches!(reading.form, Form::OnlyOfList { .. } | Form::List { .. })
        && reading.puzzles.iter().all(|p| p.grid.is_empty())
    {
        return true;
    }
    let [only] = &reading.puzzles[..] else { return false };
    let told = matches!(
        reading.form,
        Form::Rows { .. } | Form::Numbers(_) | Form::Fields(_) | Form::CandidateGrid(_) | Form::OneLine { .. }
    );
    let conflicts = conflicts(&only.grid).len();
    let filled = only.grid.filled();
    let seen = only.grid.cells().iter().fold(0u64, |seen, &digit| seen | 1 << (digit & 63)).count_ones();
    // One digit alone is the mark of another puzzle.
    let is_against = seen == 2 || conflicts > 3 && 5 * conflicts > filled || conflicts > 1 && 2 * conflicts >= filled;
    told && filled > 3 && is_against
}

/// A list without the boards that are the one before filled in, and how many those were.
fn without_solutions(reading: Reading) -> (Reading, usize) {
    let Form::List { csv } = reading.form else { return (reading, 0) };
    let before = reading.puzzles.len();
    let mut puzzles: Vec<Puzzle> = Vec::with_capacity(before);
    for puzzle in reading.puzzles {
        match puzzles.last_mut() {
            Some(last) if !last.grid.is_full() && fills(&puzzle.grid, &last.grid) => {
                // Then "Puzzle" and "Solution" are no names.
                if !puzzle.name.is_empty() && puzzle.name != last.name {
                    last.name.clear();
                }
            }
            _ => puzzles.push(puzzle),
        }
    }
    let solved = before - puzzles.len();
    let form = match &puzzles[..] {
        [only] => Form::OnlyOfList { shape: only.grid.shape(), csv },
        _ => reading.form,
    };
    (Reading { form, puzzles, ..reading }, solved)
}
