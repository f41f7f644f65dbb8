//! What operators are called.

use crate::evolve::operation::Act;

labels! {
    /// Operators of evolution, and the steps of other methods.
    pub enum Operator {
        Selection => "selection",
        Crossover => "crossover",
        GuessCrossover => "crossover of guesses",
        FirstGuesses => "first guesses",
        Growth => "growth and mutation",
        Tabu => "tabu search",
        Mutation => "mutation",
        Swap => "swap",
        Swaps => "more swaps",
        Survival => "survival",
        Replacement => "replacement",
        Reset => "reset",
        Restart => "restart",
        Found => "solution",
        Conclusion => "conclusion",
    }
}

impl Act {
    /// What kind of operator this is.
    pub const fn name(&self) -> &'static str {
        let operator = match self {
            Act::Select { .. } => Operator::Selection,
            Act::Lines { .. } | Act::Boxes { .. } | Act::Squares | Act::Path | Act::Colour => Operator::Crossover,
            Act::Guess { .. } => Operator::GuessCrossover,
            Act::Begin { .. } => Operator::FirstGuesses,
            Act::Grow { .. } => Operator::Growth,
            Act::Tabu { .. } => Operator::Tabu,
            Act::Mutate { .. } => Operator::Mutation,
            Act::Swap { .. } => Operator::Swap,
            Act::Swaps { .. } => Operator::Swaps,
            Act::Survive { .. } | Act::Succeed { .. } => Operator::Survival,
            Act::Replace { .. } => Operator::Replacement,
            Act::Reset => Operator::Reset,
            Act::Restart => Operator::Restart,
            Act::Found { .. } => Operator::Found,
            Act::Conclude { .. } => Operator::Conclusion,
        };
        operator.text()
    }
}
