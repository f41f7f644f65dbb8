//! What is made of 2,273 texts, held to a record: whoever changes the finders sees in it which texts are then read otherwise, and
//! judges that. `UPDATE_EXPECT=1 cargo test --no-default-features --test native extract` writes it anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use sudokube::text::Puzzle;
use sudokube::text::extract::{Found, Ignored, extract, open};
use sudokube::text::one_line;

use super::{PUZZLES, damaged_at, digits, forms, nothing};

/// A puzzle in a word: as the one that was written, or its own line where it is another.
fn told(puzzle: &Puzzle, written: &str) -> String {
    let line = one_line(&puzzle.given_grid()).replace('.', "0");
    if line == written { "same".to_string() } else { line }
}

/// What was found, in a line.
fn line(found: &Found, written: &str) -> String {
    let mut line = format!("{} {}", if found.certain { "certain" } else { "asks" }, found.score);
    for reading in &found.readings {
        let all: Vec<String> = reading.puzzles.iter().take(3).map(|puzzle| told(puzzle, written)).collect();
        let _ = write!(line, ", {:?}: {}", reading.form, all.join(" "));
        if reading.puzzles.len() > 3 {
            let _ = write!(line, " and {}", reading.puzzles.len() - 3);
        }
        if !reading.dropped.is_empty() {
            let _ = write!(line, " without {}", reading.dropped.join(", "));
        }
    }
    let ignored = |ignored: &Ignored| match ignored {
        Ignored::Lines(count) => format!("{count} lines"),
        Ignored::Solutions(count) => format!("{count} solutions"),
    };
    let ignored: Vec<String> = found.ignored.iter().map(ignored).collect();
    let _ = write!(line, " {:?} {}", found.reasons, ignored.join(", "));
    line
}

/// What becomes of a text: searched for a board, and, where that differs, as the page opens it.
fn both(text: &str, written: &str) -> String {
    let searched = extract(text).map_or("nothing".to_string(), |found| line(&found, written));
    let opened = open(text).map_or_else(|error| format!("{error:?}"), |found| line(&found, written));
    let opened = if opened == searched { String::new() } else { format!("\n    {opened}") };
    format!("{searched}{opened}\n")
}

#[test]
fn what_is_made_of_texts_is_on_record() {
    let mut record = String::new();
    for form in forms() {
        let _ = writeln!(record, "{}", form.name);
        for puzzle in PUZZLES {
            record += "  ";
            record += &both(&(form.write)(&digits(puzzle)), puzzle);
        }
        let text = (form.write)(&digits(PUZZLES[0]));
        for (kind, at, sign) in [(0, 3, 0), (1, 5, 0), (2, 7, 4), (2, 4, 6), (3, 5, 0), (4, 6, 0)] {
            record += "  * ";
            record += &both(&damaged_at(&text, kind, |length| length * at / 9, sign), PUZZLES[0]);
        }
        record += "  + ";
        record += &both(&format!("Hi, try no. 12 of 2021:\n\n{text}\n\nIt took me 35 minutes.\n"), PUZZLES[0]);
    }
    for text in nothing::texts() {
        record += &both(&text, "");
    }
    expect_file!["../../corpus/extract.txt"].assert_eq(&record);
}
