//! Naked and hidden singles, placed before a search begins.

use crate::exact::verdict::wide_candidates;
use crate::puzzle::{Grid, Square};

/// The puzzle with every single that follows from its givens, as far as no house comes to hold a digit twice.
pub fn placed(puzzle: &Grid) -> Grid {
    let layout = puzzle.layout();
    let mut grid = puzzle.clone();
    let mut masks: Vec<u64> = (0..layout.squares).map(|s| wide_candidates(&grid, s)).collect();
    loop {
        let mut found: Vec<(Square, u64)> = (0..layout.squares)
            .filter(|&s| grid.get(s) == 0 && masks[s].count_ones() == 1)
            .map(|s| (s, masks[s]))
            .collect();
        for house in &layout.houses {
            let (mut once, mut twice) = (0u64, 0u64);
            for &square in &house.squares {
                twice |= once & masks[square];
                once |= masks[square];
            }
            let only = once & !twice;
            let holds = |s: &&Square| grid.get(**s) == 0 && masks[**s] & only != 0;
            found.extend(house.squares.iter().filter(holds).map(|&s| (s, masks[s] & only)));
        }
        let mut moved = false;
        for (square, mask) in found {
            let left = mask & masks[square];
            // Two digits with no other place: a contradiction, which the search is left to meet.
            if grid.get(square) != 0 || left.count_ones() != 1 {
                continue;
            }
            grid.set(square, left.trailing_zeros() as u8 + 1);
            masks[square] = left;
            layout.peers[square].iter().for_each(|&p| masks[p] &= if grid.get(p) == 0 { !left } else { u64::MAX });
            moved = true;
        }
        if !moved {
            return grid;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::singles::*;
    use crate::puzzle::Shape;

    #[test]
    fn the_only_digit_of_a_square_is_placed_though_its_houses_have_other_places_for_it() {
        // Row 1 and the cross of its last square leave 9 there; no house has its 9 there alone.
        let mut grid = Grid::empty(Shape::Flat9);
        (0..4).for_each(|column| grid.set(column, column as u8 + 1));
        (0..4).for_each(|k| grid.set(9 * (4 + k) + 8, k as u8 + 5));
        assert_eq!(grid.filled() + 1, placed(&grid).filled());
        assert_eq!(placed(&grid).get(8), 9);
    }
}
