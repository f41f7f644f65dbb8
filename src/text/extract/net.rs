//! The faces of a cube: side by side and above each other as its net, or six boards one after the other.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::Hit;
use crate::text::extract::rows::is_stroke;
use crate::text::how::How;

/// Squares on edges with a digit that two faces must show alike before six boards are taken for a cube.
const FEWEST_EDGES: usize = 3;

/// Six faces in the order U R F D L B as one board, if their edges agree and are not all empty.
pub(crate) fn of_faces(faces: &[&Grid]) -> Option<Grid> {
    let side = faces.first()?.shape().side();
    let shape = Shape::cube(side).filter(|_| faces.len() == 6)?;
    if faces.iter().any(|face| face.shape().is_cube() || face.shape().side() != side) {
        return None;
    }
    let digits: Vec<u8> = faces.iter().flat_map(|face| face.cells().iter().copied()).collect();
    let grid = crate::text::from_faces(shape, &digits).ok()?;
    // Empty edges agree, too.
    let edges =
        grid.layout().places.iter().enumerate().filter(|(square, places)| places.len() > 1 && grid.get(*square) != 0);
    (edges.count() > FEWEST_EDGES).then_some(grid)
}

/// Nets: U above F, then L F R B in a row, then D below F.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    let rows: Vec<(usize, Vec<Cell>)> =
        lines.iter().enumerate().filter_map(|(at, line)| Some((at, row(line)?))).collect();
    let mut hits = Vec::new();
    for side in Shape::OFFERED.into_iter().filter(|shape| shape.is_cube()).map(Shape::side) {
        for rows in rows.windows(3 * side) {
            let wide = |row: usize| if (side..2 * side).contains(&row) { 4 * side } else { side };
            if rows.iter().enumerate().all(|(at, (_, cells))| cells.len() == wide(at)) {
                hits.extend(net(side, rows));
            }
        }
    }
    hits
}

/// The squares of a line, whatever divides them; `None` for a line that is no row.
fn row(line: &str) -> Option<Vec<Cell>> {
    let squares = line.chars().filter(|&c| !c.is_whitespace() && !is_stroke(c));
    let mut cells = squares.map(|c| Cell::of(c).filter(|_| !c.is_ascii_alphabetic()));
    // A row as long as none of a net is only known to be one.
    if line.len() < 4 {
        let number = cells.try_fold(0, |number, cell| cell.map(|_| number + 1))?;
        return (number > 0).then(Vec::new);
    }
    let cells: Vec<Cell> = cells.collect::<Option<_>>()?;
    let is_ruler =
        line.trim().len() > 3 && line.chars().all(|c| c == '-' || c == '+' || c.is_whitespace() || is_stroke(c));
    (!cells.is_empty() && !is_ruler).then_some(cells)
}

fn net(side: usize, rows: &[(usize, Vec<Cell>)]) -> Option<Hit> {
    let face = |row: usize, part: usize| {
        let cells = rows[row..row + side].iter().flat_map(|(_, cells)| &cells[part * side..(part + 1) * side]);
        grid(Shape::flat(side)?, &cells.copied().collect::<Vec<Cell>>())
    };
    let faces = [face(0, 0)?, face(side, 2)?, face(side, 1)?, face(2 * side, 0)?, face(side, 0)?, face(side, 3)?];
    let grid = of_faces(&faces.iter().collect::<Vec<&Grid>>())?;
    Some(Hit::new(How::Rows, grid, rows[0].0..rows[rows.len() - 1].0 + 1))
}
