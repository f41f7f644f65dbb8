//! Where the faces of a cube lie when it is unfolded.

/// Column and row of each face of the net: U over F, L F R B in a row, D under F.
pub const NET: [(usize, usize); 6] = [(1, 0), (2, 1), (1, 1), (1, 2), (0, 1), (3, 1)];

/// Top left corner of a face of the net, where faces are so far from each other.
pub fn corner(face: usize, step: f64) -> (f64, f64) {
    let (column, row) = at(face);
    (column * step, row * step)
}

/// The same as lengths.
pub fn at(face: usize) -> (f64, f64) {
    let (column, row) = NET[face.min(NET.len() - 1)];
    (column as f64, row as f64)
}
