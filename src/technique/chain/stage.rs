//! The stages of the search for chains, and how one is run from within another.

use crate::technique::board::Board;
use crate::technique::chain::collect::Collector;
use crate::technique::ground::Ground;

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

/// What collects the hints of a stage: handed down to where chains are sought within chains.
pub(crate) type Weigh = fn(&'static Ground, &Board, Stage, &mut Collector);
