//! What a board nearly has, and the boards that it may have been.

use crate::puzzle::{Grid, Shape, check};
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::fewest;

/// Where a board is too short or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Almost {
    /// One row has a square too few or too many.
    Row {
        /// Squares of all rows.
        squares: usize,
        /// The row, from 1.
        row: usize,
        /// Squares that it has.
        found: usize,
        /// Squares that a row has.
        side: usize,
    },
    /// One row is missing, or one is too much.
    Rows {
        /// Rows that there are.
        found: usize,
        /// Rows that the board has.
        side: usize,
    },
    /// A word is too short or too long.
    Squares {
        /// Squares that there are.
        found: usize,
        /// Squares that the board has.
        wanted: usize,
    },
}

/// Every other reading of too few or too many squares in a row: with an empty square more at any place, or without one of its squares.
pub(crate) fn one_off(cells: &[Cell], wanted: usize) -> Vec<Vec<Cell>> {
    let mut all: Vec<Vec<Cell>> = Vec::new();
    for at in 0..=cells.len() {
        let mut other = cells.to_vec();
        if cells.len() < wanted {
            other.insert(at, Cell::Blank);
        } else if at < cells.len() {
            other.remove(at);
        }
        if other.len() == wanted && !all.contains(&other) {
            all.push(other);
        }
    }
    all
}

/// A board that breaks no rule and has enough givens to be one.
pub(crate) fn sound(shape: Shape, cells: &[Cell]) -> Option<Grid> {
    let grid = grid(shape, cells)?;
    (check::conflicts(&grid).is_empty() && grid.filled() >= fewest(shape)).then_some(grid)
}

pub(crate) fn distinct(grids: impl Iterator<Item = Grid>) -> Vec<Grid> {
    let mut all: Vec<Grid> = Vec::new();
    for grid in grids {
        if !all.contains(&grid) {
            all.push(grid);
        }
    }
    all
}
