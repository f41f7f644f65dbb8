//! Every message between a study, a race or a record of a run and their workers. `id` comes back in every report.

use serde::{Deserialize, Serialize};

use crate::puzzle::Grid;
use crate::replay::record::Excerpt;
use crate::study::{Lane, Outcome, Plan, Standing};
use crate::threads::program;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// From the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// These runs of a study, after those that are there already if the id is the same.
    Runs {
        id: u32,
        #[serde(with = "crate::packed")]
        plan: Plan,
        tasks: Vec<u32>,
    },
    /// A race, which stands at its start.
    Race {
        id: u32,
        #[serde(with = "crate::packed")]
        puzzle: Grid,
        #[serde(with = "crate::packed")]
        lanes: Vec<Lane>,
        evaluations: u64,
    },
    /// A run written down as CSV.
    Record {
        id: u32,
        #[serde(with = "crate::packed")]
        excerpt: Excerpt,
    },
    /// Starts or resumes the race; each lane uses at most so many evaluations a second.
    Go {
        pace: Option<u32>,
    },
    Pause,
    /// Drops what is there.
    Stop,
    /// Panics on purpose, so that the recovery can be tested.
    Panic,
}

/// From the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// A run of a study is over.
    Ran {
        id: u32,
        outcome: Outcome,
    },
    Recorded {
        id: u32,
        csv: String,
    },
    Race {
        id: u32,
        #[serde(with = "crate::packed")]
        standings: Vec<Standing>,
        over: bool,
    },
    /// What was asked for cannot be run, for a reason that is a sentence without its full stop.
    Refused {
        id: u32,
        why: String,
    },
}
