//! The course of one run: in which generation its best board found the digit of each square for good, and, where a race is to be
//! shown, which squares were right at moments of the run.

use serde::{Deserialize, Serialize};

use crate::evolve::algorithms::find;
use crate::evolve::{Limits, Recipe, RunError};
use crate::puzzle::{Grid, Square};
use crate::study::work::Work;

/// Moments that are kept at most; of a longer run every second, fourth, … generation.
pub const MOMENTS: usize = 600;

/// Distinct generations under which an order says too little: most squares would be ties.
pub const DISTINCT: usize = 10;

/// A method, its settings, and generations after which it gives up.
type Method = (&'static str, &'static [(&'static str, &'static str)], u64);

/// Methods whose runs take many generations, flat and on cubes (docs/play.md).
const LASTING: [Method; 2] =
    [("mantere-koljonen", &[], 100_000), ("waters-cube-shared", &[("population", "300"), ("growth", "3")], 300)];

/// The run of a puzzle whose course is worth a look, with seed 1; none where the method does not take the board.
pub fn lasting(puzzle: &Grid) -> Option<Recipe> {
    let (name, settings, limit) = LASTING[usize::from(puzzle.shape().is_cube())];
    let algorithm = find(name).ok()?;
    algorithm.suits(puzzle.shape()).ok()?;
    let limits = Limits { generations: Some(limit), evaluations: None };
    let mut recipe = Recipe { limits, ..Recipe::new(algorithm, puzzle, 1) };
    settings.iter().try_for_each(|(key, value)| recipe.set(key, value)).ok()?;
    Some(recipe)
}

/// What is known of a run once it is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Its number among those that were asked for.
    pub number: u32,
    /// The board it ended with, if the independent checker accepts it.
    pub answer: Option<Grid>,
    /// Generations it took.
    pub generations: u64,
    /// Fitness computations it took.
    pub evaluations: u64,
    /// For each square the first generation from which the best board has had the digit that it ends with.
    pub since: Vec<u64>,
    /// The run at moments, where these were asked for; the last one is its end.
    pub moments: Vec<Moment>,
}

/// The best board of a generation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// Which.
    pub generation: u64,
    /// The squares that have the digit they end with, a bit each.
    pub right: Vec<u8>,
}

impl Moment {
    /// Whether this square has the digit that it ends with.
    pub fn is_right(&self, square: Square) -> bool {
        self.right.get(square / 8).is_some_and(|byte| byte >> (square % 8) & 1 == 1)
    }
}

impl Course {
    /// How many different generations the squares that the puzzle leaves open were found in.
    pub fn distinct(&self, puzzle: &Grid) -> usize {
        let open = self.since.iter().zip(puzzle.cells()).filter(|(_, given)| **given == 0);
        let mut since: Vec<u64> = open.map(|(since, _)| *since).collect();
        since.sort_unstable();
        since.dedup();
        since.len()
    }

    /// The moment at a share (0 to 1) of the run's generations: the last one up to there.
    pub fn at(&self, share: f64) -> Option<&Moment> {
        let generation = (self.generations as f64 * share.clamp(0.0, 1.0)) as u64;
        let after = self.moments.partition_point(|moment| moment.generation <= generation);
        self.moments.get(after.saturating_sub(1))
    }
}

/// A run on its way whose course is kept.
pub struct Following {
    work: Work,
    number: u32,
    /// The best board of the last generation, and since when each digit has stood there.
    now: Vec<u8>,
    since: Vec<u64>,
    /// Boards of generations that are multiples of `every`; none where no moments are wanted.
    boards: Option<Vec<(u64, Vec<u8>)>>,
    every: u64,
    seen: Option<u64>,
}

impl Following {
    /// The run of a recipe under a number, before its first generation; with `moments` for a race.
    ///
    /// # Errors
    /// When the run cannot start.
    pub fn of(recipe: &Recipe, number: u32, moments: bool) -> Result<Following, RunError> {
        let work = Work::of(recipe)?;
        let now = work.run().best().cells().to_vec();
        let since = vec![0; now.len()];
        let boards = moments.then(Vec::new);
        let mut following = Following { work, number, now, since, boards, every: 1, seen: None };
        following.note();
        Ok(following)
    }

    /// Does a small part of a generation; true when that ended the run.
    pub fn advance(&mut self) -> bool {
        let over = self.work.advance();
        self.note();
        over
    }

