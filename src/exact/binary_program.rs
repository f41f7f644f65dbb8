//! Sudoku as a binary program.
//!
//! H. J. Weiss and R. A. Rasmussen, *Lessons from modeling Sudoku in Excel*, INFORMS Transactions on Education 7(2), 2007.
//!
//! ```text
//! x(i, j, k) = 1 if the square in row i and column j holds k, else 0            n³ variables
//! Σk x(i, j, k) = 1                      each square holds one digit            n² constraints
//! Σj x(i, j, k) = 1 or ≥ 1               each digit is in each row              n²
//! Σi x(i, j, k) = 1 or ≥ 1               each digit is in each column           n²
//! Σ(i, j) in block b x(i, j, k) = 1 or ≥ 1    each digit is in each block       n²
//! x(i, j, k) = 1                         for each given k in row i, column j
//! ```
//!
//! There is nothing to optimise. "At least one" says the same as "exactly one", because n squares hold n digits; both are
//! here, for they are not equally quick to solve. This is the model alone: solving it is for `evolve/binary_program.rs`.

use crate::puzzle::{Grid, Square};

/// How the variables of a constraint add up to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Exactly once.
    Equal,
    /// At least once.
    AtLeast,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// What a constraint is about.
pub enum Kind {
    /// One digit in a square.
    Square,
    /// A digit in a row.
    Row,
    /// A digit in a column.
    Column,
    /// A digit in a box.
    Block,
    /// A given.
    Given,
}

/// The sum of these variables is, or is at least, 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// What it is about.
    pub kind: Kind,
    /// How often the digit stands there.
    pub relation: Relation,
    /// The variables that are added up, by number.
    pub variables: Vec<usize>,
}

/// The binary program of a flat puzzle.
pub struct Model {
    /// Squares along a side of the board.
    pub side: usize,
    /// All of them, squares first, givens last.
    pub constraints: Vec<Constraint>,
}

impl Model {
    /// The paper's model; `houses` is the relation of rows, columns and blocks.
    pub fn new(puzzle: &Grid, houses: Relation) -> Model {
        let layout = puzzle.layout();
        let mut model = Model { side: layout.side, constraints: Vec::new() };
        let digits = 1..=layout.side as u8;
        for square in 0..layout.squares {
            let variables = digits.clone().map(|digit| model.variable(square, digit)).collect();
            model.constraints.push(Constraint { kind: Kind::Square, relation: Relation::Equal, variables });
        }
        for (kind, numbers) in [Kind::Row, Kind::Column, Kind::Block].into_iter().zip(&layout.faces[0].houses) {
            for (&house, digit) in numbers.iter().flat_map(|house| digits.clone().map(move |digit| (house, digit))) {
                let variables = layout.houses[house].squares.iter().map(|&s| model.variable(s, digit)).collect();
                model.constraints.push(Constraint { kind, relation: houses, variables });
            }
        }
        for (square, &digit) in puzzle.cells().iter().enumerate().filter(|&(_, &digit)| digit != 0) {
            let variables = vec![model.variable(square, digit)];
            model.constraints.push(Constraint { kind: Kind::Given, relation: Relation::Equal, variables });
        }
        model
    }

    /// The number of the variable that says whether a square holds a digit.
    pub fn variable(&self, square: Square, digit: u8) -> usize {
        square * self.side + usize::from(digit) - 1
    }

    /// How many variables there are.
    pub fn variables(&self) -> usize {
        self.side.pow(3)
    }

    /// How many constraints of a kind there are.
    pub fn count(&self, kind: Kind) -> usize {
        self.constraints.iter().filter(|c| c.kind == kind).count()
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::binary_program::*;
    use crate::puzzle::{Shape, check};
    use crate::text::read;

    /// Table 1b of the paper and the solution of its figure 2; the 6×6 puzzle of table 1c.
    const SMALL: (&str, &str) = ("..1..3....4..1..", "2413132432414132");
    const SIX: &str = "3..4.2.2.6..1....65....3..3.6.6.5..1";

    #[test]
    fn sizes_are_the_papers() {
        for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube()) {
            let (n, model) = (shape.side(), Model::new(&Grid::empty(shape), Relation::Equal));
            assert_eq!((model.variables(), model.constraints.len()), (n * n * n, 4 * n * n));
            for kind in [Kind::Square, Kind::Row, Kind::Column, Kind::Block] {
                assert_eq!(model.count(kind), n * n);
            }
            let mut uses = vec![0; model.variables()];
            model.constraints.iter().for_each(|c| c.variables.iter().for_each(|&v| uses[v] += 1));
            assert!(uses.iter().all(|&uses| uses == 4), "each variable is in one constraint of each kind");
        }
        let nine = Model::new(&Grid::empty(Shape::Flat9), Relation::AtLeast);
        assert_eq!((nine.variables(), nine.constraints.len()), (729, 324));
        assert_eq!(Model::new(&read(SIX).unwrap().grid, Relation::Equal).count(Kind::Given), 14);
    }

    #[test]
    fn a_grid_meets_the_constraints_exactly_when_the_checker_accepts_it() {
        let puzzle = read(SMALL.0).unwrap().grid;
        let model = Model::new(&puzzle, Relation::Equal);
        let meets = |grid: &Grid| {
            let holds = |v: &&usize| grid.get(**v / 4) as usize == **v % 4 + 1;
            model.constraints.iter().all(|c| c.variables.iter().filter(holds).count() == 1)
        };
        let answer = read(SMALL.1).unwrap().grid;
        assert!(meets(&answer) && check::check(&puzzle, &answer).is_ok());
        for (square, digit) in (0..16).flat_map(|s| (1..=4).map(move |d| (s, d))) {
            let mut other = answer.clone();
            other.set(square, digit);
            assert_eq!(meets(&other), check::check(&puzzle, &other).is_ok());
        }
    }
}
