//! Squares listed by digit or by row: `5: r1c1, r2c4`, `Row 2 has 4 in column 3, 5 in column 6`.

use crate::text::extract::hit::Hit;
use crate::text::extract::named::{Named, board};

/// Lines at least that name squares.
const FEWEST: usize = 3;

/// The board of a text that lists its squares so.
pub(crate) fn find(lines: &[&str]) -> Option<Hit> {
    let mut squares = Vec::new();
    let mut named = 0;
    for (number, line) in lines.iter().enumerate().filter(|(_, l)| l.len() < 400 && l.len() > 4) {
        let line = line.to_ascii_lowercase();
        let of_line = of_digit(&line, number).or_else(|| of_row(&line, number));
        named += usize::from(of_line.is_some());
        squares.extend(of_line.into_iter().flatten());
    }
    if named < FEWEST { None } else { board(&squares) }
}

/// A digit and its squares, of which none has a digit of its own.
fn of_digit(line: &str, number: usize) -> Option<Vec<Named>> {
    let (digit, places) = line.trim().split_once(':')?;
    let value = digit.trim_start_matches("digit").trim_matches([' ', '"', '\'']).parse().ok()?;
    let places = places.split(|c: char| c.is_whitespace() || ",;[]\"'".contains(c)).filter(|p| !p.is_empty());
    let square = |place: &str| {
        let (row, column) = place.strip_prefix('r')?.split_once('c')?;
        Some(Named { row: row.parse().ok()?, column: column.parse().ok()?, value, line: number, indexed: false })
    };
    places.map(square).collect()
}

/// A row, and its digits with their columns.
fn of_row(line: &str, number: usize) -> Option<Vec<Named>> {
    let words: Vec<&str> = line.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let [name, row, rest @ ..] = &words[..] else { return None };
    (*name == "row").then_some(())?;
    let row = row.parse().ok()?;
    let mut squares = Vec::new();
    for four in rest.windows(4) {
        let [value, "in" | "at", "column" | "col" | "c", column] = four else { continue };
        squares.push(Named {
            row,
            column: column.parse().ok()?,
            value: value.parse().ok()?,
            line: number,
            indexed: false,
        });
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
        assert_eq!(read("1: r1c1\n2: one\n3: r2c2=4"), None);
    }
}
