//! Squares that are named, and the board that they make.

use crate::puzzle::Grid;
use crate::text::extract::hit::{FLATS, Hit};
use crate::text::how::How;

/// A digit and the numbers of its row and column, as they were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub row: u32,
    pub column: u32,
    pub value: u32,
    pub line: usize,
    /// Whether the digit is an index, as in `x[0,1,3] == 1`.
    pub indexed: bool,
}

/// The board of these squares; their rows and columns count from 0 where one of them is 0.
pub(crate) fn board(squares: &[Named]) -> Option<Hit> {
    let zero = squares.iter().any(|s| s.row == 0 || s.column == 0);
    let up = u32::from(zero);
    // Where a digit is an index, it counts from 0 as those do.
    let more = u32::from(zero && squares.iter().all(|s| s.indexed) && squares.iter().any(|s| s.value == 0));
    let most = squares.iter().map(|s| s.row.max(s.column).saturating_add(up).max(s.value.saturating_add(more))).max()?
        as usize;
    let shape = FLATS.into_iter().find(|s| s.side() >= most)?;
    let side = shape.side();
    let mut grid = Grid::empty(shape);
    for s in squares {
        let (row, column) = ((s.row + up) as usize - 1, (s.column + up) as usize - 1);
        let (square, digit) = (row * side + column, (s.value + more) as u8);
        // Two digits for one square: the text speaks of something else.
        if grid.get(square) != 0 && digit != 0 && grid.get(square) != digit {
            return None;
        }
        if digit != 0 {
            grid.set(square, digit);
        }
    }
    let lines = squares.iter().map(|s| s.line);
    let hit = Hit::new(How::Squares, grid, lines.clone().min()?..lines.max()? + 1);
    (hit.score >= 70).then_some(hit)
}