    /// Takes note of a generation that is new.
    fn note(&mut self) {
        let generation = self.work.run().row().generation;
        if self.seen == Some(generation) {
            return;
        }
        self.seen = Some(generation);
        let best = self.work.run().best();
        for ((now, since), &digit) in self.now.iter_mut().zip(&mut self.since).zip(best.cells()) {
            if *now != digit {
                (*now, *since) = (digit, generation);
            }
        }
        let Some(boards) = self.boards.as_mut().filter(|_| generation.is_multiple_of(self.every)) else { return };
        boards.push((generation, self.now.clone()));
        if boards.len() > MOMENTS {
            self.every *= 2;
            boards.retain(|(generation, _)| generation.is_multiple_of(self.every));
        }
    }

    /// What is known of the run.
    pub fn course(self) -> Course {
        let row = self.work.run().row();
        let (generations, evaluations) = (row.generation, row.evaluations);
        let mut boards = self.boards.unwrap_or_default();
        if boards.last().is_some_and(|(last, _)| *last < generations) {
            boards.push((generations, self.now.clone()));
        }
        let moment = |(generation, board): (u64, Vec<u8>)| {
            let mut right = vec![0; board.len().div_ceil(8)];
            for (square, _) in board.iter().zip(&self.now).enumerate().filter(|(_, (then, now))| then == now) {
                right[square / 8] |= 1 << (square % 8);
            }
            Moment { generation, right }
        };
        Course {
            number: self.number,
            answer: self.work.run().verified(),
            generations,
            evaluations,
            moments: boards.into_iter().map(moment).collect(),
            since: self.since,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::Shape;
    use crate::study::course::*;
    use crate::text::of_line;

    const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    fn course(recipe: &Recipe, moments: bool) -> Course {
        let mut following = Following::of(recipe, 3, moments).unwrap();
        while !following.advance() {}
        following.course()
    }

    fn lively(seed: u64) -> Recipe {
        let mut recipe = Recipe::new(find("swap-crossover").unwrap(), &of_line(EASY).unwrap(), seed);
        recipe.set("population", "600").unwrap();
        recipe
    }

    /// Against the rows of the same run, every generation looked at again.
    #[test]
    fn a_square_is_found_when_its_digit_stays() {
        let recipe = lively(1);
        let course = course(&recipe, true);
        let mut run = recipe.start().unwrap();
        let mut boards = vec![run.best()];
        while run.row().generation < course.generations {
            run.step();
            boards.push(run.best());
        }
        let last = boards[boards.len() - 1].clone();
        for (square, &since) in course.since.iter().enumerate() {
            let right = |board: &Grid| board.get(square) == last.get(square);
            let wrong_last = boards.iter().rposition(|board| !right(board));
            assert_eq!(since, wrong_last.map_or(0, |at| at as u64 + 1), "square {square}");
            let told = course.moments.iter().map(|m| (m.generation, m.is_right(square)));
            assert!(told.into_iter().all(|(g, told)| told == right(&boards[g as usize])));
        }
        assert_eq!((course.number, course.answer.is_some()), (3, run.verified().is_some()));
        assert!(course.distinct(&recipe.puzzle) > 5, "{course:?}");
    }

    #[test]
    fn a_long_run_keeps_few_moments_and_its_end() {
        let mut recipe = Recipe::new(find("annealing").unwrap(), &of_line(HARD).unwrap(), 1);
        recipe.limits = Limits { generations: Some(3_001), evaluations: None };
        let course = course(&recipe, true);
        assert!(course.moments.len() <= MOMENTS + 1, "{}", course.moments.len());
        assert_eq!(course.moments.last().map(|m| m.generation), Some(course.generations));
        assert!((0..81).all(|square| course.moments[course.moments.len() - 1].is_right(square)));
        assert_eq!(course.at(0.0).map(|m| m.generation), Some(0));
        assert_eq!(course.at(1.0).map(|m| m.generation), Some(course.generations));
        let middle = course.at(0.5).unwrap().generation;
        assert!(middle <= course.generations / 2 && middle + 8 > course.generations / 2, "{middle}");
    }

    #[test]
    fn every_board_that_has_a_lasting_method_can_start_it() {
        for shape in Shape::ALL {
            let recipe = lasting(&Grid::empty(shape));
            assert!(recipe.is_none_or(|recipe| Following::of(&recipe, 0, true).is_ok()), "{shape:?}");
        }
        assert!([Shape::Flat9, Shape::Cube9].into_iter().all(|shape| lasting(&Grid::empty(shape)).is_some()));
    }

    #[test]
    fn without_moments_none_are_kept() {
        assert_eq!(course(&lively(2), false).moments, []);
    }
}
