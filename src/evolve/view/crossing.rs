//! Two parents and their child, and how far apart they are.

use serde::{Deserialize, Serialize};

/// How far apart two parents and their child are in a row, under the crossover's own distance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Apart {
    /// From one parent to the other.
    pub parents: u32,
    /// From the first parent to the child.
    pub from_first: u32,
    /// From the second parent to the child.
    pub from_second: u32,
}

/// The best child of the last generation, and the two parents that it lies between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crossing {
    /// Digits of the two parents.
    pub parents: [Vec<u8>; 2],
    /// Digits of the child.
    pub child: Vec<u8>,
    /// Fitness of the two parents.
    pub of_parents: [u32; 2],
    /// Fitness of the child.
    pub of_child: u32,
    /// Row by row; `None` where the parents' digits differ, which happens only where givens repeat.
    pub rows: Vec<Option<Apart>>,
    /// Whether distances count swaps; else they count squares that differ.
    pub swaps: bool,
}
