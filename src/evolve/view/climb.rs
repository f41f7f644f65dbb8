//! Hill climbing: what it tried and kept, and its plateau.

use serde::{Deserialize, Serialize};

use crate::evolve::view::moves::Moves;

/// What happens inside: what the last generation tried and kept, and how long the climber has stood on its plateau.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climb {
    /// Of the last generation.
    pub moves: Moves,
    /// Now, and the lowest of the run.
    pub cost: u32,
    /// Lowest cost of the run.
    pub lowest: u32,
    /// Trials since the last improvement, and after how many it starts over; 0 is never.
    pub waited: u64,
    /// Trials without an improvement after which it restarts.
    pub patience: u64,
    /// How often it started over.
    pub restarts: u32,
}
