//! The one view of a board: its squares, its houses and its faces, whatever its shape.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::puzzle::cube::{self, FACE_NAMES};
use crate::puzzle::shape::Shape;

/// Index of a distinct square, `0..layout.squares`.
pub type Square = usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// The kinds of houses.
pub enum HouseKind {
    /// A row of a face.
    Row,
    /// A column of a face.
    Column,
    /// A box of a face.
    Box,
}

impl HouseKind {
    /// All kinds, in the order in which a face lists its houses.
    pub const ALL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
}

/// A set of `side` squares that must hold every digit once.
#[derive(Clone, Debug)]
pub struct House {
    /// What kind of house it is.
    pub kind: HouseKind,
    /// Face on which it was met first; a glued edge is a house of two faces.
    pub face: usize,
    /// Number within its kind and face, from 0.
    pub index: usize,
    /// Its squares, in reading order.
    pub squares: Vec<Square>,
}

/// One `side` × `side` board as it is seen from outside.
#[derive(Clone, Debug)]
pub struct Face {
    /// U, R, F, D, L or B; F for a flat board.
    pub name: char,
    /// Distinct square at each place, row-major.
    pub squares: Vec<Square>,
    /// House numbers of the rows, columns and boxes, each in reading order.
    pub houses: [Vec<usize>; 3],
}

impl Face {
    /// Indexes of the houses that are its rows.
    pub fn rows(&self) -> &[usize] {
        &self.houses[0]
    }
    /// Indexes of the houses that are its columns.
    pub fn columns(&self) -> &[usize] {
        &self.houses[1]
    }
    /// Indexes of the houses that are its boxes.
    pub fn boxes(&self) -> &[usize] {
        &self.houses[2]
    }
}

/// Where a square is seen: face number, row and column, all from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Number of the face, from 0.
    pub face: usize,
    /// Row of the face, from 0.
    pub row: usize,
    /// Column of the face, from 0.
    pub column: usize,
}

impl Place {
    /// The places on the straight way to another one of the same face, without this one.
    pub fn way_to(self, to: Place) -> impl Iterator<Item = Place> {
        let steps = self.row.abs_diff(to.row).max(self.column.abs_diff(to.column));
        let part = move |from: usize, to: usize, k: usize| (2 * (from * (steps - k) + to * k) + steps) / (2 * steps);
        (1..=steps).map(move |k| Place {
            face: to.face,
            row: part(self.row, to.row, k),
            column: part(self.column, to.column, k),
        })
    }
}

/// Squares, houses and faces of a shape. There is one per shape, see [`Layout::of`].
#[derive(Debug)]
pub struct Layout {
    /// The shape this is the layout of.
    pub shape: Shape,
    /// Digits, and squares in a house.
    pub side: usize,
    /// Distinct squares: 81 on a flat 9×9, 386 on a cube of 9×9 faces.
    pub squares: usize,
    /// Distinct houses, in order of face and then rows, columns, boxes.
    pub houses: Vec<House>,
    /// One for a flat board, six for a cube.
    pub faces: Vec<Face>,
    /// For each square, its houses.
    pub houses_of: Vec<Vec<usize>>,
    /// For each square, the other squares that share a house with it, ascending.
    pub peers: Vec<Vec<Square>>,
    /// For each square, every place where it is seen.
    pub places: Vec<Vec<Place>>,
}

