//! Cycles that are true either way round, and the way of a forcing chain: searched breadth first, every literal with the
//! one it first followed from.

use crate::technique::chain::bitset::Bits;
use crate::technique::chain::graph::{Arrow, BY_SQUARE, Graph, Links};
use crate::technique::chain::hint::{Cause, Literal, Mark, Trail};

const ROOT: u32 = u32::MAX;

/// A literal that was reached.
#[derive(Clone, Copy)]
struct Node {
    id: u16,
    by: u16,
    parent: u32,
}

/// Memory of a search.
#[derive(Default)]
pub(crate) struct Paths {
    nodes: Vec<Node>,
    on: Vec<u32>,
    off: Vec<u32>,
    seen_on: Bits,
    seen_off: Bits,
    ends: Bits,
}

/// The literals of a chain from its outcome back to its start; every second one is true.
pub(crate) struct Path {
    /// Candidate and the house or square it was reached by.
    pub(crate) ids: Vec<(u16, u16)>,
    /// Whether the outcome is true.
    pub(crate) on: bool,
}

impl Paths {
    fn start(&mut self, n: usize) {
        self.nodes.clear();
        self.on.clear();
        self.off.clear();
        self.seen_on.reset(n);
        self.seen_off.reset(n);
    }

    fn push(&mut self, arrow: Arrow, parent: u32) -> u32 {
        self.nodes.push(Node { id: arrow.to, by: arrow.by, parent });
        self.nodes.len() as u32 - 1
    }

    fn path(&self, mut at: u32, on: bool) -> Path {
        let mut ids = Vec::new();
        while at != ROOT {
            let node = self.nodes[at as usize];
            ids.push((node.id, node.by));
            at = node.parent;
        }
        Path { ids, on }
    }

    fn passes(&self, mut at: u32, id: u16, mut on: bool) -> bool {
        // Literals alternate; only false ones are asked for.
        while at != ROOT {
            let node = self.nodes[at as usize];
            if !on && node.id == id {
                return true;
            }
            on = !on;
            at = node.parent;
        }
        false
    }

    /// Every cycle from a true candidate back to it, up to a length.
    pub(crate) fn cycles(
        &mut self,
        graph: &Graph,
        start: usize,
        links: Links,
        limit: u32,
        each: &mut dyn FnMut(Path) -> u32,
    ) {
        self.start(graph.index.len());
        // A cycle closes here: these may be reached more than once.
        self.ends.reset(graph.index.len());
        graph.on(start, links).for_each(|arrow| self.ends.insert(usize::from(arrow.to)));
        if self.ends.is_empty() {
            return;
        }
        let root = self.push(Arrow { to: start as u16, by: BY_SQUARE }, ROOT);
        self.on.push(root);
        self.seen_on.insert(start);
        let (mut length, mut limit) = (0, limit);
        while !self.on.is_empty() && length + 2 <= limit {
            length += 2;
            for p in std::mem::take(&mut self.on) {
                for arrow in graph.off(usize::from(self.nodes[p as usize].id), links) {
                    let to = usize::from(arrow.to);
                    if self.ends.contains(to) {
                        if self.passes(p, arrow.to, true) {
                            continue;
                        }
                    } else if self.seen_off.contains(to) {
                        continue;
                    }
                    self.seen_off.insert(to);
                    let node = self.push(arrow, p);
                    self.off.push(node);
                }
            }
            for p in std::mem::take(&mut self.off) {
                for arrow in graph.on(usize::from(self.nodes[p as usize].id), links) {
                    let to = usize::from(arrow.to);
                    if to == start {
                        if length >= 4 && length <= limit {
                            let end = self.push(arrow, p);
                            limit = limit.min(each(self.path(end, true)));
                        }
                    } else if !self.seen_on.contains(to) {
                        self.seen_on.insert(to);
                        let node = self.push(arrow, p);
                        self.on.push(node);
                    }
                }
            }
        }
    }

    /// The first chain from a literal to its contrary.
    pub(crate) fn contrary(&mut self, graph: &Graph, start: usize, on: bool, links: Links) -> Option<Path> {
        self.start(graph.index.len());
        let root = self.push(Arrow { to: start as u16, by: BY_SQUARE }, ROOT);
        if on {
            self.on.push(root);
            self.seen_on.insert(start);
        } else {
            self.off.push(root);
            self.seen_off.insert(start);
        }
        while !self.on.is_empty() || !self.off.is_empty() {
            for p in std::mem::take(&mut self.on) {
                for arrow in graph.off(usize::from(self.nodes[p as usize].id), links) {
                    let to = usize::from(arrow.to);
                    if !self.seen_off.contains(to) {
                        self.seen_off.insert(to);
                        let node = self.push(arrow, p);
                        if on && to == start {
                            return Some(self.path(node, false));
                        }
                        self.off.push(node);
                    }
                }
            }
            for p in std::mem::take(&mut self.off) {
                for arrow in graph.on(usize::from(self.nodes[p as usize].id), links) {
                    let to = usize::from(arrow.to);
                    if !self.seen_on.contains(to) {
                        self.seen_on.insert(to);
                        let node = self.push(arrow, p);
                        if !on && to == start {
                            return Some(self.path(node, true));
                        }
                        self.on.push(node);
                    }
                }
            }
        }
        None
    }
}

fn cause(by: u16) -> Cause {
    if by == BY_SQUARE { Cause::Square } else { Cause::House(by) }
}

impl Path {
    fn literal(&self, graph: &Graph, at: usize, turned: bool) -> Literal {
        let (square, digit) = graph.index.of[usize::from(self.ids[at].0)];
        Literal { square: square as u16, digit: digit as u8, on: (self.on == at.is_multiple_of(2)) != turned }
    }

    /// As a trail.
    pub(crate) fn trail(&self, graph: &Graph) -> Trail {
        let last = self.ids.len() - 1;
        let mark = |at: usize| Mark {
            literal: self.literal(graph, at, false),
            cause: if at == last { Cause::Assumed } else { cause(self.ids[at].1) },
            parents: if at == last { Vec::new() } else { vec![at as u32 + 1] },
        };
        (0..=last).map(mark).collect()
    }

    /// The same the other way round, every literal contrary. Each keeps the cause it had the other way, as in SE 1.2.1.
    pub(crate) fn turned(&self, graph: &Graph) -> Trail {
        let last = self.ids.len() - 1;
        let mark = |k: usize| {
            let at = last - k;
            Mark {
                literal: self.literal(graph, at, true),
                cause: if at == last { Cause::Assumed } else { cause(self.ids[at].1) },
                parents: if k == last { Vec::new() } else { vec![k as u32 + 1] },
            }
        };
        (0..=last).map(mark).collect()
    }
}
