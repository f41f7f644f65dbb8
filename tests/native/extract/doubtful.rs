//! What is read and yet not put on the board without being asked for.

use super::{PUZZLES, digits, rows, solved, with};
use sudokube::text::extract::{Found, Ignored, open};
use sudokube::text::{Form, one_line};

fn found(text: &str) -> Found {
    open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The first row wants a 4 in the column that has one.
#[test]
fn a_table_of_4x4_without_a_solution_is_asked_about() {
    let table = |sign: &str| format!("1 2 3 0\n3 0 0 {sign}\n2 1 4 0\n0 3 1 0\n");
    assert!(found(&table("0")).certain);
    let without = found(&table("4"));
    assert!(!without.certain && without.readings[0].puzzles[0].grid.filled() == 10, "{without:?}");
}

#[test]
fn a_list_under_the_name_of_a_variant_names_the_rule_it_leaves_out() {
    let list = PUZZLES.join("\n");
    assert!(found(&list).certain);
    for (title, rule) in [("Diagonal Sudoku", "diagonals"), ("Thermo Sudoku", "thermometers")] {
        let found = found(&format!("{title}\n\n{list}\n"));
        let reading = &found.readings[0];
        assert!(matches!(reading.form, Form::List { .. }) && reading.puzzles.len() == PUZZLES.len());
        assert_eq!(reading.dropped, [rule]);
        assert!(!found.certain && found.said().contains(rule), "{}", found.said());
    }
}

/// Under labels, bare, and as a program assigns them.
#[test]
fn the_solution_below_a_puzzle_is_no_puzzle_of_its_own() {
    let (puzzle, solution) = (digits(PUZZLES[0]), solved(&digits(PUZZLES[0])));
    let [puzzle, solution] = [&puzzle, &solution].map(|line| with(line, "."));
    for text in [
        format!("Puzzle: {puzzle}\nSolution: {solution}\n"),
        format!("{puzzle}\n{solution}\n"),
        format!("puzzle = \"{puzzle}\"\nsolution = \"{solution}\"\n"),
    ] {
        let found = found(&text);
        let [only] = &found.readings[0].puzzles[..] else { panic!("{text}\n{found:?}") };
        assert_eq!((one_line(&only.grid), only.name.as_str()), (puzzle.clone(), ""));
        assert!(found.certain && found.ignored == [Ignored::Solutions(1)], "{found:?}");
    }
    let two = found(&format!("{puzzle}\n{solution}\n{}\n", PUZZLES[1]));
    assert_eq!((two.readings[0].puzzles.len(), &two.ignored[..]), (2, &[Ignored::Solutions(1)][..]));
}

/// What a program prints on its way: each board holds more digits, the last one all.
#[test]
fn of_the_steps_of_a_program_the_first_is_the_puzzle() {
    let (puzzle, solution) = (digits(PUZZLES[0]), solved(&digits(PUZZLES[0])));
    let step = |upto: usize| (0..81).map(|s| if s < upto { solution[s] } else { puzzle[s] }).collect::<Vec<u8>>();
    let print = |board: &[u8]| rows(board, ".", " ").join("\n");
    let log = format!(
        "Start:\n{}\n\nPass 1:\n{}\n\nPass 2:\n{}\n\nDone:\n{}\n",
        print(&puzzle),
        print(&step(20)),
        print(&step(50)),
        print(&solution)
    );
    let found = found(&log);
    let [only] = &found.readings[0].puzzles[..] else { panic!("{found:?}") };
    assert_eq!(one_line(&only.grid), with(&puzzle, "."));
    // What was reached so far is as good a puzzle, where nothing says how it ends.
    let reached = open(&format!("{}\n\nNow:\n{}\n", print(&puzzle), print(&step(50)))).unwrap();
    assert_eq!(reached.readings[0].puzzles.len(), 2);
}

#[test]
fn a_number_of_goods_is_no_small_board() {
    let number = "000001000020003000400005000060000010";
    for text in [format!("Barcode {number}\n"), format!("Your parcel {number} is on its way.")] {
        assert!(open(&text).map_or(true, |found| !found.certain), "{text}");
    }
}

#[test]
fn lines_of_empty_squares_are_no_puzzles() {
    for text in ["HH x---x---x---x---\nSD ----x-------x---\n".to_string(), format!("Signature {}\n", "_".repeat(81))] {
        assert!(
            open(&text).map_or(true, |found| !found.certain
                && found.readings.iter().all(|r| r.puzzles.iter().all(|p| !p.grid.is_empty()))),
            "{text}"
        );
    }
}

/// What leads to other puzzles, a technique, and a word of everyday life.
#[test]
fn a_plain_puzzle_stays_plain_beside_names_of_other_rules() {
    let board = rows(&digits(PUZZLES[0]), ".", " ").join("\n");
    for line in [
        "Home | Classic | Killer | Jigsaw | Sudoku X | Samurai",
        "Related: Killer Sudoku, Sudoku X",
        "X-Wing on 4, then a skyscraper on 7s",
        "Normal rules only, diagonals do not matter.",
        "Symmetric along both diagonals, 24 clues",
        "Thermometer says 31 C today",
        "My daughter likes jigsaw puzzles",
        "Dots are empty cells, each row must contain the digits 1 to 9.",
    ] {
        assert!(found(&format!("{line}\n\n{board}\n")).certain, "{line}");
    }
}

#[test]
fn rules_are_found_in_sentences_that_do_not_name_them() {
    let board = rows(&digits(PUZZLES[0]), ".", " ").join("\n");
    for (line, rule) in [
        ("Each main diagonal must also contain 1 to 9.", "diagonals"),
        ("Nachbarfelder dürfen keine aufeinanderfolgenden Ziffern enthalten.", "nonconsecutive rule"),
        ("Outside numbers are the sum of the first three digits.", "outside clues"),
        ("Circles are odd, squares are even.", "even and odd squares"),
        ("Any three digits along a teal line are different modulo 3.", "other rules"),
    ] {
        let found = found(&format!("{line}\n\n{board}\n"));
        assert!(!found.certain && found.readings[0].dropped == [rule], "{line}: {:?}", found.readings[0].dropped);
    }
}

/// Each time with a doubt.
#[test]
fn what_was_cut_off_and_what_a_scanner_took_for_letters_is_read() {
    let puzzle = digits(PUZZLES[0]);
    let sheet: Vec<String> = rows(&puzzle, "", "\t").iter().map(|row| row.trim_end_matches('\t').to_string()).collect();
    let letters = rows(&puzzle, ".", " ").join("\n").replacen('8', "B", 1).replacen('5', "S", 1);
    for text in [sheet.join("\n"), letters] {
        let found = found(&text);
        assert_eq!(one_line(&found.readings[0].puzzles[0].grid), with(&puzzle, "."), "{text}");
        assert!(!found.certain, "{text}");
    }
}

#[test]
fn bold_digits_of_a_table_are_givens_and_the_others_typed() {
    let (puzzle, solution) = (digits(PUZZLES[0]), solved(&digits(PUZZLES[0])));
    let square = |k: usize| match (puzzle[k], k % 4) {
        (0, 0) => solution[k].to_string(),
        (0, _) => String::new(),
        (given, _) => format!("**{given}**"),
    };
    let row = |r: usize| format!("| {} |", (0..9).map(|c| square(9 * r + c)).collect::<Vec<_>>().join(" | "));
    let head = format!("{}|\n{}|\n", "|   ".repeat(9), "|---".repeat(9));
    let found = found(&format!("{head}{}\n", (0..9).map(row).collect::<Vec<_>>().join("\n")));
    let only = &found.readings[0].puzzles[0];
    assert_eq!(one_line(&only.given_grid()), with(&puzzle, "."));
    assert_eq!(only.typed_count(), (0..81).filter(|&k| puzzle[k] == 0 && k % 4 == 0).count());
}
