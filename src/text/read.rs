//! Reads a puzzle by the shape of its text: one line, rows, boxed rows, or fields cut out of a spreadsheet.

use serde::{Deserialize, Serialize};

use super::symbols::{digit, symbol};
use crate::puzzle::{FACE_NAMES, Grid, Layout, Place, Shape};

/// A puzzle that was read, and a line that says as what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub grid: Grid,
    /// For example "9×9 in rows, 28 givens".
    pub what: String,
}

/// Why a text is no puzzle, with the place in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ReadError {
    #[error("there is nothing to read: type or paste the digits of a puzzle, with a dot or 0 for an empty square")]
    Empty,
    #[error("“{symbol}” in line {line}, column {column} is neither a digit nor an empty square (. 0 _ - *)")]
    Symbol { symbol: String, line: usize, column: usize },
    #[error(
        "{found} square{} found; a puzzle has 16 (4×4), 36 (6×6), 81 (9×9), 256 (16×16) or 625 (25×25), \
         a SudoKube 96 or 486 (six faces U R F D L B)",
        if *.found == 1 { " was" } else { "s were" }
    )]
    Length { found: usize },
    #[error("“{symbol}” in line {line}, column {column} is too large for {board}, whose digits end at {last}")]
    Range { symbol: String, line: usize, column: usize, board: String, last: char },
    #[error("{first} holds {a} and {second} holds {b}, but they are the same square of the cube")]
    Edge { first: String, a: char, second: String, b: char },
}

/// A digit and where in the text it stood (line and column from 1).
struct Found {
    digit: u8,
    text: String,
    line: usize,
    column: usize,
}

/// Reads one puzzle from a text of any length.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    let fields = text.contains(['\t', ',', ';']);
    let found = if fields { read_fields(text)? } else { read_symbols(text)? };
    if found.is_empty() {
        return Err(ReadError::Empty);
    }
    let shape = shape_of(found.len()).ok_or(ReadError::Length { found: found.len() })?;
    if let Some(f) = found.iter().find(|f| usize::from(f.digit) > shape.side()) {
        return Err(ReadError::Range {
            symbol: f.text.clone(),
            line: f.line,
            column: f.column,
            board: shape.title(),
            last: symbol(shape.side() as u8),
        });
    }
    let digits: Vec<u8> = found.iter().map(|f| f.digit).collect();
    let grid = from_faces(shape, &digits)?;
    let lines = text.lines().filter(|l| !l.trim().is_empty()).count();
    let form = match (fields, lines) {
        (true, _) => "in fields",
        (_, 1) => "in one line",
        _ => "in rows",
    };
    let what = format!("{} {form}, {} givens", shape.title(), grid.filled());
    Ok(Reading { grid, what })
}

/// The shape whose places, written face after face, are so many.
fn shape_of(places: usize) -> Option<Shape> {
    Shape::ALL.into_iter().find(|s| s.face_squares() == places)
}

/// A grid from digits place by place, face after face; the copies of an edge square must agree.
pub fn from_faces(shape: Shape, digits: &[u8]) -> Result<Grid, ReadError> {
    let layout = Layout::of(shape);
    let mut grid = Grid::empty(shape);
    let mut first: Vec<Option<Place>> = vec![None; layout.squares];
    let side = layout.side;
    for (k, &digit) in digits.iter().enumerate() {
        let place = Place { face: k / (side * side), row: k / side % side, column: k % side };
        let square = layout.at(place);
        match first[square] {
            None => grid.set(square, digit),
            Some(other) if grid.get(square) != digit => {
                return Err(ReadError::Edge {
                    first: layout.place_name(other),
                    a: symbol(grid.get(square)),
                    second: layout.place_name(place),
                    b: symbol(digit),
                });
            }
            Some(_) => {}
        }
        first[square].get_or_insert(place);
    }
    Ok(grid)
}

/// One character a square. Borders are skipped; a line of dashes is a border unless it is needed as an empty row.
fn read_symbols(text: &str) -> Result<Vec<Found>, ReadError> {
    let bordered = text.contains(['|', '+', '=']);
    let with_dashes = symbols(text, false)?;
    if !bordered && shape_of(with_dashes.len()).is_some() {
        return Ok(with_dashes);
    }
    let without = symbols(text, true)?;
    Ok(if shape_of(without.len()).is_some() { without } else { with_dashes })
}

