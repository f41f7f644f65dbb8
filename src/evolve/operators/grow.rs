//! Mutation and natural growth (Waters 2008, III.B.1.d).

use crate::evolve::board::{Board, Ground};
use crate::evolve::random::{Rng, below, happens, pick, pick_bit};
use crate::evolve::trail::How;
use crate::puzzle::HouseKind;

/// The kinds of houses by number.
pub(crate) const KINDS: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

/// One iteration: with the mutation rate (a threshold of [`happens`]) a random digit on a random free square,
/// otherwise one step of growth in every house of a kind drawn at random. Which of them it was.
#[inline]
pub fn mutate_or_grow(ground: &Ground, board: &mut Board, rate: u64, rng: &mut Rng) -> How {
    if ground.free.is_empty() {
        return How::Growth(KINDS[0]);
    }
    if happens(rng, rate) {
        let square = *pick(rng, &ground.free);
        let digit = pick_bit(rng, ground.allowed[square as usize]) as u8 + 1;
        board.set(ground, square, digit);
        return How::Mutation;
    }
    let kind = below(rng, 3) as usize;
    for &house in &ground.houses[kind] {
        grow_house(ground, board, house as usize, rate, rng);
    }
    How::Growth(KINDS[kind])
}

/// A house with duplicates has one duplicated free square replaced by a digit that it misses; one without has, with
/// the mutation rate, two of its free squares exchanged.
#[inline]
pub fn grow_house(ground: &Ground, board: &mut Board, house: usize, rate: u64, rng: &mut Rng) {
    let free = ground.free_in(house);
    let missing = board.missing(ground, house);
    if missing == 0 {
        if happens(rng, rate) {
            swap_two(ground, board, free, rng);
        }
        return;
    }
    let repeated = board.repeated(house);
    let mut duplicated = 0u32;
    for (k, &square) in free.iter().enumerate() {
        duplicated |= (repeated >> (board.get(square) - 1) & 1) << k;
    }
    if duplicated == 0 {
        return; // only givens repeat here, or no missing digit is allowed on a square that repeats
    }
    let square = free[pick_bit(rng, duplicated) as usize];
    let allowed = ground.allowed[square as usize];
    let fitting = if missing & allowed != 0 { missing & allowed } else { allowed };
    let digit = pick_bit(rng, fitting) as u8 + 1;
    board.set(ground, square, digit);
}

/// Exchanges two free squares, if both may hold the other's digit.
fn swap_two(ground: &Ground, board: &mut Board, free: &[u16], rng: &mut Rng) {
    if free.len() < 2 {
        return;
    }
    let first = below(rng, free.len() as u32);
    let second = (first + 1 + below(rng, free.len() as u32 - 1)) % free.len() as u32;
    let (a, b) = (free[first as usize], free[second as usize]);
    let (x, y) = (board.get(a), board.get(b));
    let may = |square: u16, digit: u8| ground.allowed[square as usize] >> (digit - 1) & 1 == 1;
    if may(a, y) && may(b, x) {
        board.set(ground, a, y);
        board.set(ground, b, x);
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::grow::*;
    use crate::evolve::random::{seeded, threshold};
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn a_house_grows_by_one_missing_digit_at_a_time() {
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat4), false);
        let mut board = Board::from_cells(&ground, vec![1; 16]);
        let mut rng = seeded(2);
        for expected in [2, 1, 0, 0] {
            grow_house(&ground, &mut board, 0, 0, &mut rng);
            assert_eq!(board.missing(&ground, 0).count_ones(), expected);
        }
    }

    #[test]
    fn a_full_house_only_swaps() {
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat4), false);
        let mut board = Board::from_cells(&ground, [1, 2, 3, 4].repeat(4));
        let before = board.cells().to_vec();
        let mut rng = seeded(2);
        grow_house(&ground, &mut board, 0, threshold(1.0), &mut rng);
        let changed: Vec<_> = (0..16).filter(|&s| board.cells()[s] != before[s]).collect();
        assert_eq!((changed.len(), board.missing(&ground, 0)), (2, 0));
        assert!(changed.iter().all(|&s| s < 4));
    }

    #[test]
    fn a_swap_puts_no_digit_where_a_given_excludes_it() {
        // r1c1 may hold no 2 and r1c2 no 1; the row is full, so that it only swaps.
        let mut puzzle = Grid::empty(Shape::Flat4);
        puzzle.set(8, 2);
        puzzle.set(13, 1);
        let ground = Ground::unweighted(&puzzle, true);
        let mut rng = seeded(4);
        let mut board = Board::random(&ground, &mut rng);
        (0..4).for_each(|s| board.set(&ground, s, s as u8 + 1));
        let before = board.cells().to_vec();
        let mut moved = 0;
        for _ in 0..500 {
            grow_house(&ground, &mut board, 0, threshold(1.0), &mut rng);
            let allowed = |s: usize| ground.allowed[s] >> (board.cells()[s] - 1) & 1 == 1;
            assert!((0..4).all(allowed), "{:?}", &board.cells()[..4]);
            moved += usize::from(board.cells() != before);
        }
        assert!(moved > 100);
    }

    #[test]
    fn givens_stay_under_any_rate() {
        let mut puzzle = Grid::empty(Shape::Flat9);
        (0..81).step_by(3).for_each(|s| puzzle.set(s, (s % 9) as u8 + 1));
        let ground = Ground::unweighted(&puzzle, false);
        let mut rng = seeded(9);
        let mut board = Board::random(&ground, &mut rng);
        for rate in [0.0, 0.1, 0.5, 1.0] {
            (0..200).for_each(|_| _ = mutate_or_grow(&ground, &mut board, threshold(rate), &mut rng));
        }
        assert!((0..81).step_by(3).all(|s| board.cells()[s] == (s % 9) as u8 + 1));
    }
}
