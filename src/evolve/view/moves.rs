//! What became of exchanges that were tried on one board.

use serde::{Deserialize, Serialize};

/// How many exchanges of a kind were tried, and how many of them were kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fate {
    /// How many were tried.
    pub tried: u32,
    /// How many were kept.
    pub kept: u32,
}

/// What became of the exchanges, by what they did to the cost: better, as good, worse by 1, 2, 3, 4 (an exchange inside
/// a house can make at most one digit missing in each of four others).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moves(pub [Fate; 6]);

impl Moves {
    /// Counts a move by the fitness before and after it.
    pub fn note(&mut self, before: u32, now: u32, kept: bool) {
        let kind = if now < before { 0 } else { (1 + now - before).min(5) };
        let fate = &mut self.0[kind as usize];
        fate.tried += 1;
        fate.kept += u32::from(kept);
    }
}
