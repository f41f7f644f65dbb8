//! What is to be seen of a run at a point of it: a board, the operator at work, the population.

mod population;
mod sight;
mod step;

use serde::{Deserialize, Serialize};

use crate::evolve::operation::{Kind, Operation};
use crate::evolve::view::AlgorithmView;
use crate::evolve::{End, Generation, Run};
use crate::replay::curves::{SERIES, values};
use crate::replay::own::own;
use crate::replay::timeline::{Point, Timeline};
pub use crate::replay::view::population::{DRAWN, OPEN, Population, population};
pub use crate::replay::view::sight::Sight;
pub use crate::replay::view::step::{Part, Source, Step, step, step_within};

/// Why a run goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Over {
    /// Solved, and the checker accepts it.
    Solved,
    /// Solved in its own terms, but the checker does not accept it.
    Rejected,
    /// The method found nothing left to do.
    Ended(End),
}

/// A kind of operator in a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phase {
    /// What kind.
    pub kind: Kind,
    /// Number of the next operator of this kind, or of the first where none follows; from 1.
    pub at: u32,
}

/// The run at a point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Number of the question it answers.
    pub id: u32,
    /// Where in the run.
    pub point: Point,
    /// Where the run rests while another generation is looked at.
    pub home: Option<Point>,
    /// Operators that make the next generation, once that is known.
    pub operators: Option<u32>,
    /// Kinds of these operators in the order in which they first come; empty until they are known.
    pub phases: Vec<Phase>,
    /// Row of the generation.
    pub row: Generation,
    /// The row as the charts draw it, in their order.
    pub values: [f64; SERIES],
    /// The highest generation that was ever reached.
    pub furthest: u64,
    /// Whether the run goes on.
    pub running: bool,
    /// How the run ended, if it did.
    pub over: Option<Over>,
    /// The individual that is shown: the chosen one, or the best.
    pub board: Sight,
    /// Individuals in the population.
    pub size: u32,
    /// The operator at the point.
    pub operation: Option<Operation>,
    /// What the method shows of its own state there, beside boards and population.
    pub own: Option<AlgorithmView>,
}

impl View {
    /// Where the run rests.
    pub fn place(&self) -> Point {
        self.home.unwrap_or(self.point)
    }
}

/// The run at the point that the line stands at.
pub fn of(line: &Timeline, chosen: Option<u32>) -> View {
    let run = line.run();
    let shape = run.puzzle().shape();
    let population = run.search().members();
    let rank = chosen.unwrap_or(0).min(population.len().saturating_sub(1) as u32);
    let board = match (chosen, population.get(rank as usize)) {
        (Some(_), Some((cells, fitness))) => Sight::new(shape, rank, *fitness, cells),
        _ => Sight::new(shape, 0, run.row().best, run.search().copies().unwrap_or(run.search().best())),
    };
    View {
        id: 0,
        point: line.point(),
        home: None,
        operators: line.operations().map(|o| o.len() as u32),
        phases: phases(line.operations().unwrap_or_default(), line.point().operator),
        row: run.row().clone(),
        values: values(run.row(), run.search().gains().unwrap_or_default()),
        furthest: line.furthest(),
        running: false,
        over: over(run),
        board,
        size: population.len() as u32,
        operation: line.operation().cloned(),
        own: own(line),
    }
}

fn phases(operations: &[Operation], now: u32) -> Vec<Phase> {
    let mut phases: Vec<Phase> = Vec::new();
    for (operation, at) in operations.iter().zip(1..) {
        let kind = operation.act.kind();
        match phases.iter_mut().find(|phase| phase.kind == kind) {
            // The next one stays.
            Some(phase) if phase.at <= now && at > now => phase.at = at,
            Some(_) => {}
            None => phases.push(Phase { kind, at }),
        }
    }
    phases
}

fn over(run: &Run) -> Option<Over> {
    match (run.solved(), run.verified().is_some()) {
        (true, true) => Some(Over::Solved),
        (true, false) => Some(Over::Rejected),
        _ => run.ended().map(Over::Ended),
    }
}
