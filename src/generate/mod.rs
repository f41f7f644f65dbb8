//! Makes puzzles, a little a step, from a seed: a filled board first, then squares are emptied by level.
//!
//! Ways to make it: the thesis' (Waters 2008, III.C and III.D: squares emptied at random, uniqueness unchecked), Mantere
//! and Koljonen's for flat boards ([`agree`]), and the verified one, in which the exact solver proves after every square
//! that one solution is left.

pub mod agree;
pub mod by_technique;
pub mod count;
pub mod cube_examples;
pub mod daily;
pub mod examples;
pub mod faces;
pub mod large;
pub mod level;
pub mod near;
pub mod offered;
pub mod open;
pub mod order;
pub mod remove;
pub mod skeleton;
pub mod symmetry;

pub use crate::generate::count::{FACE_LIMIT, face_solutions};
pub use crate::generate::level::{Level, Way};
pub use crate::generate::order::{AGREEMENTS, GenerateError, GenerateOrder, Made, Progress, Stage, Tally};

use crate::evolve::random;
use crate::evolve::random::Rng;
use crate::exact::{Solver, Status};
use crate::generate::agree::Agreeing;
use crate::generate::count::NODES;
use crate::generate::faces::Faces;
use crate::generate::open::Open;
use crate::generate::remove::Remover;
use crate::generate::skeleton::Skeleton;
use crate::puzzle::{Grid, Shape};

/// Nodes after which the thesis' way leaves open whether its cube is unique.
const UNIQUE_CAP: u64 = 100_000;

/// One puzzle on its way. The same order makes the same puzzle on any machine.
pub struct Generator {
    order: GenerateOrder,
    rng: Rng,
    work: Work,
}

enum Work {
    Agreeing(Box<Agreeing>),
    Open(Box<Open>),
    Skeleton(Box<Skeleton>),
    Faces(Box<Faces>),
    Remove(Box<Remover>),
    Judge { puzzle: Grid, solution: Grid, solver: Box<Solver>, tally: Option<Tally> },
    Done(Box<Made>),
}

impl Generator {
    /// A puzzle before its first step.
    ///
    /// # Errors
    ///
    /// The order asks for what its way cannot make.
    pub fn new(order: &GenerateOrder) -> Result<Generator, GenerateError> {
        order.check()?;
        let work = match order.way {
            Way::Agreement => Work::Agreeing(Box::new(Agreeing::new(order.shape, order.target()))),
            _ if order.shape.is_cube() => Work::Skeleton(Box::new(Skeleton::new(order.shape))),
            _ => Work::Open(Box::new(Open::new(order.shape))),
        };
        Ok(Generator { order: order.clone(), rng: random::seeded(order.seed), work })
    }

    /// A few milliseconds of work. When [`Generator::made`] has a puzzle, further steps change nothing.
    pub fn step(&mut self) -> Progress {
        let rng = &mut self.rng;
        let next = match &mut self.work {
            Work::Agreeing(agreeing) => {
                agreeing.step(rng).map(|(solution, puzzle)| judge(puzzle, solution, Some(agreeing.tally())))
            }
            Work::Open(open) => open.step(rng).map(|solution| empty(&self.order, solution, rng)),
            Work::Skeleton(skeleton) => skeleton.step(rng).map(|g| Work::Faces(Box::new(Faces::new(g)))),
            Work::Faces(faces) => faces.step(rng).map(|solution| empty(&self.order, solution, rng)),
            Work::Remove(remover) => remover.step(rng).map(|puzzle| judge(puzzle, remover.solution().clone(), None)),
            Work::Judge { puzzle, solution, solver, tally } => {
                let decided = solver.run(NODES) == Status::Done || solver.nodes() >= UNIQUE_CAP;
                decided.then(|| Work::Done(Box::new(self.order.made(puzzle, solution, solver, *tally))))
            }
            Work::Done(_) => None,
        };
        if let Some(next) = next {
            self.work = next;
        }
        self.progress()
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        match &self.work {
            Work::Agreeing(agreeing) => agreeing.progress(),
            Work::Open(open) => open.progress(),
            Work::Skeleton(skeleton) => skeleton.progress(),
            Work::Faces(faces) => faces.progress(),
            Work::Remove(remover) => remover.progress(),
            Work::Judge { tally, .. } => Progress { stage: Stage::Judge, done: 0, of: 1, tally: *tally },
            Work::Done(made) => Progress { stage: Stage::Done, done: 1, of: 1, tally: made.tally },
        }
    }

    /// Givens that are left, while squares are emptied one by one.
    pub fn givens(&self) -> Option<usize> {
        match &self.work {
            Work::Remove(remover) => Some(remover.givens()),
            _ => None,
        }
    }

    /// The puzzle, once it is there.
    pub fn made(&self) -> Option<&Made> {
        match &self.work {
            Work::Done(made) => Some(made),
            _ => None,
        }
    }
}

/// A full board is to lose squares.
fn empty(order: &GenerateOrder, solution: Grid, rng: &mut Rng) -> Work {
    Work::Remove(Box::new(Remover::new(solution, order.way, order.target(), rng)))
}

/// A puzzle is to be judged.
fn judge(puzzle: Grid, solution: Grid, tally: Option<Tally>) -> Work {
    let solver = Box::new(Solver::new(&puzzle, 2));
    Work::Judge { puzzle, solution, solver, tally }
}

/// Makes a puzzle in one go.
///
/// # Errors
///
/// As [`Generator::new`].
pub fn generate(shape: Shape, level: Level, way: Way, seed: u64) -> Result<Made, GenerateError> {
    let mut generator = Generator::new(&GenerateOrder { shape, level, way, givens: None, seed })?;
    loop {
        generator.step();
        if let Some(made) = generator.made() {
            return Ok(made.clone());
        }
    }
}
