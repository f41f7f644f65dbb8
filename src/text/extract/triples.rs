//! Three numbers a square: in the order that the text tells, or in the only one that makes a board.

use crate::text::extract::hit::{FLATS, Hit};
use crate::text::extract::named::{Named, board};

/// Which of three numbers are row, column and digit.
pub(crate) type Order = [usize; 3];

/// Lines in which the names of the numbers are looked for, and how much of each.
const HEAD: usize = 60;
const WIDTH: usize = 160;

/// The order that a head tells, such as `value,row,col` or `(x, y, digit)`.
pub(crate) fn told(text: &str) -> Option<Order> {
    text.lines().take(HEAD).find_map(|line| of_head(&line.chars().take(WIDTH).collect::<String>()))
}

const ROW: [&str; 7] = ["row", "r", "y", "i", "line", "zeile", "row_index"];
const COLUMN: [&str; 8] = ["col", "column", "c", "x", "j", "spalte", "col_index", "column_index"];
const VALUE: [&str; 11] = ["value", "val", "v", "digit", "d", "number", "num", "n", "k", "clue", "given"];

fn of_head(line: &str) -> Option<Order> {
    let line = line.to_ascii_lowercase();
    // A table's name stands outside the brackets with the names of its columns.
    line.split(['(', ')', '[', ']', '{', '}']).find_map(of_names)
}

fn of_names(part: &str) -> Option<Order> {
    let words = part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|w| !w.is_empty());
    let words: Vec<&str> = words.map(|word| word.strip_suffix('s').unwrap_or(word)).collect();
    // Letters alone are names only where they are the usual ones.
    let spelled = |names: &[&str]| names.iter().any(|name| name.len() > 1);
    let of_three = |names: &[&str]| {
        let place = |known: &[&str]| names.iter().position(|name| known.contains(name));
        let order = [place(&ROW)?, place(&COLUMN)?, place(&VALUE)?];
        let usual = matches!(names, ["r" | "i", "c" | "j", _] | ["x", "y", _]);
        (order.iter().sum::<usize>() == 3 && (usual || spelled(names))).then_some(order)
    };
    // A letter before three words is a part of another name.
    let in_words = |names: &[&str]| if names.iter().all(|name| name.len() > 1) { of_three(names) } else { None };
    let three = words.windows(3).find_map(in_words).or_else(|| words.windows(3).find_map(of_three));
    // Column and row alone, in this order.
    let turned = |names: &[&str]| {
        COLUMN.contains(&names[0]) && ROW.contains(&names[1]) && (names == ["x", "y"] || spelled(names))
    };
    three.or_else(|| words.windows(2).any(turned).then_some([1, 0, 2]))
}

/// Lines of three numbers, or parts of a line between semicolons, or three digits in one word.
pub(crate) fn of_lines(text: &str) -> Vec<Named> {
    const LONGEST: usize = 40;
    let mut squares = Vec::new();
    for (line, words) in text.lines().enumerate() {
        // Three digits each, one after the other: `129 136 158`.
        let packed = || words.split_ascii_whitespace().map(three_digits).collect::<Option<Vec<[u32; 3]>>>();
        if let Some(all) = Some(()).filter(|()| words.len() > 30).and_then(|()| packed()).filter(|all| all.len() > 7) {
            squares.extend(all.into_iter().map(|[row, column, value]| Named {
                row,
                column,
                value,
                line,
                indexed: false,
            }));
            continue;
        }
        let is_listed = words.len() > LONGEST && words.matches(';').count() > 7;
        let parts = words.split(|c| is_listed && c == ';');
        for part in parts.filter(|part| (3..=LONGEST).contains(&part.len())) {
            // The list may stand in brackets, behind its name.
            let bare = part.rsplit(['[', '{', '(']).next().unwrap_or(part);
            let bare = bare.trim_end_matches([']', '}', ')', ';', ' ', ',']);
            squares.extend(three(bare).map(|[row, column, value]| Named { row, column, value, line, indexed: false }));
        }
    }
    squares
}

fn three_digits(word: &str) -> Option<[u32; 3]> {
    match *word.as_bytes() {
        [a @ b'1'..=b'9', b @ b'1'..=b'9', c @ b'1'..=b'9'] => Some([a, b, c].map(|digit| u32::from(digit - b'0'))),
        _ => None,
    }
}

fn three(words: &str) -> Option<[u32; 3]> {
    let mut words = words.split([',', ';', '\t', ' ', '|']).map(str::trim).filter(|w| !w.is_empty());
    match (words.next()?, words.next(), words.next(), words.next()) {
        // A variable of a formula in clauses, `412 0`, or the three digits alone.
        (digits, None | Some("0"), None, _) => three_digits(digits),
        (row, Some(column), Some(value), None) => Some([row.parse().ok()?, column.parse().ok()?, value.parse().ok()?]),
        _ => None,
    }
}

