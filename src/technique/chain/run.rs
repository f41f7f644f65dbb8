//! Everything that follows from an assumption: each literal once, with those it follows from.

use std::rc::Rc;

use crate::technique::chain::bitset::Bits;
use crate::technique::chain::hint::{Aside, Cause, Literal, Mark, Trail};
use crate::technique::chain::index::Index;

const NONE: u16 = u16::MAX;
/// Causes that are no house.
pub(crate) const ASSUMED: u16 = u16::MAX;
pub(crate) const SQUARE: u16 = u16::MAX - 1;
pub(crate) const ASIDE: u16 = u16::MAX - 2;

/// A literal that was reached.
#[derive(Clone, Copy)]
struct Node {
    id: u16,
    on: bool,
    cause: u16,
    /// Its parents, or where the step that it follows from is kept.
    first: u32,
    count: u16,
    /// At least so many literals are on the way to it.
    least: u16,
    aside: u32,
}

/// Everything that follows from an assumption.
#[derive(Default)]
pub(crate) struct Run {
    nodes: Vec<Node>,
    parents: Vec<u32>,
    pub(crate) asides: Vec<Rc<Aside>>,
    /// Nodes in the order in which they were reached: false ones, true ones.
    order: [Vec<u32>; 2],
    at: [Vec<u16>; 2],
    /// Candidates that are false, and true.
    pub(crate) set: [Bits; 2],
    /// A true and a false node of one candidate.
    pub(crate) contradiction: Option<[u32; 2]>,
}

impl Run {
    pub(crate) fn reset(&mut self, n: usize) {
        self.nodes.clear();
        self.parents.clear();
        self.asides.clear();
        self.contradiction = None;
        for side in 0..2 {
            self.order[side].clear();
            self.at[side].clear();
            self.at[side].resize(n, NONE);
            self.set[side].reset(n);
        }
    }

    /// Candidates that were reached, in order.
    pub(crate) fn reached(&self, on: bool) -> impl Iterator<Item = usize> + '_ {
        self.order[usize::from(on)].iter().map(|&node| usize::from(self.nodes[node as usize].id))
    }

    /// The node of a literal that was reached.
    pub(crate) fn node(&self, id: usize, on: bool) -> Option<u32> {
        let at = self.at[usize::from(on)][id];
        (at != NONE).then_some(u32::from(at))
    }

    /// The candidate of a node.
    pub(crate) fn id(&self, node: u32) -> usize {
        usize::from(self.nodes[node as usize].id)
    }

    /// The node that was reached as the `k`th of its kind.
    pub(crate) fn nth(&self, on: bool, k: usize) -> Option<u32> {
        self.order[usize::from(on)].get(k).copied()
    }

    /// How many literals the way to a node has at least.
    pub(crate) fn least(&self, node: u32) -> u32 {
        u32::from(self.nodes[node as usize].least)
    }

    pub(crate) fn literal(&self, index: &Index, node: u32) -> Literal {
        let Node { id, on, .. } = self.nodes[node as usize];
        let (square, digit) = index.of[usize::from(id)];
        Literal { square: square as u16, digit: digit as u8, on }
    }

    /// A new node that follows from others; it is found by its candidate only once it is registered.
    pub(crate) fn new_node(&mut self, id: usize, on: bool, cause: u16, parents: impl Iterator<Item = u32>) -> u32 {
        let (first, aside) = (self.parents.len() as u32, self.asides.len().saturating_sub(1) as u32);
        self.parents.extend(parents);
        let parents = &self.parents[first as usize..];
        let least = parents.iter().map(|&p| self.nodes[p as usize].least).max().unwrap_or(0) + 1;
        let count = parents.len() as u16;
        self.nodes.push(Node { id: id as u16, on, cause, first, count, least, aside });
        self.nodes.len() as u32 - 1
    }

    pub(crate) fn register(&mut self, node: u32) {
        let Node { id, on, .. } = self.nodes[node as usize];
        let side = usize::from(on);
        self.at[side][usize::from(id)] = node as u16;
        self.set[side].insert(usize::from(id));
        self.order[side].push(node);
    }

    fn parents_of(&self, node: u32) -> &[u32] {
        let Node { first, count, .. } = self.nodes[node as usize];
        &self.parents[first as usize..first as usize + usize::from(count)]
    }

    /// How many literals the way to a node has; `visit` is told of every step that is taken on it.
    pub(crate) fn ancestors(&self, node: u32, stamps: &mut Stamps, mut visit: impl FnMut(&Rc<Aside>)) -> u32 {
        stamps.next(self.at[0].len() * 2);
        let mut count = 0;
        stamps.todo.clear();
        stamps.todo.push(node);
        let mut k = 0;
        while let Some(&at) = stamps.todo.get(k) {
            k += 1;
            let Node { id, on, cause, aside, .. } = self.nodes[at as usize];
            let stamp = &mut stamps.seen[usize::from(id) * 2 + usize::from(on)];
            if *stamp == stamps.now {
                continue;
            }
            *stamp = stamps.now;
            count += 1;
            if cause == ASIDE {
                visit(&self.asides[aside as usize]);
            }
            stamps.todo.extend_from_slice(self.parents_of(at));
        }
        count
    }

    /// The way to a node.
    pub(crate) fn trail(&self, index: &Index, node: u32) -> Trail {
        let n = self.at[0].len();
        let mut number = vec![u32::MAX; n * 2];
        let key = |at: u32| {
            let Node { id, on, .. } = self.nodes[at as usize];
            usize::from(id) * 2 + usize::from(on)
        };
        let mut order: Vec<u32> = Vec::new();
        let (mut todo, mut k) = (vec![node], 0);
        while let Some(&at) = todo.get(k) {
            k += 1;
            if number[key(at)] == u32::MAX {
                number[key(at)] = order.len() as u32;
                order.push(at);
                todo.extend_from_slice(self.parents_of(at));
            }
        }
        let mark = |&at: &u32| Mark {
            literal: self.literal(index, at),
            cause: match self.nodes[at as usize] {
                Node { cause: ASSUMED, .. } => Cause::Assumed,
                Node { cause: SQUARE, .. } => Cause::Square,
                Node { cause: ASIDE, aside, .. } => Cause::Aside(Rc::clone(&self.asides[aside as usize])),
                Node { cause: house, .. } => Cause::House(house),
            },
            parents: self.parents_of(at).iter().map(|&p| number[key(p)]).collect(),
        };
        order.iter().map(mark).collect()
    }
}

/// Marks of what a walk has seen.
#[derive(Default)]
pub(crate) struct Stamps {
    seen: Vec<u32>,
    now: u32,
    todo: Vec<u32>,
}

impl Stamps {
    fn next(&mut self, size: usize) {
        if self.seen.len() < size {
            self.seen.resize(size, 0);
        }
        self.now += 1;
    }
}
