//! An individual: a full board whose duplicates are counted as squares change.

pub use crate::evolve::ground::Ground;
use crate::evolve::random::{Rng, pick_bit};

/// Places in the counts of a house: one per digit, digit 0 unused, up to 25 digits.
const STRIDE: usize = 32;

/// What a house holds: how many squares hold each digit, the digits that it holds, and those it holds more than once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    counts: [u8; STRIDE],
    present: u32,
    repeated: u32,
}

/// Digits on every square, with the counts of each house. `fitness` is the weighted number of digits that houses
/// miss, and of copies that differ; 0 is solved.
#[derive(Clone, Debug)]
pub struct Board {
    cells: Vec<u8>,
    houses: Vec<Tally>,
    fitness: u32,
}

impl Board {
    /// The givens, and a random allowed digit on every free square.
    pub fn random(ground: &Ground, rng: &mut Rng) -> Board {
        let mut cells = ground.givens.clone();
        for &square in &ground.free {
            cells[square as usize] = pick_bit(rng, ground.allowed[square as usize]) as u8 + 1;
        }
        Board::from_cells(ground, cells)
    }

    /// A board of these digits; every square must hold one.
    pub fn from_cells(ground: &Ground, cells: Vec<u8>) -> Board {
        let houses = ground.weight.len();
        let mut board = Board { cells, houses: vec![Tally::default(); houses], fitness: 0 };
        board.count(ground);
        board
    }

    fn count(&mut self, ground: &Ground) {
        for (square, &digit) in self.cells.iter().enumerate() {
            let bit = 1u32 << (digit - 1);
            for &house in ground.houses_of(square) {
                let house = house as usize;
                let tally = &mut self.houses[house];
                tally.counts[digit as usize] += 1;
                tally.repeated |= tally.present & bit;
                tally.present |= bit;
            }
        }
        let missing: u32 = (0..self.houses.len()).map(|h| self.house_fitness(ground, h)).sum();
        let differ = |s: u16| ground.twins(s).iter().filter(|&&t| t > s && self.get(t) != self.get(s)).count() as u32;
        self.fitness = missing + ground.mismatch * (0..self.cells.len() as u16).map(differ).sum::<u32>();
    }

    #[inline]
    /// Digits of all squares.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    #[inline]
    /// The digit of a square.
    pub fn get(&self, square: u16) -> u8 {
        self.cells[square as usize]
    }

    #[inline]
    /// The fitness; 0 is solved.
    pub fn fitness(&self) -> u32 {
        self.fitness
    }

    /// Weighted number of digits a house misses.
    pub fn house_fitness(&self, ground: &Ground, house: usize) -> u32 {
        ground.weight[house] * (ground.all() & !self.houses[house].present).count_ones()
    }

    /// The digits that a house misses, as a mask.
    #[inline]
    pub fn missing(&self, ground: &Ground, house: usize) -> u32 {
        ground.all() & !self.houses[house].present
    }

    /// The digits that a house holds more than once, as a mask.
    #[inline]
    pub fn repeated(&self, house: usize) -> u32 {
        self.houses[house].repeated
    }

    /// Puts a digit on a square and keeps all counts.
    #[inline]
    pub fn set(&mut self, ground: &Ground, square: u16, digit: u8) {
        let old = std::mem::replace(&mut self.cells[square as usize], digit);
        if old == digit {
            return;
        }
        for &twin in ground.twins(square) {
            let twin = self.cells[twin as usize];
            self.fitness += ground.mismatch * u32::from(twin == old);
            self.fitness -= ground.mismatch * u32::from(twin == digit);
        }
        let (old_bit, new_bit) = (1u32 << (old - 1), 1u32 << (digit - 1));
        for &house in ground.houses_of(square as usize) {
            let house = house as usize;
            let weight = ground.weight[house];
            let tally = &mut self.houses[house];
            // Without branches: which way they go is as random as the search, and the processor would guess wrong.
            let count = &mut tally.counts[old as usize % STRIDE];
            *count -= 1;
            let (gone, single) = (*count == 0, *count < 2);
            let count = &mut tally.counts[digit as usize % STRIDE];
            *count += 1;
            let (come, double) = (*count == 1, *count > 1);
            tally.present = tally.present & !mask(gone, old_bit) | new_bit;
            tally.repeated = tally.repeated & !mask(single, old_bit) | mask(double, new_bit);
            self.fitness = self.fitness + weight * u32::from(gone) - weight * u32::from(come);
        }
    }
}

/// The bit if the condition holds, else 0.
#[inline]
fn mask(condition: bool, bit: u32) -> u32 {
    u32::from(condition) * bit
}

/// The number of places in which two boards differ.
pub fn differences(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).filter(|(x, y)| x != y).count()
}

/// Mean share of free squares in which two different members of a population differ, 0 to 1.
pub fn diversity<'a>(ground: &Ground, boards: impl Iterator<Item = &'a [u8]> + Clone) -> f64 {
    diversity_over(&ground.free, boards)
}

/// The same over the given squares of boards that are kept in any order.
pub fn diversity_over<'a>(free: &[u16], boards: impl Iterator<Item = &'a [u8]> + Clone) -> f64 {
    diversity_of::<STRIDE>(free, boards)
}

/// The same for digits below `DIGITS`: an array for those of the largest boards takes longer to clear.
pub fn diversity_of<'a, const DIGITS: usize>(free: &[u16], boards: impl Iterator<Item = &'a [u8]> + Clone) -> f64 {
    let size = boards.clone().count() as u64;
    let pairs = size * size.saturating_sub(1) / 2;
    if pairs == 0 || free.is_empty() {
        return 0.0;
    }
    let mut alike = 0;
    for &square in free {
        let mut holders = [0u32; DIGITS];
        for cells in boards.clone() {
            let holders = &mut holders[cells[square as usize] as usize];
            // A pair with each of those that hold the same digit.
            alike += u64::from(*holders);
            *holders += 1;
        }
    }
    1.0 - alike as f64 / (pairs * free.len() as u64) as f64
}

#[cfg(test)]
mod tests {
    use crate::evolve::board::*;
    use crate::evolve::random::{below, seeded};
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn incremental_counts_equal_a_recount_on_every_shape() {
        for shape in Shape::OFFERED {
            let ground = Ground::unweighted(&Grid::empty(shape), false);
            let mut rng = seeded(11);
            let mut board = Board::random(&ground, &mut rng);
            for _ in 0..300 {
                let square = *crate::evolve::random::pick(&mut rng, &ground.free);
                board.set(&ground, square, below(&mut rng, shape.side() as u32) as u8 + 1);
            }
            let recount = Board::from_cells(&ground, board.cells().to_vec());
            assert_eq!(board.fitness, recount.fitness);
            assert_eq!(board.houses, recount.houses);
            assert_eq!(board.fitness, ground.missing_digits(board.cells()));
        }
    }

    #[test]
    fn fitness_counts_missing_digits_of_all_houses() {
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat9), false);
        let board = Board::from_cells(&ground, vec![1; 81]);
        assert_eq!(board.fitness(), 27 * 8);
    }

    #[test]
    fn diversity_is_the_mean_pairwise_difference() {
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat4), false);
        let (a, b) = ([1u8; 16], [2u8; 16]);
        let boards = [&a[..], &a[..], &b[..]];
        assert!((diversity(&ground, boards.into_iter()) - 2.0 / 3.0).abs() < 1e-12);
    }
}
