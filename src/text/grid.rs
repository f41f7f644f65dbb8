//! A grid as text: in one line, or in rows.

use super::symbols::symbol;
use crate::puzzle::Grid;

/// Every place in one line, faces one after the other (U R F D L B): 81 characters for 9×9, 486 for its cube.
pub fn one_line(grid: &Grid) -> String {
    grid.face_cells().map(symbol).collect()
}

/// One line a row; the faces of a cube are divided by an empty line.
pub fn rows(grid: &Grid) -> String {
    let side = grid.layout().side;
    let symbols: Vec<char> = grid.face_cells().map(symbol).collect();
    let faces = symbols
        .chunks(side * side)
        .map(|face| face.chunks(side).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("\n"));
    faces.collect::<Vec<_>>().join("\n\n")
}
