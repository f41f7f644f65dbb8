//! Squares listed by digit or by row: `5: r1c1, r2c4`, `Row 2 has 4 in column 3, 5 in column 6`,
//! `7 row 1 column 8`.

use crate::text::extract::hit::Hit;
use crate::text::extract::named::{Named, board};

/// Squares at least that are named.
const FEWEST: usize = 4;

/// The board of a text that lists its squares so.
pub(crate) fn find(lines: &[&str]) -> Option<Hit> {
    let mut squares = Vec::new();
    let mut named = 0;
    for (number, line) in lines.iter().enumerate().filter(|(_, l)| (5..2000).contains(&l.len())) {
        let line = line.to_ascii_lowercase();
        let of_line = of_digit(&line, number).or_else(|| of_rows(&line, number));
        named += of_line.as_ref().map_or(0, Vec::len);
        squares.extend(of_line.into_iter().flatten());
    }
    if named < FEWEST { None } else { board(&squares) }
}

/// A digit and its squares, of which none has a digit of its own.
fn of_digit(line: &str, number: usize) -> Option<Vec<Named>> {
    let (digit, places) = line.trim().split_once(':')?;
    const NAMES: [&str; 8] = ["digit", "number", "ziffer", "zahl", "chiffre", "cifra", "cyfra", "numero"];
    let digit = NAMES.iter().find_map(|name| digit.strip_prefix(name)).unwrap_or(digit);
    let value = digit.trim_matches([' ', '"', '\'']).parse().ok()?;
    let places = places.split(|c: char| c.is_whitespace() || ",;[]\"'".contains(c)).filter(|p| !p.is_empty());
    let square = |place: &str| {
        let (row, column) = place.strip_prefix(['r', 'w', 'z'])?.split_once(['c', 'k', 's'])?;
        Some(Named { row: row.parse().ok()?, column: column.parse().ok()?, value, line: number, indexed: false })
    };
    places.map(square).collect()
}

/// Numbers as words that tell which row.
const ORDINALS: [&str; 9] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/// Rows, and the digits of each with their columns, in sentences.
fn of_rows(line: &str, number: usize) -> Option<Vec<Named>> {
    line.contains("row").then_some(())?;
    let filler = ["a", "an", "the", "has", "have", "is", "there", "and"];
    let words: Vec<&str> =
        line.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty() && !filler.contains(w)).collect();
    let mut row = None;
    let mut squares = Vec::new();
    for at in 0..words.len() {
        let word = |more: usize| words.get(at + more).copied().unwrap_or("");
        let value = |more: usize| word(more).parse::<u32>().ok();
        let after_ordinal = at > 0 && ORDINALS.contains(&words[at - 1]);
        if word(0) == "row" && value(1).is_some() && word(2) != "column" && !after_ordinal {
            row = value(1);
        } else if word(1) == "row" {
            row = ORDINALS.iter().position(|name| *name == word(0)).map(|at| at as u32 + 1).or(row);
        }
        let is_column = ["column", "col", "c", "position", "place", "square", "cell"].contains(&word(2));
        let square = match (row, value(0), word(1), value(3)) {
            (Some(row), Some(value), "in" | "at", Some(column)) if is_column => Some((row, column, value)),
            _ => None,
        };
        // `7 row 1 column 8`, as a screen is read aloud.
        let aloud =
            (at == 0 && word(1) == "row" && word(3) == "column").then(|| Some((value(2)?, value(4)?, value(0)?)));
        let found = aloud.flatten().or(square);
        squares.extend(found.map(|(row, column, value)| Named { row, column, value, line: number, indexed: false }));
    }
    (!squares.is_empty()).then_some(squares)
}

#[cfg(test)]
mod tests {
    use crate::text::extract::by_digit::*;

    fn shown(cells: &[u8]) -> String {
        cells.iter().map(|digit| if *digit == 0 { ".".to_string() } else { digit.to_string() }).collect()
    }

    #[test]
    fn squares_by_digit_and_by_row() {
        let read = |text: &str| find(&text.lines().collect::<Vec<&str>>()).map(|hit| shown(hit.puzzle.grid.cells()));
        let board = Some("1..4.2....1.....".to_string());
        assert_eq!(read("1: r1c1, r3c3\n2: r2c2\n4: r1c4"), board);
        assert_eq!(read("Row 1 has 1 in column 1, 4 in column 4.\nRow 2 has 2 in column 2\nrow 3: 1 at col 3"), board);
        let prose = "The first row has a 1 in column 1, and a 4 in column 4. The second row has a 2 at position 2.\n1  row 3 column 3";
        assert_eq!(read(prose), board);
        assert_eq!(read("1: r1c1\n2: one\n3: r2c2=4"), None);
    }
}
