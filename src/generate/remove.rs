//! Empties squares of a full board until it is a puzzle of its level.
//!
//! The verified way empties a square only if the exact solver finds no solution with another digit there. Of a cube, first four faces
//! drawn at random lose squares until each has several solutions alone; then squares go at random, from anywhere. A
//! given that could not go once can never go later, when fewer givens are left, so each is tried once.

use crate::evolve::random::{Rng, shuffle};
use crate::exact::{Solver, Status};
use crate::generate::count::{NODES, count};
use crate::generate::level::Way;
use crate::generate::order::{Progress, Stage};
use crate::puzzle::{Grid, Square};

/// Faces that must be ambiguous alone.
const AMBIGUOUS: usize = 4;

/// A full board on its way to a puzzle.
pub struct Remover {
    solution: Grid,
    puzzle: Grid,
    way: Way,
    /// Givens to end with; 0 is as few as can be.
    target: usize,
    /// Faces still to be made ambiguous; the last is at work.
    faces: Vec<usize>,
    /// Squares to be tried, last first; of the face at work, or of the whole board.
    untried: Vec<Square>,
    needed: Vec<bool>,
    trial: Option<(Square, Solver)>,
}

impl Remover {
    /// Empties squares down to so many givens, or to as few as can be.
    pub fn new(solution: Grid, way: Way, target: Option<usize>, rng: &mut Rng) -> Remover {
        let target = target.unwrap_or(0);
        let mut remover = Remover {
            puzzle: solution.clone(),
            solution,
            way,
            target,
            faces: Vec::new(),
            untried: Vec::new(),
            needed: Vec::new(),
            trial: None,
        };
        remover.begin(rng);
        remover
    }

    fn begin(&mut self, rng: &mut Rng) {
        self.puzzle = self.solution.clone();
        self.needed = vec![false; self.puzzle.cells().len()];
        self.trial = None;
        self.faces = (0..self.puzzle.layout().faces.len()).collect();
        shuffle(rng, &mut self.faces);
        let ambiguous = self.way == Way::Verified && self.puzzle.shape().is_cube();
        self.faces.truncate(if ambiguous { AMBIGUOUS } else { 0 });
        self.deal(rng);
    }

    /// The squares to be tried next, in random order.
    fn deal(&mut self, rng: &mut Rng) {
        let layout = self.puzzle.layout();
        self.untried = match self.faces.last() {
            Some(&face) => layout.faces[face].squares.clone(),
            None => (0..layout.squares).collect(),
        };
        self.untried.retain(|&s| self.puzzle.get(s) != 0 && !self.needed[s]);
        shuffle(rng, &mut self.untried);
    }

    /// The full board.
    pub fn solution(&self) -> &Grid {
        &self.solution
    }

    /// Givens that are left, with the one on trial.
    pub fn givens(&self) -> usize {
        self.puzzle.filled() + usize::from(self.trial.is_some())
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let all = self.puzzle.cells().len();
        let (done, of) = match self.target {
            // Every square is tried once.
            0 => (all - self.untried.len(), all),
            target => (all - self.puzzle.filled(), all - target),
        };
        Progress { stage: Stage::Removal, done: done as u32, of: of as u32, tally: None }
    }

    /// Some nodes of a proof, or the next square; the puzzle when it is done.
    pub fn step(&mut self, rng: &mut Rng) -> Option<Grid> {
        if let Some((square, mut solver)) = self.trial.take() {
            if solver.run(NODES) == Status::Working {
                self.trial = Some((square, solver));
            } else {
                self.decide(square, solver.count() == 0, rng);
            }
            return None;
        }
        if self.faces.is_empty() && self.puzzle.filled() == self.target {
            return Some(self.puzzle.clone());
        }
        let Some(square) = self.untried.pop() else {
            if self.target == 0 && self.faces.is_empty() {
                return Some(self.puzzle.clone());
            }
            self.begin(rng);
            return None;
        };
        let digit = self.puzzle.get(square);
        self.puzzle.set(square, 0);
        if self.way == Way::Verified {
            self.trial = Some((square, Solver::with_other_digit(&self.puzzle, square, digit)));
        }
        None
    }

    /// The square is empty; it stays so if no solution has another digit there.
    fn decide(&mut self, square: Square, unique: bool, rng: &mut Rng) {
        if !unique {
            self.puzzle.set(square, self.solution.get(square));
            self.needed[square] = true;
            return;
        }
        if self.puzzle.filled() < self.target {
            return self.begin(rng); // making the faces ambiguous took too many
        }
        if self.faces.last().is_some_and(|&face| count(&self.puzzle.face(face), 2) > 1) {
            self.faces.pop();
            self.deal(rng);
        }
    }
}