fn symbols(text: &str, skip_rulers: bool) -> Result<Vec<Found>, ReadError> {
    let mut found = Vec::new();
    for (line, content) in text.lines().enumerate() {
        let ruler = content.chars().all(|c| "-+=| ".contains(c));
        if ruler && (skip_rulers || content.contains(['+', '='])) {
            continue;
        }
        let content = face_label(content);
        for (column, c) in content.chars().enumerate() {
            if c.is_whitespace() || matches!(c, '|' | '│' | '║' | '\u{feff}') {
                continue;
            }
            let Some(digit) = digit(c) else {
                return Err(ReadError::Symbol { symbol: c.to_string(), line: line + 1, column: column + 1 });
            };
            found.push(Found { digit, text: c.to_string(), line: line + 1, column: column + 1 });
        }
    }
    Ok(found)
}

/// Blanks out a label such as `F:` that names the face a line belongs to.
fn face_label(line: &str) -> String {
    let mut chars = line.chars();
    match (chars.next(), chars.next()) {
        (Some(name), Some(':')) if FACE_NAMES.contains(&name) => format!("  {}", chars.as_str()),
        _ => line.to_string(),
    }
}

/// Fields divided by tabs, commas or semicolons; an empty field is an empty square, numbers may have two digits.
fn read_fields(text: &str) -> Result<Vec<Found>, ReadError> {
    let mut found = Vec::new();
    for (line, content) in text.lines().enumerate().filter(|(_, l)| !l.trim_matches([' ', '\r']).is_empty()) {
        for (column, field) in content.split(['\t', ',', ';']).enumerate() {
            let field = field.trim().trim_matches('"');
            let single = || digit(field.chars().next()?).filter(|_| field.chars().count() == 1);
            let number = || field.parse::<u8>().ok().filter(|n| *n <= 25);
            let digit = if field.is_empty() { Some(0) } else { single().or_else(number) };
            let Some(digit) = digit else {
                let symbol = field.chars().take(12).collect();
                return Err(ReadError::Symbol { symbol, line: line + 1, column: column + 1 });
            };
            found.push(Found { digit, text: field.to_string(), line: line + 1, column: column + 1 });
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{one_line, rows};

    const LINE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    #[test]
    fn one_line_rows_borders_and_fields_are_the_same_puzzle() {
        let grid = read(LINE).unwrap().grid;
        assert_eq!(read(LINE).unwrap().what, "9×9 in one line, 30 givens");
        assert_eq!(read(&rows(&grid)).unwrap(), Reading { grid: grid.clone(), what: "9×9 in rows, 30 givens".into() });
        assert_eq!(read(&one_line(&grid).replace('.', "-")).unwrap().grid, grid);
        let lines: Vec<String> = rows(&grid).lines().map(|l| l.to_string()).collect();
        let boxed = lines
            .chunks(3)
            .map(|band| {
                let band: Vec<String> =
                    band.iter().map(|l| format!("| {} | {} | {} |", &l[..3], &l[3..6], &l[6..])).collect();
                format!("+-----+-----+-----+\n{}\n", band.join("\n"))
            })
            .collect::<String>();
        assert_eq!(read(&boxed).unwrap().grid, grid);
        let tabs: Vec<String> = lines
            .iter()
            .map(|l| l.chars().map(|c| c.to_string().replace('.', "")).collect::<Vec<_>>().join("\t"))
            .collect();
        assert_eq!(read(&tabs.join("\r\n")).unwrap().grid, grid);
    }

    #[test]
    fn an_empty_row_of_dashes_is_a_row_where_it_is_needed() {
        let text = "12--\n----\n----\n--34";
        assert_eq!(read(text).unwrap().grid.filled(), 4);
        let dashed = "12|34\n-----\n34|12\n21|43\n-----\n43|21";
        assert_eq!(read(dashed).unwrap().grid.filled(), 16);
    }

    #[test]
    fn refusals_name_the_place() {
        let refuse = |text: &str| read(text).unwrap_err().to_string();
        assert!(refuse("").starts_with("there is nothing"));
        assert!(refuse("12?4").starts_with("“?” in line 1, column 3"));
        assert!(refuse(&LINE[1..]).starts_with("80 squares were found"));
        assert!(refuse(&LINE.replacen('5', "A", 1)).starts_with("“A” in line 1, column 1 is too large for 9×9"));
        assert!(refuse("1").starts_with("1 square was found"));
        assert!(refuse(&"1".repeat(485)).starts_with("485 squares were found"));
    }

    #[test]
    fn edges_that_disagree_name_both_squares() {
        let mut text = vec!['.'; 486];
        text[72] = '5'; // U r9c1 is also F r1c1 and L r1c9
        let refusal = read(&text.iter().collect::<String>()).unwrap_err().to_string();
        assert_eq!(refusal, "U r9c1 holds 5 and F r1c1 holds ., but they are the same square of the cube");
    }
}
