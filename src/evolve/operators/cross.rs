//! Crossover: how a child is put together from two parents.

use crate::evolve::board::{Board, Ground};
use crate::evolve::random::{Rng, below_wide};

/// Alternate lines (Waters 2008, III.B.1.c): the odd-numbered houses of one kind from the first parent, the
/// even-numbered ones from the second. On every face for itself.
pub fn alternate(ground: &Ground, kind: usize, first: &[u8], second: &[u8]) -> Vec<u8> {
    let side = ground.layout.side;
    let mut child = first.to_vec();
    for (k, &house) in ground.houses[kind].iter().enumerate() {
        if k % side % 2 == 1 {
            for &square in ground.free_in(house as usize) {
                child[square as usize] = second[square as usize];
            }
        }
    }
    child
}

/// Each house of one kind from the parent in which it is fitter, ties from the second (Waters 2008, III.E.3.b and
/// table 3). Where houses of different faces share squares, the later house has its way.
pub fn by_fitness(ground: &Ground, kind: usize, first: &Board, second: &Board) -> Vec<u8> {
    let mut child = second.cells().to_vec();
    for &house in &ground.houses[kind] {
        let house = house as usize;
        let fitter = first.house_fitness(ground, house) < second.house_fitness(ground, house);
        let parent = if fitter { first } else { second };
        for &square in ground.free_in(house) {
            child[square as usize] = parent.get(square);
        }
    }
    child
}

/// The houses of a kind that a child takes from its second parent, counted from 0 through all faces: every other one, or
/// where two boards are given, those in which the first is not fitter.
pub fn lines_of_second(ground: &Ground, kind: usize, by_fitness: Option<(&Board, &Board)>) -> Vec<u16> {
    let side = ground.layout.side;
    let fitter = |(first, second): (&Board, &Board), house: u16| {
        first.house_fitness(ground, house as usize) < second.house_fitness(ground, house as usize)
    };
    let is_second = |k: usize, house: u16| match by_fitness {
        None => k % side % 2 == 1,
        Some(couple) => !fitter(couple, house),
    };
    let houses = ground.houses[kind].iter().enumerate();
    houses.filter(|&(k, &house)| is_second(k, house)).map(|(k, _)| k as u16).collect()
}

/// A kind of houses, drawn with a probability inverse to their fitness: 0 where rows are good, 1 columns, 2 boxes. A
/// kind without duplicates is certain to be drawn; several such are drawn alike.
pub fn fittest_kind(ground: &Ground, board: &Board, rng: &mut Rng) -> usize {
    let total = |kind: usize| ground.houses[kind].iter().map(|&h| board.house_fitness(ground, h as usize)).sum::<u32>();
    drawn_kind([total(0), total(1), total(2)], rng)
}

