//! Boards for a benchmark of large sizes: a full board, some of whose squares are emptied. Nothing is proved of them: the full
//! board is a solution, and there may be others.
//!
//! Three kinds ([`Holes`]): a shuffled pattern that loses squares at random; the same walked away from the pattern by moves that
//! keep every house right; and such a walked board that loses as many squares in every row, column and box, the balanced holes
//! of C. Ansótegui and others, *Generating highly balanced Sudoku problems as hard problems*, Journal of Heuristics 17, 2011.
//! Here the holes are where another walked board has its first digits: each digit of a full board meets every house once.
//!
//! A walk makes [`WALK`] moves by turns: the two digits of a loop change places (a loop of two digits is a set of squares that
//! hold them and that no house divides), and two rows or columns of a band change places in the squares of a loop of columns or
//! rows. How far it leads is told by the number of loops ([`loops`]): a pattern has many short ones.

use crate::evolve::random::{Rng, below, seeded, shuffle};
use crate::generate::open::shuffled;
use crate::puzzle::exchange::{Exchange, exchange};
use crate::puzzle::{Grid, Shape, Square};

/// Moves of a walk.
pub const WALK: u32 = 20_000;

/// Which full board, and which of its squares are emptied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holes {
    /// A shuffled pattern, at random.
    Pattern,
    /// A board walked away from it, at random.
    Walked,
    /// A board walked away from it, as many in every house.
    Balanced,
}

impl Holes {
    /// All kinds, in the order in which a benchmark has them by turns.
    pub const ALL: [Holes; 3] = [Holes::Pattern, Holes::Walked, Holes::Balanced];

    /// Name in the lab.
    pub const fn name(self) -> &'static str {
        match self {
            Holes::Pattern => "pattern",
            Holes::Walked => "walked",
            Holes::Balanced => "balanced",
        }
    }
}

/// A puzzle and the board it was made of.
pub struct Board {
    /// With its holes.
    pub puzzle: Grid,
    /// Without.
    pub solution: Grid,
}

/// A flat board of any size with so many givens; where holes are balanced, the number of holes in a house is rounded.
pub fn board(shape: Shape, holes: Holes, givens: usize, seed: u64) -> Board {
    let mut rng = seeded(seed);
    let solution = full(shape, holes != Holes::Pattern, &mut rng);
    let mut puzzle = solution.clone();
    let (all, side) = (shape.face_squares(), shape.side());
    if holes == Holes::Balanced {
        let other = full(shape, true, &mut rng);
        let most = ((all - givens.min(all)) + side / 2) / side;
        (0..all).filter(|&s| usize::from(other.get(s)) <= most).for_each(|s| puzzle.set(s, 0));
    } else {
        let mut squares: Vec<Square> = (0..all).collect();
        shuffle(&mut rng, &mut squares);
        squares.into_iter().skip(givens).for_each(|s| puzzle.set(s, 0));
    }
    Board { puzzle, solution }
}

fn full(shape: Shape, walked: bool, rng: &mut Rng) -> Grid {
    let mut grid = shuffled(shape, rng);
    for k in 0..if walked { WALK } else { 0 } {
        if k % 2 == 0 { exchange_digits(&mut grid, rng) } else { exchange_lines(&mut grid, rng) }
    }
    grid
}

/// Two different numbers below a bound.
fn two(rng: &mut Rng, bound: usize) -> (usize, usize) {
    let first = below(rng, bound as u32) as usize;
    (first, (first + 1 + below(rng, bound as u32 - 1) as usize) % bound)
}

fn exchange_digits(grid: &mut Grid, rng: &mut Rng) {
    let side = grid.layout().side;
    let (a, b) = two(rng, side);
    let digits = [a as u8 + 1, b as u8 + 1];
    let row = below(rng, side as u32) as usize * side;
    let Some(from) = (row..row + side).find(|&s| grid.get(s) == digits[0]) else { return };
    let squares = Exchange::of(grid).around(from, digits, |_| false).unwrap_or_default();
    exchange(grid, &squares, digits);
}

