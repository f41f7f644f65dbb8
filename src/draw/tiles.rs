//! Where the small maps of a population stand on their canvas, and where each square of a board is in its map.

use crate::draw::net;
use crate::evolve::row::Rank;
use crate::puzzle::Shape;
use crate::replay::view::Population;

/// The widest map of a population.
const LARGEST: f64 = 130.0;

/// The widest map on a canvas wider than [`WIDE`], where all are in sight below the boards.
const LOW: f64 = 53.0;
const WIDE: usize = 480;

/// The widest map of a single large board, and the widest square of another.
const ALONE: f64 = 300.0;
const WIDEST: f64 = 26.0;

/// Between two maps.
const GAP: f64 = 8.0;

/// The area of a map, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tile {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Without the line under it.
    pub height: f64,
}

/// The maps of so many individuals.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tiles {
    side: usize,
    faces: usize,
    count: usize,
    /// Maps in a row.
    pub columns: usize,
    /// Edge of a square, in CSS pixels.
    pub unit: f64,
}

impl Tiles {
    /// Maps that fill this width: as large as some rows allow, smaller when there are many.
    pub fn new(shape: Shape, count: usize, width: usize) -> Tiles {
        let (side, faces) = (shape.side(), shape.faces());
        let across = if faces > 1 { 4 * side } else { side } as f64;
        // About twice as many beside each other as below, as large as the width allows; a net is wider than it is high.
        let abreast = (count as f64 * if faces > 1 { 1.6 } else { 2.2 }).sqrt().ceil();
        // From a desk on they stand in few rows below the boards.
        let largest = if width > WIDE && faces == 1 { LOW } else { LARGEST };
        let room = ((width as f64 - 4.0 + GAP) / abreast).clamp(30.0, largest).min(width as f64);
        let unit = match count {
            // A large board is seen whole on the stage.
            1 if shape.is_large() => (width as f64 - 4.0).min(ALONE) / across,
            1 => ((width as f64 - 4.0) / across).min(WIDEST),
            _ => ((room - GAP) / across).max(1.0),
        };
        let columns = ((width as f64 - 4.0 + GAP) / (unit * across + GAP)).floor().max(1.0) as usize;
        Tiles { side, faces, count, columns, unit }
    }

    fn across(&self) -> f64 {
        self.unit * (if self.faces > 1 { 4 * self.side } else { self.side }) as f64
    }

    fn down(&self) -> f64 {
        self.unit * (if self.faces > 1 { 3 * self.side } else { self.side }) as f64
    }

    /// Height of the line under a map, in CSS pixels.
    pub fn label(&self) -> f64 {
        (self.across() / 4.0).clamp(15.0, 24.0)
    }

    fn below(&self) -> f64 {
        if self.count > 1 { self.label() } else { 0.0 }
    }

    /// Width of the canvas, in CSS pixels.
    pub fn width(&self) -> usize {
        let columns = self.columns.min(self.count.max(1)) as f64;
        (columns * (self.across() + GAP) - GAP + 4.0).ceil() as usize
    }

    /// Height of the canvas, in CSS pixels.
    pub fn height(&self) -> usize {
        let rows = self.count.max(1).div_ceil(self.columns.max(1)) as f64;
        (rows * (self.down() + self.below() + GAP) - GAP + 4.0).ceil() as usize
    }

    /// The tile of an individual.
    pub fn tile(&self, at: usize) -> Tile {
        let (column, row) = ((at % self.columns.max(1)) as f64, (at / self.columns.max(1)) as f64);
        let (width, height) = (self.across(), self.down());
        Tile { x: 2.0 + column * (width + GAP), y: 2.0 + row * (height + self.below() + GAP), width, height }
    }

    /// The upper left corner of a place of a map, on the canvas.
    pub fn square(&self, at: usize, place: usize) -> (f64, f64) {
        let tile = self.tile(at);
        let (face, k) = (place / (self.side * self.side), place % (self.side * self.side));
        let (column, row) = if self.faces > 1 { net::at(face) } else { (0.0, 0.0) };
        let side = self.side as f64;
        let x = column * side + (k % self.side) as f64;
        let y = row * side + (k / self.side) as f64;
        (tile.x + x * self.unit, tile.y + y * self.unit)
    }

    /// The individual whose map is at a point of the canvas; `None` past the last.
    pub fn at(&self, x: f64, y: f64) -> Option<usize> {
        let column = ((x - 2.0) / (self.across() + GAP)).floor().max(0.0) as usize;
        let row = ((y - 2.0) / (self.down() + self.below() + GAP)).floor().max(0.0) as usize;
        let at = row * self.columns + column;
        (self.count > 0 && column < self.columns && at < self.count).then_some(at)
    }

    /// The boxes of the first map, as x, y, width and height.
    pub fn boxes(&self, shape: Shape) -> Vec<(f64, f64, f64, f64)> {
        let (height, width) = (shape.box_height(), shape.box_width());
        let corner = |face: usize, k: usize| {
            let (row, column) = (k / height * height, k % height * width);
            let (x, y) = self.square(0, face * self.side * self.side + row * self.side + column);
            (x, y, self.unit * width as f64, self.unit * height as f64)
        };
        (0..self.faces).flat_map(|face| (0..self.side).map(move |k| corner(face, k))).collect()
    }
}

/// What is written behind the fitness of an individual, and whether its frame is that of the elite or of those at the age limit.
pub fn sign(population: &Population, at: usize) -> (&'static str, Option<bool>) {
    match population.standing.get(at).map(|s| s.rank) {
        Some(Rank::Elite) => (" ★", Some(true)),
        Some(Rank::AtAgeLimit) => (" †", Some(false)),
        _ => ("", None),
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::tiles::*;

    #[test]
    fn every_map_is_on_the_canvas_and_is_found_where_it_stands() {
        for shape in Shape::OFFERED {
            for count in [1, 2, 20, 100, 200] {
                let tiles = Tiles::new(shape, count, 700);
                assert!(tiles.width() <= 704, "{shape:?} {count} {}", tiles.width());
                for at in 0..count {
                    let tile = tiles.tile(at);
                    assert!(tile.y + tile.height <= tiles.height() as f64);
                    assert_eq!(tiles.at(tile.x + tile.width / 2.0, tile.y + tile.height / 2.0), Some(at));
                    let (x, y) = tiles.square(at, shape.face_squares() - 1);
                    assert!(
                        x + tiles.unit <= tile.x + tile.width + 0.01 && y + tiles.unit <= tile.y + tile.height + 0.01
                    );
                }
                assert_eq!(tiles.at(0.0, 1e6), None);
            }
        }
    }

    #[test]
    fn boxes_tile_a_face() {
        for shape in [Shape::Flat6, Shape::Cube4, Shape::Flat9] {
            let tiles = Tiles::new(shape, 1, 300);
            let boxes = tiles.boxes(shape);
            let area: f64 = boxes.iter().map(|b| b.2 * b.3).sum();
            assert!((area - tiles.unit * tiles.unit * shape.face_squares() as f64).abs() < 1.0);
        }
    }
}
