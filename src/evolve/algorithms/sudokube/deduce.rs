//! Propagation: naked and hidden singles, followed until nothing moves. Nothing here ever takes a guess back.

use crate::evolve::algorithms::sudokube::tables::{CUBE, FLAT, Tables};
use crate::puzzle::Grid;

/// Room for the squares of every layout; a power of two, so that a number cut to it needs no check.
const SQUARES: usize = 1024;

/// The candidates of every square, as masks, and how many squares have more than one.
#[derive(Clone)]
pub struct Candidates {
    masks: Box<[u32; SQUARES]>,
    squares: usize,
    /// Squares without a digit.
    pub open: u32,
}

/// What propagation still has to look at: squares and houses, each no more than once.
#[derive(Clone)]
pub struct Agenda {
    singles: Vec<u16>,
    dirty: Vec<u16>,
    is_dirty: Vec<bool>,
}

/// Where a contradiction came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// A square without a candidate.
    Square(u16),
    /// A house with a digit that has no place.
    House(u16),
}

impl Candidates {
    /// These candidates, of which so many squares have more than one.
    pub fn new(masks: &[u32], open: u32) -> Candidates {
        let mut all = Box::new([0; SQUARES]);
        all[..masks.len()].copy_from_slice(masks);
        Candidates { masks: all, squares: masks.len(), open }
    }

    /// Those of every square.
    #[inline]
    pub fn masks(&self) -> &[u32] {
        &self.masks[..self.squares]
    }

    #[inline]
    /// The candidates of a square, as a mask.
    pub fn mask(&self, square: u16) -> u32 {
        self.masks[usize::from(square) % SQUARES]
    }

    /// Becomes what another one is.
    #[inline]
    pub fn copy(&mut self, other: &Candidates) {
        self.masks[..other.squares].copy_from_slice(other.masks());
        self.open = other.open;
    }

    /// The givens and what follows from them.
    ///
    /// # Errors
    ///
    /// The first contradiction.
    pub fn of(tables: &Tables, agenda: &mut Agenda, puzzle: &Grid) -> Result<Candidates, Clash> {
        match tables.on_cube {
            true => Candidates::from::<CUBE>(tables, agenda, puzzle),
            false => Candidates::from::<FLAT>(tables, agenda, puzzle),
        }
    }

    fn from<const GROUP: usize>(tables: &Tables, agenda: &mut Agenda, puzzle: &Grid) -> Result<Candidates, Clash> {
        let squares = tables.layout.squares;
        let mut candidates = Candidates::new(&vec![tables.all; squares], squares as u32);
        for (square, &digit) in puzzle.cells().iter().enumerate() {
            if digit == 0 {
                continue;
            }
            let bit = 1 << (digit - 1);
            if candidates.mask(square as u16) & bit == 0 {
                agenda.clear();
                return Err(Clash::Square(square as u16));
            }
            if !single(candidates.mask(square as u16)) {
                candidates.place(tables, agenda, square, bit);
                candidates.naked::<GROUP>(tables, agenda)?;
            }
        }
        candidates.settle::<GROUP>(tables, agenda)?;
        Ok(candidates)
    }

    /// Puts a candidate of an open square there and follows what it forces.
    ///
    /// # Errors
    ///
    /// The first contradiction; the candidates are then of no use.
    #[inline]
    pub fn assign(&mut self, tables: &Tables, agenda: &mut Agenda, square: usize, bit: u32) -> Result<(), Clash> {
        self.place(tables, agenda, square, bit);
        if tables.on_cube { self.settle::<CUBE>(tables, agenda) } else { self.settle::<FLAT>(tables, agenda) }
    }

    #[inline]
    fn place(&mut self, tables: &Tables, agenda: &mut Agenda, square: usize, bit: u32) {
        self.masks[square % SQUARES] = bit;
        self.open -= 1;
        agenda.singles.push(square as u16);
        agenda.mark(tables.houses_of(square));
    }

    fn settle<const GROUP: usize>(&mut self, tables: &Tables, agenda: &mut Agenda) -> Result<(), Clash> {
        loop {
            self.naked::<GROUP>(tables, agenda)?;
            let Some(house) = agenda.next_house() else { return Ok(()) };
            self.hidden(tables, agenda, house)?;
        }
    }

    /// Takes the digits of new singles from their peers. The houses of a new single are marked already: it was placed, or it lost a
    /// candidate, since a house was last looked through.
    fn naked<const GROUP: usize>(&mut self, tables: &Tables, agenda: &mut Agenda) -> Result<(), Clash> {
        while let Some(square) = agenda.singles.pop() {
            let bit = self.mask(square);
            for group in tables.peers::<GROUP>(square as usize) {
                let peer = group[0];
                let before = self.mask(peer);
                if before & bit == 0 {
                    continue;
                }
                let after = before & !bit;
                self.masks[usize::from(peer) % SQUARES] = after;
                if after & after.wrapping_sub(1) == 0 {
                    if after == 0 {
                        agenda.clear();
                        return Err(Clash::Square(peer));
                    }
                    self.open -= 1;
                    agenda.singles.push(peer);
                }
                agenda.mark(&group[1..]);
            }
        }
        Ok(())
    }

    /// Places the digits that have one place left in a house.
    fn hidden(&mut self, tables: &Tables, agenda: &mut Agenda, house: u16) -> Result<(), Clash> {
        let squares = tables.house(house as usize);
        let (mut once, mut twice, mut decided) = (0u32, 0u32, 0u32);
        for &square in squares {
            let mask = self.mask(square);
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
            let here = self.mask(square) & hidden;
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
        cells.extend(self.masks().iter().map(|&m| if single(m) { m.trailing_zeros() as u8 + 1 } else { 0 }));
    }
}

/// Whether a mask has one bit.
#[inline]
pub fn single(mask: u32) -> bool {
    mask & mask.wrapping_sub(1) == 0
}

impl Agenda {
    /// Nothing to do yet.
    pub fn new(tables: &Tables) -> Agenda {
        let mut is_dirty = vec![false; tables.layout.houses.len()];
        // No house at all: never to be looked through.
        is_dirty.push(true);
        Agenda { singles: Vec::new(), dirty: Vec::new(), is_dirty }
    }

    #[inline]
    fn next_house(&mut self) -> Option<u16> {
        let house = self.dirty.pop()?;
        self.is_dirty[usize::from(house)] = false;
        Some(house)
    }

    #[inline]
    fn mark(&mut self, houses: &[u16]) {
        for &house in houses {
            if !self.is_dirty[usize::from(house)] {
                self.is_dirty[usize::from(house)] = true;
                self.dirty.push(house);
            }
        }
    }

    fn clear(&mut self) {
        self.singles.clear();
        while self.next_house().is_some() {}
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::sudokube::deduce::*;
    use crate::evolve::algorithms::sudokube::tables::groups;
    use crate::puzzle::{Layout, Shape};

    #[test]
    fn every_peer_stands_with_all_its_other_houses() {
        for shape in Shape::OFFERED {
            let layout = Layout::of(shape);
            assert!(layout.squares <= SQUARES);
            let group = if shape.is_cube() { CUBE } else { FLAT };
            for (square, groups) in groups(layout, group).iter().enumerate() {
                let peers: Vec<usize> = groups.chunks(group).map(|g| g[0]).collect();
                assert_eq!(peers, layout.peers[square]);
                for one in groups.chunks(group) {
                    let known = |house: &usize| one[1..].contains(house) || layout.houses_of[square].contains(house);
                    assert!(layout.houses_of[one[0]].iter().all(known), "{shape:?}, square {square}, peer {}", one[0]);
                }
            }
        }
    }
}
