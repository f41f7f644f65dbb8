//! What every exact search offers: it can be left at any node and taken up again.

use crate::puzzle::{Grid, Shape};

/// Whether there is more to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to search.
    Working,
    /// All is searched, or the limit of solutions is reached.
    Done,
}

/// A search whatever the size of its sets.
pub(super) trait Descend {
    /// Goes on through at most so many placements.
    fn run(&mut self, nodes: u64) -> Status;
    fn found(&self) -> &Found;
}

/// Goes on step by step, through at most so many placements.
pub(super) fn step_by_step<S: Descend>(search: &mut S, nodes: u64, advance: fn(&mut S)) -> Status {
    for _ in 0..nodes {
        if search.found().status == Status::Done {
            break;
        }
        advance(search);
    }
    search.found().status
}

/// What a search has found so far.
#[derive(Clone)]
pub(super) struct Found {
    pub shape: Shape,
    /// The first two.
    pub solutions: Vec<Grid>,
    pub count: u64,
    pub limit: u64,
    pub nodes: u64,
    pub status: Status,
}

impl Found {
    pub fn new(shape: Shape, limit: u64) -> Found {
        Found { shape, solutions: Vec::new(), count: 0, limit, nodes: 0, status: Status::Working }
    }
}

/// A board that the page does not take: it stays undecided.
#[cfg(target_arch = "wasm32")]
pub(super) struct Undecided(pub Found);

#[cfg(target_arch = "wasm32")]
impl Descend for Undecided {
    fn run(&mut self, _: u64) -> Status {
        Status::Done
    }

    fn found(&self) -> &Found {
        &self.0
    }
}
