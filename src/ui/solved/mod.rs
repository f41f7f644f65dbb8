//! A solved board: what it took, the same run with other seeds, where to go on. Built when a run has solved one.

mod measures;
mod onward;
mod other_seeds;

pub(crate) mod panel;
