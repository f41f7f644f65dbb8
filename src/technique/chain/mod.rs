//! Chains of implications: cycles and forcing chains, Nishio, chains from every candidate of a square or every place of a
//! house, and dynamic ones that take into account what they exclude, up to chains within chains.
//!
//! All hints of a stage are weighed, and the lowest rated, then the shortest, is taken.

mod aside;
mod bitset;
mod collect;
mod cycle;
mod follow;
mod graph;
pub(crate) mod hint;
mod index;
mod parents;
mod run;
mod several;
mod unary;

use crate::technique::board::Board;
use crate::technique::chain::collect::Collector;
use crate::technique::ground::Ground;
use crate::technique::step::Step;

/// A stage of the search for chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Cycles and forcing chains.
    Unary,
    /// Chains of one digit, dynamic.
    Nishio,
    /// Chains from every candidate of a square or every place of a house.
    Multiple,
    /// The same and contradictions, dynamic. Level 1 takes simple steps on its way, 2 and 3 chains, 4 and 5 dynamic chains.
    Dynamic(u8),
}

/// The best step of a stage.
pub fn best(ground: &'static Ground, board: &Board, stage: Stage) -> Option<Step> {
    let mut collector = Collector::best();
    run_stage(ground, board, stage, &mut collector);
    collector.into_best().map(|hint| hint.step())
}

fn run_stage(ground: &'static Ground, board: &Board, stage: Stage, collector: &mut Collector) {
    match stage {
        Stage::Unary => unary::collect(ground, board, collector),
        _ => several::collect(ground, board, stage, collector),
    }
}
