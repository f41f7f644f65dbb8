//! Puzzles of a level by technique: a filled board loses givens, in the orbits of a symmetry, while one solution is left; of
//! those puzzles on the way the one with the fewest givens that is not too hard counts, if it is hard enough.

use crate::evolve::random::{Rng, seeded, shuffle};
use crate::exact::{Solver, Status, Verdict};
use crate::generate::faces::Faces;
use crate::generate::open::Open;
use crate::generate::skeleton::Skeleton;
use crate::puzzle::{Grid, Place, Shape, Square};
use crate::technique::{Effort, Grade, Rater, Rating, Rules, Technique};

/// How givens lie. On a cube all but none are those of each face on its own, as far as its edges allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// Anyhow.
    None,
    /// The same after half a turn.
    Rotation,
    /// The same in a mirror that stands upright.
    Mirror,
    /// The same about the diagonal from the upper left.
    Diagonal,
}

impl Symmetry {
    /// All, with their names.
    pub const ALL: [(Symmetry, &'static str); 4] = [
        (Symmetry::None, "none"),
        (Symmetry::Rotation, "rotation"),
        (Symmetry::Mirror, "mirror"),
        (Symmetry::Diagonal, "diagonal"),
    ];

    /// The place that goes with a place.
    fn partner(self, place: Place, side: usize) -> Place {
        let Place { face, row, column } = place;
        let last = side - 1;
        let (row, column) = match self {
            Symmetry::None => (row, column),
            Symmetry::Rotation => (last - row, last - column),
            Symmetry::Mirror => (row, last - column),
            Symmetry::Diagonal => (column, row),
        };
        Place { face, row, column }
    }
}

/// What is wanted.
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GradeError {
    /// The technique is outside the level.
    Outside(Technique),
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
            if technique.base() >= 65 {
                return Err(GradeError::Chain(technique));
            }
        }
        let rng = seeded(order.seed);
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
        let mut orbits = orbits(self.order.shape, self.order.symmetry);
        shuffle(&mut self.rng, &mut orbits);
        let mut puzzle = solution.clone();
        let mut gone: Vec<&[Square]> = Vec::new();
        for orbit in &orbits {
            orbit.iter().for_each(|&square| puzzle.set(square, 0));
            if is_unique(&puzzle) {
                gone.push(orbit);
            } else {
                orbit.iter().for_each(|&square| puzzle.set(square, solution.get(square)));
            }
        }
        // Givens come back until it is no longer too hard: a puzzle with more givens is no harder, but for a step or two.
        let (mut low, mut high) = (0, gone.len());
        let with = |puzzle: &Grid, back: usize| {
            let mut easier = puzzle.clone();
            gone[gone.len() - back..]
                .iter()
                .flat_map(|orbit| orbit.iter())
                .for_each(|&s| easier.set(s, solution.get(s)));
            easier
        };
        if self.order.minimal {
            return rated(&puzzle, self.order.grade, None).map(|_| puzzle);
        }
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

fn is_unique(puzzle: &Grid) -> bool {
    let mut solver = Solver::new(puzzle, 2);
    solver.run(MOST_NODES) == Status::Done && matches!(solver.verdict(), Verdict::One(_))
}

/// Placements after which a puzzle counts as not proven.
const MOST_NODES: u64 = 20_000;

/// Squares that are emptied together.
fn orbits(shape: Shape, symmetry: Symmetry) -> Vec<Vec<Square>> {
    let layout = Grid::empty(shape).layout();
    let mut of: Vec<Option<usize>> = vec![None; layout.squares];
    let mut orbits: Vec<Vec<Square>> = Vec::new();
    for start in 0..layout.squares {
        if of[start].is_some() {
            continue;
        }
        let mut orbit = vec![start];
        of[start] = Some(orbits.len());
        let mut at = 0;
        while let Some(&square) = orbit.get(at) {
            for &place in &layout.places[square] {
                let partner = layout.at(symmetry.partner(place, layout.side));
                if of[partner].is_none() {
                    of[partner] = Some(orbits.len());
                    orbit.push(partner);
                }
            }
            at += 1;
        }
        orbits.push(orbit);
    }
    orbits
}

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
    let mut skeleton = Skeleton::new(shape);
    let edges = loop {
        if let Some(edges) = skeleton.step(rng) {
            break edges;
        }
    };
    let mut faces = Faces::new(edges);
    loop {
        if let Some(board) = faces.step(rng) {
            return board;
        }
    }
}

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
                    assert!(!is_unique(&fewer));
                }
            }
        }
    }
}
