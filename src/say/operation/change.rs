//! What changes one individual: mutation, growth, swaps.

use crate::evolve::operation::Operation;
use crate::say::number::Noun;
use crate::say::operation::said::{Said, individual};
use crate::say::words::{capital, paragraph};

impl Operation {
    /// How many squares changed, and what became of the fitness.
    fn change(&self) -> Option<Said> {
        let ([before], Some(after)) = (self.before.as_slice(), &self.after) else { return None };
        let squares = Noun::Square.of(self.changed()?.len());
        Some(match before.fitness == after.fitness {
            true => Said::ChangedAlike { squares, after: after.fitness.into() },
            false => Said::Changed { squares, before: before.fitness.into(), after: after.fitness.into() },
        })
    }

    /// What was done to one individual, and what came of it.
    fn told(&self, did: Said) -> String {
        self.change().map(|change| paragraph([capital(&did.text()), change.text()])).unwrap_or_default()
    }

    /// Swaps inside the boxes of a child; children are counted as they are born.
    pub(super) fn mutated(&self, done: u32, refused: u32) -> String {
        let child = Noun::Child.nth(self.after.as_ref().map_or(0, |after| after.rank) + 1);
        let rejected = Said::SwapsRefused { swaps: Noun::Swap.of(refused) };
        if done == 0 {
            let why = if refused == 0 { Said::NoSwap } else { rejected };
            return paragraph([capital(&Said::Unchanged { child }.text()), why.text()]);
        }
        let Some(change) = self.change() else { return String::new() };
        let rejected = if refused == 0 { String::new() } else { rejected.text() };
        let did = Said::Mutated { child, swaps: Noun::Swap.of(done) };
        paragraph([capital(&did.text()), rejected, change.text()])
    }

    pub(super) fn grown(&self, steps: u32, mutations: u32) -> String {
        let [before] = self.before.as_slice() else { return String::new() };
        let (steps, mutations) = (Noun::Step.of(steps), Noun::Mutation.of(mutations));
        self.told(Said::Grown { individual: individual(before), steps, mutations })
    }

    /// One-square changes under tabu memory.
    pub(super) fn walked(&self, moves: u32) -> String {
        let [before] = self.before.as_slice() else { return String::new() };
        self.told(Said::Walked { individual: individual(before), moves: Noun::Move.of(moves) })
    }

    /// Swaps that are not told one by one.
    pub(super) fn swaps(&self, tried: u32, kept: u32) -> String {
        let [before] = self.before.as_slice() else { return String::new() };
        self.told(Said::Swaps { individual: individual(before), tried: Noun::Swap.of(tried), kept: kept.into() })
    }

    /// One swap that was kept.
    pub(super) fn swapped(&self, (a, b): (u16, u16), undone: u32, side: usize) -> String {
        let name = |s: u16| format!("r{}c{}", usize::from(s) / side + 1, usize::from(s) % side + 1);
        let (a, b) = (name(a), name(b));
        let did = match undone {
            0 => Said::Swapped { a, b },
            n => Said::SwappedAfter { a, b, undone: Noun::Swap.of(n) },
        };
        let change = match (self.before.first(), &self.after) {
            (Some(before), Some(after)) if before.fitness == after.fitness => {
                Said::FitnessAlike { after: after.fitness.into() }.text()
            }
            (Some(before), Some(after)) => {
                Said::Fitness { before: before.fitness.into(), after: after.fitness.into() }.text()
            }
            _ => String::new(),
        };
        paragraph([did.text(), change])
    }
}