/// The draw of [`fittest_kind`] for the fitness of each kind.
fn drawn_kind(fitness: [u32; 3], rng: &mut Rng) -> usize {
    // 1/a : 1/b : 1/c is the same as bc : ac : ab, in whole numbers; weighted edges take them beyond 32 bits.
    let [a, b, c] = fitness.map(u64::from);
    let mut chances = [b * c, a * c, a * b];
    if chances == [0; 3] {
        chances = fitness.map(|f| u64::from(f == 0));
    }
    let draw = below_wide(rng, chances.iter().sum());
    if draw < chances[0] { 0 } else { 1 + usize::from(draw >= chances[0] + chances[1]) }
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::cross::*;
    use crate::evolve::random::seeded;
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn even_lines_come_from_the_second_parent() {
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat4), false);
        let (a, b) = ([1u8; 16], [2u8; 16]);
        assert_eq!(alternate(&ground, 0, &a, &b), [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2]);
        assert_eq!(alternate(&ground, 1, &a, &b), [1, 2, 1, 2].repeat(4));
        assert_eq!(alternate(&ground, 2, &a, &b), [1, 1, 2, 2].repeat(4));
    }

    #[test]
    fn every_face_of_odd_side_begins_with_the_first_parent() {
        let ground = Ground::copies(&Grid::empty(Shape::Cube9), false, 1, 1);
        let (a, b) = (vec![1u8; 486], vec![2u8; 486]);
        for (kind, of_second) in [(0, 9), (1, 1), (2, 3)] {
            let child = alternate(&ground, kind, &a, &b);
            for face in child.chunks(81) {
                assert_eq!((face[0], face[of_second], face[80]), (1, 2, 1), "{kind}");
            }
        }
        let lines = lines_of_second(&ground, 0, None);
        assert_eq!((&lines[..5], lines.len()), (&[1, 3, 5, 7, 10][..], 24));
    }

    #[test]
    fn kinds_without_duplicates_are_drawn_alike_and_alone() {
        let mut rng = seeded(8);
        let mut drawn = |fitness: [u32; 3]| {
            let mut counts = [0u32; 3];
            (0..3000).for_each(|_| counts[drawn_kind(fitness, &mut rng)] += 1);
            counts
        };
        assert!(drawn([0; 3]).iter().all(|count| (900..1100).contains(count)));
        let [rows, columns, boxes] = drawn([0, 7, 0]);
        assert!((1400..1600).contains(&rows) && columns == 0 && boxes + rows == 3000);
        assert_eq!(drawn([7, 0, 9]), [0, 3000, 0]);
        // 1/1 : 1/2 : 1/4 is 4 : 2 : 1.
        let [rows, columns, boxes] = drawn([1, 2, 4]);
        assert!((1614..1814).contains(&rows) && (757..957).contains(&columns) && (328..528).contains(&boxes));
        // Borders of a thousand times the weight: far beyond 32 bits, and drawn as their fitness says.
        let [rows, columns, boxes] = drawn([100_000, 200_000, 400_000]);
        assert!((1614..1814).contains(&rows) && (757..957).contains(&columns) && (328..528).contains(&boxes));
    }

    #[test]
    fn draws_whose_sum_fits_are_those_of_narrow_arithmetic() {
        let narrow = |fitness: [u32; 3], rng: &mut Rng| {
            let chances = [fitness[1] * fitness[2], fitness[0] * fitness[2], fitness[0] * fitness[1]];
            let draw = crate::evolve::random::below(rng, chances.iter().sum());
            if draw < chances[0] { 0 } else { 1 + usize::from(draw >= chances[0] + chances[1]) }
        };
        let (mut one, mut other) = (seeded(6), seeded(6));
        for k in 1..5000u32 {
            let fitness = [k * 7 % 30_000 + 1, k * 13 % 30_000 + 1, k * 29 % 30_000 + 1];
            assert_eq!(drawn_kind(fitness, &mut one), narrow(fitness, &mut other), "{fitness:?}");
        }
    }

    #[test]
    fn table_3_of_the_thesis() {
        // Rows of a 4×4 board that miss 0 to 3 digits; the child takes the better of each pair, a tie from the second.
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat4), false);
        let rows = [[1, 1, 1, 1], [1, 1, 1, 2], [1, 1, 2, 3], [1, 2, 3, 4]];
        let board = |order: [usize; 4]| Board::from_cells(&ground, order.iter().flat_map(|&k| rows[k]).collect());
        let (first, second) = (board([2, 1, 3, 0]), board([3, 0, 3, 1]));
        assert_eq!(by_fitness(&ground, 0, &first, &second), board([3, 1, 3, 1]).cells());
        let tie = Board::from_cells(&ground, [4, 3, 2, 1].repeat(4));
        let other = Board::from_cells(&ground, [1, 2, 3, 4].repeat(4));
        assert_eq!(by_fitness(&ground, 0, &tie, &other), other.cells());
    }

    #[test]
    fn fit_kinds_are_drawn_more_often() {
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat4), false);
        let mut rng = seeded(3);
        // Perfect rows, hopeless columns.
        let board = Board::from_cells(&ground, [1, 2, 3, 4].repeat(4));
        assert!((0..100).all(|_| fittest_kind(&ground, &board, &mut rng) == 0));
        let ones = Board::from_cells(&ground, vec![1; 16]);
        let mut counts = [0; 3];
        (0..3000).for_each(|_| counts[fittest_kind(&ground, &ones, &mut rng)] += 1);
        assert!(counts.iter().all(|c| (900..1100).contains(c)), "{counts:?}");
    }
}
