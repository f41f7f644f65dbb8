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

/// The faces of a board where they are drawn, those of a cube unfolded: each with its top left corner, and width and height of it
/// all. A face is `edge` long, and faces are `gap` apart.
pub fn unfolded(faces: usize, edge: f64, gap: f64) -> (impl Iterator<Item = (usize, (f64, f64))>, (f64, f64)) {
    let cube = faces == NET.len();
    let size = if cube { (4.0 * edge + 3.0 * gap, 3.0 * edge + 2.0 * gap) } else { (edge, edge) };
    ((0..faces).map(move |face| (face, if cube { corner(face, edge + gap) } else { (0.0, 0.0) })), size)
}
