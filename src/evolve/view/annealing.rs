//! Annealing: the temperature, and what was tried and kept at it.

use serde::{Deserialize, Serialize};

use crate::evolve::view::moves::Moves;

/// The temperature, and what the last chain tried and kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Annealing {
    /// Temperature of the last chain.
    pub temperature: f64,
    /// Temperature of the next chain.
    pub next: f64,
    /// Temperature of the first chain.
    pub initial: f64,
    /// The probability with which the last chain kept an exchange that made one more duplicate.
    pub by_one: f64,
    /// What became of the exchanges of the last chain.
    pub moves: Moves,
    /// Cost (digits missing in rows and columns) at the end of the last chain.
    pub cost: u32,
    /// Lowest cost at the end of any chain.
    pub lowest: u32,
    /// Chains in a row that did not end lower than the one before.
    pub waited: u32,
    /// So many such chains in a row reheat it.
    pub patience: u32,
    /// How often it was heated again.
    pub reheats: u32,
}
