//! Tables with the numbers of the columns above them: a digit belongs to the column under whose number it stands.

use crate::puzzle::Grid;
use crate::text::extract::clean::FIRM;
use crate::text::extract::frames::is_frame;
use crate::text::extract::hit::{FLATS, Hit};
use crate::text::extract::rows::is_stroke;
use crate::text::how::How;

/// Characters in a line at most.
const LONGEST: usize = 120;

/// The boards under a line of numbers or letters.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    lines.iter().enumerate().filter_map(|(at, line)| board(&heads(line)?, at, lines)).collect()
}

/// Words of a line, with the places of their first and last character; strokes divide nothing.
fn words(line: &str) -> Vec<(usize, usize, String)> {
    let mut words: Vec<(usize, usize, String)> = Vec::new();
    let mut open = false;
    for (at, c) in line.chars().enumerate() {
        let is_gap = c.is_whitespace() || c == FIRM || is_stroke(c);
        match words.last_mut().filter(|_| open && !is_gap) {
            Some(last) => {
                last.1 = at;
                last.2.push(c);
            }
            None if !is_gap => words.push((at, at, c.to_string())),
            None => {}
        }
        open = !is_gap;
    }
    words
}

/// The places of the columns, if a line holds nothing but their numbers or letters: `1 2 3`, `A B C`, `c1 c2 c3`.
fn heads(line: &str) -> Option<Vec<(usize, usize)>> {
    let first = line.bytes().find(|b| !b.is_ascii_whitespace());
    if line.len() > LONGEST || matches!(first, Some(b'2'..=b'9')) {
        return None;
    }
    let words = words(line);
    let counts = |first: u8| words.iter().enumerate().all(|(at, (.., word))| word.as_bytes() == [first + at as u8]);
    let numbered = || words.iter().enumerate().all(|(at, (.., word))| is_numbered(word, at + 1));
    let known =
        (4..=9).contains(&words.len()) && (counts(b'0') || counts(b'1') || counts(b'A') || counts(b'a') || numbered());
    known.then(|| words.into_iter().map(|(from, to, _)| (from, to)).collect())
}

/// A name with its number: `c3`, `col3`.
fn is_numbered(word: &str, number: usize) -> bool {
    let name = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let letters = name.len() < 5 && name.chars().all(|c| c.is_ascii_alphabetic());
    !name.is_empty() && letters && word[name.len()..].parse() == Ok(number)
}

fn board(columns: &[(usize, usize)], head: usize, lines: &[&str]) -> Option<Hit> {
    let side = columns.len();
    let shape = FLATS.into_iter().find(|shape| shape.side() == side)?;
    let mut grid = Grid::empty(shape);
    let mut row = 0;
    for (at, line) in lines.iter().enumerate().skip(head + 1) {
        if is_frame(line) || line.trim().is_empty() || line.chars().all(|c| "-+| ".contains(c)) {
            continue;
        }
        let words = words(line);
        let [(_, label_at, label), squares @ ..] = &words[..] else { return None };
        // The row's own number or letter stands left of the columns.
        let named = [(row + 1).to_string(), char::from(b'A' + row as u8).to_string(), row.to_string()];
        let label = label.trim_end_matches([':', '.', ')']);
        let is_own = named.iter().any(|name| label.eq_ignore_ascii_case(name)) || is_numbered(label, row + 1);
        if *label_at >= columns[0].0 || !is_own {
            return None;
        }
        for (_, place, word) in squares {
            let column = columns.iter().position(|(from, to)| (from..=to).contains(&place))?;
            let digit = match word.as_str() {
                "." | "-" | "_" | "0" => 0,
                word => word.parse::<u8>().ok().filter(|&digit| usize::from(digit) <= side)?,
            };
            grid.set(row * side + column, digit);
        }
        row += 1;
        if row == side {
            return Some(Hit::new(How::Labelled, grid, head..at + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::text::extract::headed::*;

    #[test]
    fn digits_stand_under_the_numbers_of_their_columns() {
        let table = ["   1 2 | 3 4", " +----+----+", "A| 4   |    ", "B|   3 | 1  ", "C|     |   2", "D|   1 |    "];
        let hits = find(&table);
        assert_eq!(hits[0].puzzle.grid.cells(), [4, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 2, 0, 1, 0, 0]);
        let from_zero = ["   0 1 | 2 3", "0| 4   |    ", "1|   3 | 1  ", "2|     |   2", "3|   1 |    "];
        assert_eq!(find(&from_zero)[0].puzzle.grid.cells(), hits[0].puzzle.grid.cells());
        assert!(find(&["  1 2 3 4", "1 4", "2  3", "3   1", "4    2"]).is_empty(), "a digit between two columns");
        assert!(heads("1 2 3 5").is_none() && heads("5 6 7 8").is_none());
    }
}
