//! One character a square: in one line, in rows, with or without borders; six faces of a SudoKube; 729 candidates.

use crate::puzzle::{FACE_NAMES, Shape};
use crate::text::form::Form;
use crate::text::lines::Line;
use crate::text::order::sort_by;
use crate::text::reading::{Puzzle, Reading};
use crate::text::symbols::{digit, symbol};
use crate::text::{ReadError, from_faces};

/// A digit and where in the text it stood (line and column from 1).
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub digit: u8,
    pub symbol: char,
    pub line: usize,
    pub column: usize,
    /// Face the line was labelled with (`F: 12…`).
    face: Option<usize>,
}

/// Squares of a text; of more than any board could have, only their number.
struct Squares {
    found: Vec<Found>,
    number: usize,
}

/// Candidates of the largest board that is read, 25 for each square.
const MOST: usize = 25 * 25 * 25;

pub(crate) fn read(lines: &[Line]) -> Result<Reading, ReadError> {
    let squares = squares(lines).map_err(|error| if is_prose(lines) { ReadError::Unknown } else { error })?;
    if squares.number == 0 {
        return Err(ReadError::Empty);
    }
    if let Some(reading) = candidates(&squares)? {
        return Ok(reading);
    }
    let Some(shape) = shape_of(squares.number) else {
        return Err(if is_prose(lines) { ReadError::Unknown } else { wrong_length(&squares) });
    };
    let mut found = squares.found;
    let in_lines = found.first().map(|f| f.line) != found.last().map(|f| f.line);
    if shape.is_cube() {
        by_face(&mut found);
    }
    let hexadecimal = shape == Shape::Flat16 && is_hexadecimal(&found);
    if hexadecimal {
        for square in &mut found {
            square.digit = square.symbol.to_digit(16).map_or(0, |value| value as u8 + 1);
        }
    }
    let form = match in_lines {
        true => Form::Rows { shape, hexadecimal },
        false => Form::OneLine { shape, hexadecimal },
    };
    Ok(Reading::one(form, Puzzle::of_givens(grid(shape, &found)?)))
}

/// The grid of so many squares, face after face.
pub(crate) fn grid(shape: Shape, found: &[Found]) -> Result<crate::puzzle::Grid, ReadError> {
    if let Some(f) = found.iter().find(|f| usize::from(f.digit) > shape.side()) {
        return Err(too_large(shape, f.symbol, f.line, f.column));
    }
    let digits: Vec<u8> = found.iter().map(|f| f.digit).collect();
    from_faces(shape, &digits)
}

pub(crate) fn too_large(shape: Shape, text: impl ToString, line: usize, column: usize) -> ReadError {
    let last = symbol(shape.side() as u8);
    ReadError::Range { symbol: text.to_string(), line, column, shape, last }
}

/// The shape whose places, written face after face, are so many.
pub(crate) fn shape_of(places: usize) -> Option<Shape> {
    Shape::OFFERED.into_iter().find(|s| s.face_squares() == places)
}

/// The squares of a text. A line of dashes is a border unless it is needed as an empty row.
fn squares(lines: &[Line]) -> Result<Squares, ReadError> {
    let fits = |s: &Squares| shape_of(s.number).is_some() || candidate_side(s.number).is_some();
    let all = scan(lines, false);
    match all {
        Ok(all) if fits(&all) => Ok(all),
        _ => match scan(lines, true) {
            Ok(without) if fits(&without) => Ok(without),
            without => all.or(without),
        },
    }
}

fn scan(lines: &[Line], skip_rulers: bool) -> Result<Squares, ReadError> {
    let mut squares = Squares { found: Vec::new(), number: 0 };
    for line in lines.iter().filter(|l| !l.is_ruler(skip_rulers)) {
        let face = face_label(line.text);
        let label = if face.is_some() { 2 } else { 0 };
        for (at, c) in line.text.chars().enumerate().skip(label) {
            if c.is_whitespace() || is_border(c) {
                continue;
            }
            let (line, column) = (line.number, line.column + at);
            let Some(digit) = digit(c) else {
                return Err(ReadError::Symbol { symbol: c.to_string(), line, column });
            };
            squares.number += 1;
            if squares.found.len() < MOST {
                squares.found.push(Found { digit, symbol: c, line, column, face });
            }
        }
    }
    Ok(squares)
}

/// The upright strokes of borders, and what box-drawing characters there are.
pub(crate) fn is_border(c: char) -> bool {
    matches!(c, '|' | '¦' | '\u{2500}'..='\u{257f}' | '\u{feff}')
}

/// The face that a label such as `F:` at the start of a line names.
fn face_label(line: &str) -> Option<usize> {
    let mut chars = line.chars();
    let (name, colon) = (chars.next()?, chars.next()?);
    FACE_NAMES.iter().position(|&n| n == name).filter(|_| colon == ':')
}

