//! Every message between the Lab and its worker.

use serde::{Deserialize, Serialize};

use crate::evolve::Recipe;
use crate::replay::ancestry::Ancestry;
use crate::replay::curves::Curves;
use crate::replay::timeline::Point;
use crate::replay::view::{Population, View};
use crate::threads::program;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// How fast a run goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Pace {
    /// Operators a second.
    Operators(f64),
    /// Generations a second.
    Generations(f64),
    /// As fast as it goes.
    Full,
}

/// From the Lab.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Opens a run at a point of it. `id` comes back in every report about the run.
    Open {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The run.
        recipe: Recipe,
        /// Where.
        at: Point,
    },
    /// To this point, or as near as the run comes.
    Go(Point),
    /// Shows a generation, or again the point where the run rests. Other moves start from there.
    Look(Option<u64>),
    /// So many generations forwards (or backwards).
    Generations(i64),
    /// One operator forwards or back.
    Operator {
        /// Whether backwards.
        back: bool,
    },
    /// To the last generation that was reached.
    End,
    /// Go on at this pace.
    Run(Pace),
    /// Rest until told otherwise.
    Pause,
    /// The individual of this rank is shown, or else the best.
    Choose(Option<u32>),
    /// The population is shown from this rank on, or not at all.
    Population(Option<u32>),
    /// Charts show these generations, or all.
    ChartRange(Option<(u64, u64)>),
    /// The ancestors of the individual of this rank are looked for.
    Ancestry(u32),
    /// Panics on purpose, so that the recovery can be tested.
    Panic,
}

/// From its worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// The run at a point.
    View(#[serde(with = "crate::packed")] Box<View>),
    /// It takes its time to get to a generation: how far it is.
    Underway {
        /// Number of the job.
        id: u32,
        /// The generation.
        generation: u64,
        /// The generation it is on its way to.
        to: u64,
    },
    /// The population.
    #[serde(with = "crate::packed::one")]
    Population {
        /// Number of the job.
        id: u32,
        /// A part of the population.
        population: Box<Population>,
    },
    /// Values of generations.
    #[serde(with = "crate::packed::one")]
    Curves {
        /// Number of the job.
        id: u32,
        /// The values.
        curves: Box<Curves>,
    },
    /// An individual's ancestors.
    #[serde(with = "crate::packed::one")]
    Ancestry {
        /// Number of the job.
        id: u32,
        /// The ancestors.
        ancestry: Box<Ancestry>,
    },
    /// The run cannot be opened, for a reason that is a sentence without its full stop.
    #[serde(with = "crate::packed::one")]
    Refused {
        /// Number of the job.
        id: u32,
        /// Why not.
        why: String,
    },
}
