//! An operation in plain sentences, as it is read aloud to a class. Individuals and lines are counted from 1.

pub mod lines;
pub mod messages;
#[cfg(test)]
mod tests;
pub mod within;

use crate::evolve::operation::{Act, Draw, Individual, Kind, Operation, Origin};
use crate::exact::elimination::{Placed, Removed};
use crate::puzzle::{HouseKind, Layout, Shape};
use crate::say::list::Items;
use crate::say::number::{Count, Noun, Number};
use crate::say::operation::lines::{Lines, Pairs, SquareName};
use crate::say::operation::messages::{Change, Crossover, Elimination, Selection, Survival, Who};

labels! {
    /// Kinds of operators as headings.
    pub enum Heading {
        Selection => "Selection",
        Crossover => "Crossover",
        GuessCrossover => "Crossover of guesses",
        FirstGuesses => "First guesses",
        Growth => "Growth and mutation",
        Tabu => "Tabu search",
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
        Act::Grow { .. } | Act::Tabu { .. } | Act::Mutate { .. } | Act::Swap { .. } | Act::Swaps { .. } => {
            changed(operation, side)
        }
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
        Act::Grow { .. } | Act::Tabu { .. } | Act::Swap { .. } | Act::Remove { .. } | Act::Place { .. }
    )
}

/// Sentences one after the other; empty ones are left out.
fn joined<const N: usize>(sentences: [String; N]) -> String {
    let told: Vec<String> = sentences.into_iter().filter(|s| !s.is_empty()).collect();
    told.join(" ")
}

fn number(n: u32) -> Number {
    Number(n.into())
}

fn count(n: usize, noun: Noun) -> Count {
    Count::of(n as u64, noun)
}

fn guesses(n: u32) -> Count {
    count(n as usize, Noun::Guess)
}

fn who(individual: &Individual) -> Who {
    Who::Individual { number: number(individual.rank + 1), fitness: number(individual.fitness) }
}

/// The fitness of the child that came of it.
fn child(operation: &Operation) -> String {
    operation.after.as_ref().map_or(String::new(), |a| Crossover::Fitness { fitness: number(a.fitness) }.text())
}

/// Who was drawn, from whom, and who was rejected.
fn selection(before: &[Individual], draw: Draw, pool: usize, refused: &[(u32, u32)]) -> String {
    const FEW: usize = 3;
    let [a, b] = before else { return String::new() };
    let drawn = match a.rank == b.rank {
        true => Selection::Twice { who: who(a) },
        false => Selection::Two { first: who(a), second: who(b) },
    };
    let from = match draw {
        Draw::Rank => Selection::ByRank { pool: count(pool, Noun::Individual), times: Number(pool as u64) },
        Draw::Even => Selection::Uniform { pool: count(pool, Noun::Individual) },
        Draw::Top if pool == 1 => Selection::OnlyBest,
        Draw::Top => Selection::Shrinking { best: Number(pool as u64) },
        Draw::Turn => Selection::InTurn { pool: count(pool, Noun::Individual) },
        Draw::Tournament(1) => Selection::Uniform { pool: count(pool, Noun::Individual) },
        Draw::Tournament(of) => Selection::Tournament { of: number(of), pool: count(pool, Noun::Individual) },
    };
    let pairs = Pairs(refused.iter().take(FEW).copied().collect());
    let rejected = match refused.len() {
        0 => String::new(),
        n if n > FEW => Selection::RejectedSome { pairs, more: Number((n - FEW) as u64) }.text(),
        _ => Selection::Rejected { pairs }.text(),
    };
    joined([drawn.text(), from.text(), rejected])
}

