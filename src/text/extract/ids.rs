//! The game ids of Simon Tatham's puzzles (`3x3:b3a9_5a…`), in which letters count empty squares.

use crate::puzzle::Grid;
use crate::text::extract::hit::{Hit, flat};
use crate::text::form::Form;
use crate::text::how::How;

/// The boards of all game ids.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    let mut hits = Vec::new();
    for (number, line) in lines.iter().enumerate().filter(|(_, l)| (20..4000).contains(&l.len())) {
        let words = || line.split(|c: char| c.is_whitespace() || "\"'()#<>".contains(c));
        if line.contains(':') {
            hits.extend(words().filter_map(|word| game_id(word, number)));
        }
    }
    hits
}

/// A game id with its board, not the seed of one.
fn game_id(word: &str, line: usize) -> Option<Hit> {
    let (kind, squares) = word.split_once(':')?;
    let (columns, rest) = kind.split_once('x')?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (rows, marks) = rest.split_at(digits);
    let (columns, rows): (usize, usize) = (columns.parse().ok()?, rows.parse().ok()?);
    // Boxes of six squares lie or stand: which, this format tells otherwise than others.
    let shape = flat(columns.checked_mul(rows)?).filter(|_| columns == rows)?;
    // Of marks only those before the level name rules.
    let rules = marks.split('d').next().unwrap_or("");
    let named = [('x', "diagonals"), ('k', "killer cages"), ('j', "irregular regions")];
    let dropped: Vec<String> =
        named.into_iter().filter(|(mark, _)| rules.contains(*mark)).map(|(_, name)| name.to_string()).collect();
    let cells = unpacked(squares.split(',').next()?, shape.face_squares())?;
    let grid = Grid::new(shape, cells)?;
    Some(Hit { dropped, form: Some(Form::Page("Simon Tatham's Puzzles")), ..Hit::new(How::Link, grid, line..line + 1) })
}

/// Letters count empty squares, numbers are digits, `_` stands between two of them.
fn unpacked(text: &str, squares: usize) -> Option<Vec<u8>> {
    let mut cells = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        match c {
            'a'..='z' => cells.resize(cells.len() + (c as usize - 'a' as usize + 1), 0),
            '_' => {}
            _ if digits > 0 => cells.push(rest[..digits].parse().ok()?),
            _ => return None,
        }
        rest = &rest[digits.max(1)..];
    }
    (cells.len() == squares).then_some(cells)
}

#[cfg(test)]
mod tests {
    use crate::text::extract::ids::*;

    fn shown(cells: &[u8]) -> String {
        cells.iter().map(|digit| if *digit == 0 { ".".to_string() } else { digit.to_string() }).collect()
    }

    #[test]
    fn letters_count_empty_squares() {
        let read = |text: &str| find(&[text]).first().map(|hit| (shown(hit.puzzle.grid.cells()), hit.dropped.clone()));
        let board = "1..4.2..........".to_string();
        assert_eq!(read("2x2:1b4a2j           "), Some((board.clone(), vec![])));
        assert_eq!(read("see 2x2x:1b4a2j of today"), Some((board, vec!["diagonals".to_string()])));
        assert_eq!(unpacked("1_2a12", 4), Some(vec![1, 2, 0, 12]));
        assert_eq!(read("2x2#1234567890123456789"), None);
        assert_eq!(read("http://a/b/c/d/e/f/g/h:80"), None);
    }
}