/// The boards of squares whose three numbers stand in this order; where no order is told and row, column, digit makes
/// none, in every other order that makes one.
pub(crate) fn boards(squares: &[Named], told: Option<Order>) -> Vec<Hit> {
    let found = ordered(squares, told);
    if found.len() > 1 {
        return found;
    }
    let shifted = shifted(squares, found.first()).map(|squares| ordered(&squares, told)).unwrap_or_default();
    found.into_iter().chain(shifted).collect()
}

/// The same squares counted from 0, where that is possible, too: no row or column has a number that tells.
pub(crate) fn shifted(squares: &[Named], found: Option<&Hit>) -> Option<Vec<Named>> {
    let most = squares.iter().map(|s| s.row.max(s.column)).max()? as usize;
    let shape = FLATS.into_iter().find(|shape| shape.side() > most)?;
    let is_same = found.is_none_or(|hit| hit.shape() == shape);
    let may = is_same && squares.iter().all(|s| s.row.min(s.column).min(s.value) > 0);
    may.then(|| squares.iter().map(|s| Named { row: s.row + 1, column: s.column + 1, ..*s }).collect())
}

fn ordered(squares: &[Named], told: Option<Order>) -> Vec<Hit> {
    if let Some(order) = told {
        let found: Vec<Hit> = board(&permuted(squares, order)).into_iter().collect();
        if !found.is_empty() {
            return found;
        }
    }
    // The digit last, first, or in the middle: lists are mostly written row by row.
    let orders = [[0, 1, 2], [1, 2, 0], [0, 2, 1]].map(|order| permuted(squares, order));
    let by_row = orders.iter().filter(|squares| is_by_row(squares)).find_map(|squares| board(squares));
    if by_row.is_some() {
        return by_row.into_iter().collect();
    }
    let [plain, others @ ..] = orders.map(|squares| either(&squares, false));
    if plain.is_empty() { others.into_iter().flatten().collect() } else { plain }
}

fn permuted(squares: &[Named], [row, column, value]: Order) -> Vec<Named> {
    let all = |s: &Named| [s.row, s.column, s.value];
    squares.iter().map(|s| Named { row: all(s)[row], column: all(s)[column], value: all(s)[value], ..*s }).collect()
}

fn is_by_row(squares: &[Named]) -> bool {
    squares.windows(2).all(|p| (p[0].row, p[0].column) < (p[1].row, p[1].column))
}

/// Row first, as boards are written in mathematics and by players; column first, as in spreadsheets and plots, where the
/// squares come in that order; both where they come in none.
pub(crate) fn either(squares: &[Named], xy: bool) -> Vec<Hit> {
    let by_row = is_by_row(squares);
    let by_column = squares.windows(2).all(|p| (p[0].column, p[0].row) < (p[1].column, p[1].row));
    let (plain, other) = (board(squares), board(&permuted(squares, [1, 0, 2])));
    match (by_row || xy, by_column || xy) {
        (_, true) if xy || !by_row => other.into_iter().collect(),
        (true, _) => plain.into_iter().collect(),
        _ => plain.into_iter().chain(other).collect(),
    }
}

#[cfg(test)]
mod tests {
    use crate::text::extract::triples::*;

    #[test]
    fn heads_tell_the_order() {
        assert_eq!(told("value,row,col\n4,1,2"), Some([1, 2, 0]));
        assert_eq!(told("INSERT INTO g (val, row, col) VALUES (4,1,2)"), Some([1, 2, 0]));
        assert_eq!(told("INSERT INTO given (r, c, d) VALUES (1,1,4)"), Some([0, 1, 2]));
        assert_eq!(told("INSERT INTO g (puzzle_i.d, row, col, value) VALUES (17,1,2,4)"), Some([0, 1, 2]));
        assert_eq!(told("Row;Column;Digit"), Some([0, 1, 2]));
        assert_eq!(told("(x, y, value)"), Some([1, 0, 2]));
        assert_eq!(told("in row 3 a column of values"), None);
    }

    #[test]
    fn three_numbers_stand_in_many_ways() {
        assert_eq!(three("1, 2, 4"), Some([1, 2, 4]));
        assert_eq!(three("412 0"), Some([4, 1, 2]));
        assert_eq!((three("410"), three("1 2"), three("1 2 3 4")), (None, None, None));
        assert_eq!(of_lines("B = [1 2 4; 1 7 1; 1 8 7; 1 9 9; 2 3 2; 2 6 8; 2 8 5; 2 9 4; 3 3 6]").len(), 9);
    }
}
