//! A board, what is decided on it, what follows, and what contradictions have taught: all that a search needs which learns, but for when it
//! begins again.

use crate::exact::clauses::board::Board;
use crate::exact::clauses::learn::Learner;
use crate::exact::clauses::order::Order;
use crate::exact::clauses::store::{Literal, Store, is, var};
use crate::exact::clauses::trail::{NO_REASON, Trail};

/// What one step came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// Everything is followed; the next variable can be decided.
    ToRest,
    /// A contradiction was met, and a clause learnt from it; that clause has still to be followed.
    ToContradiction,
    /// A contradiction was met that no decision led to: there is nothing (more) to find.
    ToAnEnd,
}

/// A board with what was decided and learnt.
#[derive(Clone)]
pub struct Reasoner {
    /// The digits that propagation leaves no doubt of, 0 elsewhere.
    pub digits: Vec<u8>,
    /// Square and digit (from 0) of each variable.
    pub places: Vec<(u16, u8)>,
    /// What is decided, and what follows.
    pub trail: Trail,
    store: Store,
    order: Order,
    learner: Learner,
}

impl Reasoner {
    /// Nothing is decided or learnt.
    pub fn new(board: Board) -> Reasoner {
        let Board { digits, places, trail, weights } = board;
        let variables = places.len();
        let (store, order, learner) = (Store::new(variables), Order::new(weights), Learner::new(variables));
        Reasoner { digits, places, trail, store, order, learner }
    }

    /// Multiplies the weight by which each variable is chosen with a number of its own. No decision may stand.
    pub fn scale(&mut self, by: impl FnMut() -> f64) {
        self.order.scale(by);
    }

    /// Follows what is known. On a contradiction `seen` is shown the trail, which then goes back to where what was learnt holds.
    pub fn follow(&mut self, seen: impl FnOnce(&Trail)) -> Came {
        let Some(conflict) = self.trail.follow(&mut self.store) else { return Came::ToRest };
        if self.trail.depth() == 0 {
            return Came::ToAnEnd;
        }
        seen(&self.trail);
        let depth = self.learner.learn(&self.trail, &self.store, &mut self.order, conflict);
        self.assert(depth);
        Came::ToContradiction
    }

    /// The undecided variable with the most part in late contradictions; `None` when all are decided.
    pub fn choose(&mut self) -> Option<u32> {
        while let Some(variable) = self.order.pop() {
            if self.is_open(variable) {
                return Some(variable);
            }
        }
        None
    }

    /// The variable of a square and a digit (from 0); `None` where there is none.
    pub fn variable(&self, square: u16, digit: u8) -> Option<u32> {
        self.places.binary_search(&(square, digit)).ok().map(|variable| variable as u32)
    }

    /// Whether a variable may still be true or false.
    pub fn is_open(&self, variable: u32) -> bool {
        self.trail.value[is(variable) as usize] == 0
    }

    /// Takes all decisions back.
    pub fn start_over(&mut self) {
        self.trail.back(0, &mut self.order);
    }

    /// How many clauses there are.
    pub fn clauses(&self) -> usize {
        self.store.len
    }

    /// The clause that was learnt last.
    pub fn latest(&self) -> &[Literal] {
        &self.learner.clause
    }

    /// Forgets the worse half of the clauses. No decision may stand.
    pub fn forget(&mut self) {
        self.store.forget(&self.trail.value);
    }

    /// A clause holds from now on, all of whose literals are false, each due to a decision of its own: the last comes first.
    pub fn forbid(&mut self, clause: impl Iterator<Item = Literal>) {
        let Some(depth) = self.trail.depth().checked_sub(1) else { return };
        self.learner.clause.clear();
        self.learner.clause.extend(clause);
        self.learner.glue = 0;
        self.assert(depth);
    }

    /// A clause holds from now on of which nothing is known. No decision may stand.
    pub fn add(&mut self, clause: &[Literal]) {
        match *clause {
            [] => {}
            [only] => self.trail.set(only, NO_REASON),
            _ => {
                self.store.add(clause, 0);
            }
        }
    }

    /// The digits of the squares, 0 where they are open.
    pub fn filled(&self) -> Vec<u8> {
        let mut digits = self.digits.clone();
        for &literal in self.trail.known.iter().filter(|&literal| literal & 1 == 0) {
            let (square, digit) = self.places[var(literal)];
            digits[usize::from(square)] = digit + 1;
        }
        digits
    }

    /// Goes back to where the first literal of the new clause follows from it.
    fn assert(&mut self, depth: u32) {
        self.trail.back(depth, &mut self.order);
        let clause = &self.learner.clause;
        let reason = if clause.len() > 1 { self.store.add(clause, self.learner.glue) } else { NO_REASON };
        self.trail.set(clause[0], reason);
    }
}