impl Layout {
    /// The layout of a shape, built once.
    pub fn of(shape: Shape) -> &'static Layout {
        static LAYOUTS: [OnceLock<Layout>; Shape::ALL.len()] = [const { OnceLock::new() }; Shape::ALL.len()];
        LAYOUTS[shape as usize].get_or_init(|| Layout::build(shape))
    }

    /// A mask with a bit for every digit; digit d is bit d − 1. Of a large board, its first 32 digits alone.
    pub fn all_digits(&self) -> u32 {
        self.every_digit() as u32
    }

    /// The same on a board of any size.
    pub fn every_digit(&self) -> u64 {
        u64::MAX >> (64 - self.side)
    }

    /// Whether there is such a place.
    pub fn has(&self, place: Place) -> bool {
        place.face < self.faces.len() && place.row < self.side && place.column < self.side
    }

    /// The square at a place.
    pub fn at(&self, place: Place) -> Square {
        self.faces[place.face].squares[place.row * self.side + place.column]
    }

    /// What a person calls a square: `r1c9`, on a cube with its face in front: `F r1c9`.
    pub fn name(&self, square: Square) -> String {
        self.place_name(self.places[square][0])
    }

    /// A place, such as r1c1, on a cube with its face.
    pub fn place_name(&self, place: Place) -> String {
        let (row, column) = (place.row + 1, place.column + 1);
        match self.shape.is_cube() {
            true => format!("{} r{row}c{column}", FACE_NAMES[place.face]),
            false => format!("r{row}c{column}"),
        }
    }

    fn build(shape: Shape) -> Layout {
        let side = shape.side();
        let ids = if shape.is_cube() { cube::glue(side) } else { (0..side * side).collect() };
        let squares = ids.iter().max().map_or(0, |&last| last + 1);
        let mut layout = Layout {
            shape,
            side,
            squares,
            houses: Vec::new(),
            faces: Vec::new(),
            houses_of: vec![Vec::new(); squares],
            peers: vec![Vec::new(); squares],
            places: vec![Vec::new(); squares],
        };
        for (face, ids) in ids.chunks(side * side).enumerate() {
            layout.add_face(face, ids.to_vec());
        }
        layout.link();
        layout
    }

    fn add_face(&mut self, face: usize, squares: Vec<Square>) {
        let n = self.side;
        let (h, w) = (self.shape.box_height(), self.shape.box_width());
        for (place, &square) in squares.iter().enumerate() {
            self.places[square].push(Place { face, row: place / n, column: place % n });
        }
        let boxes_across = n / w;
        let place = |kind, index: usize, k: usize| match kind {
            HouseKind::Row => index * n + k,
            HouseKind::Column => k * n + index,
            HouseKind::Box => {
                let (top, left) = (index / boxes_across * h, index % boxes_across * w);
                (top + k / w) * n + left + k % w
            }
        };
        let houses = HouseKind::ALL.map(|kind| {
            let house = |index| {
                let members = (0..n).map(|k| squares[place(kind, index, k)]).collect();
                self.add_house(House { kind, face, index, squares: members })
            };
            (0..n).map(house).collect()
        });
        self.faces.push(Face { name: FACE_NAMES[face], squares, houses });
    }

    /// The number of this house; a glued edge, met a second time, keeps its first number.
    fn add_house(&mut self, house: House) -> usize {
        // Houses of a board are of one size, so that those with the same squares are the same.
        let is_it = |known: &House| known.squares.iter().all(|square| house.squares.contains(square));
        if let Some(known) = self.houses.iter().position(is_it) {
            return known;
        }
        self.houses.push(house);
        self.houses.len() - 1
    }

    fn link(&mut self) {
        for (id, house) in self.houses.iter().enumerate() {
            for &square in &house.squares {
                self.houses_of[square].push(id);
            }
        }
        // In the order of the squares, without the weight of a sort in the page's first part.
        let mut is_peer = vec![false; self.squares];
        for (square, houses) in self.houses_of.iter().enumerate() {
            let others = houses.iter().flat_map(|&id| &self.houses[id].squares);
            others.for_each(|&other| is_peer[other] = other != square);
            self.peers[square] = (0..self.squares).filter(|&other| std::mem::take(&mut is_peer[other])).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::layout::*;

    #[test]
    fn counts_of_every_shape() {
        let expected = [
            (Shape::Flat4, 16, 12),
            (Shape::Flat6, 36, 18),
            (Shape::Flat9, 81, 27),
            (Shape::Flat16, 256, 48),
            (Shape::Flat25, 625, 75),
            (Shape::Cube4, 56, 60),
            (Shape::Cube9, 386, 150),
            (Shape::Flat36, 1296, 108),
            (Shape::Flat49, 2401, 147),
            (Shape::Flat64, 4096, 192),
        ];
        for (shape, squares, houses) in expected {
            let layout = Layout::of(shape);
            assert_eq!((layout.squares, layout.houses.len()), (squares, houses), "{shape:?}");
            assert!(layout.houses.iter().all(|h| h.squares.len() == layout.side));
        }
    }

    #[test]
    fn a_place_beyond_the_board_is_none() {
        let place = |face, row, column| Place { face, row, column };
        for shape in Shape::ALL {
            let (layout, last) = (Layout::of(shape), shape.side() - 1);
            let faces = layout.faces.len();
            assert!(layout.has(place(faces - 1, last, last)), "{shape:?}");
            for beyond in [place(faces, 0, 0), place(0, last + 1, 0), place(0, 0, last + 1)] {
                assert!(!layout.has(beyond), "{shape:?} {beyond:?}");
            }
        }
    }

    #[test]
    fn boxes_of_a_six_by_six_are_two_rows_by_three_columns() {
        let layout = Layout::of(Shape::Flat6);
        let second = layout.faces[0].boxes()[1];
        assert_eq!(layout.houses[second].squares, [3, 4, 5, 9, 10, 11]);
        assert_eq!(layout.house_name(second), "box 2");
    }

    #[test]
    fn an_edge_has_two_names() {
        let layout = Layout::of(Shape::Cube9);
        let edge = layout.faces[2].rows()[0];
        assert_eq!(layout.every_name(edge), "row 9 of face U, which is row 1 of face F");
        assert_eq!(layout.every_name(layout.faces[2].rows()[4]), "row 5 of face F");
        assert_eq!(Layout::of(Shape::Flat9).every_name(3), "row 4");
    }

    #[test]
    fn the_way_to_a_place_leaves_no_gap_and_ends_there() {
        let place = |row, column| Place { face: 0, row, column };
        let way: Vec<Place> = place(3, 0).way_to(place(3, 3)).collect();
        assert_eq!(way, [place(3, 1), place(3, 2), place(3, 3)]);
        let squares = (0..81).map(|k| place(k / 9, k % 9));
        for (from, to) in squares.clone().flat_map(|from| squares.clone().map(move |to| (from, to))) {
            let mut at = from;
            for next in from.way_to(to) {
                assert!(next != at && at.row.abs_diff(next.row) <= 1 && at.column.abs_diff(next.column) <= 1);
                at = next;
            }
            assert_eq!(at, to);
        }
    }

    #[test]
    fn a_nine_by_nine_square_has_twenty_peers() {
        assert!(Layout::of(Shape::Flat9).peers.iter().all(|p| p.len() == 20));
    }
}
