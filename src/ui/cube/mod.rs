//! The SudoKube: its stage, its three shapes, its faces as boards, its tools.

pub(crate) mod buttons;
pub(crate) mod exhibit;
pub(crate) mod faces;
pub(crate) mod pan;
pub(crate) mod rotation;
pub(crate) mod shape;
pub(crate) mod tools;
pub(crate) mod turntable;
