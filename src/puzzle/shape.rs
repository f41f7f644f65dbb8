//! The boards that exist: flat ones from 4×4 to 64×64 and cubes of six 4×4 or 9×9 faces.

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
    /// 36×36, boxes of 6×6.
    Flat36,
    /// 49×49, boxes of 7×7.
    Flat49,
    /// 64×64, boxes of 8×8.
    Flat64,
}

impl Shape {
    /// Every shape: those that are offered, then the large ones. Saved games know a shape by its place.
    pub const ALL: [Shape; 10] = [
        Shape::Flat4,
        Shape::Flat6,
        Shape::Flat9,
        Shape::Flat16,
        Shape::Flat25,
        Shape::Cube4,
        Shape::Cube9,
        Shape::Flat36,
        Shape::Flat49,
        Shape::Flat64,
    ];

    /// The shapes that every algorithm and text knows, flat boards first.
    pub const OFFERED: [Shape; 7] =
        [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16, Shape::Flat25, Shape::Cube4, Shape::Cube9];

    /// The others, with more digits than a mask of 32 bits holds.
    pub const LARGE: [Shape; 3] = [Shape::Flat36, Shape::Flat49, Shape::Flat64];

    /// The shapes that the page shows: squares of more digits are too small to be told apart.
    pub const SHOWN: [Shape; 9] = [
        Shape::Flat4,
        Shape::Flat6,
        Shape::Flat9,
        Shape::Flat16,
        Shape::Flat25,
        Shape::Flat36,
        Shape::Flat49,
        Shape::Cube4,
        Shape::Cube9,
    ];

    /// Digits, and squares in a house.
    pub const fn side(self) -> usize {
        match self {
            Shape::Flat4 | Shape::Cube4 => 4,
            Shape::Flat6 => 6,
            Shape::Flat9 | Shape::Cube9 => 9,
            Shape::Flat16 => 16,
            Shape::Flat25 => 25,
            Shape::Flat36 => 36,
            Shape::Flat49 => 49,
            Shape::Flat64 => 64,
        }
    }

    /// Rows in a box (6×6 boards have boxes of two rows and three columns).
    pub const fn box_height(self) -> usize {
        match self {
            Shape::Flat4 | Shape::Cube4 | Shape::Flat6 => 2,
            Shape::Flat9 | Shape::Cube9 => 3,
            Shape::Flat16 => 4,
            Shape::Flat25 => 5,
            Shape::Flat36 => 6,
            Shape::Flat49 => 7,
            Shape::Flat64 => 8,
        }
    }

    /// Whether it has more than 25 digits: only some algorithms and texts know such boards.
    pub const fn is_large(self) -> bool {
        self.side() > 25
    }

    /// Whether this program takes it: those of the page take what it shows.
    pub fn is_taken(self) -> bool {
        !cfg!(target_arch = "wasm32") || Self::SHOWN.contains(&self)
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

    /// The flat board of this side length that is offered, if there is one.
    pub fn flat(side: usize) -> Option<Shape> {
        Self::OFFERED.into_iter().find(|s| !s.is_cube() && s.side() == side)
    }

    /// The cube with faces of this side length, if there is one.
    pub fn cube(side: usize) -> Option<Shape> {
        Self::OFFERED.into_iter().find(|s| s.is_cube() && s.side() == side)
    }

    /// The large board of this side length, if there is one.
    pub fn large(side: usize) -> Option<Shape> {
        Self::LARGE.into_iter().find(|s| s.side() == side)
    }
}
