//! What is saved in the browser: games, and all of it as one file.

pub(crate) mod backup;
pub(crate) mod keep;
pub(crate) mod list;
