//! A face of a board as every drawing lays it out: where its squares are, its lines, blocks that fill squares, and its digits.
//! The top left corner is at 0, 0; how large a square is, and how all of it looks, is the drawing's.

use crate::draw::svg::Length;
use crate::puzzle::Shape;

/// Which lines are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// Those around every square.
    Squares,
    /// Those around every box.
    Boxes,
    /// Those around squares that are not around boxes.
    Between,
}

/// The squares of a face, row by row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FaceGrid {
    shape: Shape,
    unit: f64,
}

impl FaceGrid {
    /// A face whose squares are so large.
    pub const fn new(shape: Shape, unit: f64) -> FaceGrid {
        FaceGrid { shape, unit }
    }

    /// Length of a side.
    pub fn edge(&self) -> f64 {
        self.unit * self.shape.side() as f64
    }

    /// Every square's number, and its top left corner.
    pub fn squares(&self) -> impl Iterator<Item = (usize, (f64, f64))> + use<> {
        let grid = *self;
        (0..self.shape.side().pow(2)).map(move |k| (k, grid.corner(k)))
    }

    /// Top left corner of a square.
    pub fn corner(&self, square: usize) -> (f64, f64) {
        let side = self.shape.side();
        (self.unit * (square % side) as f64, self.unit * (square / side) as f64)
    }

    /// A path around the face.
    pub fn outline(&self) -> String {
        let edge = Length(self.edge());
        format!("M0 0H{edge}V{edge}H0Z")
    }

    /// A path with a block for every square that is chosen.
    pub fn blocks(&self, chosen: impl Fn(usize) -> bool) -> String {
        let unit = Length(self.unit);
        let block = |(_, (x, y)): (usize, (f64, f64))| format!("M{} {}h{unit}v{unit}h-{unit}z", Length(x), Length(y));
        self.squares().filter(|&(k, _)| chosen(k)).map(block).collect()
    }

    /// A path of lines, the outermost ones among them where they are wanted.
    pub fn lines(&self, lines: Lines) -> String {
        let (side, edge) = (self.shape.side(), Length(self.edge()));
        let wanted = |k: usize, length: usize| match lines {
            Lines::Squares => true,
            Lines::Boxes => k.is_multiple_of(length),
            Lines::Between => !k.is_multiple_of(length),
        };
        let at = |k: usize| Length(self.unit * k as f64);
        let rows = (0..=side).filter(|&k| wanted(k, self.shape.box_height())).map(|k| format!("M0 {}H{edge}", at(k)));
        let columns = (0..=side).filter(|&k| wanted(k, self.shape.box_width())).map(|k| format!("M{} 0V{edge}", at(k)));
        rows.chain(columns).collect()
    }

    /// The digits of squares that have one, an element a row: few elements are drawn faster than many. `baseline` is where
    /// a digit stands, as a share of its square.
    pub fn digits(&self, class: &str, baseline: f64, digit: impl Fn(usize) -> Option<String>) -> String {
        let side = self.shape.side();
        let mut svg = String::new();
        for row in 0..side {
            let found: Vec<_> = (0..side).filter_map(|c| Some((c, digit(row * side + c)?))).collect();
            if found.is_empty() {
                continue;
            }
            let middles = found.iter().map(|(c, _)| Length(self.unit * (*c as f64 + 0.5)).to_string());
            let (middles, y) = (middles.collect::<Vec<_>>().join(" "), Length(self.unit * (row as f64 + baseline)));
            let text: String = found.into_iter().map(|(_, digit)| digit).collect();
            svg += &format!("<text class=\"{class}\" x=\"{middles}\" y=\"{y}\">{text}</text>");
        }
        svg
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::face_grid::*;

    #[test]
    fn a_face_is_laid_out_in_its_units() {
        let grid = FaceGrid::new(Shape::Flat6, 10.0);
        assert_eq!((grid.edge(), grid.corner(7)), (60.0, (10.0, 10.0)));
        assert_eq!(grid.outline(), "M0 0H60V60H0Z");
        assert_eq!(FaceGrid::new(Shape::Cube4, 1.0).squares().count(), 16);
        assert_eq!(grid.blocks(|k| k == 1 || k == 35), "M10 0h10v10h-10zM50 50h10v10h-10z");
        assert_eq!(grid.lines(Lines::Boxes), "M0 0H60M0 20H60M0 40H60M0 60H60M0 0V60M30 0V60M60 0V60");
        assert_eq!(grid.lines(Lines::Between), "M0 10H60M0 30H60M0 50H60M10 0V60M20 0V60M40 0V60M50 0V60");
        let lines = |lines| grid.lines(lines).matches('M').count();
        assert_eq!(lines(Lines::Squares), lines(Lines::Boxes) + lines(Lines::Between));
    }

    #[test]
    fn digits_of_a_row_are_one_text() {
        let grid = FaceGrid::new(Shape::Flat4, 1.0);
        let digit = |k: usize| [1, 3, 15].contains(&k).then(|| k.to_string());
        assert_eq!(
            grid.digits("given", 0.82, digit),
            "<text class=\"given\" x=\"1.5 3.5\" y=\"0.82\">13</text><text class=\"given\" x=\"3.5\" y=\"3.82\">15</text>"
        );
    }
}
