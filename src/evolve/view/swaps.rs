//! Digit counts of the best board, and what became of swaps inside boxes.

use serde::{Deserialize, Serialize};

/// What became of the swaps that were tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swaps {
    /// Swaps that were tried.
    pub tried: u32,
    /// Not done because one of the two squares holds a given.
    pub given: u32,
    /// Refused by the rule.
    pub refused: u32,
    /// Swaps that were made.
    pub done: u32,
}

/// The paper's help table for the best board, its age, and the fate of the swaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwapTable {
    /// How often each digit stands in each row of the best board: digit d of row r at `r · side + d − 1`.
    pub rows: Vec<u8>,
    /// The same for columns.
    pub columns: Vec<u8>,
    /// Fitness of the best board.
    pub fitness: u32,
    /// Its age, which is added to its fitness when the next generation is sorted.
    pub age: u32,
    /// Generations until the population is begun anew.
    pub restart_in: u32,
    /// What became of the swaps of the last generation.
    pub swaps: Swaps,
    /// Children of the last generation whose two parents were the same individual.
    pub one_parent: u32,
}
