//! The workbook that iterates by itself.

use std::collections::BTreeSet;

use sudokube::exact::elimination::{Elimination, Feedback};
use sudokube::export::workbook::Model;
use sudokube::puzzle::check::check;
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::read;

use super::office::{calculated, calculated_with, part};
use super::{EASY, LINK, SIX, at, board, whole};

const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const HIDDEN: &str = "2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8";

/// The board of the candidates: a mask for each square, digit d is bit d − 1.
fn candidates(cells: &[Vec<String>], shape: Shape) -> Vec<u32> {
    let (side, height, width) = (shape.side(), shape.box_height(), shape.box_width());
    let mask = |square: usize| {
        let (row, column) = (9 + square / side * height, side + 4 + square % side * width);
        let shown = (0..side).filter_map(|k| whole(cells.get(row + k / width)?.get(column + k % width)?));
        shown.filter(|digit| *digit > 0).fold(0, |mask, digit| mask | 1 << (digit - 1))
    };
    (0..side * side).map(mask).collect()
}

/// Nobody types anything: the file is opened, and iterates until every square is solved or nothing changes, just as often
/// and as far as `elimination` does.
#[test]
fn the_iterating_workbook_solves_by_itself_what_elimination_solves() {
    let puzzles = [("easy", EASY), ("hidden", HIDDEN), ("stalls", ESCARGOT), ("4", "1..........2.3.."), ("6", SIX)];
    for (name, text) in puzzles {
        let puzzle = read(text).unwrap().grid;
        let (shape, side) = (puzzle.shape(), puzzle.shape().side());
        let mut native = Elimination::new(&puzzle, Feedback::Both);
        while native.forward() {}
        let bytes = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap();
        let cells = calculated(&format!("iterating-{name}"), &bytes);
        let found = board(&cells, shape, 12 + side, 1);
        assert_eq!(found, native.now().solution, "{name}");
        assert_eq!(board(&cells, shape, 9, 1), puzzle, "{name}");
        assert_eq!(candidates(&cells, shape).len(), side * side);
        let (iterations, open) = (native.number(), native.now().open());
        assert_eq!(at(&cells, "A4"), iterations.to_string(), "{name}");
        let said = match open {
            0 => format!("Every square is filled after {iterations} iterations."),
            _ => format!(
                "Stalled at iteration {iterations}: {open} squares are open, {} digits are left in them.",
                native.now().left()
            ),
        };
        // The sentence has a comma of its own.
        assert_eq!(cells[4][1..].join(",").trim_end_matches(',').replace('"', ""), said);
        assert_eq!(open == 0, check(&puzzle, &found).is_ok(), "{name}");
        assert_eq!(open == 0, name != "stalls" && name != "4", "{name}: {said}");
    }
}

/// Typed into "Run to iteration": both boards are those of that iteration.
#[test]
fn the_iterating_workbook_goes_step_by_step() {
    let puzzle = read(EASY).unwrap().grid;
    let bytes = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap();
    let mut native = Elimination::new(&puzzle, Feedback::Both);
    for iteration in 0..4 {
        let cells = calculated_with(&format!("iteration-{iteration}"), &bytes, |sheet| {
            let run_to = sheet.find("<c r=\"A2\"").unwrap();
            let value = run_to + sheet[run_to..].find("<v>100</v>").unwrap();
            sheet.replace_range(value..value + 10, &format!("<v>{iteration}</v>"));
        });
        assert_eq!(at(&cells, "A4"), iteration.to_string());
        assert_eq!(board(&cells, puzzle.shape(), 21, 1), native.now().solution, "{iteration}");
        assert_eq!(candidates(&cells, puzzle.shape()), native.now().valid, "{iteration}");
        native.forward();
    }
}

/// What a program reads that calculates in its own way: iteration is on, boards have names, and values that come along are
/// those before the first step.
#[test]
fn the_iterating_workbook_says_that_it_iterates() {
    let puzzle = read(EASY).unwrap().grid;
    let bytes = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap();
    let book = part(&bytes, "xl/workbook.xml");
    let said = book.split("<calcPr ").nth(1).unwrap().split("/>").next().unwrap();
    for attribute in ["iterate=\"1\"", "iterateCount=\"1000\"", "iterateDelta=\"0.0001\"", "fullCalcOnLoad=\"1\""] {
        assert!(said.contains(attribute), "{attribute} in {said}");
    }
    for name in ["Given", "Candidates", "Alone", "Solution", "Iteration", "Run_to", "Step"] {
        assert!(book.contains(&format!("<definedName name=\"{name}\">")), "{name}");
    }
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    let value = |cell: &str| {
        let from = sheet.find(&format!("<c r=\"{cell}\"")).unwrap();
        let value = from + sheet[from..].find("<v>").unwrap() + 3;
        sheet[value..].split('<').next().unwrap().parse::<f64>().unwrap()
    };
    assert_eq!([value("A3"), value("B22"), value("D22"), value("O11")], [0.0, 5.001, 0.001, 5.001]);
    // One formula a board, but for the cells it names: the digit is never written out.
    let formulas = sheet.matches("<f>").count();
    assert_eq!(formulas, 2 * 729 + 81 + 3);
    let relative = sheet.split("<f>").skip(1).map(|f| f.split("</f>").next().unwrap());
    let shape = |formula: &str| {
        let mut word = String::new();
        let mut shape = String::new();
        for letter in formula.chars().chain([' ']) {
            if letter.is_ascii_alphanumeric() || letter == '_' {
                word.push(letter);
                continue;
            }
            let is_cell =
                word.ends_with(|c: char| c.is_ascii_digit()) && word.starts_with(|c: char| c.is_ascii_uppercase());
            shape.push_str(if is_cell { "cell" } else { &word });
            shape.push(letter);
            word.clear();
        }
        shape
    };
    assert_eq!(relative.map(shape).collect::<BTreeSet<_>>().len(), 6);
}

#[test]
fn a_board_that_a_sheet_would_choke_on_is_refused() {
    let puzzle = Grid::empty(Shape::Flat16);
    let refused = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap_err().to_string();
    assert!(refused.contains("9×9"), "{refused}");
}
