//! What one operator did: a selection, a crossover, a growth, a replacement. A search notes them only when it is asked to
//! ([`crate::evolve::search::Search::trace`]), so that a run at full speed pays nothing for being explained.

mod act;
mod notes;

use serde::{Deserialize, Serialize};

pub use crate::evolve::operation::act::{Act, Draw, Kind};
pub use crate::evolve::operation::notes::Notes;
use crate::evolve::trail::Trail;

/// An individual as it stood when an operator met it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Individual {
    /// Its place in the population, 0 is the fittest; for a child, in the order of birth.
    pub rank: u32,
    /// Digits per distinct square, or place by place where a search keeps a copy of a square for each face; 0 is open.
    pub cells: Vec<u8>,
    /// Its fitness.
    pub fitness: u32,
}

/// One operation, in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Operation {
    /// What was done.
    pub act: Act,
    /// Whom it worked on: two parents, or the individual before it grew; nobody for what concerns all.
    pub before: Vec<Individual>,
    /// What came of it.
    pub after: Option<Individual>,
}

/// Where a square of a child comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Both parents have this digit here.
    Both,
    /// The first parent.
    First,
    /// The second parent.
    Second,
    /// Neither has.
    New,
}

impl Operation {
    /// Adds so much to every fitness in it, for a board that is a part of a larger one.
    pub fn raise(&mut self, by: u32) {
        self.before.iter_mut().chain(&mut self.after).for_each(|individual| individual.fitness += by);
        match &mut self.act {
            Act::Select { fitness, .. } | Act::Survive { fitness, .. } => fitness.iter_mut().for_each(|f| *f += by),
            Act::Grow { trail, .. } | Act::Tabu { trail, .. } | Act::Weights { trail, .. } => trail.raise(by),
            _ => {}
        }
    }

    /// The steps inside it, where it makes many.
    pub fn trail(&self) -> Option<&Trail> {
        match &self.act {
            Act::Grow { trail, .. } | Act::Tabu { trail, .. } | Act::Weights { trail, .. } => {
                Some(trail).filter(|trail| !trail.steps.is_empty())
            }
            _ => None,
        }
    }

    /// For each square of the child of two parents, where its digit comes from; nothing for other operations.
    pub fn origins(&self) -> Option<Vec<Origin>> {
        let ([first, second], Some(child)) = (self.before.as_slice(), &self.after) else { return None };
        let of = |((&a, &b), &c)| match (a == c, b == c) {
            // Nothing has come to an open square.
            _ if c == 0 => Origin::Both,
            (true, true) => Origin::Both,
            (true, false) => Origin::First,
            (false, true) => Origin::Second,
            (false, false) => Origin::New,
        };
        Some(first.cells.iter().zip(&second.cells).zip(&child.cells).map(of).collect())
    }

    /// The squares that one individual was changed in; nothing for other operations, and where two individuals meet.
    pub fn changed(&self) -> Option<Vec<usize>> {
        let ([before], Some(after)) = (self.before.as_slice(), &self.after) else { return None };
        if matches!(self.act, Act::Replace { .. }) {
            return None;
        }
        Some((0..before.cells.len().min(after.cells.len())).filter(|&s| before.cells[s] != after.cells[s]).collect())
    }
}