fn exchange_lines(grid: &mut Grid, rng: &mut Rng) {
    let (layout, shape) = (grid.layout(), grid.shape());
    let (kind, size) = match below(rng, 2) {
        0 => (0, shape.box_height()),
        _ => (1, shape.box_width()),
    };
    let lines = &layout.faces[0].houses[kind];
    let band = below(rng, (layout.side / size) as u32) as usize * size;
    let (a, b) = two(rng, size);
    let [a, b] = [a, b].map(|line| &layout.houses[lines[band + line]].squares);
    let begun = below(rng, layout.side as u32) as usize;
    let mut places = vec![begun];
    let mut at = begun;
    // Where the first line holds the digit that it is about to get from the second one, the loop goes on.
    while let Some(next) = (0..layout.side).find(|&k| grid.get(a[k]) == grid.get(b[at])).filter(|&k| k != begun) {
        places.push(next);
        at = next;
    }
    for place in places {
        let (x, y) = (grid.get(a[place]), grid.get(b[place]));
        grid.set(a[place], y);
        grid.set(b[place], x);
    }
}

/// Loops of two digits, in the mean over all pairs.
pub fn loops(grid: &Grid) -> f64 {
    let side = grid.layout().side as u8;
    let table = Exchange::of(grid);
    let (mut pairs, mut all) = (0, 0);
    for a in 1..=side {
        for b in a + 1..=side {
            pairs += 1;
            let mut seen = vec![false; grid.cells().len()];
            for from in (0..seen.len()).filter(|&square| grid.get(square) == a) {
                if !seen[from] {
                    let squares = table.around(from, [a, b], |_| false).unwrap_or_default();
                    squares.into_iter().for_each(|square| seen[square] = true);
                    all += 1;
                }
            }
        }
    }
    f64::from(all) / f64::from(pairs)
}

#[cfg(test)]
mod tests {
    use crate::generate::large::*;
    use crate::puzzle::check;
    use crate::puzzle::exchange::another;

    #[test]
    fn boards_of_every_kind_and_size_are_right() {
        for shape in Shape::ALL.into_iter().filter(|s| !s.is_cube()) {
            for holes in Holes::ALL {
                let givens = shape.face_squares() / 2;
                let made = board(shape, holes, givens, 5);
                assert_eq!(check::check(&made.puzzle, &made.solution), Ok(()), "{shape:?} {holes:?}");
                let off = made.puzzle.filled().abs_diff(givens);
                assert!(off == 0 || (holes == Holes::Balanced && off <= shape.side() / 2), "{shape:?} {holes:?}");
                assert_eq!(board(shape, holes, givens, 5).puzzle, made.puzzle);
                assert_ne!(board(shape, holes, givens, 6).puzzle, made.puzzle);
            }
        }
    }

    /// Where little is given, two digits can change places somewhere; where all is, nowhere.
    #[test]
    fn a_second_solution_keeps_the_givens() {
        for shape in [Shape::Flat9, Shape::Flat25, Shape::Flat49] {
            let made = board(shape, Holes::Pattern, shape.face_squares() / 4, 3);
            let second = another(&made.puzzle, &made.solution).unwrap();
            assert_eq!(check::check(&made.puzzle, &second), Ok(()), "{shape:?}");
            assert_ne!(second, made.solution);
            assert_eq!(another(&made.solution, &made.solution), None);
        }
    }

    #[test]
    fn balanced_holes_are_as_many_in_every_house() {
        let puzzle = board(Shape::Flat36, Holes::Balanced, 674, 1).puzzle;
        let open = |squares: &[Square]| squares.iter().filter(|&&s| puzzle.get(s) == 0).count();
        assert!(puzzle.layout().houses.iter().all(|h| open(&h.squares) == 17));
    }

    /// A shuffled pattern keeps the many short loops of the pattern; a walk joins them.
    #[test]
    fn a_walk_leads_away_from_the_pattern() {
        let of = |holes| loops(&board(Shape::Flat25, holes, 625, 2).solution);
        let (pattern, walked) = (of(Holes::Pattern), of(Holes::Walked));
        assert!(pattern > 1.3 * walked && walked >= 1.0, "{pattern} {walked}");
    }
}
