//! Houses of one kind (rows, or boxes) as permutations: every one holds each digit once, as far as its givens let it, and
//! moves exchange two of its free squares.

use crate::evolve::board::Ground;
use crate::evolve::random::{Rng, below, pick, shuffle};

/// The givens, and in each house of a kind its missing digits in random order on its free squares. Where givens repeat
/// there are more missing digits than squares, and some are left out.
pub fn fill(ground: &Ground, kind: usize, rng: &mut Rng) -> Vec<u8> {
    let mut cells = ground.givens.clone();
    for &house in &ground.houses[kind] {
        let held = ground.layout.houses[house as usize].squares.iter().fold(0u32, |held, &s| held | 1 << cells[s]);
        let mut missing: Vec<u8> = (1..=ground.layout.side as u8).filter(|d| held >> d & 1 == 0).collect();
        shuffle(rng, &mut missing);
        for (&square, digit) in ground.free_in(house as usize).iter().zip(missing) {
            cells[square as usize] = digit;
        }
    }
    cells
}

/// The exchanges there are: pairs of free squares in the same house of a kind.
#[derive(Clone)]
pub struct Swaps {
    /// Free squares that have a partner, each with its house.
    places: Vec<(u16, u16)>,
}

impl Swaps {
    /// The exchanges within houses of a kind.
    pub fn new(ground: &Ground, kind: usize) -> Swaps {
        let houses = ground.houses[kind].iter().filter(|&&h| ground.free_in(h as usize).len() > 1);
        Swaps { places: houses.flat_map(|&h| ground.free_in(h as usize).iter().map(move |&s| (s, h))).collect() }
    }

    /// A random free square and another of its house; `None` where no two squares can be exchanged.
    #[inline]
    pub fn draw(&self, ground: &Ground, rng: &mut Rng) -> Option<(u16, u16)> {
        if self.places.is_empty() {
            return None;
        }
        let (first, house) = *pick(rng, &self.places);
        let free = ground.free_in(house as usize);
        let second = free[below(rng, free.len() as u32 - 1) as usize];
        // The last one stands in for the first square itself.
        Some((first, if second == first { free[free.len() - 1] } else { second }))
    }
}

/// The least number of exchanges that turn one row of digits into another; `None` when their digits differ.
pub fn swap_distance(a: &[u8], b: &[u8]) -> Option<usize> {
    let mut child = a.to_vec();
    let mut swaps = 0;
    for k in 0..child.len() {
        if child[k] != b[k] {
            let from = k + child[k..].iter().position(|&d| d == b[k])?;
            child.swap(k, from);
            swaps += 1;
        }
    }
    Some(swaps)
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::permute::*;
    use crate::evolve::random::seeded;
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn every_house_is_a_permutation_on_every_flat_shape() {
        for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube()) {
            let mut puzzle = Grid::empty(shape);
            puzzle.set(0, shape.side() as u8);
            let ground = Ground::unweighted(&puzzle, false);
            let mut rng = seeded(4);
            for kind in [0, 2] {
                let cells = fill(&ground, kind, &mut rng);
                assert_eq!(cells[0], shape.side() as u8);
                for &house in &ground.houses[kind] {
                    let squares = &ground.layout.houses[house as usize].squares;
                    assert_eq!(squares.iter().fold(0, |held, &s| held | 1 << (cells[s] - 1)), ground.all());
                }
            }
        }
    }

    #[test]
    fn swaps_are_of_two_different_free_squares_of_a_house_and_all_are_drawn() {
        let mut puzzle = Grid::empty(Shape::Flat4);
        (0..3).for_each(|s| puzzle.set(s, s as u8 + 1)); // the first row has one free square: no swap there
        let ground = Ground::unweighted(&puzzle, false);
        let (swaps, mut rng) = (Swaps::new(&ground, 0), seeded(5));
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..1000 {
            let (a, b) = swaps.draw(&ground, &mut rng).unwrap();
            assert!(a != b && a / 4 == b / 4 && a >= 4);
            seen.insert((a, b));
        }
        assert_eq!(seen.len(), 3 * 12);
        let full = Grid::new(Shape::Flat4, vec![1; 16]).unwrap();
        let ground = Ground::unweighted(&full, false);
        assert_eq!(Swaps::new(&ground, 2).draw(&ground, &mut rng), None);
    }

    #[test]
    fn swap_distance_is_length_less_cycles() {
        assert_eq!(swap_distance(&[1, 2, 3, 4], &[1, 2, 3, 4]), Some(0));
        assert_eq!(swap_distance(&[2, 1, 4, 3], &[1, 2, 3, 4]), Some(2));
        assert_eq!(swap_distance(&[2, 3, 4, 1], &[1, 2, 3, 4]), Some(3));
        assert_eq!(swap_distance(&[1, 1, 2, 3], &[1, 2, 3, 4]), None);
    }
}
