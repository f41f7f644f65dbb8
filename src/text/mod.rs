//! Reading and writing puzzles: one file per format, detection by shape, and the project's own link.

mod app_link;
mod candidates;
mod cube_text;
mod error;
mod fields;
mod fpuzzles;
mod grid;
mod lines;
pub mod link;
mod link_marks;
mod list;
mod lz;
mod opensudoku;
mod packed;
mod plain;
mod read;
mod reading;
mod sdk;
pub mod style;
mod sudokuwiki;
mod symbols;
pub mod write;

pub use error::ReadError;
pub use grid::{from_faces, of_line, one_line, rows};
pub use read::{read, read_all};
pub use reading::{Colour, Marks, Puzzle, Reading};
pub use style::Style;
pub use symbols::{digit, symbol};
