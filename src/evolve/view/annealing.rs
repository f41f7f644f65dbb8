//! Annealing: the temperature, and what was tried and kept at it.

use serde::{Deserialize, Serialize};

use crate::evolve::view::moves::Moves;

/// What happens inside: the temperature, and what the last chain tried and kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Annealing {
    /// Of the last chain, of the next one, and of the first.
    pub temperature: f64,
    /// Temperature of the next chain.
    pub next: f64,
    /// Temperature of the first chain.
    pub initial: f64,
    /// The probability with which the last chain kept an exchange that made one more duplicate.
    pub by_one: f64,
    /// Of the last chain.
    pub moves: Moves,
    /// At the end of the last chain, and the lowest at the end of any.
    pub cost: u32,
    /// Lowest cost of the run.
    pub lowest: u32,
    /// Chains in a row that did not end lower than the one before, and after how many it is heated again.
    pub waited: u32,
    /// Chains without an improvement after which it is heated again.
    pub patience: u32,
    /// How often it was heated again.
    pub reheats: u32,
}
