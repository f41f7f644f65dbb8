//! Every message between a study, a race or a record of a run and their workers. `id` comes back in every report.

use serde::{Deserialize, Serialize};

use crate::evolve::Recipe;
use crate::puzzle::Grid;
use crate::replay::record::{Excerpt, Recorded};
use crate::study::course::Course;
use crate::study::distance::Climb;
use crate::study::takeover::{Selection, Takeovers};
use crate::study::{Outcome, Plan, Standing, Traced};
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
    #[serde(with = "crate::packed::two")]
    Runs {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// Which runs the study has.
        plan: Plan,
        /// Indexes of the runs to do.
        tasks: Vec<u32>,
    },
    /// Runs of lanes, each under its number, after those that are there already if the id is the same. Their curves are kept.
    Trials {
        /// Number of this job; reports to it have the same.
        id: u32,
        #[serde(with = "crate::packed")]
        /// Runs with their numbers.
        runs: Vec<(u32, Recipe)>,
    },
    /// Runs, each under its number, whose course is wanted, after those that are there already if the id is the same.
    Courses {
        /// Number of this job; reports to it have the same.
        id: u32,
        #[serde(with = "crate::packed")]
        /// Runs with their numbers.
        runs: Vec<(u32, Recipe)>,
        /// Whether moments are wanted for a race.
        moments: bool,
    },
    /// Climbs on a puzzle with one solution, each under its number, after those that are there already if the id is the same.
    #[serde(with = "crate::packed::two")]
    Climbs {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The puzzle.
        puzzle: Grid,
        /// Numbers of the climbs.
        numbers: Vec<u32>,
    },
    /// Selection alone, with the seeds from 1 on.
    #[serde(with = "crate::packed::two")]
    Takeovers {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// How parents are drawn, of how many.
        selection: Selection,
        /// How many seeds.
        seeds: u32,
    },
    /// A race, which stands at its start.
    Race {
        /// Number of this job; reports to it have the same.
        id: u32,
        #[serde(with = "crate::packed")]
        /// Who runs, each up to its own limits.
        lanes: Vec<Recipe>,
    },
    /// A run written down.
    #[serde(with = "crate::packed::one")]
    Record {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// Which rows.
        excerpt: Excerpt,
    },
    /// Starts or resumes the race; each lane uses at most so many evaluations a second.
    Go {
        /// Generations a second; none is as fast as it goes.
        pace: Option<u32>,
    },
    /// Rest until told otherwise.
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
    #[serde(with = "crate::packed::one")]
    Ran {
        /// Number of the job.
        id: u32,
        /// What came of the run.
        outcome: Outcome,
    },
    /// A run of lanes is over.
    #[serde(with = "crate::packed::one")]
    Tried {
        /// Number of the job.
        id: u32,
        /// What came of the run, and its curve.
        traced: Traced,
    },
    /// A run whose course was wanted is over.
    #[serde(with = "crate::packed::one")]
    Followed {
        /// Number of the job.
        id: u32,
        /// Its course.
        course: Course,
    },
    /// A climb is over.
    #[serde(with = "crate::packed::one")]
    Climbed {
        /// Number of the job.
        id: u32,
        /// Where it started and ended.
        climb: Climb,
    },
    /// Selection alone is measured.
    #[serde(with = "crate::packed::one")]
    TakenOver {
        /// Number of the job.
        id: u32,
        /// All seeds.
        takeovers: Takeovers,
    },
    /// The rows that were asked for.
    #[serde(with = "crate::packed::one")]
    Recorded {
        /// Number of the job.
        id: u32,
        /// What was written down.
        recorded: Recorded,
    },
    /// Where a race stands.
    #[serde(with = "crate::packed::two")]
    Race {
        /// Number of the job.
        id: u32,
        /// How each lane stands.
        standings: Vec<Standing>,
        /// Whether it is over.
        over: bool,
    },
    /// What was asked for cannot be run, for a reason that is a sentence without its full stop.
    #[serde(with = "crate::packed::one")]
    Refused {
        /// Number of the job.
        id: u32,
        /// Why not.
        why: String,
    },
}
