//! Single texts: sizes, several puzzles, variants, what nearly fits, what is not certain.

use super::{PUZZLES, digits, rows, with};
use sudokube::generate::large::{self, Holes};
use sudokube::puzzle::Shape;
use sudokube::text::extract::{Almost, Found, Reason, open};
use sudokube::text::{self, Reading, one_line};

fn found(text: &str) -> Found {
    open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn first(found: &Found) -> String {
    one_line(&found.readings[0].puzzles[0].grid)
}

#[test]
fn several_puzzles_are_a_list_and_solutions_are_none() {
    let [a, b] = [0, 1].map(|k| rows(&digits(PUZZLES[k]), ".", "").join("\n"));
    let two = found(&format!("Easy:\n{a}\n\nHard:\n{b}\n"));
    assert_eq!((two.certain, two.readings.len(), two.readings[0].puzzles.len()), (true, 1, 2));
    let solution = rows(&super::solved(&digits(PUZZLES[0])), ".", "").join("\n");
    let one = found(&format!("Puzzle\n{a}\nSolution\n{solution}\n"));
    assert_eq!(one.readings[0].puzzles.len(), 1);
    assert!(one.said().ends_with("1 solution left out."), "{}", one.said());
}

#[test]
fn variants_are_named_and_not_certain() {
    let grid = rows(&digits(PUZZLES[0]), ".", "").join("\n");
    for (text, rule) in [
        ("Killer Sudoku, see the cages: 12, 7", "killer cages"),
        ("Both main diagonals hold 1 to 9, too.", "diagonals"),
        ("Digits along an arrow sum to its circle.", "arrows"),
    ] {
        let found = found(&format!("{text}\n\n{grid}\n"));
        assert!(!found.certain && found.readings[0].dropped.contains(&rule.to_string()), "{found:?}");
        assert!(found.said().contains(rule) && found.reasons.contains(&Reason::Variant));
    }
    assert!(super::open(&format!("This is not a killer sudoku.\n{grid}")).unwrap().certain);
    let json = format!(
        "{{\"size\":9,\"killercage\":[{{\"cells\":[\"R1C1\"],\"value\":\"5\"}}],\"grid\":[{}]}}",
        vec![format!("[{}]", ["{}"; 9].join(",")); 9].join(",")
    );
    assert!(!found(&json.replacen("{}", "{\"value\":5,\"given\":true}", 1)).certain);
}

#[test]
fn what_nearly_fits_is_offered_and_not_opened() {
    let p = digits(PUZZLES[0]);
    let short: Vec<String> =
        rows(&p, ".", " ").into_iter().enumerate().map(|(k, r)| if k == 3 { r[2..].to_string() } else { r }).collect();
    let almost = found(&format!("Look:\n{}\nthanks", short.join("\n")));
    assert_eq!(almost.fix(), Some(Almost::Row { squares: 80, row: 4, found: 8, side: 9 }));
    assert!(!almost.certain && almost.said().starts_with("80 squares: row 4 has 8, not 9."));
    // A program for tables has cut off the zeros at the start.
    let line = with(&digits(PUZZLES[2]), "0");
    let cut = found(&format!("Cell: {}", line.trim_start_matches('0')));
    assert_eq!((cut.fix(), first(&cut).replace('.', "0")), (Some(Almost::Squares { found: 74, wanted: 81 }), line));
    let missing = rows(&p, "0", " ")[..8].join("\n");
    assert_eq!(found(&format!("Eight rows only:\n{missing}\n")).fix(), Some(Almost::Rows { found: 8, side: 9 }));
}

#[test]
fn equally_good_readings_are_both_handed_on() {
    let p = digits(PUZZLES[0]);
    let mut squares: Vec<String> = (0..81)
        .filter(|&k| p[k] != 0)
        .map(|k| format!("{}{}={}", (b'A' + k as u8 / 9) as char, k % 9 + 1, p[k]))
        .collect();
    assert!(found(&squares.join(" ")).certain);
    squares.reverse();
    let both = found(&squares.join(" "));
    assert_eq!((both.certain, both.readings.len(), first(&both).replace('.', "0")), (false, 2, PUZZLES[0].to_string()));
}

#[test]
fn boards_of_every_size() {
    for (shape, step) in
        [(Shape::Flat4, 2), (Shape::Flat6, 3), (Shape::Flat9, 3), (Shape::Flat16, 4), (Shape::Flat25, 5)]
    {
        let side = shape.side();
        let high = shape.box_height();
        let digit = |k: usize| {
            let (row, column) = (k / side, k % side);
            let given = (row * 5 + column * 3 + row * column) % 7 < 4;
            if given { (row % high * step + row / high + column) % side + 1 } else { 0 }
        };
        let squares: Vec<usize> = (0..side * side).map(digit).collect();
        let words = |empty: &str, between: &str| {
            let word = |d: &usize| if *d == 0 { empty.to_string() } else { d.to_string() };
            squares.chunks(side).map(|r| r.iter().map(word).collect::<Vec<_>>().join(between)).collect::<Vec<_>>()
        };
        let texts = [
            format!("A puzzle of mine:\n{}\nEnjoy!", words(".", " ").join("\n")),
            format!("grid = [[{}]]", words("0", ", ").join("],\n [")),
            format!("> {}", words("_", "\t").join("\n> ")),
            format!("<table><tr><td>{}</td></tr></table>", words("", "</td><td>").join("</td></tr>\n<tr><td>")),
        ];
        for text in texts {
            let found = found(&text);
            let cells: Vec<usize> = found.readings[0].puzzles[0].grid.cells().iter().map(|&d| d.into()).collect();
            assert_eq!(cells, squares, "{text}");
        }
    }
}

#[test]
fn hexadecimal_and_letters_of_large_boards() {
    let digit =
        |k: usize| if !(k * k + k / 16).is_multiple_of(3) { (k / 16 % 4 * 4 + k / 64 + k % 16) % 16 + 1 } else { 0 };
    let squares: Vec<usize> = (0..256).map(digit).collect();
    let text = |signs: &str| {
        let signs: Vec<char> = signs.chars().collect();
        let rows: Vec<String> = squares.chunks(16).map(|r| r.iter().map(|&d| signs[d]).collect()).collect();
        format!("Sixteen:\n{}\n--", rows.join("\n"))
    };
    for signs in [".123456789ABCDEFG", ".0123456789ABCDEF", "-ABCDEFGHIJKLMNOP"] {
        let cells: Vec<usize> =
            found(&text(signs)).readings[0].puzzles[0].grid.cells().iter().map(|&d| d.into()).collect();
        assert_eq!(cells, squares, "{signs}");
    }
}

#[test]
fn a_cube_within_prose() {
    let faces = [".".repeat(16), format!("1{}", ".".repeat(15))];
    assert!(open(&faces.join("\n")).is_ok());
    let cube = crate::common::puzzles("cubes_9.tsv").into_iter().next().unwrap();
    let line = one_line(&cube);
    let faces: Vec<&str> = (0..6).map(|f| &line[f * 81..][..81]).collect();
    let read: Reading = found(&format!("Six faces:\n{}\nGood luck", faces.join("\n"))).readings.remove(0);
    assert_eq!((read.puzzles.len(), &read.puzzles[0].grid), (1, &cube));
}

#[test]
fn large_boards_are_certain_in_their_own_signs() {
    for shape in [Shape::Flat36, Shape::Flat49] {
        let puzzle = large::board(shape, Holes::Pattern, shape.face_squares() / 2, 7).puzzle;
        let found = found(&text::rows(&puzzle));
        assert!(found.certain, "{}", found.said());
        assert_eq!(first(&found), one_line(&puzzle));
    }
}
