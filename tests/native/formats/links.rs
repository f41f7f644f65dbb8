//! Links and data of other pages.

use sudokube::text::{Colour, Puzzle, read, read_all};

use super::{LINE, reading, refusal, same};

/// An f-puzzles link of this JSON.
fn fpuzzles(json: &str) -> String {
    format!("https://f-puzzles.com/?load={}", lz_str::compress_to_base64(json))
}

fn grid_json(cell: impl Fn(usize, char) -> String) -> String {
    let cells: Vec<String> = LINE.chars().enumerate().map(|(k, c)| cell(k, c)).collect();
    cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect::<Vec<_>>().join(",")
}

fn given(_: usize, digit: char) -> String {
    if digit == '0' { "{}".into() } else { format!("{{\"value\":{digit},\"given\":true}}") }
}

#[test]
fn links_of_other_pages() {
    assert_eq!(same(&format!("https://sudokuexchange.com/play/?s={LINE}")), "Sudoku Exchange link, 30 givens");
    let packed = "5NlQ19j9mGca3OIN1bWGk2m41TjS79";
    assert_eq!(same(&format!("https://sudokuexchange.com/play/?s={packed}&d=1")), "Sudoku Exchange link, 30 givens");
    assert_eq!(same(&format!("https://sudokupad.app/scf{packed}")), "SudokuPad link, 30 givens");
    assert_eq!(same(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={LINE}")), "SudokuWiki link, 30 givens");
    for part in ["en/play", "de/solver"] {
        assert_eq!(same(&format!("https://sudoku.coach/{part}/{LINE}")), "sudoku.coach link, 30 givens");
    }
    assert_eq!(same(&format!("Look: https://example.org/sudoku?p={LINE}#top")), "link, 30 givens");
    let json = format!("{{\"size\":9,\"title\":\"Test\",\"grid\":[{}]}}", grid_json(given));
    assert_eq!(same(&json), "f-puzzles text, 30 givens");
    assert_eq!(same(&fpuzzles(&json)), "f-puzzles link, 30 givens");
    assert_eq!(read(&fpuzzles(&json)).unwrap().name, "Test");
    let packed = lz_str::compress_to_base64(&json);
    let escaped = packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    for link in [
        format!("https://sudokupad.app/?puzzleid=fpuzzles{escaped}"),
        format!("https://sudokupad.app/fpuzzles{packed}"),
        format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz{packed}"),
    ] {
        assert_eq!(same(&link), "SudokuPad link, 30 givens");
    }
}

#[test]
fn sudokuwiki_marks_and_solved_digits() {
    let base36 = |n: u32| [n / 36, n % 36].map(|d| char::from_digit(d, 36).unwrap()).iter().collect::<String>();
    let number = |(k, c): (usize, char)| match (k, c) {
        (0, _) => 5 + 9,                  // solved
        (2, _) => 18 + (1 << 0 | 1 << 3), // candidates 1 and 4
        (_, c) => c.to_digit(10).unwrap(),
    };
    let text: String = LINE.chars().enumerate().map(|s| base36(number(s))).collect();
    for link in [format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{text}"), format!("S9B{text}")] {
        let what = same(&link);
        assert!(what.ends_with("link, 29 givens, 1 typed digit, 2 pencil marks"), "{what}");
    }
    let cut = refusal(&format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{}", &text[..100]));
    assert_eq!(cut, "this SudokuWiki link is damaged or cut off: it holds 50 squares, not 81");
}

#[test]
fn fpuzzles_marks_colours_and_rules() {
    let cell = |k: usize, c: char| match k {
        0 => "{\"value\":5}".to_string(),
        2 => "{\"cornerPencilMarks\":[1,2],\"centerPencilMarks\":[\"4\"],\"c\":\"#FFA0A0\"}".to_string(),
        _ => given(k, c),
    };
    let json = format!(
        "{{\"size\":9,\"grid\":[{}],\"killercage\":[{{\"cells\":[\"R1C1\"]}}],\"thermometer\":[{{}}],\"arrow\":[],\
         \"antiknight\":true,\"antiking\":false,\"fogofwar\":[\"R1C1\"]}}",
        grid_json(cell)
    );
    let what = "f-puzzles link, 29 givens, 1 typed digit, 3 pencil marks, 1 coloured square; read with plain Sudoku rules, \
                without its anti-knight rule, “fogofwar”, killer cages and thermometers";
    assert_eq!(same(&fpuzzles(&json)), what);
    let Puzzle { marks, typed, .. } = read(&json).unwrap();
    assert_eq!((marks.corner[2], marks.centre[2], marks.colours[2]), (0b11, 0b1000, Some(Colour::Rgb(0xffa0a0))));
    assert!(typed[0] && !typed[1]);
    let region = |k: usize, _: char| format!("{{\"region\":{}}}", if k == 40 { 0 } else { k / 27 * 3 + k % 9 / 3 });
    let regions = format!("{{\"grid\":[{}]}}", grid_json(region));
    assert_eq!(reading(&regions).dropped, ["irregular regions"]);
    let boxes = grid_json(|k, _| format!("{{\"region\":{}}}", k / 27 * 3 + k % 9 / 3));
    assert!(reading(&format!("{{\"grid\":[{boxes}]}}")).dropped.is_empty());

    let link = fpuzzles(&json);
    let cut = refusal(&link[..link.len() / 2]);
    assert_eq!(cut, "this f-puzzles link is damaged or cut off: its packed puzzle cannot be unpacked");
    assert_eq!(
        refusal(&json.replace("{\"value\":5}", "{\"value\":\"fifty-five cows\"}")),
        "r1c1 of this f-puzzles text holds “fifty-five c”, which is not a digit of a 9×9 board"
    );
    // 16 digits in a link are too often a number of something.
    assert!(read_all("https://example.org/?id=1234341221434321").is_err());
    assert_eq!(
        refusal(&json.replace("{\"value\":5}", "{\"value\":12}")),
        "r1c1 of this f-puzzles text holds “12”, which is not a digit of a 9×9 board"
    );
}
