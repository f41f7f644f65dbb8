//! Every format that is read: what is recognised, what is kept of it, and the sentence when it is refused.

use crate::common;
use sudokube::puzzle::Shape;
use sudokube::text::link::is_link;
use sudokube::text::{Colour, Puzzle, Reading, one_line, read, read_all, rows};

const LINE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn reading(text: &str) -> Reading {
    read_all(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refusal(text: &str) -> String {
    read_all(text).expect_err("a refusal").to_string()
}

/// The test grid, and the sentence that says what it was read as.
fn same(text: &str) -> String {
    let reading = reading(text);
    assert_eq!(one_line(&reading.puzzles[0].grid).replace('.', "0"), LINE, "{text}");
    reading.what()
}

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

#[test]
fn files() {
    let lines: Vec<&str> = (0..9).map(|r| &LINE[9 * r..9 * r + 9]).collect();
    let rows = lines.join("\n").replace('0', ".");
    let sdk = format!("#ARuud\n#DA random puzzle\n#LEasy\n#Uhttp://www.sudocue.net/\n{rows}\n");
    assert_eq!(same(&sdk), ".sdk file, 30 givens");
    let puzzle = read(&sdk).unwrap();
    assert_eq!((puzzle.name.as_str(), puzzle.difficulty.as_str()), ("A random puzzle", "Easy"));
    let state = rows.replacen("53.", "534", 1);
    let sections = format!("[Puzzle]\r\n{rows}\r\n[State]\r\n{state}\r\n[PencilMarks]\r\n123\r\n");
    let what = reading(&sections).what();
    assert_eq!(
        what,
        ".sdk file, 30 givens, 1 typed digit; read with plain Sudoku rules, without its section [pencilmarks]"
    );
    assert_eq!(same(&format!("<opensudoku><game data=\"{LINE}\"/></opensudoku>")), "OpenSudoku file, 30 givens");
}

#[test]
fn saved_games_of_opensudoku() {
    let saved = |version: u32, marks: &str, middle: &str| {
        let cell = |(k, c): (usize, char)| match k {
            2 => format!("0|{marks}|{middle}1|"),
            3 => format!("4|0|{middle}1|"),
            _ => format!("{c}|0|{middle}{}|", u8::from(c == '0')),
        };
        let cells: String = LINE.chars().enumerate().map(cell).collect();
        format!(
            "<?xml version='1.0'?><opensudoku version=\"2\"><!-- <game data=\"1\"/> --><folder name=\"Mine &amp; yours\">\
             <game created=\"1\" data=\"version: {version}&#10;{cells}\" note=\"a &gt; b\" /></folder></opensudoku>"
        )
    };
    for (version, marks, middle, count) in
        [(1, "1,4,", "", 2), (2, "9", "", 2), (3, "9", "", 2), (4, "9", "0|", 2), (5, "9", "6|0|", 2 + 2 * 81)]
    {
        let puzzle = read(&saved(version, marks, middle)).unwrap();
        assert_eq!((puzzle.givens(), puzzle.typed_count(), puzzle.marks.corner[2]), (30, 1, 0b1001), "{version}");
        assert_eq!((puzzle.marks.count(), puzzle.name.as_str()), (count, "a > b"));
    }
    assert!(refusal(&saved(9, "0", "")).starts_with("version 9 of OpenSudoku’s data cannot be read"));
}

#[test]
fn lists() {
    let puzzles = common::puzzles("top95.tsv");
    let sdm: String = puzzles.iter().map(|g| one_line(g).replace('.', "0") + "\n").collect();
    let list = reading(&sdm);
    assert_eq!(list.puzzles.len(), puzzles.len());
    assert!(list.puzzles.iter().map(|p| &p.grid).eq(&puzzles));
    assert_eq!(list.what(), format!("list of {} puzzles; number 1: 9×9, 17 givens", puzzles.len()));
    let broken = sdm.replacen("\n4", "\nz", 1).replacen('\n', "\n12\n", 1);
    assert!(refusal(&broken).contains("line 2"), "{}", refusal(&broken));

    let csv = format!("Puzzle,Solution,Givens,Difficulty\n{LINE},,30,Easy\n{},,0,Expert\n", ".".repeat(81));
    let list = reading(&csv);
    assert_eq!(list.what(), "CSV list of 2 puzzles; number 1 (Easy): 9×9, 30 givens");
    assert_eq!(list.what_of(1), "CSV list of 2 puzzles; number 2 (Expert): 9×9, 0 givens");
    assert_eq!(list.puzzle(7).unwrap().difficulty, "Expert");
    let named = reading(&format!("# names\nfirst one\t{LINE}\nsecond\t{LINE}\n"));
    assert_eq!(named.puzzles.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["first one", "second"]);
    // Six lines may be six puzzles or the six faces of a cube: their edges tell.
    assert_eq!(reading(&sdm.lines().take(6).collect::<Vec<_>>().join("\n")).puzzles.len(), 6);
    assert_eq!(reading(&[LINE; 6].join("\n")).puzzles.len(), 6);
}

#[test]
fn cubes() {
    let cube = &common::puzzles("cubes_9.tsv")[0];
    let faces: Vec<String> = (0..6).map(|f| one_line(&cube.face(f))).collect();
    assert_eq!(&read(&faces.join("\n")).unwrap().grid, cube);
    let labelled: Vec<String> =
        [2, 0, 5, 4, 3, 1].map(|f| format!("{}: {}", ['U', 'R', 'F', 'D', 'L', 'B'][f], faces[f])).into();
    assert_eq!(&read(&labelled.join("\n")).unwrap().grid, cube);
    let mut wrong = faces.clone();
    let corner = if wrong[2].starts_with('5') { "4" } else { "5" };
    wrong[2].replace_range(..1, corner);
    assert!(refusal(&wrong.join("\n")).ends_with("but they are the same square of the cube"));
}

#[test]
fn cubes_of_the_terminal_program() {
    // Its loops: x, y, z from 0 to 8 over the surface; the digit at each point is looked up on the face it is on.
    let entries = common::lines("cubes_9.tsv");
    let (puzzle, answer) = (read(&entries[0][0]).unwrap().grid, read(entries[0].last().unwrap()).unwrap().grid);
    let at = |grid: &sudokube::puzzle::Grid, x: usize, y: usize, z: usize| {
        let (face, row, column) = match (x, y, z) {
            (x, 8, z) => (0, z, x),
            (8, y, z) => (1, 8 - y, 8 - z),
            (x, y, 8) => (2, 8 - y, x),
            (x, 0, z) => (3, 8 - z, x),
            (0, y, z) => (4, 8 - y, z),
            (x, y, _) => (5, 8 - y, 8 - x),
        };
        grid.face(face).get(9 * row + column)
    };
    let write = |grid: &sudokube::puzzle::Grid| {
        let points = (0..9).flat_map(|x| (0..9).flat_map(move |y| (0..9).map(move |z| (x, y, z))));
        let surface = points.filter(|&(x, y, z)| [x, y, z].iter().any(|&c| c == 0 || c == 8));
        surface.map(|(x, y, z)| char::from(b'0' + at(grid, x, y, z))).collect::<String>()
    };
    let text = format!("SUDOKUBE|easy|{}|{}|{}", write(&answer), write(&puzzle), write(&puzzle));
    let reading = reading(&text);
    assert_eq!((&reading.puzzles[0].grid, reading.puzzles[0].difficulty.as_str()), (&puzzle, "easy"));
    assert_eq!(reading.what(), "SuDoKube-CLI text, SudoKube of 9×9 faces, 200 givens");
    let other_order = format!("SUDOKUBE|easy|{0}|{1}|{1}", one_line(&answer).split_at(386).0, write(&puzzle));
    assert!(refusal(&other_order).contains("its solution does not solve its givens"));
    assert!(refusal("SUDOKUBE!AAAA").contains("cannot be read; its plain export can"));
}

#[test]
fn refusals_are_one_sentence_with_the_place() {
    assert!(refusal("").starts_with("nothing to read"));
    assert!(refusal("# only a comment").starts_with("nothing to read"));
    assert!(refusal("What a nice day, is it not?").starts_with("no puzzle found"));
    assert!(refusal("hello world").starts_with("no puzzle found"));
    assert!(refusal("12?4").starts_with("“?” in line 1, column 3"));
    assert!(refusal("1").starts_with("found 1 square;"));
    assert!(refusal(&LINE[1..]).starts_with("found 80 squares;"));
    let rows: Vec<&str> = (0..9).map(|r| &LINE[9 * r..9 * r + if r == 3 { 8 } else { 9 }]).collect();
    assert_eq!(refusal(&rows.join("\n")), "line 4 has 8 squares, but a row of this board has 9");
    assert!(refusal(&LINE.replacen('5', "A", 1)).starts_with("“A” in line 1, column 1 is too large for a 9×9 board"));
    assert_eq!(
        refusal("https://sudokupad.app/abc123xyz"),
        "this SudokuPad link holds no puzzle; only links that carry the digits themselves can be opened"
    );
    assert!(refusal("https://example.org/").starts_with("this link holds no puzzle"));
    assert!(refusal("https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VdNb9").contains("cannot be read"));
    assert!(refusal(&format!("https://sudokupad.app/scl{}", "N".repeat(60))).contains("cannot be read"));
    assert!(refusal("{\"grid\":[").contains("not well-formed JSON"));
    assert!(refusal("<html></html>").contains("no puzzle found"));
    assert!(refusal("<opensudoku></opensudoku>").contains("holds no puzzle"));
    assert!(!is_link("https://example.org/?v=1&s=2") && is_link("https://example.org/#v=1") && is_link("v=1&s="));
    assert_eq!(reading(&LINE[..36].replace(['7', '8', '9'], "0")).puzzles[0].grid.shape(), Shape::Flat6);
}
