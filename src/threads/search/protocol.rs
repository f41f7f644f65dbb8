//! Every message between the page and a worker that searches.

use serde::{Deserialize, Serialize};

use crate::evolve::joined::Logged;
use crate::evolve::{End, Limits, Recipe, RunError};
use crate::exact::Verdict;
use crate::generate::{GenerateError, GenerateOrder, Made};
use crate::puzzle::Grid;
use crate::rate::{RateError, RateOrder, RateProgress, Rating};
use crate::threads::program;
use crate::threads::search::agreement::Agreement;
use crate::threads::search::viewer::Shown;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// How fast a run goes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Speed {
    /// So many generations a second.
    PerSecond(f64),
    /// As fast as it goes.
    Full,
}

/// What is to be run. `id` comes back in every message about the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Start {
    /// Number of the run.
    pub id: u32,
    /// The run.
    pub recipe: Recipe,
    /// How fast.
    pub speed: Speed,
    /// The generation to pause at (0: before the first); it goes there at full speed.
    pub pause_at: Option<u64>,
    /// Which island of the run (from 0) this one is. They exchange individuals through the page. A worker may be given several.
    pub island: u32,
    /// Whether its algorithm view is in sight; only then is all of it sent.
    pub in_sight: bool,
}

/// From the page to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Start a run.
    Start(Start),
    /// Rest until told otherwise.
    Pause,
    /// Go on.
    Resume,
    /// One generation, then pause.
    Step,
    /// Ends the run and shows the best it found; it is kept until the next one starts, and can be resumed.
    Stop,
    /// How fast from now on.
    Speed(Speed),
    /// New limits, so that a run that reached its limit can go on.
    Limits(Limits),
    /// Whether algorithm views are in sight from now on; answered at once with one.
    InSight(bool),
    /// The last generation in which this island can come before an answer that another one has found.
    Bound {
        /// The island, from 0.
        island: u32,
        /// The generation after which they left.
        generation: u64,
    },
    /// All islands have come to this generation: earlier rows need not be remembered.
    Reached {
        /// The generation.
        generation: u64,
    },
    /// Individuals for this island from the one before, sent on at the end of this generation; none when that one has ended.
    Immigrants {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The island, from 0.
        island: u32,
        /// The generation after which they left.
        generation: u64,
        #[serde(with = "crate::packed")]
        /// Digits of each individual.
        digits: Vec<Vec<u8>>,
    },
    /// Decides how many solutions a puzzle has. A newer question replaces an older one.
    #[serde(with = "crate::packed::one")]
    Verdict {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The puzzle.
        puzzle: Grid,
    },
    /// Counts the solutions of a puzzle, up to a limit. A newer question replaces an older one; verdicts go on beside it.
    Count {
        /// Number of this job; reports to it have the same.
        id: u32,
        #[serde(with = "crate::packed")]
        /// The puzzle.
        puzzle: Grid,
        /// Solutions to count at most.
        limit: u64,
    },
    /// Makes a puzzle. A newer order replaces an older one.
    Generate {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        order: GenerateOrder,
    },
    /// Gives up the puzzle that is being made; runs go on.
    GenerateStop,
    /// Rates a puzzle by repeated runs. A newer order replaces an older one.
    Rate {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        order: RateOrder,
    },
    /// Gives up the rating that is on its way; runs go on.
    RateStop,
    /// Panics on purpose, so that the page's recovery can be tested.
    Panic,
}

/// How a run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// It goes on.
    Running,
    /// It rests.
    Paused,
    /// The best individual is a solution and the checker accepts it.
    Solved,
    /// The method calls it solved, but the checker refuses its answer: six solved faces need not make a cube.
    Rejected,
    /// The limit was reached; the run is kept and can go on with a higher one.
    LimitReached,
    /// The method has nothing left to do and no answer.
    Ended(End),
    /// It was ended.
    Stopped,
}

/// What has happened since the last message; at most one a frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// Number of the run.
    pub id: u32,
    /// The island, from 0.
    pub island: u32,
    /// Where it stands.
    pub phase: Phase,
    /// Rows since the last message, oldest first: those that are kept (see [`crate::threads::search::thin`]), and the latest.
    pub rows: Vec<Logged>,
    /// Best fitness of any generation so far.
    pub found: u32,
    /// The best individual after the last row; when the run rests without a solution, the best of any generation.
    pub best: Grid,
    /// Milliseconds of running so far, pauses not counted.
    pub elapsed: f64,
    /// Squares whose copies on different faces disagree, where an algorithm keeps one for each face.
    pub mismatches: u32,
    /// The algorithm view, some ten times a second and whenever the run comes to rest.
    pub algorithm_view: Option<Shown>,
    /// How far individuals agree, after generations since the last message.
    pub agreement: Vec<Agreement>,
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// How a run stands.
    Progress(#[serde(with = "crate::packed")] Progress),
    /// Individuals of this island for the next one; it waits for those of the island before. None when it has ended.
    Emigrants {
        /// Number of the job.
        id: u32,
        /// The island, from 0.
        island: u32,
        /// The generation.
        generation: u64,
        #[serde(with = "crate::packed")]
        /// Digits of each individual.
        digits: Vec<Vec<u8>>,
    },
    /// A run that cannot start.
    #[serde(with = "crate::packed::one")]
    Refused {
        /// Number of the job.
        id: u32,
        /// Why not.
        reason: RunError,
    },
    /// No, one or several solutions.
    #[serde(with = "crate::packed::three")]
    Verdict {
        /// Number of the job.
        id: u32,
        /// The verdict.
        verdict: Verdict,
        /// Placements that the exact solver tried for it.
        nodes: u64,
        /// How long it took.
        milliseconds: f64,
    },
    /// So many solutions were found; there may be more if the limit was reached or the time was up.
    Counted {
        /// Number of the job.
        id: u32,
        /// Solutions that were counted.
        count: u64,
        /// Whether there are no more.
        complete: bool,
    },
    /// How the puzzle that is being made stands; at most once a frame.
    #[serde(with = "crate::packed::one")]
    GenerateProgress {
        /// Number of the job.
        id: u32,
        /// How far it is.
        progress: crate::generate::Progress,
    },
    /// A puzzle.
    #[serde(with = "crate::packed::two")]
    Generated {
        /// Number of the job.
        id: u32,
        /// The puzzle, and what is known of it.
        made: Made,
        /// How long it took.
        milliseconds: f64,
    },
    /// A puzzle that cannot be made.
    #[serde(with = "crate::packed::one")]
    GenerateRefused {
        /// Number of the job.
        id: u32,
        /// Why not.
        reason: GenerateError,
    },
    /// How a rating stands; at most once a frame.
    #[serde(with = "crate::packed::one")]
    RateProgress {
        /// Number of the job.
        id: u32,
        /// How far it is.
        progress: RateProgress,
    },
    /// A rating.
    #[serde(with = "crate::packed::two")]
    Rated {
        /// Number of the job.
        id: u32,
        /// The rating.
        rating: Rating,
        /// How long it took.
        milliseconds: f64,
    },
    /// A puzzle that cannot be rated.
    #[serde(with = "crate::packed::one")]
    RateRefused {
        /// Number of the job.
        id: u32,
        /// Why not.
        reason: RateError,
    },
}
