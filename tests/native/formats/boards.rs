//! Boards as text: lines, rows, fields, candidates.

use crate::common;
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::{one_line, read, rows};

use super::{LINE, reading, refusal, same};

#[test]
fn lines_rows_and_borders() {
    assert_eq!(same(LINE), "9×9 in one line, 30 givens");
    let lines: Vec<&str> = (0..9).map(|r| &LINE[9 * r..9 * r + 9]).collect();
    assert_eq!(same(&lines.join("\r\n")), "9×9 in rows, 30 givens");
    assert_eq!(same(&format!("\u{feff}  {}\n\n", LINE.replace('0', "X"))), "9×9 in one line, 30 givens");
    // Simple Sudoku's .ss file, and a border of box-drawing characters.
    for (top, stroke) in [("*-----------*", '|'), (".---.---.---.", '|'), ("╔═══╦═══╦═══╗", '║')]
    {
        let boxed = |l: &&str| format!("{stroke}{}{stroke}{}{stroke}{}{stroke}", &l[..3], &l[3..6], &l[6..]);
        let bands: Vec<String> =
            lines.chunks(3).map(|band| band.iter().map(boxed).collect::<Vec<_>>().join("\n")).collect();
        let text = format!("{top}\n{}\n{top}", bands.join(&format!("\n{top}\n")));
        assert_eq!(same(&text), "9×9 in rows, 30 givens");
    }
    let empty_row = "12--\n----\n----\n--34";
    assert_eq!(reading(empty_row).what(), "4×4 in rows, 4 givens");
}

#[test]
fn fields_of_a_spreadsheet() {
    let rows: Vec<String> = (0..9)
        .map(|r| LINE[9 * r..9 * r + 9].chars().map(|c| c.to_string().replace('0', "")).collect::<Vec<_>>().join("\t"))
        .collect();
    assert_eq!(same(&rows.join("\n")), "9×9 in fields, 30 givens");
    // A separator after every line, as some programs write it.
    assert_eq!(same(&(rows.join(",\n").replace('\t', ",") + ",")), "9×9 in fields, 30 givens");
    let quoted: Vec<String> = LINE.chars().map(|c| format!("\"{c}\"")).collect();
    assert_eq!(same(&quoted.join(";")), "9×9 in fields, 30 givens");
    assert!(refusal("1,2,3,4\n4,z,3,1\n,,,\n,,,").starts_with("“z” in line 2, column 3"));
    assert!(refusal("1,2,3,5\n,,,\n,,,\n,,,").starts_with("“5” in line 1, column 7 is too large for a 4×4 board"));
}

#[test]
fn large_boards_in_letters_numbers_and_hexadecimal() {
    let puzzle = &common::puzzles("unique_16x16.tsv")[0];
    let line = one_line(puzzle);
    assert_eq!(&read(&line).unwrap().grid, puzzle);
    let numbers: Vec<String> = puzzle.cells().iter().map(|d| d.to_string()).collect();
    let spaced: Vec<String> = numbers.chunks(16).map(|row| row.join(" ")).collect();
    assert_eq!(&read(&spaced.join("\n")).unwrap().grid, puzzle);
    // 1–G written as 0–F, with dots for empty squares.
    let hexadecimal: String = puzzle
        .cells()
        .iter()
        .map(|&d| if d == 0 { '.' } else { format!("{:X}", d - 1).chars().next().unwrap() })
        .collect();
    assert_eq!(&read(&hexadecimal).unwrap().grid, puzzle);
    assert!(reading(&hexadecimal).what().starts_with("16×16 in one line, 0–F read as 1–G, "));
    // Sixteen rows are one board, not sixteen boards of 4×4.
    assert_eq!(&read(&rows(puzzle)).unwrap().grid, puzzle);
}

#[test]
fn a_large_board_whose_signs_count_from_0_says_so() {
    let signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let reading = reading(&format!("{signs}{}", ".".repeat(35 * 36)));
    assert_eq!(reading.what(), "36×36 in one line, 0–Z read as 1–a, 36 givens");
    assert_eq!(reading.puzzles[0].grid.cells()[..36], (1..=36).collect::<Vec<u8>>());
}

/// As many signs are the candidates of a 16×16 board, where these have digits at their places.
#[test]
fn a_board_of_64_with_few_and_small_digits_is_one() {
    let empty = Grid::empty(Shape::Flat64);
    let (mut one, mut few) = (empty.clone(), empty.clone());
    one.set(0, 1);
    (0..40).for_each(|k| few.set(97 * k, 1 + (k % 16) as u8));
    for grid in [empty, one, few] {
        for text in [one_line(&grid), rows(&grid)] {
            assert_eq!(read(&text).map(|puzzle| puzzle.grid), Ok(grid.clone()), "{}", &text[..80]);
        }
    }
}

#[test]
fn candidates() {
    let groups = |c: char| if c == '0' { "139".to_string() } else { c.to_string() };
    let grid: Vec<String> = LINE.chars().map(groups).collect();
    let lines: Vec<String> = grid.chunks(9).map(|row| format!("| {} |", row.join("  "))).collect();
    let text = format!(".-----.-----.-----.\n{}\n'-----'-----'-----'", lines.join("\n"));
    assert_eq!(same(&text), "9×9 candidate grid, 30 givens, 153 pencil marks");
    let puzzle = read(&text).unwrap();
    assert_eq!((puzzle.marks.centre[2], puzzle.marks.centre[0], puzzle.marks.corner.len()), (0b1_0000_0101, 0, 0));
    // A digit that SudoCue marks as placed by the player.
    assert_eq!(same(&text.replacen('5', "u5", 1)), "9×9 candidate grid, 29 givens, 1 typed digit, 153 pencil marks");
    assert!(refusal(&text.replacen("139", "13?", 1)).starts_with("“?” in line 2, column 11"));

    let nine = |c: char| match c {
        '0' => "1.3.....9".to_string(),
        d => (1..=9).map(|k| if d.to_digit(10) == Some(k) { d } else { '.' }).collect(),
    };
    let all: String = LINE.chars().map(nine).collect();
    assert_eq!(all.len(), 729);
    assert_eq!(same(&all), "9×9 with all candidates, 30 givens, 153 pencil marks");
    assert!(refusal(&all.replacen("5....", "4....", 1)).starts_with("“4” in line 1, column 5 is where only 5"));
}
