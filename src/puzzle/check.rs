//! The independent checker: reads nothing but the layout and the digits, and shares no code with any solver.

use crate::puzzle::{Grid, Shape, Square};

/// Why a grid is no solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is a board of another shape.
    Shape {
        /// The board's shape.
        found: Shape,
        /// The puzzle's shape.
        wanted: Shape,
    },
    /// A square is open.
    Empty {
        /// Shape of the board.
        shape: Shape,
        /// The square.
        square: Square,
    },
    /// A given is not kept.
    Given {
        /// Shape of the board.
        shape: Shape,
        /// The square.
        square: Square,
        /// The digit that the puzzle gives.
        given: u8,
        /// The digit that stands there.
        found: u8,
    },
    /// A digit stands twice in a house.
    Repeat {
        /// Shape of the board.
        shape: Shape,
        /// Index of the house in the layout.
        house: usize,
        /// The digit.
        digit: u8,
    },
}

/// Two squares of a house that hold the same digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// Index of the house in the layout.
    pub house: usize,
    /// The two squares.
    pub squares: (Square, Square),
    /// The digit they both hold.
    pub digit: u8,
}

/// Every pair of squares with the same digit in a house, in the order of the houses.
pub fn conflicts(grid: &Grid) -> Vec<Conflict> {
    let mut found = Vec::new();
    for (house, members) in grid.layout().houses.iter().enumerate() {
        let mut met = 0u64;
        let is_met = |&square: &Square| {
            let bit = grid.get(square).checked_sub(1).map_or(0, |digit| 1 << digit);
            let again = met & bit != 0;
            met |= bit;
            again
        };
        if !members.squares.iter().any(is_met) {
            continue;
        }
        for (k, &a) in members.squares.iter().enumerate() {
            let digit = grid.get(a);
            let same = members.squares[k + 1..].iter().filter(|&&b| digit != 0 && grid.get(b) == digit);
            found.extend(same.map(|&b| Conflict { house, squares: (a, b), digit }));
        }
    }
    found
}

/// For every square, whether another square of one of its houses holds the same digit.
pub fn conflicting_squares(grid: &Grid) -> Vec<bool> {
    let mut marked = vec![false; grid.cells().len()];
    for Conflict { squares: (a, b), .. } in conflicts(grid) {
        marked[a] = true;
        marked[b] = true;
    }
    marked
}

/// Whether `answer` is a full grid that keeps every given of `puzzle` and every house's rule.
///
/// # Errors
///
/// The first fault that is found: shape, open squares, givens, then houses.
pub fn check(puzzle: &Grid, answer: &Grid) -> Result<(), Fault> {
    if puzzle.shape() != answer.shape() {
        return Err(Fault::Shape { found: answer.shape(), wanted: puzzle.shape() });
    }
    let layout = puzzle.layout();
    for (square, (&given, &found)) in puzzle.cells().iter().zip(answer.cells()).enumerate() {
        if found == 0 {
            return Err(Fault::Empty { shape: layout.shape, square });
        }
        if given != 0 && given != found {
            return Err(Fault::Given { shape: layout.shape, square, given, found });
        }
    }
    match conflicts(answer).first() {
        Some(c) => Err(Fault::Repeat { shape: layout.shape, house: c.house, digit: c.digit }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::Shape;
    use crate::puzzle::check::*;

    fn grid(text: &str) -> Grid {
        let cells = text.bytes().filter(|b| !b.is_ascii_whitespace()).map(|b| b.saturating_sub(b'0')).collect();
        Grid::new(Shape::Flat4, cells).unwrap()
    }

    #[test]
    fn accepts_a_solution_and_names_each_fault() {
        let puzzle = grid("1000 0000 0000 0001");
        assert_eq!(check(&puzzle, &grid("1234 3412 2143 4321")), Ok(()));
        let fault = |answer| check(&puzzle, &grid(answer)).unwrap_err().to_string();
        assert_eq!(fault("1234 3412 2143 4320"), "r4c4 is empty");
        assert_eq!(fault("2134 3412 1243 4321"), "r1c1 must hold the given 1, but holds 2");
        assert_eq!(fault("1234 1432 2143 4321"), "column 1 holds 1 more than once");
        assert!(check(&puzzle, &Grid::empty(Shape::Flat9)).is_err());
    }

    #[test]
    fn a_solution_of_another_shape_is_none() {
        let (wanted, found) = (Shape::Flat4, Shape::Flat9);
        let full = Grid::new(found, (0..81).map(|s| ((s / 9 * 3 + s / 27 + s % 9) % 9) as u8 + 1).collect()).unwrap();
        assert_eq!(check(&Grid::empty(found), &full), Ok(()));
        assert_eq!(check(&Grid::empty(wanted), &full), Err(Fault::Shape { found, wanted }));
        let small = grid("1234 3412 2143 4321");
        assert_eq!(check(&full, &small), Err(Fault::Shape { found: wanted, wanted: found }));
    }

    #[test]
    fn marks_both_squares_of_a_conflict() {
        let marked = conflicting_squares(&grid("1010 0000 0000 0000"));
        assert_eq!(marked.iter().filter(|&&m| m).count(), 2);
        assert!(marked[0] && marked[2]);
    }
}
