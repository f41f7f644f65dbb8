//! What several sentences about an operation have in common: numbers, counts, and who took part.

use crate::evolve::operation::Individual;
use crate::say::number::{Count, Noun, Number};
use crate::say::operation::messages::Who;

/// Sentences one after the other; empty ones are left out.
pub(super) fn joined<const N: usize>(sentences: [String; N]) -> String {
    let told: Vec<String> = sentences.into_iter().filter(|s| !s.is_empty()).collect();
    told.join(" ")
}

pub(super) fn number(n: u32) -> Number {
    Number(n.into())
}

pub(super) fn count(n: usize, noun: Noun) -> Count {
    Count::of(n as u64, noun)
}

pub(super) fn guesses(n: u32) -> Count {
    count(n as usize, Noun::Guess)
}

pub(super) fn who(individual: &Individual) -> Who {
    Who::Individual { number: number(individual.rank + 1), fitness: number(individual.fitness) }
}
