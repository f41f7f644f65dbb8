//! An individual: a full board whose duplicates are counted as squares change.

use crate::evolve::random::{Rng, pick_bit};
use crate::puzzle::{Grid, HouseKind, Layout};

/// Counts of a house stand this far apart: one place per digit, digit 0 unused, up to 25 digits.
const STRIDE: usize = 32;

/// What all individuals of a run share: the puzzle and its layout in flat arrays.
pub struct Ground {
    pub layout: &'static Layout,
    pub givens: Vec<u8>,
    /// Squares without a given.
    pub free: Vec<u16>,
    /// For each square, the digits it may take, as a mask (bit d − 1 for digit d).
    pub allowed: Vec<u32>,
    /// Houses by kind, in order of their faces.
    pub houses: [Vec<u16>; 3],
    /// What a duplicate in each house costs.
    weight: Vec<u32>,
    free_in: Vec<Vec<u16>>,
    houses_of: Vec<u16>,
    houses_from: Vec<u32>,
    all: u32,
}

impl Ground {
    /// With `by_givens`, a free square may take only digits that no given of its houses holds; `weight` is what a
    /// duplicate costs, by house.
    pub fn new(puzzle: &Grid, by_givens: bool, weight: Vec<u32>) -> Ground {
        let layout = puzzle.layout();
        let free: Vec<u16> = (0..layout.squares as u16).filter(|&s| puzzle.get(s as usize) == 0).collect();
        let allowed = (0..layout.squares).map(|s| match by_givens {
            // A square that sees every digit may take any: it is wrong whatever it holds.
            true => Some(crate::exact::candidates(puzzle, s)).filter(|&c| c != 0).unwrap_or(layout.all_digits()),
            false => layout.all_digits(),
        });
        let is_free = |s: &&usize| puzzle.get(**s) == 0;
        let free_in =
            layout.houses.iter().map(|h| h.squares.iter().filter(is_free).map(|&s| s as u16).collect()).collect();
        let mut houses_from = vec![0];
        let mut houses_of = Vec::new();
        for houses in &layout.houses_of {
            houses_of.extend(houses.iter().map(|&h| h as u16));
            houses_from.push(houses_of.len() as u32);
        }
        let by_kind =
            |kind: usize| layout.faces.iter().flat_map(|f| f.houses[kind].iter().map(|&h| h as u16)).collect();
        Ground {
            layout,
            givens: puzzle.cells().to_vec(),
            free,
            allowed: allowed.collect(),
            houses: [by_kind(0), by_kind(1), by_kind(2)],
            weight,
            free_in,
            houses_of,
            houses_from,
            all: layout.all_digits(),
        }
    }

    /// Every house weighs one.
    pub fn unweighted(puzzle: &Grid, by_givens: bool) -> Ground {
        Ground::new(puzzle, by_givens, vec![1; puzzle.layout().houses.len()])
    }

    /// The free squares of a house.
    #[inline]
    pub fn free_in(&self, house: usize) -> &[u16] {
        &self.free_in[house]
    }

    /// Mask of all digits.
    #[inline]
    pub fn all(&self) -> u32 {
        self.all
    }

    #[inline]
    fn houses_of(&self, square: usize) -> &[u16] {
        &self.houses_of[self.houses_from[square] as usize..self.houses_from[square + 1] as usize]
    }
}

