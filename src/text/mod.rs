//! Reading and writing puzzles: one file per format, detection by shape, and the project's own link.

mod grid;
pub mod link;
mod read;
mod symbols;

pub use grid::{one_line, rows};
pub use read::{ReadError, Reading, from_faces, read};
pub use symbols::{digit, symbol};
