//! Sharing: the link and its code, the puzzle as text and file, links to other pages, pictures, sheets to print.

pub(crate) mod code;
pub(crate) mod dialog;
pub(crate) mod levels;
pub(crate) mod picture;
pub(crate) mod print;
pub(crate) mod save;
pub(crate) mod state;
pub(crate) mod texts;
