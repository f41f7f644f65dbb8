//! Signs of empty squares that nobody listed, blanks beside empty columns and rows, and forms of single programs.

use sudokube::text::extract::open;
use sudokube::text::one_line;

use crate::extract::{PUZZLES, blank, digits, rows, with};

/// The first board of a text, which was certain.
fn read(text: &str) -> String {
    let found = open(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert!(found.certain, "{:?}\n{text}", found.reasons);
    one_line(&found.readings[0].puzzles[0].grid).replace('.', "0")
}

fn agree(p: &[u8], texts: &[String]) {
    for text in texts {
        assert_eq!(read(text), with(p, "0"), "{text}");
    }
}

#[test]
fn any_sign_may_be_an_empty_square() {
    for p in PUZZLES.map(digits) {
        let signs = ["+", "/", "=", "^", "✏️", "🐱", "[ ]", "( )", "%"];
        let texts = signs.map(|sign| format!("Try this one:\n{}\nGood luck", rows(&p, sign, " ").join("\n")));
        agree(&p, &texts);
        let bracketed = rows(&p, "[ ]", " ").iter().map(|row| row.to_string()).collect::<Vec<_>>();
        let digits = bracketed.join("\n").replace(|c: char| c.is_ascii_digit(), "[$]");
        let mut given = p.iter().filter(|d| **d != 0);
        let all = digits.split('$').collect::<Vec<_>>();
        let last = all.len() - 1;
        let next = |(at, part): (usize, &&str)| match at == last {
            true => part.to_string(),
            false => format!("{part}{}", given.next().unwrap()),
        };
        agree(&p, &[all.iter().enumerate().map(next).collect::<String>()]);
    }
}

#[test]
fn blanks_are_squares_beside_empty_columns_and_rows() {
    let mut bare = digits(PUZZLES[0]);
    // No digit in the first and the fifth column, nor in the first and the last row.
    (0..81).filter(|k| matches!(k % 9, 0 | 4) || matches!(k / 9, 0 | 8)).for_each(|k| bare[k] = 0);
    bare[12] = 1;
    bare[34] = 2;
    let boxed = |p: &[u8], quote: &str, edge: &str| {
        let row = |r: &[u8]| {
            let part =
                |b: &[u8]| b.iter().map(|d| if *d == 0 { " ".into() } else { d.to_string() }).collect::<Vec<_>>();
            let parts = r.chunks(3).map(|b| format!(" {} ", part(b).join(" "))).collect::<Vec<_>>();
            format!("{quote}{edge}{}{edge}", parts.join("|"))
        };
        let bars = format!("{quote}{edge}-------+-------+-------{edge}");
        let all = p.chunks(9).map(row).collect::<Vec<_>>();
        all.chunks(3).map(|three| three.join("\n")).collect::<Vec<_>>().join(&format!("\n{bars}\n"))
    };
    agree(
        &bare,
        &[
            rows(&bare, " ", "").join("\n"),
            rows(&bare, " ", " ").join("\n"),
            rows(&bare, " ", "  ").join("\n"),
            boxed(&bare, "", "|"),
            boxed(&bare, "", ""),
            boxed(&bare, "> ", "|"),
        ],
    );
    let p = digits(PUZZLES[0]);
    let tight =
        rows(&p, " ", "").iter().map(|r| format!("> |{}|{}|{}|", &r[..3], &r[3..6], &r[6..])).collect::<Vec<_>>();
    agree(&p, &[tight.join("\n")]);
}

#[test]
fn forms_of_single_programs() {
    for p in PUZZLES.map(digits) {
        let zeros = rows(&p, "0", ",");
        let numbered = |line: &dyn Fn(usize, &String) -> String| {
            zeros.iter().enumerate().map(|(at, row)| line(at, row)).collect::<Vec<_>>().join("\n")
        };
        let count = |n: usize| char::from(b'a' + n as u8 - 1);
        let whole = p.chunk_by(|a, b| *a == 0 && *b == 0).map(|part| match part[0] {
            0 => part.chunks(26).map(|part| count(part.len())).collect(),
            digit => digit.to_string(),
        });
        let mut id = String::new();
        for part in whole.collect::<Vec<String>>() {
            let between = id.ends_with(|c: char| c.is_ascii_digit()) && part.starts_with(|c: char| c.is_ascii_digit());
            id.push_str(if between { "_" } else { "" });
            id.push_str(&part);
        }
        let boxes = (0..9)
            .map(|b| {
                (0..9)
                    .map(|k| p[(b / 3 * 3 + k / 3) * 9 + b % 3 * 3 + k % 3].to_string())
                    .collect::<Vec<_>>()
                    .join(", ")
            })
            .map(|b| format!("[{b}]"))
            .collect::<Vec<_>>();
        let squares = |digit: u8| {
            let of = (0..81).filter(|&k| p[k] == digit).map(|k| format!("r{}c{}", k / 9 + 1, k % 9 + 1));
            format!("{digit}: {}", of.collect::<Vec<_>>().join(", "))
        };
        let by_digit = (1..=9).filter(|d| p.contains(d)).map(squares).collect::<Vec<_>>();
        let told = (0..9).filter(|r| p[9 * r..9 * r + 9].iter().any(|d| *d != 0)).map(|r| {
            let of = (0..9).filter(|c| p[9 * r + c] != 0).map(|c| format!("{} in column {}", p[9 * r + c], c + 1));
            format!("Row {} has {}.", r + 1, of.collect::<Vec<_>>().join(", "))
        });
        let cells = p.iter().map(|d| if *d == 0 { String::new() } else { d.to_string() }).collect::<Vec<_>>();
        let list = cells.chunks(9).map(|row| format!("   * - {}", row.join("\n     - "))).collect::<Vec<_>>();
        let gaps = cells.chunks(9).map(|r| r.chunks(3).map(|b| b.join("\t")).collect::<Vec<_>>().join("\t\t"));
        let gaps = gaps.collect::<Vec<_>>().chunks(3).map(|three| three.join("\n")).collect::<Vec<_>>().join("\n\n");
        let line = with(&p, ".");
        agree(
            &p,
            &[
                numbered(&|at, row| format!("{} DATA {row}", 100 + 10 * at)),
                numbered(&|_, row| format!("    05 FILLER PIC X(9) VALUE \"{}\".", row.replace(',', ""))),
                format!("P←9 9⍴{}", with(&p, "0").chars().map(String::from).collect::<Vec<_>>().join(" ")),
                format!("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:{id}"),
                format!("{{\"boxes\": [{}]}}", boxes.join(", ")),
                by_digit.join("\n"),
                told.collect::<Vec<_>>().join("\n"),
                format!(".. list-table:: Sudoku\n\n{}\n", list.join("\n")),
                gaps,
                cells.join("\n"),
                cells.chunks(9).map(|row| row.join("\n")).collect::<Vec<_>>().join("\n\n"),
                format!("On Monday, Ann wrote:\n> {}\n> {}", &line[..60], &line[60..]),
                format!(r"{{\rtf1\ansi{{\fonttbl{{\f0 Courier;}}}}\f0 {}\par}}", rows(&p, ".", "").join(r"\par ")),
                format!("\\newcommand{{\\puzzle}}{{%\n{}}}", rows(&p, "*", "").join("%\n")),
            ],
        );
    }
}

#[test]
fn rules_beside_a_list_are_told() {
    let text = format!("Cells a knight's move apart cannot contain the same digit.\n{}", PUZZLES[0]);
    let found = open(&text).unwrap();
    assert!(!found.certain && found.readings[0].dropped == ["anti-knight rule"], "{found:?}");
    let id = "3x3x:a5c3f6_1a2";
    assert!(open(id).is_err(), "too short for a board");
}

#[test]
fn boxes_and_columns_are_told_from_rows() {
    for p in PUZZLES.map(digits) {
        let of_box = |b: usize| (0..9).map(|k| p[(b / 3 * 3 + k / 3) * 9 + b % 3 * 3 + k % 3]).collect::<Vec<u8>>();
        let boxes = |name: &str, between: &str| {
            let line = |b: usize| {
                let squares = of_box(b).chunks(3).map(|three| with(three, ".")).collect::<Vec<_>>();
                format!("{name} {}: {}", b + 1, squares.join(between))
            };
            (0..9).map(line).collect::<Vec<_>>().join("\n")
        };
        let column = |c: usize| (0..9).map(|r| p[9 * r + c]).collect::<Vec<u8>>();
        let columns = (0..9).map(|c| with(&column(c), ".")).collect::<Vec<_>>().join("\n");
        let nested = (0..9)
            .map(|b| {
                of_box(b).chunks(3).map(|t| format!("[{}, {}, {}]", t[0], t[1], t[2])).collect::<Vec<_>>().join(", ")
            })
            .map(|rows| format!("[{rows}]"))
            .collect::<Vec<_>>()
            .join(", ");
        let tight = (0..9).map(|b| with(&of_box(b), ".")).collect::<Vec<_>>().join("\n");
        agree(
            &p,
            &[
                boxes("Box", ""),
                boxes("Kasten", " / "),
                boxes("Nonet", "/"),
                format!("Columns (top to bottom):\n{columns}"),
                format!("{{\"blocks\": [{nested}]}}"),
                format!("By boxes, left to right, top to bottom:\n{tight}"),
            ],
        );
        let named = columns.lines().enumerate().map(|(at, line)| format!("C{}: {line}", at + 1)).collect::<Vec<_>>();
        let found = open(&named.join("\n")).unwrap();
        let first = one_line(&found.readings[0].puzzles[0].grid).replace('.', "0");
        assert!(!found.certain && first == with(&p, "0"), "{found:?}");
    }
}

#[test]
fn what_programs_print_around_rows_is_left_out() {
    for p in PUZZLES.map(digits) {
        let lines = |before: &str, empty: &str, space: &str, after: &str| {
            rows(&p, empty, space).iter().map(|row| format!("{before}{row}{after}")).collect::<Vec<_>>()
        };
        let all = |before: &str, empty: &str, space: &str, after: &str| lines(before, empty, space, after).join("\n");
        let barred = |rule: &str, bar: &str| {
            let row = |r: &[u8]| {
                let part = |b: &[u8]| {
                    b.iter().map(|d| if *d == 0 { "   ".into() } else { format!(" {d} ") }).collect::<Vec<_>>()
                };
                format!("{bar}{}{bar}", r.chunks(3).map(|b| part(b).join("|")).collect::<Vec<_>>().join(bar))
            };
            p.chunks(9).map(row).collect::<Vec<_>>().join(&format!("\n{rule}\n"))
        };
        let full = crate::extract::solved(&p);
        let side = rows(&p, ".", " ").into_iter().zip(rows(&full, ".", " "));
        let print_r = p.chunks(9).enumerate().map(|(at, row)| {
            let of = row.iter().enumerate().map(|(k, d)| format!("            [{k}] => {d}\n")).collect::<String>();
            format!("    [{at}] => Array\n        (\n{of}        )\n\n")
        });
        let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
        let prose = (0..9).filter(|r| p[9 * r..9 * r + 9].iter().any(|d| *d > 0)).map(|r| {
            let of = (0..9).filter(|c| p[9 * r + c] > 0).map(|c| format!("a {} in column {}", p[9 * r + c], c + 1));
            format!("The {} row has {}.", ordinals[r], of.collect::<Vec<_>>().join(", "))
        });
        let aloud = (0..81).map(|k| format!("{}  row {} column {}", blank(p[k], "blank"), k / 9 + 1, k % 9 + 1));
        let gap = ",".repeat(8);
        let bands = rows(&p, "", ",").chunks(3).map(|three| three.join("\n")).collect::<Vec<_>>();
        let inputs =
            (0..81).map(|k| format!("<input name=\"r{}c{}\" value=\"{}\">", k / 9 + 1, k % 9 + 1, blank(p[k], "")));
        agree(
            &p,
            &[
                all("", "\\_", " ", ""),
                all("> ", "\\*", " ", ""),
                all("  \"", ".", "", "\\n\""),
                all("2024-03-12 21:14:05,123 INFO solver - ", "0", "", ""),
                all("21:14:05 DEBUG ", "0", " ", ""),
                all("E   ", "0", " ", ""),
                all("", "0", "-", ""),
                all("", "0", "_", ""),
                barred(&"-".repeat(37), "|"),
                barred(&"=".repeat(37), "||"),
                side.map(|(left, right)| format!("{left}   =>   {right}")).collect::<Vec<_>>().join("\n"),
                format!("Array\n(\n{})\n", print_r.collect::<String>()),
                prose.collect::<Vec<_>>().join(" "),
                aloud.collect::<Vec<_>>().join("\n"),
                format!("The puzzle is {}. Thanks!", lines("", "0", "", "").join(", ")),
                format!("puzzle: {}.", lines("", "x", "", "").join(", ")),
                bands.join(&format!("\n{gap}\n")),
                format!(
                    "<form method=\"post\">\n{}<input type=\"submit\" value=\"Go\"></form>",
                    inputs.collect::<Vec<_>>().join("\n")
                ),
                rows(&p, "''", " ").join("\n"),
                p.chunks(9)
                    .map(|r| r.iter().map(|d| format!("\"{}\"", blank(*d, ""))).collect::<Vec<_>>().join(","))
                    .collect::<Vec<_>>()
                    .join("\n"),
                format!("SELECT solve('{{{}}}'::int[][]);", lines("{", "0", ",", "}").join(",")),
                format!("The grid reads: {}.", lines("", "0", " ", "").join("; ")),
                format!("@@ -0,0 +1,9 @@\n{}", all("+", ".", "", "")),
                format!("A = matrix(ZZ,9,[{}])", with(&p, "0").chars().map(String::from).collect::<Vec<_>>().join(",")),
                lines("", "x", "", "")
                    .iter()
                    .enumerate()
                    .map(|(at, row)| format!("{}. {row}", at + 1))
                    .collect::<Vec<_>>()
                    .join("\n"),
            ],
        );
        let scanned = open(&all("", "O", " ", "").replace('1', "I")).unwrap();
        let first = one_line(&scanned.readings[0].puzzles[0].grid).replace('.', "0");
        assert!(!scanned.certain && first == with(&p, "0"), "a scanner's letters are asked for");
        let twice = open(&format!("{gap}\n{}\n{gap}\n", rows(&p, "", ",")[1..].join("\n")));
        assert!(twice.is_err() || !twice.unwrap().certain, "which of the bare rows is one nobody knows");
    }
}
