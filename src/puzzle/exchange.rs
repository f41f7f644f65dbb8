//! Loops of two digits: squares of a full board that hold them and that no house divides. There the two change places, and every
//! house stays right. Where nothing in a loop is given, the puzzle has a second solution.

use crate::puzzle::{Grid, Square};

/// A full board, and where each digit stands in each house.
pub struct Exchange<'a> {
    grid: &'a Grid,
    places: Vec<Square>,
}

impl<'a> Exchange<'a> {
    /// Of a full board.
    pub fn of(grid: &'a Grid) -> Exchange<'a> {
        let layout = grid.layout();
        let mut places = vec![0; layout.houses.len() * layout.side];
        for (house, all) in layout.houses.iter().enumerate() {
            for &square in all.squares.iter().filter(|&&square| grid.get(square) != 0) {
                places[house * layout.side + usize::from(grid.get(square)) - 1] = square;
            }
        }
        Exchange { grid, places }
    }

    /// The loop of two digits on which a square lies that holds one of them; `None` once it meets a square that stays.
    pub fn around(&self, from: Square, digits: [u8; 2], stays: impl Fn(Square) -> bool) -> Option<Vec<Square>> {
        let layout = self.grid.layout();
        let mut squares = vec![from];
        let mut at = 0;
        while let Some(&square) = squares.get(at).filter(|&&square| !stays(square)) {
            let places = |house: &usize| digits.map(|digit| self.places[house * layout.side + usize::from(digit) - 1]);
            for other in layout.houses_of[square].iter().flat_map(places) {
                if !squares.contains(&other) {
                    squares.push(other);
                }
            }
            at += 1;
        }
        (at == squares.len()).then_some(squares)
    }
}

/// Two digits change places in these squares, which hold nothing else.
pub fn exchange(grid: &mut Grid, squares: &[Square], digits: [u8; 2]) {
    for &square in squares {
        grid.set(square, if grid.get(square) == digits[0] { digits[1] } else { digits[0] });
    }
}

/// A second solution beside one that is known, where exchanging two digits gives one. No other is searched for, so `None` tells
/// nothing of their number.
pub fn another(puzzle: &Grid, solution: &Grid) -> Option<Grid> {
    let all = Exchange::of(solution);
    let stays = |square| puzzle.get(square) != 0;
    for from in (0..solution.cells().len()).filter(|&square| !stays(square)) {
        let digit = solution.get(from);
        // The loops of a smaller digit were met from its own squares.
        for other in digit + 1..=solution.shape().side() as u8 {
            if let Some(squares) = all.around(from, [digit, other], stays) {
                let mut second = solution.clone();
                exchange(&mut second, &squares, [digit, other]);
                return Some(second);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::puzzle::exchange::*;
    use crate::puzzle::{Shape, check};

    #[test]
    fn two_digits_change_places_where_neither_is_given() {
        let solution = Grid::new(Shape::Flat4, vec![1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]).unwrap();
        let mut puzzle = solution.clone();
        // 1 and 2 in the left column of boxes, where rows 1 and 3 hold each other's.
        [0, 1, 8, 9].into_iter().for_each(|square| puzzle.set(square, 0));
        let second = another(&puzzle, &solution).unwrap();
        assert_eq!([0, 1, 8, 9].map(|square| second.get(square)), [2, 1, 1, 2]);
        assert_eq!(check::check(&puzzle, &second), Ok(()));
        puzzle.set(0, 1);
        assert_eq!(another(&puzzle, &solution), None);
        assert_eq!(another(&solution, &solution), None);
    }
}
