//! The exact solver's verdicts beside those of a second solver that shares nothing with it: a SAT solver on the rules as clauses.
//! A small share runs with every test; `make verify` asks 100,000 flat boards and 300 cubes.

use batsat::{BasicSolver, Lit, SolverInterface, Var, lbool};
use sudokube::evolve::random::{Rng, below, seeded, shuffle};
use sudokube::exact::{Verdict, verdict};
use sudokube::puzzle::{Grid, Shape, check};
use sudokube::text;

use crate::common::lines;

/// A board as clauses: a variable for each digit in each square.
struct Rules {
    solver: BasicSolver,
    variables: Vec<Vec<Var>>,
}

impl Rules {
    fn new(puzzle: &Grid) -> Rules {
        let (layout, side) = (puzzle.layout(), puzzle.shape().side());
        let mut solver = BasicSolver::default();
        let variables: Vec<Vec<Var>> =
            (0..layout.squares).map(|_| (0..side).map(|_| solver.new_var_default()).collect()).collect();
        let mut rules = Rules { solver, variables };
        for square in 0..layout.squares {
            // A digit in every square; that it is one alone follows from the houses, each of which needs all of them.
            rules.one_of((0..side).map(|digit| (square, digit)));
        }
        for house in &layout.houses {
            for digit in 0..side {
                rules.one_of(house.squares.iter().map(|&square| (square, digit)));
                for (k, &a) in house.squares.iter().enumerate() {
                    for &b in &house.squares[..k] {
                        let both = [a, b].map(|square| Lit::new(rules.variables[square][digit], false));
                        rules.solver.add_clause_reuse(&mut both.to_vec());
                    }
                }
            }
        }
        for (square, &digit) in puzzle.cells().iter().enumerate().filter(|(_, digit)| **digit > 0) {
            rules.one_of([(square, usize::from(digit) - 1)]);
        }
        rules
    }

    fn one_of(&mut self, places: impl IntoIterator<Item = (usize, usize)>) {
        let mut clause: Vec<Lit> =
            places.into_iter().map(|(square, digit)| Lit::new(self.variables[square][digit], true)).collect();
        self.solver.add_clause_reuse(&mut clause);
    }

    /// A solution other than those that were forbidden.
    fn solution(&mut self) -> Option<Vec<u8>> {
        if self.solver.solve_limited(&[]) != lbool::TRUE {
            return None;
        }
        let digit =
            |row: &Vec<Var>| row.iter().position(|&v| self.solver.value_var(v) == lbool::TRUE).expect("a digit");
        Some(self.variables.iter().map(|row| digit(row) as u8 + 1).collect())
    }

    fn forbid(&mut self, solution: &[u8]) {
        let literal = |(square, &digit): (usize, &u8)| Lit::new(self.variables[square][usize::from(digit) - 1], false);
        let mut clause: Vec<Lit> = solution.iter().enumerate().map(literal).collect();
        self.solver.add_clause_reuse(&mut clause);
    }
}

/// Whether both solvers say the same of a puzzle, and every board they name solves it.
fn compare(puzzle: &Grid) -> &'static str {
    let mut rules = Rules::new(puzzle);
    let first = rules.solution();
    let second = first.as_ref().and_then(|first| {
        rules.forbid(first);
        rules.solution()
    });
    let text = || text::grid::one_line(puzzle);
    match (verdict(puzzle), first, second) {
        (Verdict::None(_), None, _) => "none",
        (Verdict::One(answer), Some(first), None) => {
            assert_eq!(answer.cells(), first, "{}", text());
            "one"
        }
        (Verdict::Several(a, b), Some(_), Some(_)) => {
            assert!(a != b && check::check(puzzle, &a).is_ok() && check::check(puzzle, &b).is_ok(), "{}", text());
            "several"
        }
        (verdict, first, second) => panic!("{}: {verdict:?}, {first:?}, {second:?}", text()),
    }
}

