//! A word of nearly as many signs as a 9×9 board.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::almost::mend::{Almost, distinct, one_off, sound};
use crate::text::extract::cell::Cell;

/// The first of such words in a line. Programs for tables cut zeros off at its start, editors blanks at its end; a sign may be lost or
/// doubled anywhere.
pub(crate) fn find(line: &str) -> Option<(Almost, Vec<Grid>)> {
    let is_sign = |c: char| c.is_ascii_digit() || matches!(c, '.' | '_' | '*' | '-');
    let shape = Shape::Flat9;
    let wanted = shape.face_squares();
    let word =
        line.split(|c| !is_sign(c)).find(|w| (wanted - 9..=wanted + 2).contains(&w.len()) && w.len() != wanted)?;
    let cells: Vec<Cell> = word.chars().map(Cell::of).collect::<Option<_>>()?;
    let found = cells.len();
    let ends = match found < wanted {
        true => {
            let blanks = vec![Cell::Blank; wanted - found];
            [[&blanks[..], &cells[..]].concat(), [&cells[..], &blanks[..]].concat()]
        }
        false => [cells[..wanted].to_vec(), cells[found - wanted..].to_vec()],
    };
    let others = if found.abs_diff(wanted) == 1 { one_off(&cells, wanted) } else { Vec::new() };
    let boards = distinct(ends.iter().chain(&others).filter_map(|cells| sound(shape, cells)));
    (!boards.is_empty()).then_some((Almost::Squares { found, wanted }, boards))
}
