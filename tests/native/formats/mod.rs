//! Every format that is read: what is recognised, what is kept of it, and the sentence when it is refused.

mod boards;
mod cubes;
mod files;
mod links;

use sudokube::puzzle::Shape;
use sudokube::text::link::is_link;
use sudokube::text::{Reading, one_line, read_all};

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
    assert!(refusal("https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VdNb9").contains("holds no puzzle"));
    assert!(refusal(&format!("https://sudokupad.app/scl{}", "N".repeat(60))).contains("cannot be read"));
    assert!(refusal("{\"grid\":[").contains("not well-formed JSON"));
    assert!(refusal("<html></html>").contains("no puzzle found"));
    assert!(refusal("<opensudoku></opensudoku>").contains("holds no puzzle"));
    assert!(!is_link("https://example.org/?v=1&s=2") && is_link("https://example.org/#v=1") && is_link("v=1&s="));
    assert_eq!(reading(&LINE[..36].replace(['7', '8', '9'], "0")).puzzles[0].grid.shape(), Shape::Flat6);
}
