//! Boards of more than 25 digits as text. A digit is one sign (1–9, A–Z, a–z, `-`, `_` and `*`; an empty square is `.` or
//! `0`), on one line or in rows, several boards one a line; or a number, with 0, `.` or nothing for an empty square. Where signs count
//! from `0`, as 0–Z for 36 digits, they are read as 1–a.
//!
//! Small letters are digits of their own here, and what is empty elsewhere may be a digit: nothing of this is read where a
//! smaller board fits.

use crate::puzzle::check::conflicts;
use crate::puzzle::{Grid, Shape};
use crate::text::ReadError;
use crate::text::fields::is_separator;
use crate::text::form::Form;
use crate::text::lines::Line;
use crate::text::plain::{candidate_side, is_border, too_large};
use crate::text::reading::{Puzzle, Reading};

/// As many signs are also the candidates of a 16×16 board, whose digits end here.
const CANDIDATES: (usize, u8) = (16 * 16 * 16, 16);

/// More bytes than a board that is no list has, with all its borders: the candidates of 16×16, or 64×64 in numbers.
pub(crate) const LONGEST: usize = 100_000;

/// One square of so many is empty at least, or a text of signs is no board: text that was packed has a sign of 64 as often as any other.
const ONE_EMPTY_IN: usize = 8;

/// In a link, what stands before a digit that a player typed.
pub(crate) const TYPED: char = '0';

/// The digit of a sign on a large board, 0 for an empty square.
pub fn digit(sign: char) -> Option<u8> {
    match sign {
        '.' | '0' => Some(0),
        '1'..='9' => Some(sign as u8 - b'0'),
        'A'..='Z' => Some(sign as u8 - b'A' + 10),
        'a'..='z' => Some(sign as u8 - b'a' + 36),
        '-' => Some(62),
        '_' => Some(63),
        '*' => Some(64),
        _ => None,
    }
}

/// The large board that has so many squares.
fn of_squares(number: usize) -> Option<Shape> {
    Shape::LARGE.into_iter().find(|s| s.face_squares() == number)
}

/// A sign or a number with its place.
#[derive(Clone, Copy)]
struct Sign<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

/// Whether the first line has a whole large board.
pub(crate) fn begins(lines: &[Line]) -> bool {
    lines.iter().find(|l| !l.trimmed().text.is_empty()).is_some_and(|first| as_list(first).is_some())
}

/// `None` when the text is no large board, nor a list of them.
pub(crate) fn read(lines: &[Line]) -> Option<Result<Reading, ReadError>> {
    let first = lines.iter().find(|l| !l.trimmed().text.is_empty())?;
    let shape = as_list(first).or_else(|| as_rows(lines, first))?;
    if !shape.is_taken() {
        return Some(Err(ReadError::Large { side: shape.side() }));
    }
    let listed = as_list(first).is_some();
    let reading = match listed {
        true => list(lines),
        false => board(shape, &signs(lines)).map(|(puzzle, from_zero)| {
            let is_of_numbers = by_number(first) && !from_zero;
            let form = if is_of_numbers { Form::Numbers(shape) } else { Form::Rows { shape, hexadecimal: from_zero } };
            Reading::one(form, puzzle)
        }),
    };
    Some(reading)
}

/// What is wrong with a text that is a large board but for the number of its squares: signs alone, in one line or in rows, many of them
/// empty squares, some letters that no smaller board has.
pub(crate) fn miscounted(lines: &[Line]) -> Option<ReadError> {
    let rows: Vec<&str> = lines.iter().map(|l| l.trimmed().text).filter(|text| !text.is_empty()).collect();
    let signs = || rows.iter().flat_map(|row| row.chars());
    let digits: Vec<u8> = signs().map(digit).collect::<Option<_>>()?;
    let (found, empty) = (digits.len(), digits.iter().filter(|&&d| d == 0).count());
    let beyond = |c: char| c.is_ascii_alphabetic() && c.to_ascii_uppercase() > 'P' && !matches!(c, 'X' | 'x');
    let is_board = rows.len() == 1 || rows.iter().all(|row| row.len() <= Shape::Flat64.side());
    // As many as the candidates of a smaller board are no squares.
    let is_large = found > Shape::Flat25.face_squares() && signs().any(beyond) && candidate_side(found).is_none();
    (is_board && is_large && empty >= found / ONE_EMPTY_IN).then_some(ReadError::Length { found, line: None })
}

