//! Puzzles of a level by technique: a filled board loses givens, in the orbits of a symmetry, while one solution is left; of
//! those puzzles on the way the one with the fewest givens that is not too hard counts, if it is hard enough.

use serde::{Deserialize, Serialize};

use crate::evolve::random::{self, Rng, shuffle};
use crate::exact::{Solver, Status, Verdict};
use crate::generate::faces::Faces;
use crate::generate::offered::decides;
use crate::generate::open::Open;
use crate::generate::skeleton::Skeleton;
use crate::generate::symmetry::{Symmetry, orbits};
use crate::puzzle::{Grid, Shape, Square};
use crate::technique::{Effort, Grade, Rater, Rating, Rules, Technique};

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GradeOrder {
    /// The board.
    pub shape: Shape,
    /// The level.
    pub grade: Grade,
    /// A technique without which what is left of the level does not solve it.
    pub technique: Option<Technique>,
    /// How givens lie.
    pub symmetry: Symmetry,
    /// Whether every given (with a symmetry, every orbit of givens) is needed.
    pub minimal: bool,
    /// Seed of the first try.
    pub seed: u64,
}

/// Why an order cannot be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GradeError {
    /// The technique is outside the level.
    Outside(Technique),
    /// On that board it decides nothing.
    Never(Technique),
    /// Whether a chain is needed is not asked: chains of a stage stand in for each other.
    Chain(Technique),
}

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Graded {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// Its rating.
    pub rating: Rating,
    /// Boards that were tried.
    pub tries: u64,
}

/// One puzzle on its way: a board a step. The same order makes the same puzzle on any machine.
pub struct Grader {
    order: GradeOrder,
    rng: Rng,
    tries: u64,
}

impl Grader {
    /// Begins.
    ///
    /// # Errors
    ///
    /// The technique is none of the level, or one whose need is not asked.
    pub fn new(order: GradeOrder) -> Result<Grader, GradeError> {
        if let Some(technique) = order.technique {
            if technique.base() > order.grade.most() || technique.base() == 0 {
                return Err(GradeError::Outside(technique));
            }
            if !decides(order.shape, technique) {
                return Err(GradeError::Never(technique));
            }
            if technique.base() >= 65 {
                return Err(GradeError::Chain(technique));
            }
        }
        let rng = random::seeded(order.seed);
        Ok(Grader { order, rng, tries: 0 })
    }

    /// Boards that were tried so far.
    pub fn tries(&self) -> u64 {
        self.tries
    }

    /// Tries one board; some milliseconds on a 9×9.
    pub fn step(&mut self) -> Option<Graded> {
        self.tries += 1;
        let solution = full(self.order.shape, &mut self.rng);
        let puzzle = self.emptied(&solution)?;
        let rating = rated(&puzzle, self.order.grade, None)?;
        let least = Grade::ALL.iter().rev().find(|grade| **grade < self.order.grade).map_or(0, |grade| grade.most());
        if rating.er <= least || self.order.technique.is_some_and(|needed| !self.needs(&puzzle, &rating, needed)) {
            return None;
        }
        Some(Graded { puzzle, solution, rating, tries: self.tries })
    }

    /// Without the technique, the others of the level do not solve it.
    fn needs(&self, puzzle: &Grid, rating: &Rating, needed: Technique) -> bool {
        rating.path.iter().any(|step| step.technique == needed)
            && rated(puzzle, self.order.grade, Some(needed)).is_none()
    }

