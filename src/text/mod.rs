//! Reading and writing puzzles: one file per format, detection by shape, and the project's own link.

pub mod app_link;
pub mod candidates;
pub mod csv_table;
pub mod cube_text;
pub mod decode;
pub mod digits;
pub mod error;
pub mod extract;
pub mod fields;
pub mod form;
pub mod fpuzzles;
pub mod frame;
pub mod grid;
pub mod how;
pub mod lines;
pub mod link;
pub mod link_marks;
pub mod list;
pub mod lz;
pub mod opensudoku;
pub mod packed;
pub mod plain;
pub mod read;
pub mod reading;
pub mod sdk;
pub mod style;
pub mod sudokuwiki;
pub mod symbols;
pub mod write;

pub use crate::text::error::ReadError;
pub use crate::text::form::Form;
pub use crate::text::grid::{from_faces, of_line, one_line, rows};
pub use crate::text::read::{read, read_all};
pub use crate::text::reading::{Colour, Marks, Puzzle, Reading};
pub use crate::text::style::Style;
pub use crate::text::symbols::{digit, symbol};