/// A child of whole rows, columns or boxes; those of the second parent are named.
fn lines(operation: &Operation, kind: HouseKind, second: &[u16], side: usize) -> String {
    let [a, b] = operation.before.as_slice() else { return String::new() };
    let (first, of, rest) = (who(a), who(b), who(a));
    let told = || Lines::new(second, side);
    let on_one_face = second.iter().all(|&k| usize::from(k) < side);
    let made = match (kind, second.len()) {
        _ if a.rank == b.rank => Crossover::Copy { who: first },
        _ if a.cells == b.cells => Crossover::SameDigits { first, second: of },
        (HouseKind::Row, 0) => Crossover::AllRows { of: first, none: of },
        (HouseKind::Column, 0) => Crossover::AllColumns { of: first, none: of },
        (HouseKind::Box, 0) => Crossover::AllBoxes { of: first, none: of },
        (HouseKind::Row, 1) if on_one_face => Crossover::Row { row: told(), of, rest },
        (HouseKind::Column, 1) if on_one_face => Crossover::Column { column: told(), of, rest },
        (HouseKind::Box, 1) if on_one_face => Crossover::Box { number: told(), of, rest },
        (HouseKind::Row, _) => Crossover::Rows { rows: told(), of, rest },
        (HouseKind::Column, _) => Crossover::Columns { columns: told(), of, rest },
        (HouseKind::Box, _) => Crossover::Boxes { boxes: told(), of, rest },
    };
    joined([made.text(), child(operation)])
}

/// A child whose squares come from both parents one by one.
fn square_by_square(operation: &Operation, way: Crossover) -> String {
    let [a, b] = operation.before.as_slice() else { return String::new() };
    let origins = operation.origins().unwrap_or_default();
    let of = |origin| Number(origins.iter().filter(|o| **o == origin).count() as u64);
    let shares = Crossover::Shares {
        from_first: of(Origin::First),
        first: who(a),
        from_second: of(Origin::Second),
        second: who(b),
        both: of(Origin::Both),
        neither: of(Origin::New),
    };
    joined([way.text(), shares.text(), child(operation)])
}

/// An individual made of guesses, and the squares that it leaves empty.
fn guessed(made: Crossover, refused: u32, after: Option<&Individual>) -> String {
    let undone = match refused {
        0 => String::new(),
        n => Crossover::Undone { guesses: guesses(n) }.text(),
    };
    let empty = after.map_or(String::new(), |a| Crossover::Empty { squares: number(a.fitness) }.text());
    joined([made.text(), undone, empty])
}

/// One individual before and after.
fn changed(operation: &Operation, side: usize) -> String {
    let ([before], Some(after)) = (operation.before.as_slice(), &operation.after) else { return String::new() };
    // A child is counted in the order of birth.
    let individual = number(before.rank + 1);
    let swaps = |n: u32| count(n as usize, Noun::Swap);
    let made = match operation.act {
        Act::Permute { houses: 0, .. } => return Change::NoMutation { number: individual }.text(),
        Act::Permute { kind, houses } => {
            let noun = match kind {
                HouseKind::Row => Noun::Row,
                HouseKind::Column => Noun::Column,
                HouseKind::Box => Noun::Box,
            };
            Change::Permuted { number: individual, houses: count(houses as usize, noun) }
        }
        Act::Mutate { done: 0, refused: 0 } => return Change::NoSwap { number: individual }.text(),
        Act::Mutate { done: 0, refused } => {
            return Change::AllRejected { number: individual, swaps: swaps(refused) }.text();
        }
        Act::Mutate { done, refused: 0 } => Change::Mutation { number: individual, swaps: swaps(done) },
        Act::Mutate { done, refused } => {
            Change::MutationRejected { number: individual, swaps: swaps(done), rejected: number(refused) }
        }
        Act::Grow { iterations, mutations, .. } => Change::Growth {
            number: individual,
            steps: count(iterations as usize, Noun::Step),
            mutations: count(mutations as usize, Noun::Mutation),
        },
        Act::Tabu { moves, .. } => Change::Tabu { number: individual, moves: count(moves as usize, Noun::Move) },
        Act::Swaps { tried, kept } => Change::MoreSwaps { number: individual, tried: swaps(tried), kept: number(kept) },
        Act::Swap { squares: (a, b), undone } => {
            let (first, second) = (SquareName { square: a, side }, SquareName { square: b, side });
            match undone {
                0 => Change::Swap { first, second },
                n => Change::SwapAfter { first, second, undone: swaps(n) },
            }
        }
        _ => return String::new(),
    };
    let squares = match (&operation.act, operation.changed()) {
        (Act::Swap { .. }, _) | (_, None) => String::new(),
        (_, Some(changed)) => Change::Squares { changed: count(changed.len(), Noun::Square) }.text(),
    };
    let fitness = match before.fitness == after.fitness {
        true => Change::SameFitness { fitness: number(after.fitness) },
        false => Change::Better { before: number(before.fitness), after: number(after.fitness) },
    };
    joined([made.text(), squares, fitness.text()])
}

