//! What follows from one candidate at once: a true one makes others false, a false one may leave one that is true.

use crate::technique::board::{Board, bits};
use crate::technique::chain::bitset::{Bits, Matrix};
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
    pub(crate) peer_set: Matrix,
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
            peer_set: Matrix::new(n),
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
                    if !graph.peer_set.contains(id, usize::from(arrow.to)) {
                        graph.peer_set.insert(id, usize::from(arrow.to));
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

    /// The tables in which chains of some links are searched.
    pub(crate) fn reach(&self, links: Links) -> Reach {
        let n = self.index.len();
        let (mut last, mut next) = (Matrix::new(n), Matrix::new(n));
        for id in 0..n {
            self.on(id, links).for_each(|arrow| last.insert(id, usize::from(arrow.to)));
        }
        for id in 0..n {
            self.off(id, links).for_each(|arrow| next.add(id, last.row(usize::from(arrow.to))));
        }
        let mut weak = Matrix::new(n);
        for id in 0..n {
            self.off(id, links).for_each(|arrow| weak.insert(id, usize::from(arrow.to)));
        }
        Reach { weak, last, next, seen: Bits::new(n), front: Bits::new(n), fresh: Bits::new(n) }
    }
}

/// Which true candidates follow from a literal in one step, and from a true candidate in two.
pub(crate) struct Reach {
    /// What a true candidate makes false.
    weak: Matrix,
    /// What a false candidate makes true.
    last: Matrix,
    /// What becomes true by what a true candidate makes false.
    next: Matrix,
    seen: Bits,
    front: Bits,
    fresh: Bits,
}

impl Reach {
    /// How many literals a shortest chain from a literal to its contrary has, up to a limit.
    pub(crate) fn contrary(&mut self, id: usize, on: bool, limit: u32) -> Option<u32> {
        let Reach { weak, last, next, seen, front, fresh } = self;
        seen.clear();
        front.clear();
        let mut length = 2;
        if on {
            front.insert(id);
        } else {
            front.add(last.row(id));
        }
        while length <= limit && !front.is_empty() {
            seen.add(front.words());
            // A true candidate that excludes this one; or this one, true after all.
            if if on { front.meets(weak.row(id)) } else { front.contains(id) } {
                return Some(length);
            }
            fresh.clear();
            front.iter().for_each(|from| fresh.add(next.row(from)));
            fresh.remove(seen);
            std::mem::swap(front, fresh);
            length += 2;
        }
        None
    }
}
