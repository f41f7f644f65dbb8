//! Cubes, as six boards and as the terminal program writes them.

use crate::common;
use sudokube::text::{one_line, read};

use super::{reading, refusal};

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
