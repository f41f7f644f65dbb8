//! A hint that a player was given.

use serde::{Deserialize, Serialize};

/// A hint that was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Help {
    /// Seconds of play at which it was asked for.
    pub seconds: u32,
    /// How much of it was told: 1 is where to look, 2 which technique, 3 all of it.
    pub strength: u8,
    /// The squares it pointed at when most was told.
    pub squares: Vec<u16>,
}
