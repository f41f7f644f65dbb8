//! Playing by hand: the panel, the pad, checkpoints, the same game in another tab.

pub(crate) mod checkpoints;
pub(crate) mod coach;
pub(crate) mod elsewhere;
pub(crate) mod pad;
pub(crate) mod panel;
pub(crate) mod spoken;
