//! A board with its candidates, kept by square and by house at once.

use crate::puzzle::{Grid, Square};
use crate::technique::ground::Ground;

/// Digits and candidates. Digits are counted from 0 within the techniques; bit d of a mask is digit d + 1 on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The digit of each square; 0 is open.
    digits: Vec<u8>,
    /// The candidates of each open square.
    pub(crate) marks: Vec<u32>,
    /// Of each house and digit, the places the digit may take.
    spots: Vec<u32>,
    /// Open squares of each house.
    open: Vec<u8>,
    /// Open squares of the board.
    left: usize,
    side: usize,
}

impl Board {
    /// The board of a puzzle with every candidate that no given excludes.
    pub fn new(puzzle: &Grid) -> Board {
        let ground = Ground::of(puzzle.shape());
        let mut board = Board {
            digits: vec![0; ground.squares],
            marks: vec![puzzle.layout().all_digits(); ground.squares],
            spots: vec![puzzle.layout().all_digits(); ground.houses * ground.side],
            open: vec![ground.side as u8; ground.houses],
            left: ground.squares,
            side: ground.side,
        };
        for (square, &digit) in puzzle.cells().iter().enumerate().filter(|(_, digit)| **digit != 0) {
            board.place(ground, square, usize::from(digit) - 1);
        }
        board
    }

    /// The candidates of a square.
    #[inline]
    pub fn marks(&self, square: Square) -> u32 {
        self.marks[square]
    }

    /// The places of a digit in a house.
    #[inline]
    pub fn spots(&self, house: usize, digit: usize) -> u32 {
        self.spots[house * self.side + digit]
    }

    /// Open squares of a house.
    #[inline]
    pub fn open(&self, house: usize) -> usize {
        usize::from(self.open[house])
    }

    /// Open squares of the board.
    pub fn left(&self) -> usize {
        self.left
    }

    /// The digit of a square; 0 is open.
    pub fn digit(&self, square: Square) -> u8 {
        self.digits[square]
    }

    /// Whether the digit stands somewhere in the house.
    pub fn holds(&self, ground: &Ground, house: usize, digit: usize) -> bool {
        ground.house(house).iter().any(|&s| usize::from(self.digits[s]) == digit + 1)
    }

    /// A candidate goes.
    #[inline]
    pub fn strike(&mut self, ground: &Ground, square: Square, digit: usize) {
        self.marks[square] &= !(1 << digit);
        for slot in &ground.slots[square] {
            self.spots[slot.house * self.side + digit] &= !(1 << slot.index);
        }
    }

    /// A candidate comes back.
    #[inline]
    pub fn restore(&mut self, ground: &Ground, square: Square, digit: usize) {
        self.marks[square] |= 1 << digit;
        for slot in &ground.slots[square] {
            self.spots[slot.house * self.side + digit] |= 1 << slot.index;
        }
    }

    /// A digit is put on an open square.
    pub fn place(&mut self, ground: &Ground, square: Square, digit: usize) {
        for other in bits(self.marks[square]) {
            self.strike(ground, square, other);
        }
        for &peer in &ground.peers[square] {
            if self.marks[peer] >> digit & 1 == 1 {
                self.strike(ground, peer, digit);
            }
        }
        if self.digits[square] == 0 {
            self.left -= 1;
            for slot in &ground.slots[square] {
                self.open[slot.house] -= 1;
            }
        }
        self.digits[square] = digit as u8 + 1;
    }

    /// The digits as a grid's cells.
    pub fn cells(&self) -> &[u8] {
        &self.digits
    }
}

/// The bits of a mask, from the lowest.
#[inline]
pub fn bits(mask: u32) -> impl Iterator<Item = usize> + Clone {
    std::iter::successors(Some(mask), |m| Some(m & m.wrapping_sub(1)))
        .take_while(|m| *m != 0)
        .map(|m| m.trailing_zeros() as usize)
}

/// As many indexes are chosen at most: the squares of the largest house.
const MOST: usize = 25;

/// Calls with every choice of `size` indexes below `of`, each ascending, in the order of their masks as numbers, until
/// told to stop.
pub fn choices(of: usize, size: usize, mut each: impl FnMut(&[usize]) -> bool) -> bool {
    let mut room: [usize; MOST] = std::array::from_fn(|k| k);
    if size > of.min(MOST) {
        return false;
    }
    let chosen = &mut room[..size];
    loop {
        if each(chosen) {
            return true;
        }
        // The lowest index that can move up without meeting the next one; those below it start again.
        let Some(k) = (0..size).find(|&k| chosen[k] + 1 < if k + 1 < size { chosen[k + 1] } else { of }) else {
            return false;
        };
        chosen[k] += 1;
        for (j, lower) in chosen[..k].iter_mut().enumerate() {
            *lower = j;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::board::*;

    #[test]
    fn choices_ascend_as_masks() {
        let mut masks = Vec::new();
        choices(5, 3, |c| {
            masks.push(c.iter().map(|i| 1 << i).sum::<u32>());
            false
        });
        assert_eq!(masks.len(), 10);
        assert!(masks.is_sorted());
        assert_eq!(bits(0b10110).collect::<Vec<_>>(), [1, 2, 4]);
        let mut none = 0;
        choices(4, 0, |c| {
            none += 1 + c.len();
            false
        });
        assert_eq!(none, 1);
    }
}
