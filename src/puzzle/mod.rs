//! What a puzzle is: shapes, layouts (squares, houses, faces), grids and the independent checker.

pub mod check;
pub mod cube;
mod grid;
mod layout;
mod shape;

pub use grid::Grid;
pub use layout::{FACE_NAMES, Face, House, HouseKind, Layout, Place, Square};
pub use shape::Shape;
