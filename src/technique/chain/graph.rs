//! What follows from one candidate at once: a true one makes others false, a false one may leave one that is true.

use crate::technique::board::{Board, bits};
use crate::technique::chain::bitset::Bits;
use crate::technique::chain::index::Index;
use crate::technique::ground::Ground;

/// Links through squares.
pub(crate) const BY_SQUARE: u16 = u16::MAX;

/// The end of an implication, and the house (or [`BY_SQUARE`]) it goes through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrow {
    pub(crate) to: u16,
    pub(crate) by: u16,
}

/// Which links are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Links {
    /// Places of one digit.
    X,
    /// Squares of two candidates, and the houses between them.
    Y,
    /// All.
    Xy,
}

/// The implications of a board.
pub(crate) struct Graph {
    pub(crate) index: Index,
    /// Candidates of the same digit that share a house: box, row, column.
    pub(crate) peers: Vec<Vec<Arrow>>,
    /// The other candidates of the square.
    pub(crate) mates: Vec<Vec<Arrow>>,
    /// The last place beside it in a house.
    pub(crate) places: Vec<Vec<Arrow>>,
    /// The last candidate beside it in a square.
    pub(crate) last: Vec<Option<Arrow>>,
    pub(crate) peer_set: Vec<Bits>,
    pub(crate) weak_set: Vec<Bits>,
}

impl Graph {
    pub(crate) fn new(ground: &Ground, board: &Board) -> Graph {
        let index = Index::new(ground, board);
        let n = index.len();
        let mut graph = Graph {
            peers: Vec::with_capacity(n),
            mates: Vec::with_capacity(n),
            places: Vec::with_capacity(n),
            last: Vec::with_capacity(n),
            peer_set: vec![Bits::new(n); n],
            weak_set: Vec::new(),
            index,
        };
        for id in 0..n {
            let (square, digit) = graph.index.of[id];
            let arrow = |square: usize, digit: usize, by: u16| Arrow { to: graph.index.id(square, digit) as u16, by };
            let (mut peers, mut places): (Vec<Arrow>, Vec<Arrow>) = (Vec::new(), Vec::new());
            for slot in &ground.slots[square] {
                let others = board.spots(slot.house, digit) & !(1 << slot.index);
                for place in bits(others) {
                    let arrow = arrow(ground.house(slot.house)[place], digit, slot.house as u16);
                    if others & (others - 1) == 0 && places.iter().all(|known| known.to != arrow.to) {
                        places.push(arrow);
                    }
                    if !graph.peer_set[id].contains(usize::from(arrow.to)) {
                        graph.peer_set[id].insert(usize::from(arrow.to));
                        peers.push(arrow);
                    }
                }
            }
            let others = board.marks(square) & !(1 << digit);
            let mates: Vec<Arrow> = bits(others).map(|d| arrow(square, d, BY_SQUARE)).collect();
            graph.last.push(mates.first().copied().filter(|_| mates.len() == 1));
            graph.mates.push(mates);
            graph.peers.push(peers);
            graph.places.push(places);
        }
        graph.weak_set = graph.peer_set.clone();
        for (set, mates) in graph.weak_set.iter_mut().zip(&graph.mates) {
            mates.iter().for_each(|arrow| set.insert(usize::from(arrow.to)));
        }
        graph
    }

    /// What a true candidate makes false.
    pub(crate) fn off(&self, id: usize, links: Links) -> impl Iterator<Item = Arrow> + '_ {
        let mates: &[Arrow] = if links == Links::X { &[] } else { &self.mates[id] };
        mates.iter().chain(&self.peers[id]).copied()
    }

    /// What a false candidate makes true, each once.
    pub(crate) fn on(&self, id: usize, links: Links) -> impl Iterator<Item = Arrow> + '_ {
        let last = self.last[id].filter(|_| links != Links::X);
        let places: &[Arrow] = if links == Links::Y { &[] } else { &self.places[id] };
        last.into_iter().chain(places.iter().copied())
    }

    fn off_set(&self, id: usize, links: Links) -> &Bits {
        if links == Links::X { &self.peer_set[id] } else { &self.weak_set[id] }
    }

    /// How many literals a shortest chain from a literal to its contrary has, up to a limit.
    pub(crate) fn contrary(&self, id: usize, on: bool, links: Links, limit: u32, scratch: &mut Scratch) -> Option<u32> {
        let n = self.index.len();
        let Scratch { seen_on, seen_off, fresh, front } = scratch;
        seen_on.reset(n);
        seen_off.reset(n);
        front.clear();
        let mut length = 1;
        if on {
            seen_on.insert(id);
            front.push(id as u16);
        } else {
            seen_off.insert(id);
            for arrow in self.on(id, links) {
                seen_on.insert(usize::from(arrow.to));
                front.push(arrow.to);
            }
            length = 2;
        }
        while !front.is_empty() && length + 1 <= limit {
            fresh.reset(n);
            for &from in front.iter() {
                fresh.add(self.off_set(usize::from(from), links));
            }
            fresh.remove(seen_off);
            seen_off.add(fresh);
            length += 1;
            if on && fresh.contains(id) {
                return Some(length);
            }
            front.clear();
            for off in fresh.iter() {
                for arrow in self.on(off, links) {
                    if !seen_on.contains(usize::from(arrow.to)) {
                        seen_on.insert(usize::from(arrow.to));
                        front.push(arrow.to);
                    }
                }
            }
            length += 1;
            if !on && length <= limit && seen_on.contains(id) {
                return Some(length);
            }
        }
        None
    }
}

/// Memory that searches share.
#[derive(Default)]
pub(crate) struct Scratch {
    seen_on: Bits,
    seen_off: Bits,
    fresh: Bits,
    front: Vec<u16>,
}
