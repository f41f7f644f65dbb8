//! A genetic algorithm by hand, on a board of 4×4: whoever plays it selects two parents, takes each row from one of them, swaps two
//! digits of a row, and puts the child in somebody's place. Rows are permutations, as for the machine that does the same.

use crate::evolve::board::Ground;
use crate::evolve::operators::permute::fill;
use crate::evolve::random::seeded;
use crate::puzzle::Grid;

/// Boards of a population that is bred by hand.
pub const BOARDS: usize = 6;

/// Boards that are drawn at most for one that is not the solution.
const DRAWS: usize = 100;

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Two parents are selected.
    Select,
    /// Each row of the child is taken from one of them.
    Cross,
    /// Two digits of a row are swapped, or none.
    Mutate,
    /// The child takes somebody's place, or is dropped.
    Replace,
}

/// A board and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Individual {
    /// Its digits.
    pub cells: Vec<u8>,
    /// Digits that rows, columns and boxes miss.
    pub fitness: u32,
    /// Squares whose digit stands twice in a house.
    pub conflicts: Vec<bool>,
}

/// The game.
#[derive(Clone)]
pub struct Hand {
    ground: Ground,
    /// The population, in the order in which it stands.
    pub population: Vec<Individual>,
    /// What is to be done.
    pub step: Step,
    /// Places of the parents, in the order in which they were selected.
    pub parents: Vec<usize>,
    /// Rows of the child that come from the second parent.
    pub of_second: Vec<bool>,
    /// The child, from the crossover on.
    pub child: Option<Individual>,
    /// The square that is to be swapped with another one.
    pub picked: Option<usize>,
    /// The two squares that were swapped.
    pub swapped: Option<(usize, usize)>,
    /// Children that were bred.
    pub children: u32,
}

impl Hand {
    /// A random population of a puzzle, in which nobody is the solution yet.
    pub fn new(puzzle: &Grid, seed: u64) -> Hand {
        let (ground, mut rng) = (Ground::unweighted(puzzle, false), seeded(seed));
        let mut draw = || individual(&ground, fill(&ground, 0, &mut rng));
        // Bounded, as every board of a puzzle that is nearly full may be the solution.
        let mut unsolved = |_| {
            let first = draw();
            if first.fitness > 0 {
                first
            } else {
                (1..DRAWS).map(|_| draw()).find(|one| one.fitness > 0).unwrap_or(first)
            }
        };
        let population = (0..BOARDS).map(&mut unsolved).collect();
        let rows = ground.side();
        Hand {
            ground,
            population,
            step: Step::Select,
            parents: Vec::new(),
            of_second: vec![false; rows],
            child: None,
            picked: None,
            swapped: None,
            children: 0,
        }
    }

    /// Whether a square holds a given.
    pub fn is_given(&self, square: usize) -> bool {
        self.ground.givens.get(square).is_some_and(|&given| given != 0)
    }

    /// Squares beside each other.
    pub fn side(&self) -> usize {
        self.ground.side()
    }

    /// The best fitness of the population.
    pub fn best(&self) -> u32 {
        self.population.iter().map(|one| one.fitness).min().unwrap_or_default()
    }

    /// Whether somebody is the solution.
    pub fn is_solved(&self) -> bool {
        self.best() == 0
    }

    /// A board of the population is pressed: it becomes a parent or ceases to be one, or gives its place to the child.
    pub fn press(&mut self, place: usize) {
        if place >= self.population.len() {
            return;
        }
        match self.step {
            Step::Select => match self.parents.iter().position(|&parent| parent == place) {
                Some(at) => _ = self.parents.remove(at),
                None if self.parents.len() < 2 => self.parents.push(place),
                None => {}
            },
            Step::Replace => self.settle(Some(place)),
            Step::Cross | Step::Mutate => {}
        }
    }

    /// A row of the child is taken from the other parent.
    pub fn turn(&mut self, row: usize) {
        if self.step == Step::Cross && row < self.of_second.len() {
            self.of_second[row] = !self.of_second[row];
            self.cross();
        }
    }

    /// A square of the child is pressed: the second one that is free in the same row is swapped with the first. One swap a child.
    pub fn pick(&mut self, square: usize) {
        if self.step != Step::Mutate || self.swapped.is_some() || self.is_given(square) {
            return;
        }
        let row = |square: usize| square / self.side();
        match self.picked {
            Some(first) if first == square => self.picked = None,
            Some(first) if row(first) == row(square) => {
                if let Some(mut cells) = self.child.as_ref().map(|child| child.cells.clone()) {
                    cells.swap(first, square);
                    self.child = Some(individual(&self.ground, cells));
                    (self.picked, self.swapped) = (None, Some((first, square)));
                }
            }
            _ => self.picked = Some(square),
        }
    }

    /// Whether the next step may begin.
    pub fn is_ready(&self) -> bool {
        self.step != Step::Select || self.parents.len() == 2
    }

