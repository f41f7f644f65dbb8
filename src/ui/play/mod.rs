//! Playing by hand: the panel, the pad, checkpoints.

pub(crate) mod checkpoints;
pub(crate) mod pad;
pub(crate) mod panel;
pub(crate) mod spoken;
