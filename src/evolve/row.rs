//! What a run reports of a generation: its row of the log, and what is worth knowing of its operators and individuals.

use serde::{Deserialize, Serialize};

use crate::text::csv_table::line;

/// Something worth marking in a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The mutation rate jumped to its ceiling because the reset count was reached.
    Reset,
    /// The mutation rate jumped to its ceiling because best and worst fitness were equal.
    Stuck,
    /// So many individuals were replaced because of their age.
    Aged(u32),
    /// A new random population was started.
    Restart,
    /// Another part of the puzzle was begun (a face, when faces are solved one by one).
    Stage(u32),
    /// The part just begun has no solution left, because of what was decided before.
    Contradiction,
    /// So many solutions were found that were not known before, in a search for all of them.
    Found(u32),
    /// An individual reached the optimum.
    Solved,
}

impl Event {
    /// One word, as in tables.
    pub fn name(&self) -> String {
        match self {
            Event::Reset => "reset".into(),
            Event::Stuck => "stuck".into(),
            Event::Aged(n) => format!("aged:{n}"),
            Event::Restart => "restart".into(),
            Event::Stage(n) => format!("stage:{n}"),
            Event::Contradiction => "contradiction".into(),
            Event::Found(n) => format!("found:{n}"),
            Event::Solved => "solved".into(),
        }
    }
}

/// How often the operators of the last generation gained something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gains {
    /// Children that are fitter than both parents, and all children.
    pub children: (u32, u32),
    /// Individuals that growth, mutation or a move made fitter, and all that were tried.
    pub growths: (u32, u32),
}

/// What sets an individual apart in its population.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rank {
    #[default]
    /// Like most.
    Common,
    /// Kept as it is.
    Elite,
    /// At the age limit, or so old that its age counts against it.
    AtAgeLimit,
}

/// How an individual stands in its population.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// What sets it apart.
    pub rank: Rank,
    /// Generations that it has survived, as its method counts them.
    pub age: u32,
}

/// One row of the log: the state of the population after a generation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Generation {
    /// Number of the generation; 0 is the first population, before any step.
    pub generation: u64,
    /// Fitness computations so far, incremental ones included.
    pub evaluations: u64,
    /// Best fitness; 0 is solved.
    pub best: u32,
    /// Mean fitness.
    pub mean: f64,
    /// Worst fitness.
    pub worst: u32,
    /// Mean share (0 to 1) of free squares in which two individuals differ.
    pub diversity: f64,
    /// Mutation rate (0 to 1) that the next generation starts with.
    pub mutation_rate: f64,
    /// What is worth marking.
    pub events: Vec<Event>,
}

/// Rows as a table: the names of the columns, and a line a row.
pub fn csv(rows: &[Generation]) -> String {
    let lines = rows.iter().map(|row| row.csv() + "\n");
    std::iter::once(Generation::csv_header() + "\n").chain(lines).collect()
}

impl Generation {
    /// The names of [`Generation::values`], as the columns of a table.
    pub const COLUMNS: [&'static str; 8] =
        ["generation", "evaluations", "best", "mean", "worst", "diversity", "mutation_rate", "events"];

    /// Its values as text; diversity and mutation rate to six places, events parted by spaces.
    pub fn values(&self) -> [String; 8] {
        let events: Vec<_> = self.events.iter().map(Event::name).collect();
        [
            self.generation.to_string(),
            self.evaluations.to_string(),
            self.best.to_string(),
            self.mean.to_string(),
            self.worst.to_string(),
            format!("{:.6}", self.diversity),
            format!("{:.6}", self.mutation_rate),
            events.join(" "),
        ]
    }

    /// The names of the columns as a line of comma-separated values.
    pub fn csv_header() -> String {
        line(Generation::COLUMNS.map(String::from))
    }

    /// Its values as a line of comma-separated values, without the line's end.
    pub fn csv(&self) -> String {
        line(self.values())
    }
}
