//! The cube of candidates of a flat puzzle: row × column × digit, one layer a digit (the third dimension of Weiss and
//! Rasmussen). A block stands where the digit is, or could still be.

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::exact::candidates;
use crate::puzzle::{Grid, Shape};
use crate::say::chart::Charted;
use crate::text::digits::written;

/// Length of a square in a drawing of a layer.
pub const SQUARE: usize = 20;

/// One digit's layer, as paths and places.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layer {
    /// Squares where the digit could still go.
    pub possible: String,
    /// Squares where it is.
    pub placed: String,
    /// Middles of the squares where it is.
    pub middles: Vec<(usize, usize)>,
}

/// All layers, the digit 1 first, and how many blocks stand in them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layers {
    /// One a digit.
    pub layers: Vec<Layer>,
    /// Boxes across a face.
    pub blocks: usize,
}

impl Layers {
    /// The candidates of a board.
    pub fn of(grid: &Grid) -> Layers {
        let side = grid.layout().side;
        let mut layers = vec![Layer::default(); side];
        let mut blocks = 0;
        for square in 0..grid.cells().len() {
            let (x, y) = (square % side * SQUARE, square / side * SQUARE);
            let mask = candidates(grid, square);
            let placed = grid.get(square) != 0;
            for (_, layer) in layers.iter_mut().enumerate().filter(|(d, _)| mask >> d & 1 == 1) {
                blocks += 1;
                if placed {
                    block(&mut layer.placed, x + 1, y + 1, SQUARE - 2);
                    layer.middles.push((x + SQUARE / 2, y + SQUARE / 2));
                } else {
                    block(&mut layer.possible, x + 5, y + 5, SQUARE - 10);
                }
            }
        }
        Layers { layers, blocks }
    }

    /// The layers of a binary program: the variables in hundredths, layer after layer; the larger a block, the nearer to 1.
    pub fn of_values(side: usize, values: &[u8]) -> Layers {
        let mut layers = vec![Layer::default(); side];
        let mut blocks = 0;
        for (k, &value) in values.iter().enumerate().filter(|&(_, &value)| value > 0) {
            let (layer, square) = (k / (side * side), k % (side * side));
            let (x, y) = (square % side * SQUARE, square / side * SQUARE);
            let Some(layer) = layers.get_mut(layer) else { break };
            blocks += 1;
            if value >= 100 {
                block(&mut layer.placed, x + 1, y + 1, SQUARE - 2);
                layer.middles.push((x + SQUARE / 2, y + SQUARE / 2));
            } else {
                let length = (SQUARE - 4) * usize::from(value) / 100 + 2;
                let edge = (SQUARE - length) / 2;
                block(&mut layer.possible, x + edge, y + edge, length);
            }
        }
        Layers { layers, blocks }
    }

    /// All layers side by side, each under its digit, for a board of this shape: figures of SVG.
    pub fn markup(&self, shape: Shape) -> String {
        let grid = FaceGrid::new(shape, SQUARE as f64);
        let (boxes, length) = (grid.lines(Lines::Boxes), shape.side() * SQUARE);
        let figure = |(layer, digit): (&Layer, u8)| {
            let (digit, Layer { possible, placed, .. }) = (written(digit), layer);
            format!(
                "<figure class='layer-board'><figcaption>{digit}</figcaption><svg viewBox='-1 -1 {0} {0}' aria-hidden='true'>\
                 <path class='possible' d='{possible}'/><path class='placed' d='{placed}'/><path class='thick' d='{boxes}'/></svg></figure>",
                length + 2
            )
        };
        self.layers.iter().zip(1u8..).map(figure).collect()
    }

    /// What the picture says, in a line.
    pub fn sentence(&self) -> String {
        let side = self.layers.len();
        match self.blocks {
            n if n == side * side => Charted::BlocksSolved { blocks: n.into() }.text(),
            n => Charted::Blocks { blocks: n.into(), of: side.pow(3).into(), solved: (side * side).into() }.text(),
        }
    }
}

fn block(path: &mut String, x: usize, y: usize, length: usize) {
    path.push_str(&format!("M{x} {y}h{length}v{length}h-{length}z"));
}

#[cfg(test)]
mod tests {
    use crate::draw::layers::*;
    use crate::puzzle::Shape;

    #[test]
    fn fractions_are_smaller_blocks() {
        let mut values = vec![0; 64];
        (values[0], values[17]) = (100, 50);
        let layers = Layers::of_values(4, &values);
        assert_eq!((layers.blocks, &*layers.layers[0].placed), (2, "M1 1h18v18h-18z"));
        assert_eq!(layers.layers[1].possible, "M25 5h10v10h-10z");
        let html = layers.markup(Shape::Flat4);
        assert_eq!((html.matches("<figure").count(), html.matches("M25 5h10v10h-10z").count()), (4, 1));
    }

    #[test]
    fn a_placed_digit_leaves_one_block_in_its_column() {
        let layers = Layers::of(&crate::text::read("1...............").unwrap().grid);
        // 64, less 3 for the other digits in the corner and 7 peers that cannot be 1.
        assert_eq!(layers.blocks, 64 - 3 - 7);
        assert_eq!(layers.layers[0].middles, [(10, 10)]);
        assert_eq!(layers.layers[0].placed, "M1 1h18v18h-18z");
        assert!(layers.layers[1].middles.is_empty() && layers.layers[1].possible.starts_with("M25 5h10"));
        assert_eq!(layers.sentence(), "54 of 64 blocks left; a solved board has 16.");
        assert_eq!(Layers::of(&Grid::empty(Shape::Flat9)).blocks, 729);
    }
}
