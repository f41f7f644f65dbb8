//! A range cut out of a spreadsheet: fields divided by tabs, commas or semicolons, an empty field for an empty square.

use crate::text::ReadError;
use crate::text::form::Form;
use crate::text::lines::Line;
use crate::text::plain::{shape_of, too_large};
use crate::text::reading::{Puzzle, Reading};
use crate::text::symbols::digit;

pub(crate) fn is_separator(c: char) -> bool {
    matches!(c, '\t' | ',' | ';')
}

pub(crate) fn read(lines: &[Line]) -> Result<Reading, ReadError> {
    let rows: Vec<Vec<Line>> = lines.iter().map(|l| l.split(is_separator).map(|f| f.trimmed()).collect()).collect();
    let number: usize = rows.iter().map(Vec::len).sum();
    // A separator after the last field of every line divides nothing.
    let closed = shape_of(number).is_none() && rows.iter().all(|r| r.last().is_some_and(|f| f.text.is_empty()));
    let found: Vec<Line> = rows.iter().flat_map(|r| r[..r.len() - usize::from(closed)].iter().copied()).collect();
    let shape = shape_of(found.len());
    let mut digits = Vec::new();
    for field in found {
        let refused = || {
            let symbol = field.text.chars().take(12).collect();
            ReadError::Symbol { symbol, line: field.number, column: field.column }
        };
        let digit = crate::text::fields::number(field.text).ok_or_else(refused)?;
        match shape {
            Some(shape) if usize::from(digit) > shape.side() => {
                return Err(too_large(shape, field.text, field.number, field.column));
            }
            _ => digits.push(digit),
        }
    }
    let shape = shape.ok_or(ReadError::Length { found: digits.len(), line: None })?;
    let grid = crate::text::from_faces(shape, &digits)?;
    Ok(Reading::one(Form::Fields(shape), Puzzle::of_givens(grid)))
}

/// A symbol or a number of up to two digits; nothing is an empty square.
pub(crate) fn number(text: &str) -> Option<u8> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => Some(0),
        (Some(only), None) => digit(only),
        _ => text.parse().ok().filter(|n| *n <= 25),
    }
}
