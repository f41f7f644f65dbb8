//! Boards of 4×4: many a small table of numbers has digits as one has, and hardly any has a single solution.

use crate::puzzle::{Grid, Shape, check};

/// Whether a board is of 4×4 and has no solution, or several.
pub(crate) fn is_odd(grid: &Grid) -> bool {
    grid.shape() == Shape::Flat4 && solutions(grid, 2) != 1
}

/// How many solutions a board has, so many at most.
fn solutions(grid: &Grid, most: usize) -> usize {
    if !check::conflicts(grid).is_empty() {
        return 0;
    }
    let Some(open) = grid.cells().iter().position(|digit| *digit == 0) else { return 1 };
    let mut found = 0;
    for digit in 1..=4 {
        let mut next = grid.clone();
        next.set(open, digit);
        if found < most {
            found += solutions(&next, most - found);
        }
    }
    found
}
