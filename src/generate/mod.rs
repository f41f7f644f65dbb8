//! Makes puzzles, a little a step, from a seed: a filled board first, then squares are emptied by level.
//!
//! Two ways to empty a SudoKube: the thesis' (Waters 2008, III.C and III.D: at random, uniqueness unchecked) and the
//! verified one, in which the exact solver proves after every square that one solution is left.

mod faces;
mod level;
mod order;
mod remove;
mod skeleton;

pub use level::{Level, Way};
pub use order::{GenerateError, GenerateOrder, Made, Progress, Stage};

use crate::evolve::random::{self, Rng};
use crate::exact::{Solver, Status};
use crate::puzzle::{Grid, Shape};
use faces::Faces;
use remove::Remover;
use skeleton::Skeleton;

/// Solutions of a face alone are counted up to this many.
pub const FACE_LIMIT: u64 = 50;

/// Nodes after which the thesis' way leaves open whether its cube is unique.
const UNIQUE_CAP: u64 = 100_000;

/// Nodes of exact search in a step; a few milliseconds at most.
const NODES: u64 = 200;

/// One puzzle on its way. The same order makes the same puzzle on any machine.
pub struct Generator {
    order: GenerateOrder,
    rng: Rng,
    work: Work,
}

enum Work {
    Skeleton(Box<Skeleton>),
    Faces(Box<Faces>),
    Remove(Box<Remover>),
    Judge { puzzle: Grid, solution: Grid, solver: Box<Solver> },
    Done(Box<Made>),
}

impl Generator {
    pub fn new(order: &GenerateOrder) -> Result<Generator, GenerateError> {
        if !order.shape.is_cube() {
            return Err(GenerateError::Shape { shape: order.shape.title() });
        }
        if order.way == Way::Thesis && order.level == Level::Minimal {
            return Err(GenerateError::Level);
        }
        let rng = random::seeded(order.seed);
        Ok(Generator { order: order.clone(), rng, work: Work::Skeleton(Box::new(Skeleton::new(order.shape))) })
    }

    /// A few milliseconds of work. When [`Generator::made`] has a puzzle, further steps change nothing.
    pub fn step(&mut self) -> Progress {
        let next = match &mut self.work {
            Work::Skeleton(skeleton) => skeleton.step(&mut self.rng).map(|g| Work::Faces(Box::new(Faces::new(g)))),
            Work::Faces(faces) => faces.step(&mut self.rng).map(|solution| {
                let GenerateOrder { level, way, .. } = self.order;
                Work::Remove(Box::new(Remover::new(solution, way, level, &mut self.rng)))
            }),
            Work::Remove(remover) => remover.step(&mut self.rng).map(|puzzle| {
                let solver = Box::new(Solver::new(&puzzle, 2));
                Work::Judge { puzzle, solution: remover.solution().clone(), solver }
            }),
            Work::Judge { puzzle, solution, solver } => {
                let decided = solver.run(NODES) == Status::Done || solver.nodes() >= UNIQUE_CAP;
                decided.then(|| Work::Done(Box::new(self.order.made(puzzle, solution, solver))))
            }
            Work::Done(_) => None,
        };
        if let Some(next) = next {
            self.work = next;
        }
        self.progress()
    }

    pub fn progress(&self) -> Progress {
        match &self.work {
            Work::Skeleton(skeleton) => skeleton.progress(),
            Work::Faces(faces) => faces.progress(),
            Work::Remove(remover) => remover.progress(),
            Work::Judge { .. } => Progress { stage: Stage::Judge, done: 0, of: 1 },
            Work::Done(_) => Progress { stage: Stage::Done, done: 1, of: 1 },
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

/// Solutions of each face alone, counted up to [`FACE_LIMIT`].
pub fn face_solutions(puzzle: &Grid) -> Vec<u32> {
    (0..puzzle.shape().faces()).map(|face| count(&puzzle.face(face), FACE_LIMIT)).collect()
}

fn count(puzzle: &Grid, limit: u64) -> u32 {
    let mut solver = Solver::new(puzzle, limit);
    while solver.run(u64::MAX) == Status::Working {}
    solver.count() as u32
}

/// Makes a puzzle in one go.
pub fn generate(shape: Shape, level: Level, way: Way, seed: u64) -> Result<Made, GenerateError> {
    let mut generator = Generator::new(&GenerateOrder { shape, level, way, seed })?;
    loop {
        generator.step();
        if let Some(made) = generator.made() {
            return Ok(made.clone());
        }
    }
}
