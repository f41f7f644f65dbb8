//! The puzzle as list colouring: squares to fill are vertices, digits are colours, and a square may take a digit of its
//! list. What the givens (or, for the hybrid, propagation) decide is no vertex, so that no vertex meets a given.

use crate::puzzle::{Grid, Layout};

/// What all individuals of a run share.
#[derive(Clone)]
pub struct Lists {
    /// The layout they are of.
    pub layout: &'static Layout,
    /// The digits that are decided, 0 elsewhere.
    pub decided: Vec<u8>,
    /// The square of each vertex, ascending.
    pub squares: Vec<u16>,
    /// The digits each vertex may take, as a mask (bit d for digit d + 1); never empty.
    pub allowed: Vec<u32>,
    /// The vertices of each house.
    pub houses: Vec<Vec<u16>>,
    neighbours: Vec<u16>,
    from: Vec<u32>,
    /// Conflicts that no search can mend: between decided squares, and squares for which no digit is left.
    pub hopeless: u32,
}

impl Lists {
    /// A free square's list is what no given of its houses holds.
    pub fn by_givens(puzzle: &Grid) -> Lists {
        Lists::new(puzzle.layout(), puzzle.cells().to_vec())
    }

    /// Lists by these decided digits.
    pub fn new(layout: &'static Layout, decided: Vec<u8>) -> Lists {
        const NONE: u16 = u16::MAX;
        let mut hopeless = 0;
        let mut vertex_of = vec![NONE; layout.squares];
        let (mut squares, mut allowed) = (Vec::new(), Vec::new());
        for (square, &digit) in decided.iter().enumerate() {
            let peers = &layout.peers[square];
            if digit != 0 {
                hopeless += peers.iter().filter(|&&p| p > square && decided[p] == digit).count() as u32;
                continue;
            }
            let seen = peers.iter().filter(|&&p| decided[p] != 0).fold(0u32, |m, &p| m | 1 << (decided[p] - 1));
            let list = layout.all_digits() & !seen;
            hopeless += u32::from(list == 0);
            vertex_of[square] = squares.len() as u16;
            squares.push(square as u16);
            allowed.push(if list == 0 { layout.all_digits() } else { list });
        }
        let (mut neighbours, mut from) = (Vec::new(), vec![0]);
        for &square in &squares {
            let peers = layout.peers[square as usize].iter().map(|&p| vertex_of[p]);
            neighbours.extend(peers.filter(|&v| v != NONE));
            from.push(neighbours.len() as u32);
        }
        let houses =
            layout.houses.iter().map(|h| h.squares.iter().map(|&s| vertex_of[s]).filter(|&v| v != NONE).collect());
        let houses = houses.collect();
        Lists { layout, houses, decided, squares, allowed, neighbours, from, hopeless }
    }

    /// How many vertices there are.
    pub(crate) fn len(&self) -> usize {
        self.squares.len()
    }

    /// The vertices that must not hold the digit of this one.
    #[inline]
    pub fn neighbours(&self, vertex: usize) -> &[u16] {
        &self.neighbours[self.from[vertex] as usize..self.from[vertex + 1] as usize]
    }

    /// Conflicts of a colouring: pairs of neighbours with the same digit, and what is hopeless.
    pub fn conflicts(&self, digits: &[u8]) -> u32 {
        let with_later = |v: usize| {
            let same = |&&n: &&u16| usize::from(n) > v && digits[usize::from(n)] == digits[v];
            self.neighbours(v).iter().filter(same).count() as u32
        };
        self.hopeless + (0..digits.len()).map(with_later).sum::<u32>()
    }

    /// The digits of the vertices (0 is digit 1) from those of all squares, when each is of its list.
    pub fn read(&self, cells: &[u8]) -> Option<Vec<u8>> {
        let digit = |(&square, &list): (&u16, &u32)| {
            let digit = cells.get(usize::from(square))?.checked_sub(1)?;
            list.checked_shr(digit.into()).filter(|list| list & 1 == 1).map(|_| digit)
        };
        self.squares.iter().zip(&self.allowed).map(digit).collect()
    }

    /// The digit of every square of the layout, from those of the vertices (0 is digit 1).
    pub fn fill(&self, digits: &[u8], cells: &mut Vec<u8>) {
        cells.clone_from(&self.decided);
        for (&square, &digit) in self.squares.iter().zip(digits) {
            cells[square as usize] = digit + 1;
        }
    }
}
