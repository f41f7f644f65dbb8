//! What the lines of a board say of it besides its digits: that they are columns, or that digits count from 0.

use crate::puzzle::Grid;
use crate::text::extract::boxes;
use crate::text::extract::hit::Hit;
use crate::text::how::How;
use crate::text::reading::Puzzle;

/// What a column is called in front of its number; a name that begins another comes after it.
const COLUMN: [&str; 8] = ["columna", "column", "coluna", "colonne", "colonna", "col", "spalte", "sarake"];

/// The same board, turned where its lines are columns, and with a doubt where its digits may count from 0.
pub(crate) fn seen(hit: Hit, lines: &[&str]) -> Hit {
    let Some(first) = lines.get(hit.lines.start) else { return hit };
    let before = hit.lines.start.checked_sub(1).and_then(|at| lines.get(at));
    let second = lines.get(hit.lines.start + 1);
    let is_listed = is_key(first) || before.is_some_and(|line| is_key(line));
    let is_labelled = number_of(first) == Some(1) && second.is_none_or(|line| number_of(line) == Some(2));
    let is_told = before.is_some_and(|line| is_announced(line));
    let is_column = is_listed || is_labelled || is_told;
    let hit = if is_column { turned(hit) } else { hit };
    let hit =
        if before.is_some_and(|line| boxes::is_announced(line)) { boxes::by_box(&hit).unwrap_or(hit) } else { hit };
    // `C1:` is most often a column, and "First box:" may be a box.
    let is_odd = !is_column && is_numbered(first, 'c') && second.is_some_and(|line| is_numbered(line, 'c'));
    let hit = if is_odd { turned(hit) } else { hit };
    let hit =
        if is_odd || hit.how == How::Divided && first.to_lowercase().contains("box") { hit.doubted(true) } else { hit };
    // A list that is not closed ends behind the last line.
    let own = || lines.iter().skip(hit.lines.start).take(hit.lines.len());
    let has = |signs: &[&str]| own().any(|line| signs.iter().any(|sign| line.contains(sign)));
    // Both are signs of an empty square, unless one of them is a digit.
    let is_plain = own().all(|line| !line.contains(|c: char| c.is_alphabetic()));
    let greatest = hit.shape().side().to_string();
    let zero = is_plain && greatest.len() == 1 && !has(&[&greatest]) && has(&["0"]) && has(&["."]);
    if zero { hit.doubted(true) } else { hit }
}

/// A board below a line that speaks of columns and of no rows: turned, and as it stands.
pub(crate) fn either_way(hit: Hit, lines: &[&str]) -> Vec<Hit> {
    let before = hit.lines.start.checked_sub(1).and_then(|at| lines.get(at));
    let first = lines.get(hit.lines.start);
    let is_turned =
        before.is_some_and(|line| is_announced(line)) || first.is_some_and(|line| number_of(line).is_some());
    match before.is_some_and(|line| speaks_of_columns(line)) && !is_turned {
        true => vec![turned(hit.clone()).likelier(), hit],
        false => vec![hit],
    }
}

/// `I list the columns, each from top to bottom:`
fn speaks_of_columns(line: &str) -> bool {
    const ROWS: [&str; 9] = ["row", "zeile", "reihe", "ligne", "fila", "righe", "linha", "rivi", "wiersz"];
    let line = line.trim().to_lowercase();
    line.len() < 160
        && line.ends_with(':')
        && NAMES.iter().any(|name| line.contains(name))
        && !ROWS.iter().any(|name| line.contains(name))
}

/// What is said above rows that begin at the bottom.
const UPWARDS: [&str; 12] = [
    "bottom to top",
    "bottom row to the top",
    "bottom row to top",
    "bottom row first",
    "from the bottom up",
    "upside down",
    "von unten nach oben",
    "de bas en haut",
    "de abajo arriba",
    "de abajo hacia arriba",
    "dal basso in alto",
    "de baixo para cima",
];

/// Whether a line says that the rows below it begin at the bottom.
pub(crate) fn speaks_of_upwards(line: &str) -> bool {
    let line = line.to_lowercase();
    line.len() < 160 && UPWARDS.iter().any(|words| line.contains(words))
}

/// Whether a text speaks of a sheet, where the letter of a square is its column.
pub(crate) fn speaks_of_a_sheet(text: &str) -> bool {
    let words = text.to_lowercase();
    ["range(\"", "excel", "spreadsheet", "column letter", "tabellenkalkulation"].iter().any(|word| words.contains(word))
}

