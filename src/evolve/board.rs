//! An individual: a full board whose duplicates are counted as squares change.

use crate::evolve::random::{Rng, pick_bit};
use crate::puzzle::{Grid, HouseKind, Layout};

/// Places in the counts of a house: one per digit, digit 0 unused, up to 25 digits.
const STRIDE: usize = 32;

/// What all individuals of a run share: the puzzle and its layout in flat arrays.
///
/// A *square* here is a gene: one of the layout's distinct squares or, for a cube in [`Ground::copies`], one place of
/// one face, so that an edge square has a copy on each face that shows it.
#[derive(Clone)]
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
    houses_of: Lists,
    /// For each square, the other copies of it.
    twins: Lists,
    /// What two copies that differ cost.
    mismatch: u32,
    all: u32,
}

/// Lists of small numbers, end to end.
#[derive(Clone, Default)]
struct Lists {
    items: Vec<u16>,
    from: Vec<u32>,
}

impl Lists {
    fn new(lists: impl IntoIterator<Item = Vec<usize>>) -> Lists {
        let mut all = Lists { items: Vec::new(), from: vec![0] };
        for list in lists {
            all.items.extend(list.iter().map(|&x| x as u16));
            all.from.push(all.items.len() as u32);
        }
        all
    }

    #[inline]
    fn get(&self, k: usize) -> &[u16] {
        &self.items[self.from[k] as usize..self.from[k + 1] as usize]
    }
}

impl Ground {
    /// With `by_givens`, a free square may take only digits that no given of its houses holds; `weight` is what a
    /// duplicate costs, by house.
    pub fn new(puzzle: &Grid, by_givens: bool, weight: Vec<u32>) -> Ground {
        let layout = puzzle.layout();
        let squares: Vec<usize> = (0..layout.squares).collect();
        let houses: Vec<Vec<usize>> = layout.houses.iter().map(|h| h.squares.clone()).collect();
        let by_kind =
            |kind: usize| layout.faces.iter().flat_map(|f| f.houses[kind].iter().map(|&h| h as u16)).collect();
        let kinds = [by_kind(0), by_kind(1), by_kind(2)];
        Ground::build(puzzle, by_givens, &squares, &houses, kinds, weight)
    }

    /// Every house weighs one.
    pub fn unweighted(puzzle: &Grid, by_givens: bool) -> Ground {
        Ground::new(puzzle, by_givens, vec![1; puzzle.layout().houses.len()])
    }

    /// Six separate faces, place by place as [`Grid::face_cells`] orders them. A duplicate on a border of a face costs
    /// `edge` times as much, two copies of a square that differ cost `mismatch`.
    pub fn copies(puzzle: &Grid, by_givens: bool, edge: u32, mismatch: u32) -> Ground {
        let layout = puzzle.layout();
        let squares: Vec<usize> = layout.faces.iter().flat_map(|f| f.squares.iter().copied()).collect();
        let face = Layout::of(puzzle.shape().face());
        let area = face.squares;
        let (mut houses, mut weight, mut kinds) = (Vec::new(), Vec::new(), [const { Vec::new() }; 3]);
        for (first, house) in (0..layout.faces.len()).flat_map(|f| face.houses.iter().map(move |h| (f * area, h))) {
            kinds[kind_index(house.kind)].push(houses.len() as u16);
            let border = house.kind != HouseKind::Box && (house.index == 0 || house.index == face.side - 1);
            weight.push(if border { edge } else { 1 });
            houses.push(house.squares.iter().map(|&s| first + s).collect());
        }
        let twins = squares.iter().enumerate().map(|(place, &square)| {
            let all = layout.places[square].iter().map(|p| p.face * area + p.row * layout.side + p.column);
            all.filter(|&other| other != place).collect()
        });
        let twins = Lists::new(twins);
        Ground { twins, mismatch, ..Ground::build(puzzle, by_givens, &squares, &houses, kinds, weight) }
    }

