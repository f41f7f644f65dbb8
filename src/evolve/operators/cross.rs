//! Crossover: how a child is put together from two parents.

use crate::evolve::board::Ground;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn even_lines_come_from_the_second_parent() {
        let ground = Ground::unweighted(&Grid::empty(Shape::Flat4), false);
        let (a, b) = ([1u8; 16], [2u8; 16]);
        assert_eq!(alternate(&ground, 0, &a, &b), [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2]);
        assert_eq!(alternate(&ground, 1, &a, &b), [1, 2, 1, 2].repeat(4));
        assert_eq!(alternate(&ground, 2, &a, &b), [1, 1, 2, 2].repeat(4));
    }
}
