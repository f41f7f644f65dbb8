//! Elimination: the digits left in each square, and what the last iteration did.

use serde::{Deserialize, Serialize};

use crate::exact::elimination::{Placed, Removed};

/// The valid-values board and what the last iteration did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValidValues {
    /// Iterations done so far.
    pub iteration: u32,
    /// Digits left in each square as a mask, digit d is bit d − 1; `solution` has 0 where a square is open.
    pub valid: Vec<u32>,
    /// Digits of all squares; 0 is open.
    pub solution: Vec<u8>,
    /// What the iteration removed, at most 2,000 of `removed_in_all`.
    pub removed: Vec<Removed>,
    /// How many it removed in all.
    pub removed_in_all: u32,
    /// Digits that the last iteration placed.
    pub placed: Vec<Placed>,
}
