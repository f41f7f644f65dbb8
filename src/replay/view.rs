//! What is to be seen of a run at a point of it: a board, the operator at work, the population.

use serde::{Deserialize, Serialize};

use crate::evolve::operation::{Act, Individual, Kind, Operation, Origin};
use crate::evolve::row::{Rank, Standing};
use crate::evolve::view::AlgorithmView;
use crate::evolve::{End, Generation, Run};
use crate::puzzle::Shape;
use crate::replay::curves::{SERIES, values};
use crate::replay::heat::{Agreed, agreement, apart, heat, spread};
use crate::replay::own::own;
use crate::replay::pool::{Group, pool};
use crate::replay::timeline::{Point, Timeline};

/// An individual as it is drawn: everything place by place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sight {
    /// Its place in the population, 0 is the fittest; for a child, in the order of birth.
    pub rank: u32,
    /// Its fitness.
    pub fitness: u32,
    /// Digits place by place; 0 is open.
    pub digits: Vec<u8>,
    /// In how many houses a digit stands more than once.
    pub heat: Vec<u8>,
    /// 1 where the copies of a square on two faces disagree; empty where a square is stored once.
    pub apart: Vec<u8>,
}

impl Sight {
    /// An individual as it is drawn.
    pub fn new(shape: Shape, rank: u32, fitness: u32, cells: &[u8]) -> Sight {
        Sight { rank, fitness, digits: spread(shape, cells), heat: heat(shape, cells), apart: apart(shape, cells) }
    }

    /// Places whose digit is in conflict.
    pub fn conflicts(&self) -> usize {
        self.heat.iter().filter(|&&h| h > 0).count()
    }
}

/// Where a digit of a child comes from, or whether it was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// Both parents hold it, or nothing was changed.
    Same,
    /// The first parent.
    First,
    /// The second parent.
    Second,
    /// Neither parent holds it, or it was changed.
    New,
}

/// What a board of an operation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The first parent.
    ParentA,
    /// The second parent.
    ParentB,
    /// The child of two parents.
    Child,
    /// An individual before it is changed.
    Before,
    /// The same after it.
    After,
    /// The board on which something follows.
    Board,
    /// One whose place a child takes, and the child.
    Leaves,
    /// The child that takes that place.
    TakesItsPlace,
    /// One that keeps its place, and the child that is dropped.
    Stays,
    /// The child that is dropped.
    Dropped,
}

/// An operation as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What kind of operator it is.
    pub kind: Kind,
    /// Who took part, each with its part.
    pub before: Vec<(Part, Sight)>,
    /// What came of it, and its part.
    pub after: Option<(Part, Sight)>,
    /// Whom it chose among; empty where it chose nobody.
    pub pool: Vec<Group>,
    /// Place by place, for the board that came of it.
    pub sources: Vec<Source>,
}

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

/// Individuals that are drawn at once.
pub const DRAWN: usize = 200;

/// An open square among the numbers of houses in conflict.
pub const OPEN: u8 = u8::MAX;

/// Some of a population, and how far all of it agrees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Population {
    /// Number of the generation.
    pub generation: u64,
    /// Individuals in all, and the rank of the first that is drawn.
    pub size: u32,
    /// Rank of the first, from 0.
    pub from: u32,
    /// Fitness of each.
    pub fitness: Vec<u32>,
    /// Of those that are drawn; nothing where a method tells no individual from another.
    pub standing: Vec<Standing>,
    /// Of those that are drawn, one after the other, place by place; [`OPEN`] where a square is open.
    pub heat: Vec<u8>,
    /// What most agree on, place by place.
    pub agreement: Vec<Agreed>,
}

