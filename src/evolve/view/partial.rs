//! Annealing on a partial board: where the temperature is in its course, and what the last chain did.

use serde::{Deserialize, Serialize};

/// What the temperature does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// It falls, until the board begins to freeze.
    Cool,
    /// It falls slowly through the window in which the board freezes.
    Sweep,
    /// It rises, until the board has melted.
    Heat,
}

/// The moves of a chain that were drawn, and those that were made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried {
    /// How many were drawn.
    pub drawn: u32,
    /// How many of them were made.
    pub made: u32,
}

/// The temperature, and what the last chain did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PartialBoard {
    /// Temperature of the last chain.
    pub temperature: f64,
    /// Temperature of the next chain.
    pub next: f64,
    /// What the temperature does now.
    pub phase: Phase,
    /// Temperatures at which the present sweep began and at which it ends; none between two sweeps.
    pub window: Option<(f64, f64)>,
    /// Sweeps that have ended.
    pub sweeps: u32,
    /// The probability with which the last chain drove out two digits for one.
    pub by_one: f64,
    /// The moves of the last chain, by how many digits had to go: 0 to 3.
    pub moves: [Tried; 4],
    /// Open squares (and conflicts between givens) now.
    pub open: u32,
    /// The energy: how many there were in the last chain, in the mean.
    pub energy: f64,
    /// The fewest at the end of any chain.
    pub least: u32,
}
