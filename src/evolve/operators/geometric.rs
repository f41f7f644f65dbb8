//! Geometric crossovers: the child lies on a shortest path between its parents, under a distance between boards.

use crate::evolve::board::Ground;
use crate::evolve::operators::permute::swap_distance;
use crate::evolve::random::{Rng, below};
use rand::Rng as _;

/// Uniform crossover of free squares, geometric under Hamming distance.
pub fn uniform(ground: &Ground, first: &[u8], second: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut child = first.to_vec();
    for squares in ground.free.chunks(32) {
        let coins = rng.next_u32();
        for (k, &square) in squares.iter().enumerate() {
            if coins >> k & 1 == 1 {
                child[square as usize] = second[square as usize];
            }
        }
    }
    child
}

/// Row by row, as many sorting swaps as a draw allows: each brings a digit of the second parent to its place, and so
/// splits a cycle of the permutation between child and second parent. Geometric under the least number of swaps,
/// added up over the rows.
pub fn sorting_swaps(ground: &Ground, first: &[u8], second: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut child = first.to_vec();
    for &row in &ground.houses[0] {
        let squares = &ground.layout.houses[row as usize].squares;
        let (from, to) = (squares[0], squares[0] + squares.len());
        let Some(distance) = swap_distance(&child[from..to], &second[from..to]) else { continue };
        let mut left = below(rng, distance as u32 + 1);
        // In random order; one that a swap for another has put right is passed over.
        let mut differing: Vec<usize> = (from..to).filter(|&s| child[s] != second[s]).collect();
        while left > 0 && !differing.is_empty() {
            let place = differing.swap_remove(below(rng, differing.len() as u32) as usize);
            let other = (from..to).find(|&s| child[s] == second[place]).filter(|&other| other != place);
            if let Some(other) = other {
                child.swap(place, other);
                left -= 1;
            }
        }
    }
    child
}

/// Row by row, each cycle of the permutation between the parents comes whole from one of them (cycle crossover): also
/// geometric under swaps.
pub fn cycles(ground: &Ground, first: &[u8], second: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut child = first.to_vec();
    for &row in &ground.houses[0] {
        let squares = &ground.layout.houses[row as usize].squares;
        let (from, to) = (squares[0], squares[0] + squares.len());
        if swap_distance(&first[from..to], &second[from..to]).is_none() {
            continue;
        }
        let mut seen = 0u32;
        for start in from..to {
            if seen >> (start - from) & 1 == 1 || first[start] == second[start] {
                continue;
            }
            let take = below(rng, 2) == 1;
            let mut place = start;
            while seen >> (place - from) & 1 == 0 {
                seen |= 1 << (place - from);
                if take {
                    child[place] = second[place];
                }
                let Some(next) = (from..to).find(|&s| first[s] == second[place]) else { break };
                place = next;
            }
        }
    }
    child
}

#[cfg(test)]
mod tests {
    use crate::evolve::board::differences;
    use crate::evolve::operators::geometric::*;
    use crate::evolve::operators::permute::fill;
    use crate::evolve::random::seeded;
    use crate::puzzle::{Grid, Shape};

    /// Swaps between two boards whose rows are permutations.
    fn distance(ground: &Ground, a: &[u8], b: &[u8]) -> usize {
        let side = ground.layout.side;
        a.chunks(side).zip(b.chunks(side)).map(|(a, b)| swap_distance(a, b).expect("the same digits")).sum()
    }

    fn ground(shape: Shape) -> Ground {
        let mut puzzle = Grid::empty(shape);
        (0..puzzle.cells().len()).step_by(5).for_each(|s| puzzle.set(s, (s % shape.side()) as u8 + 1));
        Ground::unweighted(&puzzle, false)
    }

    #[test]
    fn children_lie_between_their_parents_and_reach_both_ends() {
        for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube()) {
            let (ground, mut rng) = (ground(shape), seeded(8));
            let (mut nearer, mut farther) = (0, 0);
            for _ in 0..60 {
                let (a, b) = (fill(&ground, 0, &mut rng), fill(&ground, 0, &mut rng));
                for cross in [sorting_swaps, cycles] {
                    let child = cross(&ground, &a, &b, &mut rng);
                    let (to_a, to_b) = (distance(&ground, &a, &child), distance(&ground, &child, &b));
                    assert_eq!(to_a + to_b, distance(&ground, &a, &b), "{shape:?}");
                    (nearer, farther) = (nearer + usize::from(to_a < to_b), farther + usize::from(to_a > to_b));
                }
                let child = uniform(&ground, &a, &b, &mut rng);
                assert_eq!(differences(&a, &child) + differences(&child, &b), differences(&a, &b));
            }
            assert!(nearer > 0 && farther > 0);
        }
    }

    #[test]
    fn givens_stay() {
        let (ground, mut rng) = (ground(Shape::Flat9), seeded(9));
        let (a, b) = (fill(&ground, 0, &mut rng), fill(&ground, 0, &mut rng));
        for cross in [uniform, sorting_swaps, cycles] {
            let child = cross(&ground, &a, &b, &mut rng);
            assert!(ground.givens.iter().zip(&child).all(|(&given, &digit)| given == 0 || given == digit));
        }
    }
}
