//! Search that learns from its contradictions ("conflict-driven clause learning"), on what propagation leaves of a board:
//!
//! ```text
//! a variable is a candidate of an undecided square; rivals are those of which one at most is true;
//! an item is what one variable has to cover: a square, or a missing digit of a house
//! repeat:
//!     follow what is known: a rival of what is true is false, and the last variable left of an item, or the last literal left of a
//!         clause, is true
//!     on a contradiction: learn the clause that forbids its cause, and go back to where that tells something new
//!     else decide that the variable with the most part in late contradictions is true
//!     now and then: take all decisions back, and forget the worse half of the clauses
//! ```
//!
//! After J. P. Marques-Silva and K. A. Sakallah, *GRASP*, 1996 (clauses from contradictions); M. W. Moskewicz and others, *Chaff*, 2001 (two
//! watched literals, weights that age); N. Eén and N. Sörensson, *An extensible SAT-solver*, 2003 (shorter clauses); G. Audemard and L.
//! Simon, *Predicting learnt clauses quality in modern SAT solvers*, 2009 (which are kept). Rivals and items need no clauses: a true
//! variable is the reason of its rivals, and an item keeps how many are left and their "exclusive or", which of one is that one.
//!
//! Other solvers decide a variable as it was last; here it is always true, as one that is false says next to nothing. What that and
//! the rest buys: docs/benchmarks.md.

pub mod board;
mod items;
mod learn;
mod order;
pub mod reasoner;
pub mod store;
pub mod trail;

use crate::exact::clauses::board::{Board, Propagated};
use crate::exact::clauses::reasoner::{Came, Reasoner};
use crate::exact::clauses::store::{Literal, is, not};
use crate::exact::descend::{Descend, Found, Status, step_by_step};
use crate::exact::state::Tables;
use crate::puzzle::Grid;

/// How often a search begins again, and forgets.
#[derive(Clone, Copy)]
struct Pace {
    /// Contradictions until all decisions are taken back, times the numbers of Luby, Sinclair and Zuckerman 1993.
    restart: u64,
    /// Clauses at which half of them are forgotten.
    clauses: usize,
    /// By how much that number grows each time.
    more: usize,
}

const PACE: Pace = Pace { restart: 256, clauses: CLAUSES, more: MORE };

/// Clauses at which half of them are forgotten, and by how much that number grows each time.
pub const CLAUSES: usize = 4000;
/// See [`CLAUSES`].
pub const MORE: usize = 1000;

/// A search with what it has learnt.
pub(super) struct Clauses {
    found: Found,
    reasoner: Reasoner,
    /// Contradictions until the next start, and how many starts there were.
    until: u64,
    starts: u64,
    pace: Pace,
}

impl Clauses {
    /// A search that goes on from what was found. With propagation alone it is done at once.
    pub(super) fn new<const W: usize, const H: usize>(
        tables: &Tables<W, H>,
        left: Propagated<W, H>,
        found: Found,
    ) -> Clauses {
        let reasoner = Reasoner::new(Board::new(tables, left));
        let mut search = Clauses { found, reasoner, until: PACE.restart, starts: 1, pace: PACE };
        for solution in search.found.solutions.clone() {
            search.forbid_all_of(&solution);
        }
        if search.reasoner.places.is_empty() {
            search.found.status = Status::Done;
            if search.found.count == 0 {
                search.record();
            }
        }
        search
    }

    /// A decision and what follows, or what a contradiction teaches.
    fn advance(&mut self) {
        self.found.nodes += 1;
        match self.reasoner.follow(|_| ()) {
            Came::ToContradiction => self.until = self.until.saturating_sub(1),
            Came::ToAnEnd => self.found.status = Status::Done,
            Came::ToRest => {
                if self.until == 0 {
                    self.start_over();
                }
                if let Some(variable) = self.reasoner.choose() {
                    return self.reasoner.trail.decide(variable);
                }
                self.record();
                if self.found.status == Status::Working {
                    self.forbid_decisions();
                }
            }
        }
    }

    /// The decisions that led to a solution are not all true again.
    fn forbid_decisions(&mut self) {
        let trail = &self.reasoner.trail;
        if trail.depth() == 0 {
            self.found.status = Status::Done;
        }
        let clause: Vec<Literal> = trail.decisions.iter().rev().map(|&at| not(trail.known[at])).collect();
        self.reasoner.forbid(clause.into_iter());
    }

    /// A solution that was found elsewhere is not found again.
    fn forbid_all_of(&mut self, solution: &Grid) {
        let held = |&(square, digit): &(u16, u8)| solution.get(usize::from(square)) == digit + 1;
        let held = self.reasoner.places.iter().enumerate().filter(|(_, place)| held(place));
        let clause: Vec<Literal> = held.map(|(v, _)| not(is(v as u32))).collect();
        self.reasoner.add(&clause);
    }

    fn start_over(&mut self) {
        self.starts += 1;
        self.until = self.pace.restart * luby(self.starts);
        self.reasoner.start_over();
        if self.reasoner.clauses() > self.pace.clauses {
            self.pace.clauses += self.pace.more;
            self.reasoner.forget();
        }
    }

    fn record(&mut self) {
        let found = &mut self.found;
        found.count += 1;
        if found.solutions.len() < 2 {
            found.solutions.extend(Grid::new(found.shape, self.reasoner.filled()));
        }
        if found.count >= found.limit {
            found.status = Status::Done;
        }
    }
}

impl Descend for Clauses {
    fn run(&mut self, nodes: u64) -> Status {
        step_by_step(self, nodes, Clauses::advance)
    }

    fn found(&self) -> &Found {
        &self.found
    }
}

/// 1, 1, 2, 1, 1, 2, 4, 1, …: the number at this place, from 1.
fn luby(place: u64) -> u64 {
    let size = (place + 1).next_power_of_two() - 1;
    if size == place { size.div_ceil(2) } else { luby(place - size / 2) }
}

#[cfg(test)]
mod tests;
