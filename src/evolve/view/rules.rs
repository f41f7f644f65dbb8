//! What the mode that learns shows of its state.

use serde::{Deserialize, Serialize};

use crate::evolve::view::own::Guesses;

/// That a square holds a digit, or that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// The square.
    pub square: u16,
    /// 0 is digit 1.
    pub digit: u8,
    /// Whether the square holds it.
    pub holds: bool,
}

/// The population, and what it has learnt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The population.
    pub guesses: Guesses,
    /// Rules learnt so far.
    pub learnt: u64,
    /// How many of more than one statement are kept.
    pub kept: u32,
    /// The rule that was learnt last: these are not all true together. Empty before the first.
    pub latest: Vec<Statement>,
}
