//! An operation in plain sentences, as it is read aloud to a class. Individuals and lines are counted from 1.

mod change;
mod heredity;
pub mod name;
pub mod said;
mod selection;
#[cfg(test)]
mod tests;

use crate::evolve::operation::{Act, Operation};
use crate::say::operation::said::Said;

impl Operation {
    /// What happened. `side` is the number of digits, so that lines of a cube are told from those of a board.
    pub fn sentence(&self, side: usize) -> String {
        match &self.act {
            Act::Select { draw, fitness, refused } => self.selected(*draw, fitness.len(), refused),
            Act::Lines { kind, second } => self.lines(second, kind.name(), kind.names(), side),
            Act::Boxes { second } => self.lines(second, "box", "boxes", side),
            Act::Squares | Act::Path => self.between(),
            Act::Mutate { done, refused } => self.mutated(*done, *refused),
            Act::Grow { iterations, mutations } => self.grown(*iterations, *mutations),
            Act::Tabu { moves } => self.walked(*moves),
            Act::Guess { first, second, fresh, refused } => self.guessed(*first, *second, *fresh, *refused),
            Act::Begin { fresh, refused } => self.begun(*fresh, *refused),
            Act::Colour => self.coloured(),
            Act::Swap { squares, undone } => self.swapped(*squares, *undone, side),
            Act::Swaps { tried, kept } => self.swaps(*tried, *kept),
            Act::Succeed { elite, parents, children } => self.succeeded(*elite, parents, children),
            Act::Found { new: true } => Said::FoundNew.text(),
            Act::Found { new: false } => Said::FoundKnown.text(),
            Act::Conclude { text, .. } => text.clone(),
            Act::Survive { parents, kept, aged, fitness } => self.survived(*parents, kept, aged, fitness),
            Act::Replace { rank, alike } => self.replaced(rank.is_some(), *alike),
            Act::Reset => Said::Reset.text(),
            Act::Restart => Said::Restart.text(),
        }
    }
}
