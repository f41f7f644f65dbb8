//! Files, saved games and lists.

use crate::common;
use sudokube::text::{one_line, read};

use super::{LINE, reading, refusal, same};

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
    let marks: Vec<String> = (0..9).map(|row| format!("12,{},,,,,,,9", if row == 0 { "" } else { "45" })).collect();
    let read = reading(&format!("[Puzzle]\n{rows}\n[PencilMarks]\n{}\n", marks.join("\n")));
    assert_eq!(read.what(), ".sdk file, 30 givens, 24 pencil marks");
    // Where a digit stands there are none.
    let centre = &read.puzzles[0].marks.centre;
    assert_eq!((centre[0], centre[8], centre[9], centre[10], centre[17]), (0, 0x100, 0, 0x18, 0x100));
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
