//! Squares by what stands over or beside them, by where they are drawn, or by numbers in any order; words and signs for digits;
//! boards side by side and the faces of a cube.

use sudokube::text::extract::extract;
use sudokube::text::{of_line, one_line};

use crate::extract::{PUZZLES, blank, digits};

/// The boards of a text, and whether it was certain.
fn read(text: &str) -> (Vec<String>, bool) {
    let found = extract(text).unwrap_or_else(|| panic!("not read:\n{text}"));
    let boards = found.readings.iter().flat_map(|r| &r.puzzles).map(|p| one_line(&p.grid).replace('.', "0"));
    (boards.collect(), found.certain)
}

#[test]
fn squares_are_told_in_many_ways() {
    for puzzle in PUZZLES {
        let p = digits(puzzle);
        let given = || (0..81).filter(|&k| p[k] != 0).map(|k| (k / 9, k % 9, p[k]));
        let each = |form: &dyn Fn(usize, usize, u8) -> String, by: &str| {
            given().map(|(r, c, d)| form(r, c, d)).collect::<Vec<_>>().join(by)
        };
        let row = |r: usize, nothing: &str, by: &str| {
            (0..9).map(|c| blank(p[9 * r + c], nothing)).collect::<Vec<_>>().join(by)
        };
        let rows = |nothing: &str, by: &str, from: &str, to: &str| {
            (0..9).map(|r| format!("{from}{}{to}", row(r, nothing, by))).collect::<Vec<_>>()
        };
        const WORDS: [&str; 10] = ["blank", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
        const ROMAN: [&str; 10] = ["-", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
        let named = |names: [&str; 10]| {
            (0..9)
                .map(|r| (0..9).map(|c| names[usize::from(p[9 * r + c])]).collect::<Vec<_>>().join(" "))
                .collect::<Vec<_>>()
        };
        let texts = [
            format!("table g(i,j)\n   1 2 3 4 5 6 7 8 9\n{}\n;", {
                let line = |(at, line): (usize, String)| format!("{}  {line}", at + 1);
                rows(" ", " ", "", "").into_iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
            }),
            format!("let g = [|\n{}|]", rows("0", "; ", "[|", "|]").join(";\n")),
            format!("[{}]", rows("-1", ", ", "[", "]").join(", ")),
            format!("B = [{}];", each(&|r, c, d| format!("{} {} {d}", r + 1, c + 1), "; ")),
            format!("value,row,col\n{}", each(&|r, c, d| format!("{d},{},{}", r + 1, c + 1), "\n")),
            format!(
                "INSERT INTO g (val,row,col) VALUES {};",
                each(&|r, c, d| format!("({d},{},{})", r + 1, c + 1), ",")
            ),
            each(&|r, c, d| format!("setCell({{value: {d}, row: {r}, col: {c}}});"), "\n"),
            each(&|r, c, d| format!("Cells({}, {}).Value = {d}", r + 1, c + 1), "\n"),
            each(&|r, c, d| format!("<cell row=\"{}\" column=\"{}\" given=\"true\">{d}</cell>", r + 1, c + 1), ""),
            each(&|r, c, d| format!("{}{}={d}", b"ABCDEFGHJ"[r] as char, c + 1), " "),
            each(&|r, c, d| format!("<text x='{}' y='{}'>{d}</text>", 100 * c + 50, 100 * r + 70), ""),
            each(&|r, c, d| format!("\\node at ({c}.5,{}.5) {{{d}}};", 8 - r), "\n"),
            format!("\\begin{{tikzpicture}}\n{}\n", rows("", "} {", "\\setrow {", "}").join("\n")),
            format!("{{| class=\"wikitable\"\n{}\n|}}", rows(" ", " || ", "| ", "").join("\n|-\n")),
            named(WORDS).join("\n"),
            named(ROMAN).join("\n"),
            rows("口", "　", "", "").join("\n"),
            format!("[{}]", {
                let square = |d: u8| if d == 0 { "[1, 2, 3, 4, 5, 6, 7, 8, 9]".into() } else { format!("[{d}]") };
                let list = |r: usize| (0..9).map(|c| square(p[9 * r + c])).collect::<Vec<_>>().join(", ");
                (0..9).map(|r| format!("[{}]", list(r))).collect::<Vec<_>>().join(", ")
            }),
        ];
        for text in texts {
            assert_eq!(read(&text), (vec![puzzle.to_string()], true), "{text}");
            // Cut off, and with lines after it, it may be anything, but nothing breaks.
            let ends = text.char_indices().map(|(at, _)| at).rev().take(40);
            ends.for_each(|end| {
                let _ = extract(&format!("{}\n", &text[..end]));
            });
        }
    }
}

/// Three indices in no order that the text tells: only the rules tell the digit from row and column.
#[test]
fn numbers_in_an_order_that_nobody_tells_are_read_by_the_rules() {
    let mut asked = 0;
    for puzzle in PUZZLES {
        let p = digits(puzzle);
        let given = || (0..81).filter(|&k| p[k] != 0).map(|k| (k / 9, k % 9, p[k]));
        let indices: String =
            given().map(|(r, c, d)| format!("prob += x[\"{d}\"][\"{}\"][\"{}\"] == 1\n", r + 1, c + 1)).collect();
        let digits: String = given().map(|(r, c, d)| format!("{d}{}{}\n", r + 1, c + 1)).collect();
        let index = given()
            .map(|(r, c, d)| format!("{{\"index\": {}, \"value\": {d}}}", 9 * r + c))
            .collect::<Vec<_>>()
            .join(",");
        for text in [indices, digits, format!("[{index}]")] {
            let (boards, certain) = read(&text);
            assert!(boards.iter().any(|board| board == puzzle), "{text}");
            assert!(!certain || boards == [puzzle], "{text}");
            asked += usize::from(!certain);
        }
    }
    assert!(asked < 3, "asked {asked} times");
}

#[test]
fn boards_side_by_side_are_two() {
    let [left, right, _] = PUZZLES;
    let part = |puzzle: &str, r: usize| puzzle[9 * r..9 * r + 9].replace('0', ".");
    let text: Vec<String> = (0..9).map(|r| format!("{}    {}", part(left, r), part(right, r))).collect();
    assert_eq!(read(&text.join("\n")).0, [left, right]);
}

#[test]
fn the_faces_of_a_cube_are_one_board() {
    let line = include_str!("../../corpus/cubes_4.tsv").lines().find(|l| !l.starts_with('#')).unwrap_or_default();
    let cube = line.split('\t').next().unwrap_or_default();
    let face = |at: usize| &cube[16 * at..16 * at + 16];
    let row = |at: usize, r: usize| &face(at)[4 * r..4 * r + 4];
    let rows = |at: usize| (0..4).map(|r| row(at, r)).collect::<Vec<_>>().join("\n");
    const NAMES: [&str; 6] = ["Up", "Right", "Front", "Down", "Left", "Back"];
    let list = |at: usize| {
        let of = |r: usize| row(at, r).replace('.', "0").chars().map(String::from).collect::<Vec<_>>().join(", ");
        format!("[[{}]]", (0..4).map(of).collect::<Vec<_>>().join("], ["))
    };
    let net = (0..4).map(|r| format!("     {}", row(0, r)));
    let net = net.chain((0..4).map(|r| [4, 2, 1, 5].map(|at| row(at, r)).join(" ")));
    let net = net.chain((0..4).map(|r| format!("     {}", row(3, r)))).collect::<Vec<_>>().join("\n");
    let texts = [
        format!("[{}]", (0..6).map(list).collect::<Vec<_>>().join(", ")),
        (0..6).map(|at| format!("{}\n{}\n\n", NAMES[at], rows(at))).collect(),
        [5, 3, 2, 4, 1, 0].map(|at| format!("{}:\n{}\n\n", NAMES[at], rows(at))).concat(),
        format!("{{{}}}", [5, 3, 2, 4, 1, 0].map(|at| format!("\"{}\": \"{}\"", &NAMES[at][..1], face(at))).join(", ")),
        net,
    ];
    assert!(of_line(cube).is_some());
    for text in texts {
        let found = extract(&text).unwrap_or_else(|| panic!("not read:\n{text}"));
        let boards: Vec<String> = found.readings[0].puzzles.iter().map(|p| one_line(&p.grid)).collect();
        assert_eq!((boards, found.certain), (vec![cube.to_string()], true), "{text}");
    }
}

/// A row without a digit is a line of separators alone, which looks like a frame.
#[test]
fn a_row_without_digits_is_a_row() {
    for empty in [0, 4, 8] {
        let p: Vec<u8> =
            digits(PUZZLES[0]).into_iter().enumerate().map(|(k, d)| if k / 9 == empty { 0 } else { d }).collect();
        let puzzle: String = p.iter().map(|d| char::from(b'0' + d)).collect();
        let row = |r: usize, by: &str| (0..9).map(|c| blank(p[9 * r + c], "")).collect::<Vec<_>>().join(by);
        let padded = |r: usize| (0..9).map(|c| format!(" {} ", blank(p[9 * r + c], " "))).collect::<Vec<_>>();
        let lines = |of: &dyn Fn(usize) -> String, by: &str| (0..9).map(of).collect::<Vec<_>>().join(by);
        let table = |r: usize| format!("<tr><td>{}</td></tr>", row(r, "</td><td>"));
        let tables = lines(&table, "\n");
        let texts = [
            lines(&|r| row(r, "|"), "\n"),
            lines(&|r| format!("| {} |", padded(r).join("|")), "\n|---|---|---|---|---|---|---|---|---|\n"),
            lines(&|r| row(r, "\t"), "\n"),
            format!("{{| class=\"x\"\n{}\n|}}", lines(&|r| format!("| {}", row(r, " || ")), "\n|-\n")),
            format!("<table>{tables}</table>"),
        ];
        for text in texts {
            assert_eq!(read(&text).0, std::slice::from_ref(&puzzle), "{text}");
        }
    }
}

/// Where no number tells whether rows and columns count from 0 or from 1, both are shown.
#[test]
fn squares_that_may_count_from_zero_are_asked_for() {
    let board = "....5.3........4.7....6...2.2.7..9.........8.146........3..8.......1.....7.......";
    let given = || board.bytes().enumerate().filter(|(k, d)| *d != b'.' && k % 9 < 8 && k / 9 < 8);
    let text: String =
        given().map(|(k, d)| format!("board[{}][{}] = {};\n", k / 9 + 1, k % 9 + 1, char::from(d))).collect();
    let (boards, certain) = read(&text);
    assert!(!certain && boards.len() == 2, "{boards:?}");
    assert_eq!(boards[1][10..], boards[0][..71], "one row and one column on");
}

#[test]
fn numbers_behind_names_and_in_rows_of_their_own_are_squares() {
    let puzzle = PUZZLES[1];
    let p = digits(puzzle);
    let given = || (0..81).filter(|&k| p[k] != 0).map(|k| (k / 9, k % 9, p[k]));
    let each = |form: &dyn Fn(usize, usize, u8) -> String, by: &str| {
        given().map(|(r, c, d)| form(r, c, d)).collect::<Vec<_>>().join(by)
    };
    let sparse = (0..9).map(|r| {
        let of_row: Vec<String> = given().filter(|g| g.0 == r).map(|(_, c, d)| format!("{c}: {d}")).collect();
        format!("\t{r}: {{{}}},", of_row.join(", "))
    });
    const GERMAN: [&str; 10] = ["leer", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
    let words = |r: usize| (0..9).map(|c| GERMAN[usize::from(p[9 * r + c])]).collect::<Vec<_>>().join(" ");
    let matlab = |r: usize| (0..9).map(|c| blank(p[9 * r + c], "0")).collect::<Vec<_>>().join(" ");
    let texts = [
        each(&|r, c, d| format!("x_{}_{}_{d} = 1", r + 1, c + 1), "\n"),
        each(&|r, c, d| format!("(assert (= cell_{r}_{c} {d}))"), "\n"),
        each(&|r, c, d| format!("(assert (= x{}{} {d}))", r + 1, c + 1), "\n"),
        each(&|r, c, d| format!("{}{}{d}", r + 1, c + 1), " "),
        each(&|r, c, d| format!("<given x=\"{c}\" y=\"{r}\" v=\"{d}\"/>"), ""),
        format!("grid := [9][9]int{{\n{}\n}}", sparse.collect::<Vec<_>>().join("\n")),
        (0..9).map(words).collect::<Vec<_>>().join("\n"),
        format!("S = [ {} ];", (0..9).map(matlab).collect::<Vec<_>>().join(" ; ...\n      ")),
    ];
    for text in texts {
        assert_eq!(read(&text), (vec![puzzle.to_string()], true), "{text}");
    }
}

/// Smileys, links in brackets and cut programs open brackets that nothing closes.
#[test]
fn a_bracket_that_is_not_closed_breaks_nothing() {
    let rows =
        |empty: &str| (0..9).map(|r| PUZZLES[0][9 * r..9 * r + 9].replace('0', empty)).collect::<Vec<_>>().join("\n");
    for opening in [
        "I'm stuck :(",
        "hmm :-[",
        "i <3 this (really",
        "From [my blog](https://a.org/x):",
        "{",
        "Nr 12 (https://a.org/12)",
    ] {
        for closing in ["", "\nThank you very much :)", "\n\n\n", "\n}\n"] {
            let text = format!("{opening}\n\n{}{closing}", rows("."));
            assert_eq!(read(&text).0, [PUZZLES[0]], "{text}");
        }
    }
}

/// Numbers and places beyond every board are none.
#[test]
fn numbers_beyond_every_board_break_nothing() {
    let huge = (0..20).map(|k| format!("({}, {k}): {}", u32::MAX - k, k % 9)).collect::<Vec<_>>().join(", ");
    let zero = format!("{huge}, (0, {}): 5", u32::MAX);
    let drawn = |at: &str| (1..20).map(|k| format!("<text x='{at}' y='{k}'>{}</text>", k % 9 + 1)).collect::<String>();
    for text in [huge, zero, drawn("1e999"), drawn("NaN"), drawn("-1e300")] {
        assert!(extract(&text).is_none_or(|found| !found.certain), "{text}");
    }
}