/// The board that a field of a line is, sign after sign.
fn as_list(line: &Line) -> Option<Shape> {
    fields(line).find_map(|field| whole(field.text))
}

fn whole(field: &str) -> Option<Shape> {
    let shape = of_squares(field.len()).filter(|_| field.bytes().all(|b| b.is_ascii_graphic()))?;
    (field.len() != CANDIDATES.0 || !are_candidates(field.chars().map(digit))).then_some(shape)
}

/// Whether so many digits of a board of 64 are rather the candidates of one of 16: none is beyond its digits, and in at least half of
/// its squares a digit stands at its place.
fn are_candidates(signs: impl Iterator<Item = Option<u8>>) -> bool {
    let signs: Vec<Option<u8>> = signs.collect();
    let squares = signs.chunks(usize::from(CANDIDATES.1));
    let of = squares.len();
    let has_one = |square: &&[Option<u8>]| (1..).zip(square.iter()).any(|(digit, sign)| *sign == Some(digit));
    signs.iter().flatten().all(|&d| d <= CANDIDATES.1) && 2 * squares.filter(has_one).count() >= of
}

/// The board of a text of rows, or of numbers in rows or in one line.
fn as_rows(lines: &[Line], first: &Line) -> Option<Shape> {
    if lines.iter().map(|l| l.text.len()).sum::<usize>() > LONGEST {
        return None;
    }
    let rows = lines.iter().filter(|l| !l.is_ruler(true) && !l.trimmed().text.is_empty()).count();
    if rows == 1 {
        return of_squares(tokens(first).len());
    }
    let shape = Shape::large(rows)?;
    let all = signs(lines);
    let fits = all.len() == shape.face_squares();
    let digits = all.iter().map(|s| s.text.chars().next().and_then(digit));
    let candidates = all.len() == CANDIDATES.0 && !by_number(first) && are_candidates(digits);
    (fits && !candidates).then_some(shape)
}

/// Whether squares are numbers that are divided, and not single signs.
fn by_number(line: &Line) -> bool {
    line.text.contains(is_separator) || tokens(line).iter().any(|t| t.text.len() == 2)
}

fn fields<'a>(line: &Line<'a>) -> impl Iterator<Item = Line<'a>> {
    line.split(|c| is_separator(c) || c.is_whitespace()).map(|f| f.trimmed())
}

/// What stands between separators (nothing is an empty square), or between blanks.
fn tokens<'a>(line: &Line<'a>) -> Vec<Sign<'a>> {
    let sign = |f: Line<'a>| Sign { text: f.text, line: f.number, column: f.column };
    if line.text.contains(is_separator) {
        return line.split(is_separator).map(|f| sign(f.trimmed())).collect();
    }
    let parts = line.split(|c| c.is_whitespace() || is_border(c));
    parts.map(|f| f.trimmed()).filter(|f| !f.text.is_empty()).map(sign).collect()
}

/// The squares of a text of rows.
fn signs<'a>(lines: &[Line<'a>]) -> Vec<Sign<'a>> {
    let mut all = Vec::new();
    for line in lines.iter().filter(|l| !l.is_ruler(true) && !l.trimmed().text.is_empty()) {
        if by_number(line) {
            all.extend(tokens(line));
            continue;
        }
        for (at, c) in line.text.char_indices().filter(|(_, c)| !c.is_whitespace() && !is_border(*c)) {
            let column = line.column + line.text[..at].chars().count();
            all.push(Sign { text: &line.text[at..at + c.len_utf8()], line: line.number, column });
        }
    }
    all
}

/// The digit of a square: one sign, or a number of up to two figures.
fn value(text: &str) -> Option<u8> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => Some(0),
        (Some(only), None) => digit(only),
        _ => text.parse().ok(),
    }
}