    /// `squares` are the layout's squares behind the genes.
    fn build(
        puzzle: &Grid,
        by_givens: bool,
        squares: &[usize],
        houses: &[Vec<usize>],
        kinds: [Vec<u16>; 3],
        weight: Vec<u32>,
    ) -> Ground {
        let layout = puzzle.layout();
        let is_free = |s: &usize| puzzle.get(squares[*s]) == 0;
        let allowed = squares.iter().map(|&s| match by_givens {
            // A square that sees every digit may take any: it is wrong whatever it holds.
            true => Some(crate::exact::candidates(puzzle, s)).filter(|&c| c != 0).unwrap_or(layout.all_digits()),
            false => layout.all_digits(),
        });
        let free_in = |h: &Vec<usize>| h.iter().filter(|s| is_free(s)).map(|&s| s as u16).collect();
        let mut houses_of = vec![Vec::new(); squares.len()];
        for (house, members) in houses.iter().enumerate() {
            members.iter().for_each(|&s| houses_of[s].push(house));
        }
        Ground {
            layout,
            givens: squares.iter().map(|&s| puzzle.get(s)).collect(),
            free: (0..squares.len()).filter(is_free).map(|s| s as u16).collect(),
            allowed: allowed.collect(),
            houses: kinds,
            weight,
            free_in: houses.iter().map(free_in).collect(),
            houses_of: Lists::new(houses_of),
            twins: Lists::default(),
            mismatch: 0,
            all: layout.all_digits(),
        }
    }

    /// The free squares of a house.
    #[inline]
    pub fn free_in(&self, house: usize) -> &[u16] {
        &self.free_in[house]
    }

    /// How many digits rows, columns and boxes miss: the fitness of a board that is not changed square by square. Only
    /// where every house weighs one.
    pub fn missing_digits(&self, cells: &[u8]) -> u32 {
        let held = |squares: &[usize]| squares.iter().fold(0u32, |held, &s| held | 1 << (cells[s] - 1));
        self.layout.houses.iter().map(|h| (self.all & !held(&h.squares)).count_ones()).sum()
    }

    /// Mask of all digits.
    #[inline]
    pub fn all(&self) -> u32 {
        self.all
    }

    #[inline]
    fn houses_of(&self, square: usize) -> &[u16] {
        self.houses_of.get(square)
    }

    /// Digits per distinct square of the layout; where there are copies, those of the first face that shows it.
    pub fn distinct(&self, cells: &[u8]) -> Vec<u8> {
        if !self.has_copies() {
            return cells.to_vec();
        }
        let (side, area) = (self.layout.side, self.layout.side.pow(2));
        self.layout.places.iter().map(|p| cells[p[0].face * area + p[0].row * side + p[0].column]).collect()
    }

    /// How many digits there are.
    pub fn side(&self) -> usize {
        self.layout.side
    }

    /// Whether an edge square has a copy on each of its faces.
    #[inline]
    pub fn has_copies(&self) -> bool {
        !self.twins.items.is_empty()
    }

    /// The other copies of a square; none where squares are stored once.
    #[inline]
    pub fn twins(&self, square: u16) -> &[u16] {
        if self.has_copies() { self.twins.get(square as usize) } else { &[] }
    }
}

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
        ground.weight[house] * (ground.all & !self.houses[house].present).count_ones()
    }

    /// The digits that a house misses, as a mask.
    #[inline]
    pub fn missing(&self, ground: &Ground, house: usize) -> u32 {
        ground.all & !self.houses[house].present
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
    let size = boards.clone().count() as u64;
    let pairs = size * size.saturating_sub(1) / 2;
    if pairs == 0 || free.is_empty() {
        return 0.0;
    }
    let mut alike = 0;
    for &square in free {
        let mut holders = [0u32; STRIDE];
        for cells in boards.clone() {
            let holders = &mut holders[cells[square as usize] as usize];
            // A pair with each of those that hold the same digit.
            alike += u64::from(*holders);
            *holders += 1;
        }
    }
    1.0 - alike as f64 / (pairs * free.len() as u64) as f64
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
