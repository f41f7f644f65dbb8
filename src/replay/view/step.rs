//! An operator at work: who took part, what came of it, and where its digits come from.

use serde::{Deserialize, Serialize};

use crate::evolve::operation::{Act, Individual, Kind, Operation, Origin};
use crate::puzzle::Shape;
use crate::replay::heat::spread;
use crate::replay::pool::{Group, pool};
use crate::replay::view::sight::Sight;

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
