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
mod stage;
mod unary;

pub use crate::technique::chain::stage::Stage;

use crate::technique::board::Board;
use crate::technique::chain::collect::Collector;
use crate::technique::ground::Ground;
use crate::technique::step::Step;

/// The best step of a stage.
pub fn best(ground: &'static Ground, board: &Board, stage: Stage) -> Option<Step> {
    let mut collector = Collector::best();
    weigh(ground, board, stage, &mut collector);
    collector.into_best().map(|hint| hint.step())
}

fn weigh(ground: &'static Ground, board: &Board, stage: Stage, collector: &mut Collector) {
    match stage {
        Stage::Unary => unary::collect(ground, board, collector),
        _ => several::collect(ground, board, stage, weigh, collector),
    }
}
