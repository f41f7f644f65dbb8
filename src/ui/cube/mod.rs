//! The SudoKube: the cube to turn, its net, its faces as boards.

pub(crate) mod exhibit;
pub(crate) mod faces;
pub(crate) mod net;
pub(crate) mod rotation;
pub(crate) mod tools;
