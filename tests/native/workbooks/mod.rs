//! The workbooks, opened and calculated by LibreOffice, which knows nothing of ours.
//!
//! Every value is thrown away before: what is compared is what its formulas give.

mod iterating;
mod office;

use sudokube::exact::rank_sheet::{Rank, Sheet};
use sudokube::exact::{Verdict, verdict};
use sudokube::export::workbook::Model;
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::read;

use office::{calculated, solved};

const LINK: &str = "https://example.org/#v=1&s=1";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SIX: &str = "3..4.2.2.6..1....65....3..3.6.6.5..1";
/// Figure 1 of the genetic spreadsheet's paper and its sample of decision variables (figure 3).
const FIGURE_1: &str = "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4......7..5..9...2";
const FIGURE_3: &str = "635149817914256293872738546346591784927382659581677321293574168461823924758691537";

fn at(cells: &[Vec<String>], name: &str) -> String {
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).collect::<Vec<_>>();
    let column = letters.iter().fold(0, |all, letter| all * 26 + usize::from(letter - b'A') + 1) - 1;
    let row: usize = name[letters.len()..].parse().unwrap();
    cells.get(row - 1).and_then(|r| r.get(column)).cloned().unwrap_or_default()
}

fn number(cells: &[Vec<String>], row: usize, column: usize) -> f32 {
    let text = cells.get(row).and_then(|r| r.get(column)).map_or("", String::as_str);
    text.parse().unwrap_or_else(|_| panic!("{text:?} in row {row}, column {column} is no number"))
}

/// What a cell shows whose decimals are not shown.
fn whole(text: &str) -> Option<u8> {
    text.parse::<f64>().ok().map(|number| number as u8)
}

fn board(cells: &[Vec<String>], shape: Shape, row: usize, column: usize) -> Grid {
    let side = shape.side();
    let digit = |k: usize| cells.get(row + k / side).and_then(|r| r.get(column + k % side)).and_then(|t| whole(t));
    Grid::new(shape, (0..side * side).map(|k| digit(k).unwrap_or(0)).collect()).unwrap()
}

#[test]
fn the_rank_sheet_calculates_figures_4_6_and_8() {
    let puzzle = read(FIGURE_1).unwrap().grid;
    let sample: Vec<u8> = FIGURE_3.bytes().map(|b| b - b'0').collect();
    let bytes = Model::RankSheet.write(&puzzle, &sample, LINK).unwrap();
    let cells = calculated("rank", &bytes);
    let expected = Sheet::new(&puzzle, &sample, Rank::Eq);
    for k in 0..81 {
        assert_eq!(number(&cells, 26 + k / 9, 1 + k % 9), expected.column_ranks.ranks[k]);
        assert_eq!(number(&cells, 38 + k / 9, 1 + k % 9), expected.row_ranks.ranks[k]);
        assert_eq!(number(&cells, 50 + k / 9, 1 + k % 9), f32::from(u8::from(expected.mismatches[k])));
    }
    // As printed in figure 8.
    let published =
        [("M4", "8"), ("M5", "8"), ("M6", "3"), ("M7", "19"), ("M8", "19000"), ("A36", "45"), ("K38", "45")];
    published.iter().for_each(|(name, value)| assert_eq!(at(&cells, name), *value, "{name}"));
}

#[test]
fn the_binary_model_spells_the_solution_and_counts_what_is_not_met() {
    let puzzles = ["1..........2.3..", &".".repeat(36), FIGURE_1];
    for (name, puzzle) in ["4", "6", "9"].into_iter().zip(puzzles) {
        let puzzle = read(puzzle).unwrap().grid;
        let side = puzzle.shape().side();
        let solution = match verdict(&puzzle) {
            Verdict::One(solution) | Verdict::Several(solution, _) => solution,
            other => panic!("{name}: {other:?}"),
        };
        for (digits, met) in [(solution.cells().to_vec(), true), (puzzle.cells().to_vec(), false)] {
            let bytes = Model::Binary.write(&puzzle, &digits, LINK).unwrap();
            let cells = calculated(&format!("binary-{name}-{met}"), &bytes);
            let head = 5 + 2 * side;
            assert_eq!(board(&cells, puzzle.shape(), head, side + 2).cells(), digits);
            let unmet = number(&cells, head + side + 2, side + 4);
            assert_eq!(unmet == 0.0, met, "{name}: {unmet}");
            assert_eq!(number(&cells, head + side + 3, side + 4), 0.0);
        }
    }
}

/// LibreOffice's solver, told nothing but the names that the file holds, finds the solution.
#[test]
fn the_stored_model_is_solved_by_libreoffice() {
    let puzzles = [("4", "....1.2..4.1...."), ("6", SIX), ("9", EASY)];
    for (name, text) in puzzles {
        let puzzle = read(text).unwrap().grid;
        let Verdict::One(solution) = verdict(&puzzle) else { panic!("{name} has one solution") };
        let side = puzzle.shape().side();
        let bytes = Model::Binary.write(&puzzle, &vec![0; side * side], LINK).unwrap();
        let cells = solved(name, &bytes);
        let head = 5 + 2 * side;
        assert_eq!(board(&cells, puzzle.shape(), head, side + 2), solution, "{name}");
        assert_eq!(number(&cells, head + side + 2, side + 4), 0.0, "{name}: sums that are not 1");
    }
}
#[test]
fn a_cube_is_refused_in_a_sentence() {
    for model in Model::ALL {
        let cube = Grid::empty(Shape::Cube9);
        let refused = model.write(&cube, cube.cells(), LINK).unwrap_err().to_string();
        assert!(refused.contains("cube"), "{refused}");
    }
}