/// Children take the places of all but the elite.
fn succession(elite: u32, parents: &[u32], children: &[u32]) -> String {
    let kept = match elite {
        0 => String::new(),
        1 => Survival::Elite.text(),
        n => Survival::Elites { kept: number(n) }.text(),
    };
    let best = parents.get(elite as usize..).and_then(|replaced| replaced.iter().min());
    let best = best.map_or(String::new(), |&fitness| Survival::BestReplaced { fitness: number(fitness) }.text());
    joined([kept, Survival::Replaced { children: count(children.len(), Noun::Child) }.text(), best])
}

/// Who stays of parents and children.
fn survival(parents: u32, kept: &[u32], aged: &[u32], fitness: &[u32]) -> String {
    let children = fitness.len().saturating_sub(parents as usize);
    let kept_children = kept.iter().filter(|&&k| k >= parents).count();
    let survive = Survival::Survive {
        parents: count(parents as usize, Noun::Parent),
        children: count(children, Noun::Child),
        kept_parents: count(kept.len() - kept_children, Noun::Parent),
        kept_children: count(kept_children, Noun::Child),
    };
    let old = match aged.len() {
        0 => String::new(),
        n => Survival::Aged { individuals: count(n, Noun::Individual) }.text(),
    };
    let leaves = |k: &usize| !kept.contains(&(*k as u32)) && !aged.contains(&(*k as u32));
    let best = (0..fitness.len()).filter(leaves).map(|k| fitness[k]).min();
    let worst = kept.iter().filter_map(|&k| fitness.get(k as usize)).max();
    let border = worst.zip(best).map(|(&w, b)| Survival::Border { worst: number(w), best: number(b) }.text());
    joined([survive.text(), old, border.unwrap_or_default()])
}

/// A child that meets one whose place it may take.
fn replacement(operation: &Operation, takes: bool, alike: bool) -> String {
    let ([rival], Some(child)) = (operation.before.as_slice(), &operation.after) else { return String::new() };
    let (fitness, rival) = (number(child.fitness), who(rival));
    let told = match (takes, alike) {
        (true, true) => Survival::ReplacesAlike { fitness, rival },
        (true, false) => Survival::Replaces { fitness, rival },
        (false, true) => Survival::DroppedAlike { fitness, rival },
        (false, false) => Survival::Dropped { fitness, rival },
    };
    told.text()
}

/// The digits that a square loses, with what rules each out.
fn removal(removed: &[Removed], layout: &Layout) -> String {
    let Some(first) = removed.first() else { return String::new() };
    let square = layout.name(first.square);
    if removed.iter().all(|removed| removed.house.is_none()) {
        return Elimination::Solved { square }.text();
    }
    let told = removed.iter().map(|&Removed { digit, seen, house, .. }| match house {
        Some(house) => Elimination::Seen { digit, square: layout.name(seen), house: layout.house_name(house) }.text(),
        None => Elimination::Digit { digit }.text(),
    });
    Elimination::Removed { square, digits: Items::of(told) }.text()
}

fn placement(&Placed { square, digit, house }: &Placed, layout: &Layout) -> String {
    let square = layout.name(square);
    match house {
        None => Elimination::OnlyDigit { square, digit }.text(),
        Some(house) => Elimination::OnlyPlace { square, digit, house: layout.house_name(house) }.text(),
    }
}
