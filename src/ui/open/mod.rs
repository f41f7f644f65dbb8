//! How a puzzle comes onto the board: text, files, a photo, a new one.

pub(crate) mod by_level;
pub(crate) mod desk;
pub(crate) mod dialog;
pub(crate) mod drops;
pub(crate) mod generator;
pub(crate) mod inbox;
pub(crate) mod list;
pub(crate) mod new_puzzle;
pub(crate) mod photo;
