//! The boards that exist: flat ones from 4×4 to 25×25 and cubes of six 4×4 or 9×9 faces.

use serde::{Deserialize, Serialize};

/// A kind of board. Everything else about it (squares, houses, faces) is in its [`Layout`](crate::puzzle::Layout).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Shape {
    /// 4×4, boxes of 2×2.
    Flat4,
    /// 6×6, boxes of 2×3.
    Flat6,
    /// 9×9, boxes of 3×3.
    Flat9,
    /// 16×16, boxes of 4×4.
    Flat16,
    /// 25×25, boxes of 5×5.
    Flat25,
    /// Six faces of 4×4.
    Cube4,
    /// Six faces of 9×9.
    Cube9,
}

impl Shape {
    /// Every shape, flat boards first.
    pub const ALL: [Shape; 7] =
        [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16, Shape::Flat25, Shape::Cube4, Shape::Cube9];

    /// Digits, and squares in a house.
    pub const fn side(self) -> usize {
        match self {
            Shape::Flat4 | Shape::Cube4 => 4,
            Shape::Flat6 => 6,
            Shape::Flat9 | Shape::Cube9 => 9,
            Shape::Flat16 => 16,
            Shape::Flat25 => 25,
        }
    }

    /// Rows in a box (6×6 boards have boxes of two rows and three columns).
    pub const fn box_height(self) -> usize {
        match self {
            Shape::Flat4 | Shape::Cube4 | Shape::Flat6 => 2,
            Shape::Flat9 | Shape::Cube9 => 3,
            Shape::Flat16 => 4,
            Shape::Flat25 => 5,
        }
    }

    /// Columns in a box.
    pub const fn box_width(self) -> usize {
        self.side() / self.box_height()
    }

    /// Whether it has six faces.
    pub const fn is_cube(self) -> bool {
        matches!(self, Shape::Cube4 | Shape::Cube9)
    }

    /// The side length, for a cube behind the word: `9`, `cube9`.
    pub fn code(self) -> String {
        format!("{}{}", if self.is_cube() { "cube" } else { "" }, self.side())
    }

    /// Number of faces: 1 or 6.
    pub const fn faces(self) -> usize {
        if self.is_cube() { 6 } else { 1 }
    }

    /// Squares counted once on every face that shows them: 486 for a cube of 9×9 faces.
    pub const fn face_squares(self) -> usize {
        self.faces() * self.side() * self.side()
    }

    /// The flat board that one face of this one is.
    pub const fn face(self) -> Shape {
        match self {
            Shape::Cube4 => Shape::Flat4,
            Shape::Cube9 => Shape::Flat9,
            flat => flat,
        }
    }

    /// The flat board of this side length, if there is one.
    pub fn flat(side: usize) -> Option<Shape> {
        Self::ALL.into_iter().find(|s| !s.is_cube() && s.side() == side)
    }

    /// The cube with faces of this side length, if there is one.
    pub fn cube(side: usize) -> Option<Shape> {
        Self::ALL.into_iter().find(|s| s.is_cube() && s.side() == side)
    }
}
