//! Boards whose squares are drawn with all their candidates, three lines by three signs each, and a placed digit in the middle.

use crate::puzzle::check::conflicts;
use crate::puzzle::{Grid, Shape};
use crate::text::extract::clean::FIRM;
use crate::text::extract::hit::{Hit, fewest};
use crate::text::extract::rows::is_stroke;
use crate::text::how::How;

/// Signs in a line, and lines of a board.
const SIGNS: usize = 27;

/// Lines beyond which a text is a table of something else.
const MOST: usize = 600;

/// The boards of these lines.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    if !(SIGNS..=MOST).contains(&lines.len()) {
        return Vec::new();
    }
    let hits = of_lines(lines, true);
    if hits.is_empty() { of_lines(lines, false) } else { hits }
}

/// Lines of a frame alone may be parts of squares without candidates, or stand between squares.
fn of_lines(lines: &[&str], bare: bool) -> Vec<Hit> {
    let is_rule = |line: &str| line.chars().all(|c| "+-=_:.'` ".contains(c) || c == FIRM || is_stroke(c));
    let has_dashes = |line: &str| line.contains(['-', '=', '_', '+']) || line.contains('\u{2500}');
    // A line without any candidate has its frame still.
    let may_be = |line: &str| line.chars().count() >= SIGNS && !(is_rule(line) && (has_dashes(line) || !bare));
    let kept: Vec<(usize, Vec<char>)> = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| may_be(line) && line.chars().all(|c| !c.is_alphabetic()))
        .map(|(at, line)| (at, line.chars().map(|c| if c == FIRM || c == '\t' { ' ' } else { c }).collect()))
        .collect();
    let mut hits = Vec::new();
    let mut at = 0;
    while let Some(part) = kept.get(at..at + SIGNS) {
        match board(part) {
            Some(grid) => {
                hits.push(Hit::new(How::Candidates, grid, part[0].0..part[SIGNS - 1].0 + 1));
                at += SIGNS;
            }
            None => at += 1,
        }
    }
    hits
}

/// The board of 27 lines.
fn board(lines: &[(usize, Vec<char>)]) -> Option<Grid> {
    let width = lines.iter().map(|(_, line)| line.len()).max().filter(|&width| width <= 120)?;
    let sign = |row: usize, column: usize| lines[row].1.get(column).copied().unwrap_or(' ');
    let in_all = |column: usize, what: fn(char) -> bool| (0..SIGNS).all(|row| what(sign(row, column)));
    // What stands in every line is between the squares, unless a column of candidates is empty.
    let columns: Vec<usize> = (0..width).filter(|&x| !in_all(x, |c| c == ' ' || is_stroke(c))).collect();
    let strokes: Vec<usize> = (0..width).filter(|&x| in_all(x, is_stroke)).collect();
    let columns = if columns.len() == SIGNS { columns } else { between_strokes(&strokes)? };
    let squares: Vec<[char; 9]> =
        (0..81).map(|s| std::array::from_fn(|k| sign(s / 9 * 3 + k / 3, columns[s % 9 * 3 + k % 3]))).collect();
    let read: Vec<Square> = squares.iter().map(square).collect::<Option<_>>()?;
    // Where placed digits stand in the middle, one elsewhere is a candidate alone, and so is a 5 that is drawn like one.
    let around = |s: usize| squares[s].map(|c| if c.is_ascii_digit() { ' ' } else { c });
    let is_middle = |s: &usize| matches!(read[*s], Square::Placed(digit) if digit != 5);
    let placed = (0..81).find(is_middle).map(around);
    let digits = (0..81).map(|s| match read[s] {
        Square::Placed(digit) if placed.is_none_or(|placed| placed == around(s)) => digit,
        Square::Alone(digit) if placed.is_none() => digit,
        _ => 0,
    });
    let several = read.iter().filter(|square| matches!(square, Square::Several)).count();
    let grid = Grid::new(Shape::Flat9, digits.collect())?;
    let fits = several > 9 && grid.filled() >= fewest(Shape::Flat9) && conflicts(&grid).is_empty();
    fits.then_some(grid)
}

