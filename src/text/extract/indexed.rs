//! Squares by one number each, row after row: `{"index": 3, "value": 7}`.

use std::ops::Range;

use crate::puzzle::Grid;
use crate::text::extract::hit::{FLATS, Hit};
use crate::text::how::How;

/// The boards of pairs of a square's number and its digit: counted from 0 and from 1, where both are possible.
pub(crate) fn boards(pairs: &[(u32, u32)], lines: Range<usize>) -> Vec<Hit> {
    let Some(most) = pairs.iter().map(|pair| pair.0 as usize).max().filter(|_| pairs.len() > 3) else {
        return Vec::new();
    };
    let has_zero = pairs.iter().any(|pair| pair.0 == 0);
    let digit = pairs.iter().map(|pair| pair.1 as usize).max().unwrap_or(0);
    let Some(shape) = FLATS.into_iter().find(|s| s.side() >= digit && s.face_squares() + usize::from(!has_zero) > most)
    else {
        return Vec::new();
    };
    let squares = shape.face_squares();
    let board = |first: usize| {
        let mut grid = Grid::empty(shape);
        for &(at, digit) in pairs {
            let square = (at as usize).checked_sub(first).filter(|&square| square < squares)?;
            // Two digits for one square: the numbers mean something else.
            if grid.get(square) != 0 {
                return None;
            }
            grid.set(square, digit as u8);
        }
        Some(Hit::new(How::Squares, grid, lines.clone())).filter(|hit| hit.score >= 70)
    };
    [0, 1].into_iter().filter_map(board).collect()
}

#[cfg(test)]
mod tests {
    use crate::text::extract::indexed::*;

    #[test]
    fn numbers_count_from_zero_or_one() {
        let found =
            |pairs: &[(u32, u32)]| boards(pairs, 0..1).iter().map(|h| h.puzzle.grid.get(0)).collect::<Vec<u8>>();
        assert_eq!(found(&[(0, 1), (2, 2), (7, 4), (9, 3), (12, 2)]), [1]);
        assert_eq!(found(&[(1, 1), (3, 2), (8, 4), (10, 3), (16, 1)]), [1]);
        assert_eq!(found(&[(1, 1), (3, 2), (8, 4), (10, 3), (13, 2)]).len(), 2, "either may be meant");
        assert_eq!(found(&[(0, 1), (0, 2), (7, 4), (9, 3)]), [0u8; 0]);
    }
}
