//! What a contradiction teaches: the clause of the nearest point through which all ways from the last decision to it lead ("first unique
//! implication point"), without literals that follow from its others.

use crate::exact::clauses::order::Order;
use crate::exact::clauses::store::{Literal, Store, is, not, var};
use crate::exact::clauses::trail::{Conflict, ITEM, NO_REASON, RIVAL, Trail};

/// The clause that was learnt last, and memory to find it with.
#[derive(Clone)]
pub struct Learner {
    /// Its literals: the one that is true from now on comes first, then one of the depth to go back to.
    pub clause: Vec<Literal>,
    /// How many decisions it speaks of.
    pub glue: u32,
    seen: Vec<bool>,
    /// The variables that were seen.
    marked: Vec<u32>,
    stack: Vec<u32>,
    /// For each depth, the last question in which it was met.
    met: Vec<u32>,
    question: u32,
}

impl Learner {
    /// Nothing is learnt.
    pub fn new(variables: usize) -> Learner {
        Learner {
            clause: Vec::new(),
            glue: 0,
            seen: vec![false; variables],
            marked: Vec::new(),
            stack: Vec::new(),
            met: vec![0; variables + 1],
            question: 0,
        }
    }

    /// Learns from a contradiction below at least one decision; the depth to go back to.
    pub fn learn(&mut self, trail: &Trail, store: &Store, order: &mut Order, conflict: Conflict) -> u32 {
        self.clause.clear();
        self.clause.push(0);
        let mut meet = |learner: &mut Learner, v: u32, literal: Literal| learner.meet(trail, order, v, literal);
        let mut open = 0;
        match conflict {
            Conflict::Rivals(a, b) => open += meet(self, a, not(is(a))) + meet(self, b, not(is(b))),
            Conflict::Item(item) => trail.items.members(item).iter().for_each(|&v| open += meet(self, v, is(v))),
            Conflict::Clause(clause) => store.literals(clause).iter().for_each(|&l| open += meet(self, l >> 1, l)),
        }
        let mut latest = trail.known.iter().rev();
        let first = loop {
            let Some(&literal) = latest.next() else { break 0 };
            if !self.seen[var(literal)] {
                continue;
            }
            open -= 1;
            if open == 0 {
                break literal;
            }
            match trail.why[var(literal)].reason {
                rival if rival & RIVAL != 0 => open += meet(self, rival & !RIVAL, not(is(rival & !RIVAL))),
                item if item & ITEM != 0 => {
                    let others = trail.items.members(item & !ITEM).iter().filter(|&&v| is(v) != literal);
                    others.for_each(|&v| open += meet(self, v, is(v)));
                }
                clause => {
                    let others = store.literals(clause).iter().filter(|&&l| l != literal);
                    others.for_each(|&l| open += meet(self, l >> 1, l));
                }
            }
        };
        self.clause[0] = not(first);
        self.shorten(trail, store);
        self.marked.drain(..).for_each(|v| self.seen[v as usize] = false);
        order.age();
        self.glue = self.depths(trail);
        let depth = |k: &usize| trail.why[var(self.clause[*k])].depth;
        let Some(deepest) = (1..self.clause.len()).max_by_key(depth) else { return 0 };
        let back = depth(&deepest);
        self.clause.swap(1, deepest);
        back
    }

    /// A false literal that has a part in the contradiction. 1 where it is due to the last decision, and so to be explained; else it
    /// is taken in, unless it holds for good.
    fn meet(&mut self, trail: &Trail, order: &mut Order, v: u32, literal: Literal) -> u32 {
        let depth = trail.why[v as usize].depth;
        if self.seen[v as usize] || depth == 0 {
            return 0;
        }
        self.seen[v as usize] = true;
        self.marked.push(v);
        order.bump(v);
        if depth == trail.depth() {
            return 1;
        }
        self.clause.push(literal);
        0
    }

    /// Leaves out literals that follow from others of the clause.
    fn shorten(&mut self, trail: &Trail, store: &Store) {
        self.depths(trail);
        let mut kept = 1;
        for at in 1..self.clause.len() {
            let literal = self.clause[at];
            if !self.follows(trail, store, literal) {
                self.clause[kept] = literal;
                kept += 1;
            }
        }
        self.clause.truncate(kept);
    }

    /// Whether a false literal follows from literals that were seen.
    fn follows(&mut self, trail: &Trail, store: &Store, literal: Literal) -> bool {
        if trail.why[var(literal)].reason == NO_REASON {
            return false;
        }
        let before = self.marked.len();
        self.stack.clear();
        self.stack.push(literal >> 1);
        while let Some(v) = self.stack.pop() {
            let reason = trail.why[v as usize].reason;
            let rival = [reason & !RIVAL];
            // Variables, or literals.
            let (causes, shift) = match reason {
                _ if reason & RIVAL != 0 => (&rival[..], 0),
                _ if reason & ITEM != 0 => (trail.items.members(reason & !ITEM), 0),
                clause => (store.literals(clause), 1),
            };
            for cause in causes.iter().map(|c| c >> shift) {
                let why = trail.why[cause as usize];
                if cause == v || self.seen[cause as usize] || why.depth == 0 {
                    continue;
                }
                if why.reason == NO_REASON || self.met[why.depth as usize] != self.question {
                    self.marked.drain(before..).for_each(|m| self.seen[m as usize] = false);
                    return false;
                }
                self.seen[cause as usize] = true;
                self.marked.push(cause);
                self.stack.push(cause);
            }
        }
        true
    }

    /// How many depths there are in the clause, each of which is met now.
    fn depths(&mut self, trail: &Trail) -> u32 {
        self.question += 1;
        let mut depths = 0;
        for &literal in &self.clause {
            let met = &mut self.met[trail.why[var(literal)].depth as usize];
            depths += u32::from(*met != self.question);
            *met = self.question;
        }
        depths
    }
}