/// `"columns": [[`, or the beginning of that, or columns of signs; `"columns": [0, 1` names them.
fn is_key(line: &str) -> bool {
    let line = line.to_lowercase();
    ["columns", "cols"].iter().filter_map(|name| line.split_once(name)).any(|(_, rest)| {
        let list = rest.trim_start_matches(['"', '\'', ' ', ':', '=']).strip_prefix('[');
        let of_signs = |list: &str| {
            let text = list.trim_start().strip_prefix(['"', '\'']).unwrap_or("");
            text.chars().take_while(|&c| c.is_ascii_digit() || ".-_* ".contains(c)).count() > 3
        };
        list.is_some_and(|list| list.trim().is_empty() || list.trim_start().starts_with('[') || of_signs(list))
    })
}

/// Whether a text says that each line of its board is a column.
pub(crate) fn tells_of_columns(text: &str) -> bool {
    const WORDS: [&str; 11] = [
        "column-major",
        "column by column",
        "line below is one column",
        "each line is a column",
        "one column per line",
        "spaltenweise",
        "spalte f\u{fc}r spalte",
        "colonne par colonne",
        "columna por columna",
        "colonna per colonna",
        "sarake kerrallaan",
    ];
    let start = text.char_indices().nth(5000).map_or(text, |(at, _)| &text[..at]);
    let words = start.to_lowercase().replace('\n', " ");
    !words.contains("row-major") && WORDS.iter().any(|told| words.contains(told))
}

/// What columns are called.
const NAMES: [&str; 8] = ["columns", "by column", "spalten", "colonnes", "columnas", "colunas", "sarakkeet", "kolumny"];

/// `Columns (top to bottom):`
fn is_announced(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    let bare = ["the ", "die ", "les ", "las ", "as "].iter().find_map(|article| line.strip_prefix(article));
    let bare = bare.unwrap_or(&line);
    line.len() < 60 && line.ends_with(':') && NAMES.iter().any(|name| bare.starts_with(name))
}

/// `C1: 5 3 .`
fn is_numbered(line: &str, letter: char) -> bool {
    let line = line.trim().to_lowercase();
    let number = line.strip_prefix(letter).unwrap_or("");
    number.starts_with(|c: char| c.is_ascii_digit())
        && number.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start().starts_with([':', '='])
}

/// The number of a line that names its column.
pub(crate) fn number_of(line: &str) -> Option<u32> {
    let line = line.trim().to_lowercase();
    let rest = COLUMN.iter().find_map(|name| line.strip_prefix(name))?.trim_start();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest[..digits].parse().ok().filter(|_| rest[digits..].starts_with([':', '.', ')']))
}

pub(crate) fn turned(hit: Hit) -> Hit {
    let shape = hit.shape();
    if shape.is_cube() {
        return hit;
    }
    let side = shape.side();
    let mut grid = Grid::empty(shape);
    let mut typed = vec![false; hit.puzzle.typed.len()];
    for square in 0..side * side {
        let from = square % side * side + square / side;
        grid.set(square, hit.puzzle.grid.get(from));
        if let (Some(to), Some(was)) = (typed.get_mut(square), hit.puzzle.typed.get(from)) {
            *to = *was;
        }
    }
    Hit { puzzle: Puzzle { typed, ..Puzzle::of_givens(grid) }, ..hit }
}

#[cfg(test)]
mod tests {
    use crate::text::extract::aspect::*;

    #[test]
    fn columns_are_known_by_their_name() {
        assert!(is_key("{\"columns\": [[0, 1]]}") && is_key("cols = [") && !is_key("columns: 9"));
        assert!(!is_key("{\"columns\":[0,1,2],\"data\":[[5,3,0]]}"), "pandas names its columns so");
        assert_eq!(number_of("Column 1: . . 3"), Some(1));
        for name in COLUMN {
            assert_eq!(number_of(&format!("{name} 2: 4 . .")), Some(2), "{name}");
        }
        assert!(tells_of_columns("every line below is\none COLUMN of the sudoku"));
        assert!(!tells_of_columns("there is a column of 9; row-major, not column-major"));
        assert!(is_key("columns = [\"53..7....\",") && !is_key("columns = [\"0\", \"1\"]"));
        assert!(is_announced("Les colonnes, de gauche \u{e0} droite :") && !is_announced("I list the columns:"));
        assert!(speaks_of_columns("I list the columns, left to right, each top to bottom:"));
        assert!(!speaks_of_columns("No digit twice in rows and columns:") && !speaks_of_columns("columns of digits"));
        assert_eq!([number_of("columns 9"), number_of("1 2 3")], [None, None]);
    }
}