    fn emptied(&mut self, solution: &Grid) -> Option<Grid> {
        let orbits = orbits(self.order.shape, self.order.symmetry);
        let (puzzle, gone) = thinned(solution, orbits, self.order.minimal, &mut self.rng)?;
        if self.order.minimal {
            return rated(&puzzle, self.order.grade, None).map(|_| puzzle);
        }
        // Givens come back until it is no longer too hard: a puzzle with more givens is no harder, but for a step or two.
        let (mut low, mut high) = (0, gone.len());
        let with = |puzzle: &Grid, back: usize| {
            let mut easier = puzzle.clone();
            gone[gone.len() - back..].iter().flatten().for_each(|&s| easier.set(s, solution.get(s)));
            easier
        };
        while low < high {
            let middle = (low + high) / 2;
            if rated(&with(&puzzle, middle), self.order.grade, None).is_some() {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Some(with(&puzzle, low))
    }
}

/// A minimal puzzle at random, of any level: what percentiles are measured on. The same seed gives the same puzzle.
pub fn minimal(shape: Shape, seed: u64) -> Grid {
    let mut rng = random::seeded(seed);
    loop {
        let solution = full(shape, &mut rng);
        if let Some((puzzle, _)) = thinned(&solution, orbits(shape, Symmetry::None), true, &mut rng) {
            return puzzle;
        }
    }
}

/// A board emptied at random, orbit by orbit, while one solution is left, and what was emptied in order. `strict`: nothing
/// where the exact solver was not given the time to tell whether a given can go.
fn thinned(
    solution: &Grid,
    mut orbits: Vec<Vec<Square>>,
    strict: bool,
    rng: &mut Rng,
) -> Option<(Grid, Vec<Vec<Square>>)> {
    shuffle(rng, &mut orbits);
    let shape = solution.shape();
    let is_large = shape.is_cube() || shape.side() > 9;
    let most = if is_large && !strict { FEW_NODES } else { MOST_NODES };
    let (mut puzzle, mut gone) = (solution.clone(), Vec::new());
    for orbit in orbits {
        orbit.iter().for_each(|&square| puzzle.set(square, 0));
        match is_unique(&puzzle, most) {
            Some(true) => gone.push(orbit),
            None if strict => return None,
            _ => orbit.iter().for_each(|&square| puzzle.set(square, solution.get(square))),
        }
    }
    Some((puzzle, gone))
}

/// The rating of a puzzle of one solution, if logic solves it and it is not above the level. `without`: a technique struck
/// from the list.
fn rated(puzzle: &Grid, grade: Grade, without: Option<Technique>) -> Option<Rating> {
    let last = match grade {
        Grade::Easy | Grade::Medium | Grade::Hard => Effort::Patterns,
        Grade::Expert => Effort::Chains,
        Grade::Extreme => Effort::Nested(1),
    };
    let mut rater = Rater::new(puzzle, Rules { last, without, ..Rules::ALL });
    while rater.advance() {
        if rater.rating().er > grade.most() {
            return None;
        }
    }
    rater.rating().solved.then(|| rater.rating().clone())
}

/// Whether there is one solution; nothing where that takes more placements than these.
fn is_unique(puzzle: &Grid, most: u64) -> Option<bool> {
    let mut solver = Solver::new(puzzle, 2);
    (solver.run(most) == Status::Done).then(|| matches!(solver.verdict(), Verdict::One(_)))
}

/// Placements after which nothing is proven.
const MOST_NODES: u64 = 20_000;

/// The same on large boards and cubes that may keep a given too many: there most proofs that are given up go on for long.
const FEW_NODES: u64 = 300;

/// A full board at random.
fn full(shape: Shape, rng: &mut Rng) -> Grid {
    if !shape.is_cube() {
        let mut open = Open::new(shape);
        loop {
            if let Some(board) = open.step(rng) {
                return board;
            }
        }
    }
    loop {
        let mut skeleton = Skeleton::new(shape);
        let edges = loop {
            if let Some(edges) = skeleton.step(rng) {
                break edges;
            }
        };
        let mut faces = Faces::new(edges);
        if let Some(board) = (0..PATIENCE).find_map(|_| faces.step(rng)) {
            return board;
        }
    }
}

/// Generations after which the edges of a cube are drawn anew; most need a dozen for all faces, a rare one a hundred thousand.
const PATIENCE: u32 = 2_000;

#[cfg(test)]
mod tests {
    use crate::exact::verdict;
    use crate::generate::by_technique::*;

    fn make(order: GradeOrder) -> Graded {
        let mut grader = Grader::new(order).expect("an order that can be met");
        (0..2000).find_map(|_| grader.step()).expect("a puzzle")
    }

    fn order(shape: Shape, grade: Grade) -> GradeOrder {
        GradeOrder { shape, grade, technique: None, symmetry: Symmetry::None, minimal: false, seed: 1 }
    }

    #[test]
    fn levels_are_kept() {
        for grade in [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert] {
            let made = make(order(Shape::Flat9, grade));
            assert_eq!(Grade::of(made.rating.er), grade);
            assert_eq!(verdict(&made.puzzle), Verdict::One(made.solution));
        }
        assert_eq!(Grade::of(make(order(Shape::Cube4, Grade::Easy)).rating.er), Grade::Easy);
    }

    #[test]
    fn a_technique_that_is_wanted_is_needed() {
        let wanted = GradeOrder { technique: Some(Technique::NakedPair), ..order(Shape::Flat9, Grade::Hard) };
        let made = make(wanted.clone());
        assert!(rated(&made.puzzle, Grade::Hard, Some(Technique::NakedPair)).is_none());
        assert_eq!(make(wanted), made, "the same order makes the same puzzle");
        let refused = GradeOrder { technique: Some(Technique::Jellyfish), ..order(Shape::Flat9, Grade::Hard) };
        assert_eq!(Grader::new(refused).err(), Some(GradeError::Outside(Technique::Jellyfish)));
        let never = |shape| GradeOrder { technique: Some(Technique::DirectClaiming), ..order(shape, Grade::Medium) };
        assert_eq!(Grader::new(never(Shape::Flat9)).err(), Some(GradeError::Never(Technique::DirectClaiming)));
        assert_eq!(Grader::new(never(Shape::Flat16)).err(), None);
    }

    #[test]
    fn symmetry_and_minimality_are_kept() {
        for (symmetry, _) in Symmetry::ALL {
            let made = make(GradeOrder { symmetry, minimal: true, ..order(Shape::Flat9, Grade::Medium) });
            let given = |s: Square| made.puzzle.get(s) != 0;
            for orbit in orbits(Shape::Flat9, symmetry) {
                assert!(orbit.iter().all(|&s| given(s) == given(orbit[0])));
                if given(orbit[0]) {
                    let mut fewer = made.puzzle.clone();
                    orbit.iter().for_each(|&s| fewer.set(s, 0));
                    assert_eq!(is_unique(&fewer, MOST_NODES), Some(false));
                }
            }
        }
    }
}
