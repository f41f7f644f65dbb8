//! The likeliest digits that give exactly one solution: the exact solver chooses among what the squares may hold.

use std::collections::BinaryHeap;

use serde::{Deserialize, Serialize};

use crate::exact::{Solver, Status};
use crate::photo::likely::Square;
use crate::puzzle::{Grid, Shape, check};

/// Readings that are tried, at most.
const TRIES: usize = 400;
/// Placements the solver may try for one.
const NODES: u64 = 20_000;
/// Squares whose second guess is thought of.
const DOUBTFUL: usize = 24;
/// A guess that is this much less likely (e⁹) than the best is not thought of.
const UNTHINKABLE: f32 = 9.0;
/// A square is doubtful whose second guess is not this much (e³) less likely than its best.
const DOUBT: f32 = 3.0;

/// How far the digits are to be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trust {
    /// Every square was read without doubt, and they have exactly one solution.
    Certain,
    /// The likeliest digits have no or several solutions; of the others these are the likeliest that have exactly one.
    Chosen,
    /// They have exactly one solution, but some squares are doubtful.
    Doubtful,
    /// No digits that are likely have exactly one solution: these are the likeliest.
    Unsolved,
}

/// The digits, how far they are to be trusted, and the squares to look at again.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The digits.
    pub grid: Grid,
    /// How far they are to be trusted.
    pub trust: Trust,
    /// Squares that are doubtful, or where another digit than the likeliest was chosen.
    pub doubtful: Vec<usize>,
}

/// A reading: which guess each doubtful square has. Ordered by cost, the cheapest is the greatest.
struct Try {
    cost: f32,
    guesses: Vec<u8>,
    /// Only squares from here on are changed further, so that none is tried twice.
    from: usize,
}

/// The likeliest digits of these squares.
pub fn choose(shape: Shape, squares: &[Square]) -> Choice {
    let gap = |s: usize, guess: usize| squares[s].digits.get(guess).map(|d| d.1 - squares[s].digits[0].1);
    let mut open: Vec<usize> = (0..squares.len()).filter(|&s| gap(s, 1).is_some_and(|g| g < UNTHINKABLE)).collect();
    open.sort_by(|&a, &b| gap(a, 1).unwrap_or(0.0).total_cmp(&gap(b, 1).unwrap_or(0.0)));
    let mut doubtful: Vec<usize> = open.iter().copied().filter(|&s| gap(s, 1).is_some_and(|g| g < DOUBT)).collect();
    doubtful.sort_unstable();
    open.truncate(DOUBTFUL);
    let grid = |guesses: &[u8]| {
        let mut grid = Grid::empty(shape);
        for (s, square) in squares.iter().enumerate() {
            let guess = open.iter().position(|&o| o == s).map_or(0, |at| guesses[at]);
            grid.set(s, square.digits.get(usize::from(guess)).map_or(0, |d| d.0));
        }
        grid
    };
    let mut heap = BinaryHeap::from([Try { cost: 0.0, guesses: vec![0; open.len()], from: 0 }]);
    for tried in 0..TRIES {
        let Some(next) = heap.pop() else { break };
        let read = grid(&next.guesses);
        if has_one_solution(&read) {
            let changed = open.iter().zip(&next.guesses).filter(|(_, g)| **g > 0).map(|(s, _)| *s);
            doubtful.extend(changed);
            doubtful.sort_unstable();
            doubtful.dedup();
            let trust = match (tried, doubtful.is_empty()) {
                (0, true) => Trust::Certain,
                (0, false) => Trust::Doubtful,
                _ => Trust::Chosen,
            };
            return Choice { grid: read, trust, doubtful };
        }
        for at in next.from..open.len() {
            let guess = next.guesses[at] + 1;
            let Some(worse) = gap(open[at], usize::from(guess)).filter(|g| *g < UNTHINKABLE) else { continue };
            let before = gap(open[at], usize::from(guess) - 1).unwrap_or(0.0);
            let mut guesses = next.guesses.clone();
            guesses[at] = guess;
            heap.push(Try { cost: next.cost + worse - before, guesses, from: at });
        }
    }
    let likeliest = grid(&vec![0; open.len()]);
    doubtful.extend(check::conflicts(&likeliest).iter().flat_map(|c| [c.squares.0, c.squares.1]));
    doubtful.sort_unstable();
    doubtful.dedup();
    Choice { grid: likeliest, trust: Trust::Unsolved, doubtful }
}

fn has_one_solution(grid: &Grid) -> bool {
    // Fewer digits than these leave several solutions in any case.
    if grid.filled() + 1 < grid.shape().side() || !check::conflicts(grid).is_empty() {
        return false;
    }
    let mut solver = Solver::new(grid, 2);
    solver.run(NODES) == Status::Done && solver.count() == 1
}

impl PartialEq for Try {
    fn eq(&self, other: &Try) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Try {}

impl PartialOrd for Try {
    fn partial_cmp(&self, other: &Try) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Try {
    fn cmp(&self, other: &Try) -> std::cmp::Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| other.guesses.cmp(&self.guesses))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: [u8; 16] = [1, 0, 0, 4, 0, 4, 1, 0, 0, 1, 4, 0, 4, 0, 0, 1];

    /// A board of 4 × 4 whose digits are read without doubt.
    fn squares() -> Vec<Square> {
        // With one more digit there is one solution.
        let mut squares: Vec<Square> =
            PUZZLE.iter().map(|d| Square { digits: vec![(*d, 0.01), (9, 20.0)], by_hand: 0.0 }).collect();
        squares[1].digits = vec![(2, 0.01), (3, 12.0)];
        squares
    }

    #[test]
    fn what_is_sure_and_has_one_solution_is_certain() {
        let choice = choose(Shape::Flat4, &squares());
        assert_eq!((choice.trust, choice.doubtful.len(), choice.grid.get(1)), (Trust::Certain, 0, 2));
    }

    #[test]
    fn the_solver_chooses_the_likeliest_that_has_one_solution() {
        // A 1 beside the 1 of its row cannot be; nothing there leaves two solutions.
        let mut squares = squares();
        squares[1].digits = vec![(1, 0.5), (0, 1.5), (3, 2.0), (2, 2.5)];
        let choice = choose(Shape::Flat4, &squares);
        assert_eq!((choice.trust, choice.doubtful, choice.grid.get(1)), (Trust::Chosen, vec![1], 3));
    }

    #[test]
    fn a_second_guess_that_is_near_is_named() {
        let mut squares = squares();
        squares[1].digits = vec![(2, 0.5), (3, 1.0)];
        let choice = choose(Shape::Flat4, &squares);
        assert_eq!((choice.trust, choice.doubtful, choice.grid.get(1)), (Trust::Doubtful, vec![1], 2));
    }

    #[test]
    fn where_nothing_has_one_solution_the_likeliest_is_given() {
        let mut squares = squares();
        squares[1].digits = vec![(1, 0.1)];
        let choice = choose(Shape::Flat4, &squares);
        assert_eq!((choice.trust, choice.grid.get(1)), (Trust::Unsolved, 1));
        assert!(choice.doubtful.contains(&0) && choice.doubtful.contains(&1));
        let nothing = vec![Square { digits: vec![(0, 0.0)], by_hand: 0.0 }; 256];
        assert_eq!(choose(Shape::Flat16, &nothing).trust, Trust::Unsolved);
    }
}
