//! A population as a field of miniature boards, best first: where each board and each of its squares lies, in whole pixels.

use crate::draw::net::NET;
use crate::puzzle::Layout;

/// Boards beside each other.
const ACROSS: usize = 15;

/// Pixels between two boards, about, and at least.
const GAP: usize = 8;
const LEAST: usize = 4;

/// Pixels that rows of large boards have together.
const TALL: usize = 190;

/// A field in a room of some width.
#[derive(Clone, Copy)]
pub struct Field {
    layout: &'static Layout,
    /// Pixels of a square.
    pub unit: usize,
    /// Boards in a row.
    pub across: usize,
    pitch: f64,
    high: usize,
}

impl Field {
    /// Of boards of this layout.
    pub fn new(layout: &'static Layout, width: usize) -> Field {
        let is_cube = layout.shape.is_cube();
        let (faces, rows) = if is_cube { (4, 3) } else { (1, 1) };
        let edge = |count: usize, boxes: usize, unit: usize| count * layout.side * unit + count * (boxes - 1);
        let wide = |unit: usize| edge(faces, layout.side / layout.shape.box_width(), unit);
        // Fewer where even a pixel a square is too wide for so many.
        let most = (width + LEAST) / (wide(1) + LEAST);
        let usual = if is_cube || layout.side > 16 { ACROSS * 2 / 3 } else { ACROSS };
        let across = usual.min(most).max(2);
        let room = (width / across).saturating_sub(GAP);
        let unit = (room / (faces * layout.side)).max(1);
        let wide = wide(unit);
        let high = edge(rows, layout.side / layout.shape.box_height(), unit);
        let pitch = (width.saturating_sub(wide)) as f64 / (across - 1) as f64;
        Field { layout, unit, across, pitch: pitch.max(wide as f64 + 1.0), high }
    }

    /// Pixels down for so many boards.
    pub fn height(&self, count: usize) -> usize {
        count.div_ceil(self.across) * (self.high + GAP) - GAP.min(count)
    }

    /// How many of so many boards are shown: of large ones, those in whole rows.
    pub fn shown(&self, count: usize) -> usize {
        let rows = (TALL + GAP) / (self.high + GAP);
        if self.layout.shape.is_large() { count.min(self.across * rows.max(1)) } else { count }
    }

    /// Top left corner of a board.
    pub fn corner(&self, board: usize) -> (f64, f64) {
        let (column, row) = (board % self.across, board / self.across);
        ((column as f64 * self.pitch).floor(), (row * (self.high + GAP)) as f64)
    }

    /// The board at a point.
    pub fn at(&self, x: f64, y: f64) -> usize {
        let column = ((x / self.pitch) as usize).min(self.across - 1);
        y as usize / (self.high + GAP) * self.across + column
    }

    /// For each place of a board, in the order of faces, rows and columns: its square, and where it lies in the board.
    pub fn places(&self) -> Vec<(usize, f64, f64)> {
        let (side, shape) = (self.layout.side, self.layout.shape);
        let span = |length: usize| side * self.unit + side / length;
        let place = |face: usize, k: usize, square: usize| {
            let (row, column) = (k / side, k % side);
            let (right, down) = if shape.is_cube() { NET[face.min(NET.len() - 1)] } else { (0, 0) };
            let x = right * span(shape.box_width()) + column * self.unit + column / shape.box_width();
            let y = down * span(shape.box_height()) + row * self.unit + row / shape.box_height();
            (square, x as f64, y as f64)
        };
        let faces = self.layout.faces.iter().enumerate();
        faces.flat_map(|(face, f)| f.squares.iter().enumerate().map(move |(k, &s)| place(face, k, s))).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::field::*;
    use crate::puzzle::Shape;

    #[test]
    fn boards_lie_side_by_side_and_squares_in_them() {
        let field = Field::new(Layout::of(Shape::Flat9), 552);
        assert_eq!((field.unit, field.across, field.height(60)), (3, 15, 4 * 29 + 3 * 8));
        assert_eq!((field.corner(0), field.corner(14), field.corner(16)), ((0.0, 0.0), (523.0, 0.0), (37.0, 37.0)));
        assert_eq!((field.at(38.0, 40.0), field.at(551.0, 2.0)), (16, 14));
        let places = field.places();
        assert_eq!(
            (places.len(), places[0], places[4], places[80]),
            (81, (0, 0.0, 0.0), (4, 13.0, 0.0), (80, 26.0, 26.0))
        );
    }

    #[test]
    fn a_cube_is_its_net_and_no_board_is_wider_than_its_room() {
        let shapes = || Shape::OFFERED.into_iter().chain(Shape::LARGE);
        // Of a phone, and of the narrowest and a wider desk.
        for (shape, width) in [358, 468, 552].into_iter().flat_map(|width| shapes().map(move |shape| (shape, width))) {
            let layout = Layout::of(shape);
            let field = Field::new(layout, width);
            let places = field.places();
            assert_eq!(places.len(), layout.faces.len() * layout.side * layout.side);
            let right = places.iter().map(|p| p.1).fold(0.0, f64::max) + field.unit as f64;
            assert!(right + 3.0 <= field.corner(1).0, "{shape:?} in {width}: {right}");
            let last = field.corner(field.across - 1).0 + right;
            assert!(shape.is_cube() || last <= width as f64, "{shape:?} in {width}: {last}");
        }
    }

    #[test]
    fn large_boards_are_shown_in_whole_rows() {
        let shown = |shape, width| {
            let field = Field::new(Layout::of(shape), width);
            (field.across, field.shown(20), field.height(field.shown(20)))
        };
        assert_eq!([358, 552].map(|width| shown(Shape::Flat36, width)), [(8, 20, 139), (10, 20, 90)]);
        assert_eq!([358, 552].map(|width| shown(Shape::Flat49, width)), [(6, 18, 181), (9, 20, 181)]);
        assert_eq!(Field::new(Layout::of(Shape::Flat9), 552).shown(60), 60);
    }
}
