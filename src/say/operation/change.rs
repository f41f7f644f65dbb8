//! One individual before and after: growth, tabu search, search by weights, mutation, swaps.

use crate::evolve::operation::{Act, Operation};
use crate::puzzle::HouseKind;
use crate::say::number::Noun;
use crate::say::operation::lines::SquareName;
use crate::say::operation::messages::Change;
use crate::say::operation::terms::{count, joined, number};

/// One individual before and after.
pub(super) fn changed(operation: &Operation, side: usize) -> String {
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
        Act::Weights { moves, .. } => Change::Weights { number: individual, steps: count(moves as usize, Noun::Step) },
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