/// Puts six labelled faces into their order, whatever the order of the text.
fn by_face(found: &mut Vec<Found>) {
    let mut face = None;
    for square in found.iter_mut() {
        face = square.face.or(face);
        square.face = face;
    }
    let each = found.len() / FACE_NAMES.len();
    let complete = |f: usize| found.iter().filter(|s| s.face == Some(f)).count() == each;
    if (0..FACE_NAMES.len()).all(complete) {
        sort_by(found, |s| s.face.map_or(-1, |face| face as i64));
    }
}

/// Whether `0` is a digit here: another sign stands for empty squares, or every digit from 0 to F is there 16 times.
fn is_hexadecimal(found: &[Found]) -> bool {
    let times = |value: u32| found.iter().filter(|f| f.symbol.to_digit(16) == Some(value)).count();
    let other_empty = found.iter().any(|f| f.digit == 0 && f.symbol != '0');
    let none_too_large = found.iter().all(|f| f.digit < 16);
    none_too_large && times(0) > 0 && (other_empty || (0..16).all(|value| times(value) == 16))
}

/// The side of the board for which so many symbols are all candidates of all squares.
pub(crate) fn candidate_side(number: usize) -> Option<usize> {
    Shape::OFFERED.into_iter().filter(|s| !s.is_cube()).map(Shape::side).find(|n| n * n * n == number)
}

/// `side` characters for each square, each either its digit or a filler.
fn candidates(squares: &Squares) -> Result<Option<Reading>, ReadError> {
    let Some((side, shape)) = candidate_side(squares.number).and_then(|n| Some((n, Shape::flat(n)?))) else {
        return Ok(None);
    };
    let wrong = |(at, f): &(usize, &Found)| f.digit != 0 && usize::from(f.digit) != at % side + 1;
    let mut misplaced = squares.found.iter().enumerate().filter(wrong);
    if let Some((at, f)) = misplaced.next() {
        // Many of them: this never was a list of candidates.
        if misplaced.count() > squares.number / 10 {
            return Ok(None);
        }
        let digit = symbol((at % side + 1) as u8);
        return Err(ReadError::Candidate { symbol: f.symbol, line: f.line, column: f.column, digit });
    }
    let masks = squares
        .found
        .chunks(side)
        .map(|square| square.iter().filter(|f| f.digit != 0).fold(0u32, |mask, f| mask | 1 << (f.digit - 1)));
    Ok(Some(Reading::one(Form::AllCandidates(shape), of_candidates(shape, masks.collect()))))
}

/// A puzzle from candidates: the only one of a square is its digit. `masks` has an entry for every square.
pub(crate) fn of_candidates(shape: Shape, mut masks: Vec<u32>) -> Puzzle {
    let mut puzzle = Puzzle::of_givens(crate::puzzle::Grid::empty(shape));
    for (square, mask) in masks.iter_mut().enumerate().filter(|(_, m)| m.count_ones() == 1) {
        puzzle.grid.set(square, mask.trailing_zeros() as u8 + 1);
        *mask = 0;
    }
    puzzle.marks.centre = masks;
    puzzle.marks = puzzle.marks.tidy();
    puzzle
}

/// A length that fits no board: the row that is too short or too long, if there is just such a row.
fn wrong_length(squares: &Squares) -> ReadError {
    let mut rows: Vec<(usize, usize)> = Vec::new();
    for f in &squares.found {
        match rows.last_mut() {
            Some((line, width)) if *line == f.line => *width += 1,
            _ => rows.push((f.line, 1)),
        }
    }
    let side = Shape::OFFERED.into_iter().filter(|s| rows.len() == s.faces() * s.side()).map(Shape::side).next();
    let odd = |side: usize| rows.iter().filter(move |&&(_, width)| width != side);
    match side {
        Some(side) if odd(side).count() * 2 < rows.len() => {
            let (line, found) = odd(side).next().copied().unwrap_or_default();
            ReadError::Row { line, found, side }
        }
        _ => ReadError::Length { found: squares.number, line: None },
    }
}

/// Whether most of a text is neither digits nor signs: then it is no puzzle with a mistake in it, but no puzzle.
fn is_prose(lines: &[Line]) -> bool {
    let (mut signs, mut others) = (0usize, 0usize);
    for c in lines.iter().flat_map(|l| l.text.chars()).filter(|c| !c.is_whitespace()) {
        match c {
            '0'..='9' | 'A'..='G' | '.' | '-' | '_' | '*' | 'X' => signs += 1,
            c if is_border(c) || "+=:',;".contains(c) => {}
            _ => others += 1,
        }
    }
    others > signs
}

/// The squares of one field, one character each.
pub(crate) fn squares_of(field: &Line) -> Result<Vec<Found>, ReadError> {
    scan(std::slice::from_ref(field), false).map(|s| s.found)
}

#[cfg(test)]
mod tests {
    use crate::text::lines;
    use crate::text::plain::*;

    #[test]
    fn of_a_text_beyond_any_board_only_the_number_is_kept() {
        let text = "12345678.\n".repeat(MOST);
        let squares = scan(&lines::of(&text), false).unwrap();
        assert_eq!((squares.found.len(), squares.number), (MOST, 9 * MOST));
        let text = ".".repeat(MOST);
        assert_eq!(scan(&lines::of(&text), false).unwrap().found.len(), MOST);
    }
}
