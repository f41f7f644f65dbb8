//! The members of a population.

use serde::{Deserialize, Serialize};

/// A member of a population.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Its fitness.
    pub fitness: u32,
    /// Generations it has survived.
    pub age: u32,
}
