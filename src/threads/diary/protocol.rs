//! Every message between the page and its diary. `id` comes back in the report; the page knows by it what it asked.

use serde::{Deserialize, Serialize};

use crate::generate::daily::{Daily, Date, Kind};
use crate::generate::near::Way;
use crate::puzzle::{Grid, Shape};
use crate::technique::Tenths;
use crate::threads::program;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// From the page to the diary. A newer order replaces an older one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Make the puzzle of a day.
    #[serde(with = "crate::packed::two")]
    Day {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        kind: Kind,
        /// The day.
        date: Date,
    },
    /// Make a further puzzle of a level.
    #[serde(with = "crate::packed::one")]
    Another {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        order: AnotherOrder,
    },
}

/// From the diary to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// The puzzle of a day; none for a day before all versions of the maker.
    #[serde(with = "crate::packed::one")]
    Day {
        /// Number of the job.
        id: u32,
        /// The puzzle.
        daily: Option<Daily>,
    },
    /// A further puzzle.
    #[serde(with = "crate::packed::two")]
    Another {
        /// Number of the job.
        id: u32,
        /// The puzzle.
        puzzle: Grid,
        /// Its hardest step.
        er: Tenths,
    },
}

/// A further puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnotherOrder {
    /// The board.
    pub shape: Shape,
    /// The rating of the puzzle before.
    pub er: Tenths,
    /// How the next one differs.
    pub way: Way,
    /// The seed of all that is drawn.
    pub seed: u64,
}
