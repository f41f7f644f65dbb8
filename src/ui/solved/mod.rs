//! A solved board: what it took, the same run with other seeds, where to go on. Built when a run has solved one. And how hard
//! any puzzle is, in three numbers.

mod measures;
mod onward;
mod seed_runs;

pub(crate) mod hardness;
pub(crate) mod other_seeds;
pub(crate) mod panel;
