//! Propagation: naked and hidden singles, followed until nothing moves. Nothing here ever takes a guess back.

use std::sync::OnceLock;

use crate::puzzle::{Grid, Layout, Shape};

/// A layout in flat arrays.
#[derive(Clone)]
pub struct Tables {
    pub layout: &'static Layout,
    pub side: usize,
    pub all: u32,
    peers: Vec<u16>,
    peers_from: Vec<u32>,
    houses: Vec<u16>,
    houses_of: Vec<u16>,
    houses_from: Vec<u32>,
}

impl Tables {
    /// The tables of a shape, built once.
    pub fn of(shape: Shape) -> &'static Tables {
        static ALL: [OnceLock<Tables>; Shape::ALL.len()] = [const { OnceLock::new() }; Shape::ALL.len()];
        ALL[shape as usize].get_or_init(|| Tables::new(Layout::of(shape)))
    }

    fn new(layout: &'static Layout) -> Tables {
        let (peers, peers_from) = flatten(&layout.peers);
        let (houses_of, houses_from) = flatten(&layout.houses_of);
        let houses = layout.houses.iter().flat_map(|h| h.squares.iter().map(|&s| s as u16)).collect();
        let (side, all) = (layout.side, layout.all_digits());
        Tables { layout, side, all, peers, peers_from, houses, houses_of, houses_from }
    }

    #[inline]
    fn peers(&self, square: usize) -> &[u16] {
        &self.peers[self.peers_from[square] as usize..self.peers_from[square + 1] as usize]
    }

    #[inline]
    fn houses_of(&self, square: usize) -> &[u16] {
        &self.houses_of[self.houses_from[square] as usize..self.houses_from[square + 1] as usize]
    }

    #[inline]
    pub fn house(&self, house: usize) -> &[u16] {
        &self.houses[house * self.side..(house + 1) * self.side]
    }
}

fn flatten(lists: &[Vec<usize>]) -> (Vec<u16>, Vec<u32>) {
    let (mut all, mut from) = (Vec::new(), vec![0u32]);
    for list in lists {
        all.extend(list.iter().map(|&x| x as u16));
        from.push(all.len() as u32);
    }
    (all, from)
}

/// The candidates of every square, as masks, and how many squares have more than one.
#[derive(Clone)]
pub struct Candidates {
    pub masks: Vec<u32>,
    pub open: u32,
}

/// What propagation still has to look at.
#[derive(Clone)]
pub struct Agenda {
    singles: Vec<u16>,
    dirty: Vec<u16>,
    is_dirty: Vec<bool>,
}

/// Where a contradiction came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    Square(u16),
    House(u16),
}

impl Candidates {
    /// The givens and what follows from them.
    pub fn of(tables: &Tables, agenda: &mut Agenda, puzzle: &Grid) -> Result<Candidates, Clash> {
        let squares = tables.layout.squares;
        let mut candidates = Candidates { masks: vec![tables.all; squares], open: squares as u32 };
        for (square, &digit) in puzzle.cells().iter().enumerate() {
            if digit == 0 {
                continue;
            }
            let bit = 1 << (digit - 1);
            if candidates.masks[square] & bit == 0 {
                agenda.clear();
                return Err(Clash::Square(square as u16));
            }
            if !single(candidates.masks[square]) {
                candidates.place(tables, agenda, square, bit);
                candidates.naked(tables, agenda)?;
            }
        }
        candidates.settle(tables, agenda)?;
        Ok(candidates)
    }

    /// Puts a candidate of an open square there and follows what it forces.
    #[inline]
    pub fn assign(&mut self, tables: &Tables, agenda: &mut Agenda, square: usize, bit: u32) -> Result<(), Clash> {
        self.place(tables, agenda, square, bit);
        self.settle(tables, agenda)
    }

    #[inline]
    fn place(&mut self, tables: &Tables, agenda: &mut Agenda, square: usize, bit: u32) {
        self.masks[square] = bit;
        self.open -= 1;
        agenda.singles.push(square as u16);
        agenda.mark(tables.houses_of(square));
    }

    fn settle(&mut self, tables: &Tables, agenda: &mut Agenda) -> Result<(), Clash> {
        loop {
            self.naked(tables, agenda)?;
            let Some(house) = agenda.dirty.pop() else { return Ok(()) };
            agenda.is_dirty[house as usize] = false;
            self.hidden(tables, agenda, house)?;
        }
    }

    /// Takes the digits of new singles from their peers.
    fn naked(&mut self, tables: &Tables, agenda: &mut Agenda) -> Result<(), Clash> {
        while let Some(square) = agenda.singles.pop() {
            let bit = self.masks[square as usize];
            for &peer in tables.peers(square as usize) {
                let before = self.masks[peer as usize];
                if before & bit == 0 {
                    continue;
                }
                let after = before & !bit;
                self.masks[peer as usize] = after;
                if after & after.wrapping_sub(1) == 0 {
                    if after == 0 {
                        agenda.clear();
                        return Err(Clash::Square(peer));
                    }
                    self.open -= 1;
                    agenda.singles.push(peer);
                }
                agenda.mark(tables.houses_of(peer as usize));
            }
        }
        Ok(())
    }

    /// Places the digits that have one place left in a house.
    fn hidden(&mut self, tables: &Tables, agenda: &mut Agenda, house: u16) -> Result<(), Clash> {
        let squares = tables.house(house as usize);
        let (mut once, mut twice, mut decided) = (0u32, 0u32, 0u32);
        for &square in squares {
            let mask = self.masks[square as usize];
            twice |= once & mask;
            once |= mask;
            decided |= if single(mask) { mask } else { 0 };
        }
        if once != tables.all {
            agenda.clear();
            return Err(Clash::House(house));
        }
        let hidden = once & !twice & !decided;
        if hidden == 0 {
            return Ok(());
        }
        for &square in squares {
            let here = self.masks[square as usize] & hidden;
            if here != 0 {
                if !single(here) {
                    agenda.clear();
                    return Err(Clash::Square(square));
                }
                self.place(tables, agenda, square as usize, here);
            }
        }
        Ok(())
    }

    /// The digits that are decided, 0 elsewhere.
    pub fn digits(&self, cells: &mut Vec<u8>) {
        cells.clear();
        cells.extend(self.masks.iter().map(|&m| if single(m) { m.trailing_zeros() as u8 + 1 } else { 0 }));
    }
}

/// Whether a mask has one bit.
#[inline]
pub fn single(mask: u32) -> bool {
    mask & mask.wrapping_sub(1) == 0
}

impl Agenda {
    pub fn new(tables: &Tables) -> Agenda {
        Agenda { singles: Vec::new(), dirty: Vec::new(), is_dirty: vec![false; tables.layout.houses.len()] }
    }

    #[inline]
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