impl Population {
    /// How many of this rank are among those that are drawn.
    pub fn count(&self, rank: Rank) -> usize {
        self.standing.iter().filter(|s| s.rank == rank).count()
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

/// An operation as it is drawn.
pub fn step(shape: Shape, operation: &Operation) -> Step {
    let (parts, part) = parts(operation);
    let sight = |(part, individual): (Part, &Individual)| {
        (part, Sight::new(shape, individual.rank, individual.fitness, &individual.cells))
    };
    let individual = operation.after.as_ref().or(operation.before.first());
    let changed = |squares: &[usize]| {
        let mut sources = vec![Source::Same; individual.map_or(0, |b| b.cells.len())];
        for &square in squares {
            sources.get_mut(square).into_iter().for_each(|source| *source = Source::New);
        }
        sources
    };
    let sources: Vec<Source> = match (operation.origins(), operation.changed(), &operation.act) {
        (Some(origins), ..) => origins.into_iter().map(source).collect(),
        (None, Some(squares), _) => changed(&squares),
        // It has lost digits that it might have held.
        (None, None, Act::Remove { removed }) => changed(&removed.first().map_or(vec![], |r| vec![r.square])),
        (None, None, _) => Vec::new(),
    };
    let coded: Vec<u8> = sources.iter().map(|&s| s as u8).collect();
    let sources = spread(shape, &coded).into_iter().map(decoded).collect();
    Step {
        kind: operation.act.kind(),
        before: parts.iter().copied().zip(&operation.before).map(sight).collect(),
        after: operation.after.as_ref().map(|after| sight((part, after))),
        pool: pool(operation),
        sources,
    }
}

/// One step inside an operation that makes many, by its number from 1, as it is drawn: the board before it and after it.
pub fn step_within(shape: Shape, operation: &Operation, number: u32) -> Option<Step> {
    let (trail, start, at) = (operation.trail()?, operation.before.first()?, number.checked_sub(1)? as usize);
    let taken = trail.steps.get(at)?;
    let fitness = at.checked_sub(1).and_then(|k| trail.steps.get(k)).map_or(start.fitness, |step| step.fitness);
    let before = Individual { rank: start.rank, cells: trail.board(&start.cells, at), fitness };
    let after = Individual { rank: start.rank, cells: trail.board(&start.cells, at + 1), fitness: taken.fitness };
    Some(step(shape, &Operation { act: operation.act.clone(), before: vec![before], after: Some(after) }))
}

/// The parts of those who are there before an operation, and of the one who comes of it.
fn parts(operation: &Operation) -> (&'static [Part], Part) {
    match (&operation.act, operation.before.len(), operation.after.is_some()) {
        (Act::Replace { rank: Some(_), .. }, ..) => (&[Part::Leaves], Part::TakesItsPlace),
        (Act::Replace { rank: None, .. }, ..) => (&[Part::Stays], Part::Dropped),
        (_, 2.., _) => (&[Part::ParentA, Part::ParentB], Part::Child),
        (_, _, false) => (&[Part::Board], Part::After),
        _ => (&[Part::Before], Part::After),
    }
}

fn source(origin: Origin) -> Source {
    match origin {
        Origin::Both => Source::Same,
        Origin::First => Source::First,
        Origin::Second => Source::Second,
        Origin::New => Source::New,
    }
}

fn decoded(code: u8) -> Source {
    [Source::Same, Source::First, Source::Second, Source::New][usize::from(code).min(3)]
}

/// The numbers of houses in conflict, or that a square is open.
fn heat_or_open(shape: Shape, cells: &[u8]) -> Vec<u8> {
    let digits = spread(shape, cells);
    heat(shape, cells).into_iter().zip(digits).map(|(heat, digit)| if digit == 0 { OPEN } else { heat }).collect()
}

/// The population from a rank on.
pub fn population(run: &Run, from: u32) -> Population {
    let shape = run.puzzle().shape();
    let population = run.search().members();
    let from = (from as usize).min(population.len().saturating_sub(1));
    let drawn = &population[from..population.len().min(from + DRAWN)];
    let standing = run.search().standing();
    Population {
        generation: run.row().generation,
        size: population.len() as u32,
        from: from as u32,
        fitness: drawn.iter().map(|(_, fitness)| *fitness).collect(),
        standing: standing.into_iter().skip(from).take(drawn.len()).collect(),
        heat: drawn.iter().flat_map(|(cells, _)| heat_or_open(shape, cells)).collect(),
        agreement: agreement(shape, population.iter().map(|(cells, _)| cells.as_slice())),
    }
}
