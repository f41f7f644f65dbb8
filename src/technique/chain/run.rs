//! One assumption followed as far as it goes: true literals before false ones, each once, with what it follows from.

use std::rc::Rc;

use crate::technique::board::{Board, bits};
use crate::technique::chain::aside::Asides;
use crate::technique::chain::bitset::Bits;
use crate::technique::chain::hint::{Aside, Cause, Literal, Mark, Trail};
use crate::technique::chain::index::Index;
use crate::technique::ground::Ground;

const NONE: u16 = u16::MAX;
const ASSUMED: u16 = u16::MAX;
const SQUARE: u16 = u16::MAX - 1;
const ASIDE: u16 = u16::MAX - 2;

/// How an assumption is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mode {
    /// Through places of its digit only.
    pub(crate) nishio: bool,
    /// What has become false counts as gone.
    pub(crate) dynamic: bool,
    /// Which steps it takes beside implications: 0 none, 1 patterns, 2 and more chains.
    pub(crate) level: u8,
}

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
    fn reset(&mut self, n: usize) {
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

    pub(crate) fn least(&self, node: u32) -> u32 {
        u32::from(self.nodes[node as usize].least)
    }

    pub(crate) fn literal(&self, index: &Index, node: u32) -> Literal {
        let Node { id, on, .. } = self.nodes[node as usize];
        let (square, digit) = index.of[usize::from(id)];
        Literal { square: square as u16, digit: digit as u8, on }
    }

    fn new_node(&mut self, id: usize, on: bool, cause: u16, first: u32, aside: u32) -> u32 {
        let parents = &self.parents[first as usize..];
        let least = parents.iter().map(|&p| self.nodes[p as usize].least).max().unwrap_or(0) + 1;
        let count = parents.len() as u16;
        self.nodes.push(Node { id: id as u16, on, cause, first, count, least, aside });
        self.nodes.len() as u32 - 1
    }

    fn register(&mut self, node: u32) {
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

/// Follows assumptions on a board.
pub(crate) struct Follower<'a> {
    pub(crate) ground: &'static Ground,
    pub(crate) index: &'a Index,
    /// The board as it was.
    pub(crate) source: &'a Board,
    /// The board as it becomes; as it was between runs.
    pub(crate) board: Board,
    pub(crate) mode: Mode,
    pub(crate) asides: Asides,
}

impl Follower<'_> {
    /// Everything that follows from a candidate's being true or false.
    pub(crate) fn follow(&mut self, id: usize, on: bool, run: &mut Run) {
        run.reset(self.index.len());
        let start = run.new_node(id, on, ASSUMED, 0, 0);
        run.register(start);
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(&node) = run.order[1].get(next_on) {
                next_on += 1;
                if self.exclude(run, node) {
                    break;
                }
            } else if let Some(&node) = run.order[0].get(next_off) {
                next_off += 1;
                let clash = self.conclude(run, node);
                if self.mode.dynamic {
                    let (square, digit) = self.index.of[usize::from(run.nodes[node as usize].id)];
                    self.board.strike(self.ground, square, digit);
                }
                if clash {
                    break;
                }
            } else {
                break;
            }
            if self.mode.level > 0 && next_on == run.order[1].len() && next_off == run.order[0].len() {
                self.step_aside(run);
            }
        }
        if self.mode.dynamic {
            for &node in &run.order[0][..next_off] {
                let (square, digit) = self.index.of[usize::from(run.nodes[node as usize].id)];
                self.board.restore(self.ground, square, digit);
            }
        }
    }

    /// What a true candidate makes false; whether that contradicts.
    fn exclude(&mut self, run: &mut Run, node: u32) -> bool {
        let (square, digit) = self.index.of[usize::from(run.nodes[node as usize].id)];
        if !self.mode.nishio {
            for other in bits(self.board.marks(square) & !(1 << digit)) {
                if self.make_off(run, self.index.id(square, other), node, SQUARE) {
                    return true;
                }
            }
        }
        let ground = self.ground;
        for slot in &ground.slots[square] {
            for place in bits(self.board.spots(slot.house, digit) & !(1 << slot.index)) {
                let id = self.index.id(ground.house(slot.house)[place], digit);
                if self.make_off(run, id, node, slot.house as u16) {
                    return true;
                }
            }
        }
        false
    }

    #[inline]
    fn make_off(&self, run: &mut Run, id: usize, parent: u32, cause: u16) -> bool {
        let clash = run.node(id, true);
        if clash.is_none() && run.at[0][id] != NONE {
            return false;
        }
        let first = run.parents.len() as u32;
        run.parents.push(parent);
        let new = run.new_node(id, false, cause, first, 0);
        match clash {
            Some(on) => run.contradiction = Some([on, new]),
            None => run.register(new),
        }
        clash.is_some()
    }

    /// What a false candidate makes true; whether that contradicts.
    fn conclude(&mut self, run: &mut Run, node: u32) -> bool {
        let (square, digit) = self.index.of[usize::from(run.nodes[node as usize].id)];
        let marks = self.board.marks(square);
        if !self.mode.nishio && marks.count_ones() == 2 {
            let id = self.index.id(square, (marks & !(1 << digit)).trailing_zeros() as usize);
            let gone = self.source.marks(square) & !marks;
            let hidden = bits(gone).map(|d| (square, d));
            if self.make_on(run, id, node, SQUARE, hidden) {
                return true;
            }
        }
        let ground = self.ground;
        for slot in &ground.slots[square] {
            let spots = self.board.spots(slot.house, digit);
            if spots.count_ones() != 2 {
                continue;
            }
            let house = ground.house(slot.house);
            let other = house[(spots & !(1 << slot.index)).trailing_zeros() as usize];
            let gone = self.source.spots(slot.house, digit) & !spots;
            let hidden = bits(gone).map(|place| (house[place], digit));
            if self.make_on(run, self.index.id(other, digit), node, slot.house as u16, hidden) {
                return true;
            }
        }
        false
    }

    #[inline]
    fn make_on(
        &self,
        run: &mut Run,
        id: usize,
        parent: u32,
        cause: u16,
        hidden: impl Iterator<Item = (usize, usize)>,
    ) -> bool {
        let clash = run.node(id, false);
        if clash.is_none() && run.at[1][id] != NONE {
            return false;
        }
        let first = run.parents.len() as u32;
        run.parents.push(parent);
        for (square, digit) in hidden {
            let node = run.node(self.index.id(square, digit), false);
            run.parents.extend(node);
        }
        let new = run.new_node(id, true, cause, first, 0);
        match clash {
            Some(off) => run.contradiction = Some([new, off]),
            None => run.register(new),
        }
        clash.is_some()
    }

    /// The steps of the first technique that finds something new on the board as it has become.
    fn step_aside(&mut self, run: &mut Run) {
        let found = self.asides.take(self.ground, &self.board, self.source);
        for (aside, strike, causes) in found {
            let number = run.asides.len() as u32;
            run.asides.push(aside);
            let parents: Vec<u32> =
                causes.iter().filter_map(|&(square, digit)| run.node(self.index.id(square, digit), false)).collect();
            for (square, digit) in strike.iter().flat_map(|&(s, mask)| bits(mask).map(move |d| (s, d))) {
                let id = self.index.id(square, digit);
                if run.at[0][id] == NONE {
                    let first = run.parents.len() as u32;
                    run.parents.extend(&parents);
                    let new = run.new_node(id, false, ASIDE, first, number);
                    run.register(new);
                }
            }
        }
    }
}