/// A full flat board: a pattern that fits, its digits, bands, stacks and the lines within them in random order.
fn full(shape: Shape, rng: &mut Rng) -> Grid {
    let (side, height, width) = (shape.side(), shape.box_height(), shape.box_width());
    let mut lines = |size: usize| {
        let mut groups: Vec<Vec<usize>> = (0..side).collect::<Vec<_>>().chunks(size).map(<[usize]>::to_vec).collect();
        groups.iter_mut().for_each(|group| shuffle(rng, group));
        shuffle(rng, &mut groups);
        groups.concat()
    };
    let (rows, columns) = (lines(height), lines(width));
    let mut digits: Vec<u8> = (1..=side as u8).collect();
    shuffle(rng, &mut digits);
    let digit = |row: usize, column: usize| digits[(row % height * width + row / height + column) % side];
    Grid::new(shape, rows.iter().flat_map(|&r| columns.iter().map(move |&c| digit(r, c))).collect()).expect("a board")
}

/// A puzzle of some of a full board's digits; in one of four, a given is another digit, so that most have no solution.
fn puzzle(full: &Grid, givens: usize, rng: &mut Rng) -> Grid {
    let (squares, side) = (full.cells().len(), full.shape().side());
    let mut order: Vec<usize> = (0..squares).collect();
    shuffle(rng, &mut order);
    let mut puzzle = Grid::empty(full.shape());
    order.iter().take(givens).for_each(|&square| puzzle.set(square, full.get(square)));
    if below(rng, 4) == 0 {
        puzzle.set(order[0], below(rng, side as u32) as u8 + 1);
    }
    puzzle
}

/// How many of the verdicts were none, one and several.
fn tally(puzzles: impl Iterator<Item = Grid>) -> [usize; 3] {
    let mut counts = [0; 3];
    for puzzle in puzzles {
        counts[["none", "one", "several"].iter().position(|name| *name == compare(&puzzle)).expect("a verdict")] += 1;
    }
    counts
}

/// Random flat boards up to 9×9, with a third to two thirds of their squares given.
fn flat(count: usize) -> [usize; 3] {
    let mut rng = seeded(24);
    let shapes = [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat9, Shape::Flat9];
    tally((0..count).map(|k| {
        let full = full(shapes[k % shapes.len()], &mut rng);
        let squares = full.cells().len();
        let givens = squares * 3 / 10 + below(&mut rng, squares as u32 * 3 / 10) as usize;
        puzzle(&full, givens, &mut rng)
    }))
}

/// Cubes of the corpus with other digits, and with more or fewer of their squares given.
fn cubes(count: usize) -> [usize; 3] {
    let mut rng = seeded(25);
    let known: Vec<(Grid, Grid)> = ["cubes_4.tsv", "cubes_9.tsv"]
        .iter()
        .flat_map(|file| lines(file))
        .map(|fields| {
            let grid = |text: &String| text::read(text).expect("a cube").grid;
            (grid(&fields[0]), grid(fields.last().expect("a solution")))
        })
        .collect();
    tally((0..count).map(|k| {
        let (given, solution) = &known[k % known.len()];
        let mut digits: Vec<u8> = (1..=given.shape().side() as u8).collect();
        shuffle(&mut rng, &mut digits);
        let renamed =
            |cells: &[u8]| cells.iter().map(|&d| if d == 0 { 0 } else { digits[usize::from(d) - 1] }).collect();
        let full = Grid::new(given.shape(), renamed(solution.cells())).expect("a cube");
        let mut puzzle = Grid::new(given.shape(), renamed(given.cells())).expect("a cube");
        // Most stay unique with some squares more; many less make several solutions; a wrong one makes none.
        let squares = full.cells().len();
        for _ in 0..if k % 3 == 1 { squares / 2 } else { 8 } {
            let square = below(&mut rng, squares as u32) as usize;
            match k % 3 {
                0 => puzzle.set(square, full.get(square)),
                1 => puzzle.set(square, 0),
                _ => puzzle.set(square, below(&mut rng, given.shape().side() as u32) as u8 + 1),
            }
        }
        puzzle
    }))
}

#[test]
fn a_second_solver_says_the_same_of_some_boards() {
    let counts = flat(300);
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
    let counts = cubes(9);
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// `make verify`.
#[test]
#[ignore = "minutes: make verify"]
fn a_second_solver_says_the_same_of_many_boards() {
    println!("100,000 flat boards (no, one, several solutions): {:?}", flat(100_000));
    println!("300 cubes (no, one, several solutions): {:?}", cubes(300));
}
