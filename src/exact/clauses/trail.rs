//! What is decided and what follows from it: each with its reason, in order, to be taken back.

use crate::exact::clauses::items::{Came, Items, Lists};
use crate::exact::clauses::order::Order;
use crate::exact::clauses::store::{Literal, Store, is, not, var};

/// No reason: decided, or known for good.
pub const NO_REASON: u32 = u32::MAX;
/// The reason of a variable that is false beside a rival that is true: this bit, and the rival.
pub const RIVAL: u32 = 1 << 31;
/// The reason of a variable that is the last one left of an item: this bit, and the item.
pub const ITEM: u32 = 1 << 30;

/// What contradicts.
#[derive(Clone, Copy)]
pub enum Conflict {
    /// Two variables of which one at most is true.
    Rivals(u32, u32),
    /// An item all of whose variables are false.
    Item(u32),
    /// A clause all of whose literals are false.
    Clause(u32),
}

/// Why a variable is what it is.
#[derive(Clone, Copy)]
pub struct Why {
    /// [`NO_REASON`], a rival, an item, or where a clause begins.
    pub reason: u32,
    /// How many decisions stood when it became known.
    pub depth: u32,
}

/// The variables, what they are and why.
#[derive(Clone)]
pub struct Trail {
    /// For each literal: 1 where it is true, −1 where it is false, 0 before.
    pub value: Vec<i8>,
    /// Of each variable that is known.
    pub why: Vec<Why>,
    /// All that is true, in order.
    pub known: Vec<Literal>,
    /// Where in `known` each decision stands.
    pub decisions: Vec<usize>,
    /// How much of `known` was followed.
    followed: usize,
    /// For each variable, those that cannot be true beside it.
    rivals: Lists,
    /// What has to be covered.
    pub items: Items,
}

impl Trail {
    /// Nothing is known.
    pub fn new(rivals: Lists, items: Items) -> Trail {
        let variables = rivals.len();
        Trail {
            value: vec![0; 2 * variables],
            why: vec![Why { reason: NO_REASON, depth: 0 }; variables],
            known: Vec::new(),
            decisions: Vec::new(),
            followed: 0,
            rivals,
            items,
        }
    }

    /// The present number of decisions.
    pub fn depth(&self) -> u32 {
        self.decisions.len() as u32
    }

    /// A literal is true.
    #[inline]
    pub fn set(&mut self, literal: Literal, reason: u32) {
        self.value[literal as usize] = 1;
        self.value[not(literal) as usize] = -1;
        self.why[var(literal)] = Why { reason, depth: self.depth() };
        self.known.push(literal);
    }

    /// Decides that a variable is true.
    pub fn decide(&mut self, var: u32) {
        self.decisions.push(self.known.len());
        self.set(is(var), NO_REASON);
    }

    /// Takes back all but so many decisions.
    pub fn back(&mut self, depth: u32, order: &mut Order) {
        let Some(&from) = self.decisions.get(depth as usize) else { return };
        for (at, &literal) in self.known.iter().enumerate().skip(from) {
            if at < self.followed && literal & 1 == 1 {
                self.items.regain(literal >> 1);
            }
            self.value[literal as usize] = 0;
            self.value[not(literal) as usize] = 0;
            order.insert(literal >> 1);
        }
        self.known.truncate(from);
        self.decisions.truncate(depth as usize);
        self.followed = from;
    }

    /// Follows all that is known, up to a contradiction.
    pub fn follow(&mut self, store: &mut Store) -> Option<Conflict> {
        while let Some(&literal) = self.known.get(self.followed) {
            self.followed += 1;
            let conflict = if literal & 1 == 0 { self.rule_out(literal >> 1) } else { self.lose(literal >> 1) };
            let conflict = conflict.or_else(|| self.look_at(not(literal), store));
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// A variable is true, so its rivals are not.
    #[inline]
    fn rule_out(&mut self, var: u32) -> Option<Conflict> {
        let depth = self.depth();
        let Trail { value, why, known, rivals, .. } = self;
        for &rival in rivals.get(var) {
            let pair = &mut value[is(rival) as usize..][..2];
            match pair[0] {
                0 => {
                    pair.copy_from_slice(&[-1, 1]);
                    why[rival as usize] = Why { reason: RIVAL | var, depth };
                    known.push(not(is(rival)));
                }
                1 => return Some(Conflict::Rivals(var, rival)),
                _ => {}
            }
        }
        None
    }

    /// A variable is false: the last one left of an item is true. All of its items are looked at, so that all can be taken back.
    #[inline]
    fn lose(&mut self, var: u32) -> Option<Conflict> {
        let (mut conflict, depth) = (None, self.depth());
        let Trail { value, why, known, items, .. } = self;
        items.lose(var, |item, came| match came {
            Came::Nowhere => conflict = Some(Conflict::Item(item)),
            Came::To(last) => {
                let pair = &mut value[is(last) as usize..][..2];
                if pair[0] == 0 {
                    pair.copy_from_slice(&[1, -1]);
                    why[last as usize] = Why { reason: ITEM | item, depth };
                    known.push(is(last));
                }
            }
        });
        conflict
    }

    /// A literal is false: clauses that watch it watch another one, or their last one is true.
    #[inline]
    fn look_at(&mut self, lost: Literal, store: &mut Store) -> Option<Conflict> {
        let mut watches = std::mem::take(&mut store.watches[lost as usize]);
        let (mut kept, mut at, mut conflict) = (0, 0, None);
        while at < watches.len() && conflict.is_none() {
            let mut watch = watches[at];
            at += 1;
            if self.value[watch.blocker as usize] <= 0 {
                let literals = store.literals_mut(watch.clause);
                if literals[0] == lost {
                    literals.swap(0, 1);
                }
                watch.blocker = literals[0];
                if self.value[watch.blocker as usize] <= 0 {
                    if let Some(k) = (2..literals.len()).find(|&k| self.value[literals[k] as usize] >= 0) {
                        literals.swap(1, k);
                        let other = literals[1];
                        store.watches[other as usize].push(watch);
                        continue;
                    }
                    match self.value[watch.blocker as usize] {
                        0 => self.set(watch.blocker, watch.clause),
                        _ => conflict = Some(Conflict::Clause(watch.clause)),
                    }
                }
            }
            watches[kept] = watch;
            kept += 1;
        }
        watches.copy_within(at.., kept);
        watches.truncate(kept + watches.len() - at);
        store.watches[lost as usize] = watches;
        conflict
    }
}