    /// Goes on to the next step; after the last one the child is dropped.
    pub fn go_on(&mut self) {
        if !self.is_ready() {
            return;
        }
        self.step = match self.step {
            Step::Select => {
                // Half and half, to begin with.
                let half = self.of_second.len() / 2;
                self.of_second.iter_mut().enumerate().for_each(|(row, second)| *second = row >= half);
                self.cross();
                Step::Cross
            }
            Step::Cross => Step::Mutate,
            Step::Mutate => {
                self.picked = None;
                Step::Replace
            }
            Step::Replace => return self.settle(None),
        };
    }

    fn cross(&mut self) {
        let &[first, second] = self.parents.as_slice() else { return };
        let side = self.side();
        let of = |square: usize| if self.of_second[square / side] { second } else { first };
        let cells = (0..side * side).map(|square| self.population[of(square)].cells[square]).collect();
        self.child = Some(individual(&self.ground, cells));
    }

    fn settle(&mut self, place: Option<usize>) {
        if let Some(child) = self.child.take() {
            self.children += 1;
            if let Some(place) = place {
                self.population[place] = child;
            }
        }
        self.parents.clear();
        (self.swapped, self.picked, self.step) = (None, None, Step::Select);
    }
}

fn individual(ground: &Ground, cells: Vec<u8>) -> Individual {
    let twice = |square: usize| {
        let of_square = ground.layout.houses.iter().filter(|house| house.squares.contains(&square));
        of_square.flat_map(|house| &house.squares).any(|&other| other != square && cells[other] == cells[square])
    };
    let conflicts = (0..cells.len()).map(twice).collect();
    Individual { fitness: ground.missing_digits(&cells), conflicts, cells }
}

#[cfg(test)]
mod tests {
    use crate::study::hand::*;
    use crate::text::of_line;

    fn hand() -> Hand {
        Hand::new(&of_line("....1.2..4.1....").unwrap(), 1)
    }

    #[test]
    fn nobody_is_the_solution_before_a_child_is_bred() {
        let puzzle = of_line("....1.2..4.1....").unwrap();
        assert!((0..3000).all(|seed| Hand::new(&puzzle, seed).population.iter().all(|one| one.fitness > 0)));
        // Where every board is the solution there is a population all the same.
        let full = of_line("1234341221434321").unwrap();
        assert_eq!(Hand::new(&full, 1).population.len(), BOARDS);
    }

    #[test]
    fn a_child_takes_its_rows_from_two_parents_and_somebodys_place() {
        let mut hand = hand();
        assert!(hand.population.iter().all(|one| one.cells.chunks(4).all(|row| row.iter().sum::<u8>() == 10)));
        hand.go_on();
        assert_eq!(hand.step, Step::Select, "two parents are wanted");
        [3, 3, 3, 1, 5].into_iter().for_each(|place| hand.press(place));
        assert_eq!(hand.parents, [3, 1]);
        hand.go_on();
        hand.turn(0);
        let child = hand.child.clone().unwrap().cells;
        assert_eq!(child[..4], hand.population[1].cells[..4]);
        assert_eq!(child[4..8], hand.population[3].cells[4..8]);
        assert_eq!(child[8..], hand.population[1].cells[8..]);
        hand.go_on();
        hand.go_on();
        hand.press(0);
        assert_eq!((hand.step, hand.children, &hand.population[0].cells), (Step::Select, 1, &child));
        assert!(hand.parents.is_empty() && hand.child.is_none());
    }

    #[test]
    fn a_mutation_swaps_two_free_squares_of_a_row_once() {
        let mut hand = hand();
        [0, 1].into_iter().for_each(|place| hand.press(place));
        (0..2).for_each(|_| hand.go_on());
        let before = hand.child.clone().unwrap().cells;
        // A given, and squares of two rows.
        [4, 0, 5].into_iter().for_each(|square| hand.pick(square));
        assert_eq!((hand.picked, hand.swapped), (Some(5), None));
        hand.pick(7);
        let after = hand.child.clone().unwrap().cells;
        assert_eq!((after[5], after[7], hand.swapped), (before[7], before[5], Some((5, 7))));
        [0, 1].into_iter().for_each(|square| hand.pick(square));
        assert_eq!(hand.child.clone().unwrap().cells, after, "one swap a child");
        // Dropped: nobody gives way.
        let population = hand.population.clone();
        (0..2).for_each(|_| hand.go_on());
        assert_eq!((hand.population.clone(), hand.children), (population, 1));
    }

    #[test]
    fn fitness_is_nought_where_nothing_is_twice() {
        let hand = hand();
        let solution = individual(&hand.ground, vec![1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
        assert!(solution.fitness == 0 && solution.conflicts.iter().all(|twice| !twice));
        let ones = individual(&hand.ground, vec![1; 16]);
        assert!(ones.fitness == 36 && ones.conflicts.iter().all(|twice| *twice));
    }
}