/// The columns of signs between the strokes of a frame: thirds of a board with the same gap between squares, or squares.
fn between_strokes(strokes: &[usize]) -> Option<Vec<usize>> {
    let parts: Vec<(usize, usize)> = strokes.windows(2).map(|pair| (pair[0] + 1, pair[1] - pair[0] - 1)).collect();
    let offsets: &[usize] = match (parts.len(), parts.first()?.1) {
        (3, 9) => &[0, 3, 6],
        (3, 11) => &[0, 4, 8],
        (3, 13) => &[1, 5, 9],
        (9, 3) => &[0],
        (9, 5) => &[1],
        _ => return None,
    };
    let is_even = parts.iter().all(|part| part.1 == parts[0].1);
    let of_part = |&(from, _): &(usize, usize)| offsets.iter().flat_map(move |at| (0..3).map(move |k| from + at + k));
    is_even.then(|| parts.iter().flat_map(of_part).collect())
}

/// What nine signs say.
#[derive(Clone, Copy)]
enum Square {
    /// A digit in the middle, or nine times.
    Placed(u8),
    /// One candidate, at its place.
    Alone(u8),
    /// Several candidates, or nothing.
    Several,
}

fn square(signs: &[char; 9]) -> Option<Square> {
    let digits: Vec<(usize, u8)> =
        signs.iter().enumerate().filter_map(|(at, c)| Some((at, c.to_digit(10)? as u8))).filter(|d| d.1 > 0).collect();
    let at_place = |&(at, digit): &(usize, u8)| at + 1 == usize::from(digit);
    match digits[..] {
        [(4, digit)] => Some(Square::Placed(digit)),
        [(_, digit)] if at_place(&digits[0]) => Some(Square::Alone(digit)),
        [(_, digit), ..] if digits.len() == 9 && digits.iter().all(|d| d.1 == digit) => Some(Square::Placed(digit)),
        _ => digits.iter().all(at_place).then_some(Square::Several),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board with a digit where there are two candidates or more everywhere else.
    fn drawn(placed: fn(char) -> [String; 3], gap: &str, empty: char) -> String {
        let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        let squares: Vec<[String; 3]> = line
            .chars()
            .map(|c| match c {
                '0' => ["1 3", " 5 ", "7  "].map(|part| part.replace(' ', &empty.to_string())),
                digit => placed(digit),
            })
            .collect();
        let row = |row: &[[String; 3]], k: usize| {
            let thirds = row.chunks(3).map(|box_| box_.iter().map(|s| s[k].clone()).collect::<Vec<_>>().join(gap));
            format!("|{}|", thirds.collect::<Vec<String>>().join("|"))
        };
        let rows = squares.chunks(9).flat_map(|squares| (0..3).map(|k| row(squares, k)).collect::<Vec<String>>());
        rows.collect::<Vec<String>>().join("\n")
    }

    #[test]
    fn a_digit_in_the_middle_is_placed() {
        let middle = |c: char| ["   ".to_string(), format!(" {c} "), "   ".to_string()];
        let stars = |c: char| ["***".to_string(), format!("*{c}*"), "***".to_string()];
        let nine = |c: char| [0; 3].map(|_| c.to_string().repeat(3));
        for (placed, gap, empty) in
            [(middle as fn(char) -> [String; 3], " ", '.'), (middle, "|", ' '), (stars, " ", '.'), (nine, "  ", '-')]
        {
            let text = drawn(placed, gap, empty);
            let hits = find(&text.lines().collect::<Vec<&str>>());
            assert_eq!(hits.iter().map(|hit| hit.puzzle.grid.filled()).collect::<Vec<usize>>(), [30], "{text}");
            assert_eq!(hits[0].puzzle.grid.cells()[..5], [5, 3, 0, 0, 7]);
        }
    }

    #[test]
    fn other_lines_of_27_signs_are_no_board() {
        let text = vec!["123 456 789 123 456 789 123 456 789"; 27];
        assert!(find(&text).is_empty());
    }
}
