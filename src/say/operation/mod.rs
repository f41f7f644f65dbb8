//! An operation in plain sentences, as it is read aloud to a class. Individuals and lines are counted from 1.

mod change;
mod crossover;
mod elimination;
pub mod lines;
pub mod messages;
mod survival;
mod terms;
#[cfg(test)]
mod tests;
pub mod within;

use crate::evolve::operation::{Act, Kind, Operation};
use crate::puzzle::{HouseKind, Layout, Shape};
use crate::say::operation::change::changed;
use crate::say::operation::crossover::{child, guessed, lines, selection, square_by_square};
use crate::say::operation::elimination::{placement, removal};
use crate::say::operation::messages::{Change, Crossover};
use crate::say::operation::survival::{replacement, succession, survival};
use crate::say::operation::terms::{guesses, joined, who};

labels! {
    /// Kinds of operators as headings.
    pub enum Heading {
        Selection => "Selection",
        Crossover => "Crossover",
        GuessCrossover => "Crossover of guesses",
        FirstGuesses => "First guesses",
        Growth => "Growth and mutation",
        Tabu => "Tabu search",
        Weights => "Search by weights",
        Mutation => "Mutation",
        Swap => "Swap",
        MoreSwaps => "More swaps",
        Survival => "Survival",
        Replacement => "Replacement",
        Reset => "Reset",
        Restart => "Restart",
        Solution => "Solution found",
        Elimination => "Elimination",
        Placement => "Placement",
    }
}

/// The heading of a kind of operator.
pub fn heading(kind: Kind) -> &'static str {
    let heading = match kind {
        Kind::Selection => Heading::Selection,
        Kind::Crossover => Heading::Crossover,
        Kind::GuessCrossover => Heading::GuessCrossover,
        Kind::FirstGuesses => Heading::FirstGuesses,
        Kind::Growth => Heading::Growth,
        Kind::Tabu => Heading::Tabu,
        Kind::Weights => Heading::Weights,
        Kind::Mutation => Heading::Mutation,
        Kind::Swap => Heading::Swap,
        Kind::MoreSwaps => Heading::MoreSwaps,
        Kind::Survival => Heading::Survival,
        Kind::Replacement => Heading::Replacement,
        Kind::Reset => Heading::Reset,
        Kind::Restart => Heading::Restart,
        Kind::Solution => Heading::Solution,
        Kind::Elimination => Heading::Elimination,
        Kind::Placement => Heading::Placement,
    };
    heading.text()
}

/// What happened on a board of this shape; empty where an operation lacks who took part.
pub fn sentence(operation: &Operation, shape: Shape) -> String {
    let Operation { act, before, after } = operation;
    let side = shape.side();
    match act {
        Act::Select { draw, fitness, refused } => selection(before, *draw, fitness.len(), refused),
        Act::Lines { kind, second } => lines(operation, *kind, second, side),
        Act::Boxes { second } => lines(operation, HouseKind::Box, second, side),
        Act::Squares => square_by_square(operation, Crossover::SquareBySquare),
        Act::Path => square_by_square(operation, Crossover::ShortestPath),
        Act::Colour => match before.as_slice() {
            [a, b] => joined([Crossover::WholeHouses { first: who(a), second: who(b) }.text(), child(operation)]),
            _ => String::new(),
        },
        Act::Guess { first, second, fresh, refused } => {
            let (first, second, fresh) = (guesses(*first), guesses(*second), guesses(*fresh));
            guessed(Crossover::Guesses { first, second, fresh }, *refused, after.as_ref())
        }
        Act::Begin { fresh, refused } => {
            guessed(Crossover::FirstGuesses { fresh: guesses(*fresh) }, *refused, after.as_ref())
        }
        Act::Grow { .. } | Act::Tabu { .. } | Act::Weights { .. } | Act::Mutate { .. } => changed(operation, side),
        Act::Swap { .. } | Act::Swaps { .. } => changed(operation, side),
        Act::Permute { .. } => changed(operation, side),
        Act::Succeed { elite, parents, children } => succession(*elite, parents, children),
        Act::Survive { parents, kept, aged, fitness } => survival(*parents, kept, aged, fitness),
        Act::Replace { rank, alike } => replacement(operation, rank.is_some(), *alike),
        Act::Found { new: true } => Change::NewSolution.text(),
        Act::Found { new: false } => Change::KnownSolution.text(),
        Act::Remove { removed } => removal(removed, Layout::of(shape)),
        Act::Place { placed } => placement(placed, Layout::of(shape)),
        Act::Reset => Change::Reset.text(),
        Act::Restart => Change::Restart.text(),
    }
}

/// Whether the sentence names squares by row and column, as `r1c3`.
pub fn names_squares(operation: &Operation) -> bool {
    matches!(
        operation.act,
        Act::Grow { .. }
            | Act::Tabu { .. }
            | Act::Weights { .. }
            | Act::Swap { .. }
            | Act::Remove { .. }
            | Act::Place { .. }
    )
}
