//! The board of one face: squares, pointer, keypad and keys.
pub(crate) mod drag;
pub(crate) mod entry;
pub(crate) mod face;
pub(crate) mod keypad;
pub(crate) mod keys;
pub(crate) mod painted;
pub(crate) mod places;
pub(crate) mod zoom;
