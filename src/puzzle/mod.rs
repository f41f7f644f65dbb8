//! What a puzzle is: shapes, layouts (squares, houses, faces), grids and the independent checker.

pub mod check;
pub mod cube;
pub mod exchange;
pub mod grid;
pub mod layout;
pub mod shape;

pub use crate::puzzle::cube::FACE_NAMES;
pub use crate::puzzle::grid::Grid;
pub use crate::puzzle::layout::{Face, House, HouseKind, Layout, Place, Square};
pub use crate::puzzle::shape::Shape;
