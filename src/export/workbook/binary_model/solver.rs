//! The model as Excel's solver keeps it: names of the sheet for its objective, its variables and its constraints.

use rust_xlsxwriter::{Workbook, XlsxError};

use crate::export::workbook::binary_model::places::{Places, SHEET};
use crate::export::workbook::cells::cell;
use crate::puzzle::Grid;

/// How a solver's name says = and binary.
const EQUAL: &str = "2";
const BINARY: &str = "5";

/// A range of the sheet, as a name refers to it.
fn fixed((first, last): ((u32, u16), (u32, u16))) -> String {
    let at = |(row, column): (u32, u16)| cell(row, column, (true, true));
    let (a, b) = (at(first), at(last));
    if a == b { format!("'{SHEET}'!{a}") } else { format!("'{SHEET}'!{a}:{b}") }
}

/// Defines the names.
///
/// # Errors
///
/// The library refuses one.
pub(crate) fn define(book: &mut Workbook, places: &Places, puzzle: &Grid) -> Result<(), XlsxError> {
    let side = places.side;
    let mut constraints: Vec<(String, &str, &str)> = Vec::new();
    constraints.extend(places.sums().map(|sums| (fixed(sums), EQUAL, "1")));
    constraints.push((fixed(places.block()), BINARY, "\"binary\""));
    for (square, &digit) in puzzle.cells().iter().enumerate().filter(|(_, digit)| **digit > 0) {
        let at = places.variable(square / side, square % side, usize::from(digit) - 1);
        constraints.push((fixed((at, at)), EQUAL, "1"));
    }
    let mut name = |key: String, value: &str| {
        book.define_name(format!("'{SHEET}'!solver_{key}"), &format!("={value}")).map(|_| ())
    };
    name("adj".into(), &fixed(places.block()))?;
    name("opt".into(), &fixed((places.objective(), places.objective())))?;
    // Maximise, by the simplex method, without bounds on time; variables are not negative.
    for (key, value) in [("typ", "1"), ("val", "0"), ("eng", "2"), ("neg", "1"), ("tol", "0"), ("ver", "3")] {
        name(key.into(), value)?;
    }
    name("num".into(), &constraints.len().to_string())?;
    for (k, (left, relation, right)) in (1..).zip(&constraints) {
        name(format!("lhs{k}"), left)?;
        name(format!("rel{k}"), relation)?;
        name(format!("rhs{k}"), right)?;
    }
    Ok(())
}
