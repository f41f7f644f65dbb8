//! Candidates of every square as masks, narrowed by naked and hidden singles until nothing moves.

use crate::puzzle::Layout;

/// A layout in flat arrays, for speed.
pub struct Tables {
    pub squares: usize,
    pub all: u32,
    peers: Vec<u16>,
    peers_from: Vec<u32>,
    pub houses: Vec<u16>,
    pub side: usize,
    houses_of: Vec<u16>,
    houses_from: Vec<u32>,
}

impl Tables {
    pub fn new(layout: &Layout) -> Tables {
        let flatten = |lists: &[Vec<usize>]| {
            let mut from = vec![0u32];
            let mut all = Vec::new();
            for list in lists {
                all.extend(list.iter().map(|&x| x as u16));
                from.push(all.len() as u32);
            }
            (all, from)
        };
        let (peers, peers_from) = flatten(&layout.peers);
        let (houses_of, houses_from) = flatten(&layout.houses_of);
        let houses = layout.houses.iter().flat_map(|h| h.squares.iter().map(|&s| s as u16)).collect();
        Tables {
            squares: layout.squares,
            all: layout.all_digits(),
            peers,
            peers_from,
            houses,
            side: layout.side,
            houses_of,
            houses_from,
        }
    }

    fn peers(&self, square: usize) -> &[u16] {
        &self.peers[self.peers_from[square] as usize..self.peers_from[square + 1] as usize]
    }

    fn houses_of(&self, square: usize) -> &[u16] {
        &self.houses_of[self.houses_from[square] as usize..self.houses_from[square + 1] as usize]
    }
}

/// Squares that became single and houses that lost a candidate, still to be looked at.
#[derive(Default)]
pub struct Agenda {
    singles: Vec<u16>,
    dirty: Vec<u16>,
    is_dirty: Vec<bool>,
    /// The squares at which the last contradiction came to light.
    blamed: Vec<u16>,
}

impl Agenda {
    pub fn new(houses: usize) -> Agenda {
        Agenda { is_dirty: vec![false; houses], ..Agenda::default() }
    }

    /// After a contradiction: a square without candidates, or the squares of a house without a place for a digit.
    pub fn blamed(&self) -> &[u16] {
        &self.blamed
    }

    fn blame(&mut self, squares: &[u16]) {
        self.blamed.clear();
        self.blamed.extend_from_slice(squares);
    }

    fn mark(&mut self, houses: &[u16]) {
        for &house in houses {
            if !self.is_dirty[house as usize] {
                self.is_dirty[house as usize] = true;
                self.dirty.push(house);
            }
        }
    }

    fn clear(&mut self) {
        self.singles.clear();
        for house in self.dirty.drain(..) {
            self.is_dirty[house as usize] = false;
        }
    }
}

/// Puts the digit of `bit` on a square and follows every naked and hidden single. False on a contradiction.
pub fn assign(tables: &Tables, candidates: &mut [u32], agenda: &mut Agenda, square: usize, bit: u32) -> bool {
    let possible = candidates[square] & bit != 0;
    if !possible {
        agenda.blame(&[square as u16]);
    }
    candidates[square] = bit;
    agenda.singles.push(square as u16);
    agenda.mark(tables.houses_of(square));
    let consistent = possible && settle(tables, candidates, agenda);
    agenda.clear();
    consistent
}

fn settle(tables: &Tables, candidates: &mut [u32], agenda: &mut Agenda) -> bool {
    loop {
        while let Some(square) = agenda.singles.pop() {
            let bit = candidates[square as usize];
            for &peer in tables.peers(square as usize) {
                let before = candidates[peer as usize];
                if before & bit == 0 {
                    continue;
                }
                let after = before & !bit;
                candidates[peer as usize] = after;
                if after & after.wrapping_sub(1) == 0 {
                    if after == 0 {
                        agenda.blame(&[peer]);
                        return false;
                    }
                    agenda.singles.push(peer);
                }
                agenda.mark(tables.houses_of(peer as usize));
            }
        }
        let Some(house) = agenda.dirty.pop() else { return true };
        agenda.is_dirty[house as usize] = false;
        if !hidden_singles(tables, candidates, agenda, house as usize) {
            return false;
        }
    }
}

/// Finds the digits with one place left in a house; false when a digit has none.
fn hidden_singles(tables: &Tables, candidates: &mut [u32], agenda: &mut Agenda, house: usize) -> bool {
    let squares = &tables.houses[house * tables.side..(house + 1) * tables.side];
    let (mut once, mut twice, mut decided) = (0u32, 0u32, 0u32);
    for &square in squares {
        let mask = candidates[square as usize];
        twice |= once & mask;
        once |= mask;
        if mask & (mask - 1) == 0 {
            decided |= mask;
        }
    }
    if once != tables.all {
        agenda.blame(squares);
        return false;
    }
    let hidden = once & !twice & !decided;
    if hidden == 0 {
        return true;
    }
    for &square in squares {
        let single = candidates[square as usize] & hidden;
        if single != 0 {
            if single & (single - 1) != 0 {
                agenda.blame(&[square]);
                return false;
            }
            candidates[square as usize] = single;
            agenda.singles.push(square);
            agenda.mark(tables.houses_of(square as usize));
        }
    }
    true
}
