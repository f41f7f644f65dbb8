//! Hill climbing: what it tried and kept, and its plateau.

use serde::{Deserialize, Serialize};

use crate::evolve::view::moves::Moves;

/// What the last generation tried and kept, and how long the climber has stood on its plateau.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climb {
    /// What became of the exchanges of the last generation.
    pub moves: Moves,
    /// Cost of the board now: digits missing in rows, columns and boxes.
    pub cost: u32,
    /// Lowest cost of the run.
    pub lowest: u32,
    /// Trials since the last improvement.
    pub waited: u64,
    /// Trials without an improvement after which it restarts; 0 is never.
    pub patience: u64,
    /// How often it has restarted.
    pub restarts: u32,
}
