//! What the project's own algorithm shows of its state.

use serde::{Deserialize, Serialize};

/// Where an individual has a guess from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// The first parent.
    FirstParent,
    /// The second parent.
    SecondParent,
    /// Its own, made where its parents left squares open.
    Own,
    /// It came from another island.
    Island,
}

/// A digit guessed on a square, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guess {
    /// The square.
    pub square: u16,
    /// 0 is digit 1.
    pub digit: u8,
    /// Where it comes from.
    pub from: Origin,
    /// Squares that it decides, itself and the singles that follow.
    pub decided: u16,
}

/// The hybrid's population: what the best has guessed, in order, and how everyone stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guesses {
    /// Squares that the givens and their singles leave open.
    pub ground: u32,
    /// Guesses of the best individual.
    pub best: Vec<Guess>,
    /// Best first: guesses, squares left open, generations since it became better.
    pub members: Vec<(u32, u32, u32)>,
}

/// What a board without deduction grows by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Memory {
    /// Moves for which a digit given up stays tabu, fewest and most, as many squares as now being in conflict.
    Tenure(u32, u32),
    /// The pairs of squares that weigh most, heaviest first: two squares, a digit (0 is digit 1), the weight.
    Weights(Vec<([u16; 2], u8, u16)>),
}

/// The population of a mode without deduction: where the best board conflicts, and how everyone stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conflicts {
    /// For each house, pairs of squares of the best board that hold the same digit there.
    pub houses: Vec<u8>,
    /// Best first: conflicts, and generations in the population.
    pub members: Vec<(u32, u32)>,
    /// What growth goes by.
    pub memory: Memory,
    /// Moves that a child grows by.
    pub growth: u32,
    /// Generations without a better best.
    pub stale: u32,
    /// Generations without a better best after which a new population is drawn.
    pub patience: u32,
}