/// The board, and whether its signs count from 0.
fn board(shape: Shape, signs: &[Sign]) -> Result<(Puzzle, bool), ReadError> {
    let mut cells = Vec::with_capacity(signs.len());
    for sign in signs {
        let refused =
            || ReadError::Symbol { symbol: sign.text.chars().take(12).collect(), line: sign.line, column: sign.column };
        let digit = value(sign.text).ok_or_else(refused)?;
        if usize::from(digit) > shape.side() {
            return Err(too_large(shape, sign.text, sign.line, sign.column));
        }
        cells.push(digit);
    }
    let found = cells.len();
    let grid = Grid::new(shape, cells).ok_or(ReadError::Length { found, line: None })?;
    let shifted = from_zero(&grid, signs);
    let is_shifted = shifted.is_some();
    Ok((Puzzle::of_givens(shifted.unwrap_or(grid)), is_shifted))
}

/// The same squares, one sign each, with `0` as the first digit: none is the highest digit, and no two zeros are in a house, as they
/// would be if they were empty squares.
fn from_zero(grid: &Grid, signs: &[Sign]) -> Option<Grid> {
    let shape = grid.shape();
    let has = |text: &str| signs.iter().any(|sign| sign.text == text);
    let has_highest = || grid.cells().iter().any(|&digit| usize::from(digit) == shape.side());
    if !has("0") || has_highest() || signs.iter().any(|sign| sign.text.len() != 1) {
        return None;
    }
    let shifted = |(sign, &digit): (&Sign, &u8)| if sign.text == "." { 0 } else { digit + 1 };
    let shifted = Grid::new(shape, signs.iter().zip(grid.cells()).map(shifted).collect())?;
    conflicts(&shifted).iter().all(|conflict| conflict.digit != 1).then_some(shifted)
}

/// One board a line, with a name beside it where there is one.
fn list(lines: &[Line]) -> Result<Reading, ReadError> {
    let (mut puzzles, mut hexadecimal) = (Vec::new(), false);
    for line in lines.iter().filter(|l| !l.trimmed().text.is_empty()) {
        let all: Vec<Line> = fields(line).filter(|f| !f.text.is_empty()).collect();
        let longest = all.iter().map(|f| f.text.chars().count()).max().unwrap_or(0);
        let found = all.iter().position(|f| whole(f.text).is_some());
        let at = found.ok_or(ReadError::Length { found: longest, line: Some(line.number) })?;
        let field = &all[at];
        // `whole` has seen to it that every sign is a byte long.
        let signs = (0..field.text.len()).map(|k| Sign {
            text: &field.text[k..=k],
            line: field.number,
            column: field.column + k,
        });
        let shape = of_squares(field.text.len()).unwrap_or(Shape::Flat36);
        let (mut puzzle, from_zero) = board(shape, &signs.collect::<Vec<_>>())?;
        hexadecimal = from_zero;
        let name = all.iter().enumerate().find(|(k, f)| *k != at && f.text.len() <= 40);
        puzzle.name = name.map_or_else(String::new, |(_, f)| f.text.to_string());
        puzzles.push(puzzle);
    }
    let form = match &puzzles[..] {
        [only] => Form::OneLine { shape: only.grid.shape(), hexadecimal },
        _ => Form::List { csv: false },
    };
    Ok(Reading { form, puzzles, dropped: Vec::new() })
}

/// The large board that the squares of a link fill.
pub(crate) fn of_link(squares: &str) -> Option<Shape> {
    of_squares(squares.chars().filter(|&c| c != TYPED).count())
}

/// Its squares, and which of them a player typed.
///
/// # Errors
///
/// The first sign that is no digit of the board, and its place from 1.
pub(crate) fn squares_of_link(shape: Shape, squares: &str) -> Result<(Grid, Vec<bool>), (char, usize)> {
    let (mut grid, mut typed, mut by_player) = (Grid::empty(shape), Vec::new(), false);
    for (k, sign) in squares.chars().enumerate() {
        if sign == TYPED {
            by_player = true;
            continue;
        }
        match digit(sign).filter(|&d| usize::from(d) <= shape.side()) {
            Some(digit) => grid.set(typed.len(), digit),
            None => return Err((sign, k + 1)),
        }
        typed.push(std::mem::take(&mut by_player));
    }
    Ok((grid, typed))
}

#[cfg(test)]
mod tests;
