//! A grid as text: in one line, or in rows; and a grid of digits face after face.

use crate::puzzle::{Grid, Layout, Place, Shape};
use crate::text::ReadError;
use crate::text::symbols::{digit, symbol};

/// Every place in one line, faces one after the other (U R F D L B): 81 characters for 9×9, 486 for its cube.
pub fn one_line(grid: &Grid) -> String {
    grid.face_cells().map(symbol).collect()
}

/// What [`one_line`] writes, read again; `None` for anything else. The page reads no other text by itself.
pub fn of_line(line: &str) -> Option<Grid> {
    let digits: Vec<u8> = line.chars().map(digit).collect::<Option<_>>()?;
    let shape = Shape::OFFERED.into_iter().find(|s| s.face_squares() == digits.len())?;
    let fits = digits.iter().all(|&d| usize::from(d) <= shape.side());
    from_faces(shape, &digits).ok().filter(|_| fits)
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

/// A grid from digits place by place, face after face; the copies of an edge square must agree.
///
/// # Errors
///
/// [`ReadError::Edge`], with the first square whose copies differ.
pub fn from_faces(shape: Shape, digits: &[u8]) -> Result<Grid, ReadError> {
    let layout = Layout::of(shape);
    let mut grid = Grid::empty(shape);
    if !shape.is_cube() {
        // Every place is a square of its own, in the same order.
        digits.iter().enumerate().for_each(|(square, &digit)| grid.set(square, digit));
        return Ok(grid);
    }
    let mut first: Vec<Option<Place>> = vec![None; layout.squares];
    let side = layout.side;
    for (k, &digit) in digits.iter().enumerate() {
        let place = Place { face: k / (side * side), row: k / side % side, column: k % side };
        let square = layout.at(place);
        match first[square] {
            None => grid.set(square, digit),
            Some(other) if grid.get(square) != digit => {
                return Err(ReadError::Edge {
                    first: layout.place_name(other),
                    a: symbol(grid.get(square)),
                    second: layout.place_name(place),
                    b: symbol(digit),
                });
            }
            Some(_) => {}
        }
        first[square].get_or_insert(place);
    }
    Ok(grid)
}
