//! A picture becomes the puzzle: read by a worker of its own, shown beside the board as it was read, mended, put on the board.

pub(crate) mod corners;
pub(crate) mod dialog;
pub(crate) mod digits;
pub(crate) mod reader;
pub(crate) mod state;
pub(crate) mod way_in;