/// Digits on every square, with the counts of each house. `fitness` is the weighted number of digits that houses
/// miss; 0 is solved.
#[derive(Clone, Debug)]
pub struct Board {
    cells: Vec<u8>,
    /// Per house and digit, how many squares hold it.
    counts: Vec<u8>,
    /// Per house, the digits it holds, and those it holds more than once.
    present: Vec<u32>,
    repeated: Vec<u32>,
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
        let houses = ground.layout.houses.len();
        let mut board = Board {
            cells,
            counts: vec![0; houses * STRIDE],
            present: vec![0; houses],
            repeated: vec![0; houses],
            fitness: 0,
        };
        board.count(ground);
        board
    }

    fn count(&mut self, ground: &Ground) {
        for (square, &digit) in self.cells.iter().enumerate() {
            let bit = 1u32 << (digit - 1);
            for &house in ground.houses_of(square) {
                let house = house as usize;
                self.counts[house * STRIDE + digit as usize] += 1;
                self.repeated[house] |= self.present[house] & bit;
                self.present[house] |= bit;
            }
        }
        self.fitness = (0..self.present.len()).map(|h| self.house_fitness(ground, h)).sum();
    }

    #[inline]
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    #[inline]
    pub fn get(&self, square: u16) -> u8 {
        self.cells[square as usize]
    }

    #[inline]
    pub fn fitness(&self) -> u32 {
        self.fitness
    }

    /// Weighted number of digits a house misses.
    pub fn house_fitness(&self, ground: &Ground, house: usize) -> u32 {
        ground.weight[house] * (ground.all & !self.present[house]).count_ones()
    }

    /// The digits that a house misses, as a mask.
    #[inline]
    pub fn missing(&self, ground: &Ground, house: usize) -> u32 {
        ground.all & !self.present[house]
    }

    /// The digits that a house holds more than once, as a mask.
    #[inline]
    pub fn repeated(&self, house: usize) -> u32 {
        self.repeated[house]
    }

    /// Puts a digit on a square and keeps all counts.
    #[inline]
    pub fn set(&mut self, ground: &Ground, square: u16, digit: u8) {
        let old = std::mem::replace(&mut self.cells[square as usize], digit);
        if old == digit {
            return;
        }
        let (old_bit, new_bit) = (1u32 << (old - 1), 1u32 << (digit - 1));
        for &house in ground.houses_of(square as usize) {
            let house = house as usize;
            let counts = &mut self.counts[house * STRIDE..house * STRIDE + STRIDE];
            let left = counts[old as usize & (STRIDE - 1)] - 1;
            counts[old as usize & (STRIDE - 1)] = left;
            let now = counts[digit as usize & (STRIDE - 1)] + 1;
            counts[digit as usize & (STRIDE - 1)] = now;
            match left {
                0 => {
                    self.present[house] &= !old_bit;
                    self.fitness += ground.weight[house];
                }
                1 => self.repeated[house] &= !old_bit,
                _ => {}
            }
            match now {
                1 => {
                    self.present[house] |= new_bit;
                    self.fitness -= ground.weight[house];
                }
                2 => self.repeated[house] |= new_bit,
                _ => {}
            }
        }
    }
}

/// The number of places in which two boards differ.
pub fn differences(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).filter(|(x, y)| x != y).count()
}

/// Mean share of free squares in which two different members of a population differ, 0 to 1.
pub fn diversity<'a>(ground: &Ground, boards: impl Iterator<Item = &'a [u8]> + Clone) -> f64 {
    let size = boards.clone().count() as u64;
    let pairs = size * size.saturating_sub(1) / 2;
    if pairs == 0 || ground.free.is_empty() {
        return 0.0;
    }
    let mut alike = 0;
    for &square in &ground.free {
        let mut holders = [0u64; STRIDE];
        for cells in boards.clone() {
            holders[cells[square as usize] as usize] += 1;
        }
        alike += holders.iter().map(|&n| n * n.saturating_sub(1) / 2).sum::<u64>();
    }
    1.0 - alike as f64 / (pairs * ground.free.len() as u64) as f64
}

/// The kinds of houses as indices into [`Ground::houses`].
pub fn kind_index(kind: HouseKind) -> usize {
    match kind {
        HouseKind::Row => 0,
        HouseKind::Column => 1,
        HouseKind::Box => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evolve::random::{below, seeded};
    use crate::puzzle::Shape;

    #[test]
    fn incremental_counts_equal_a_recount_on_every_shape() {
        for shape in Shape::ALL {
            let ground = Ground::unweighted(&Grid::empty(shape), false);
            let mut rng = seeded(11);
            let mut board = Board::random(&ground, &mut rng);
            for _ in 0..300 {
                let square = *crate::evolve::random::pick(&mut rng, &ground.free);
                board.set(&ground, square, below(&mut rng, shape.side() as u32) as u8 + 1);
            }
            let recount = Board::from_cells(&ground, board.cells().to_vec());
            assert_eq!(board.fitness, recount.fitness);
            assert_eq!(
                (board.counts, board.present, board.repeated),
                (recount.counts, recount.present, recount.repeated)
            );
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
