//! Which runs a study has: a setting swept over values, on puzzles, with seeds that count on from the first.

use serde::{Deserialize, Serialize};

use crate::evolve::algorithms;
use crate::evolve::{Algorithm, Limits, RunError, Settings, SettingsError};
use crate::puzzle::Grid;
use crate::text::link::{Link, LinkError};

/// Most values, seeds and runs of a study; the text of what is known of it has to fit into the browser's storage.
pub const MOST_VALUES: usize = 24;
pub const MOST_SEEDS: u32 = 1000;
pub const MOST_RUNS: usize = 10_000;

/// Divides the parts of a value in a link; neither a name nor a value of a setting holds it, and links leave it as it is.
pub(crate) const DIVIDER: char = '*';

/// A checked study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub algorithm: String,
    /// What all runs share.
    pub settings: Settings,
    /// The setting that is swept.
    pub key: String,
    pub values: Vec<String>,
    pub puzzles: Vec<Grid>,
    pub seeds: u32,
    pub first_seed: u64,
    pub limits: Limits,
}

/// One run of a study, by its number: value after value, puzzle after puzzle, seed after seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    pub value: usize,
    pub puzzle: usize,
    pub seed: u64,
}

/// Why there is no study.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    #[error("a study takes a setting of {algorithm} and values of it; it has {known}")]
    NoSetting { algorithm: String, known: String },
    #[error("a study takes 1 to {MOST_VALUES} values")]
    Values,
    #[error("a study takes 1 to {MOST_SEEDS} seeds")]
    Seeds,
    #[error("a study takes at most {MOST_RUNS} runs; this one has {0}")]
    Runs(usize),
    #[error("{0} runs on a thread of its own and cannot be studied or raced here")]
    NotHere(String),
    #[error("this is no study that this page has kept")]
    Kept,
    #[error(transparent)]
    Run(#[from] RunError),
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Link(#[from] LinkError),
}

impl Plan {
    /// A study of one puzzle with an algorithm's defaults: no values yet, so that it has no run.
    pub fn new(algorithm: &str, puzzle: &Grid) -> Result<Plan, StudyError> {
        let algorithm = offered(algorithm, puzzle)?;
        Ok(Plan {
            algorithm: algorithm.name.into(),
            settings: Settings::default(),
            key: String::new(),
            values: Vec::new(),
            puzzles: vec![puzzle.clone()],
            seeds: 20,
            first_seed: 1,
            limits: Limits { generations: Some(algorithm.default_generations), evaluations: None },
        })
    }

    /// The swept setting's name.
    pub fn setting_name(&self) -> String {
        let settings = algorithms::find(&self.algorithm).map_or(&[][..], |algorithm| algorithm.settings);
        settings.iter().find(|s| s.key == self.key).map_or_else(|| self.key.clone(), |s| s.name.to_string())
    }

    /// Sweeps a setting over values, divided by commas or spaces, each checked; the same value twice is one.
    pub fn sweep(&mut self, key: &str, values: &str) -> Result<(), StudyError> {
        let algorithm = algorithms::find(&self.algorithm)?;
        let Some(spec) = algorithm.settings.iter().find(|s| s.key == key) else {
            let known = algorithm.settings.iter().map(|s| s.key).collect::<Vec<_>>().join(", ");
            return Err(StudyError::NoSetting { algorithm: algorithm.title.into(), known });
        };
        let mut checked: Vec<String> = Vec::new();
        for value in values.split(|c: char| c == ',' || c == ';' || c.is_whitespace()).filter(|v| !v.is_empty()) {
            let value = spec.parse(value)?;
            if !checked.contains(&value) {
                checked.push(value);
            }
        }
        if checked.is_empty() || checked.len() > MOST_VALUES {
            return Err(StudyError::Values);
        }
        (self.key, self.values) = (key.into(), checked);
        self.small_enough()
    }

    /// Sets how many seeds there are, and the first one.
    pub fn seeded(&mut self, seeds: u32, first: u64) -> Result<(), StudyError> {
        if seeds == 0 || seeds > MOST_SEEDS {
            return Err(StudyError::Seeds);
        }
        (self.seeds, self.first_seed) = (seeds, first);
        self.small_enough()
    }

    fn small_enough(&self) -> Result<(), StudyError> {
        if self.runs() > MOST_RUNS { Err(StudyError::Runs(self.runs())) } else { Ok(()) }
    }

    pub fn runs(&self) -> usize {
        self.values.len() * self.runs_per_value()
    }

    pub fn runs_per_value(&self) -> usize {
        self.puzzles.len() * self.seeds as usize
    }

    /// The run of this number, from 0.
    pub fn task(&self, number: usize) -> Task {
        let (value, rest) = (number / self.runs_per_value().max(1), number % self.runs_per_value().max(1));
        let seeds = (self.seeds as usize).max(1);
        Task { value, puzzle: rest / seeds, seed: self.first_seed.wrapping_add((rest % seeds) as u64) }
    }

    /// The settings of the runs with a value.
    pub fn settings_of(&self, value: usize) -> Settings {
        let mut settings = self.settings.clone();
        if let (Ok(algorithm), Some(value)) = (algorithms::find(&self.algorithm), self.values.get(value)) {
            // The value was checked when it was set.
            let _ = settings.set(algorithm.name, algorithm.settings, &self.key, value);
        }
        settings
    }

    /// The link that opens it; `view` and the like are the caller's to add.
    pub fn link(&self) -> Link {
        let mut link = Link::to_puzzle(&self.puzzles[0]);
        link.algorithm = Some(self.algorithm.clone());
        link.seed = Some(self.first_seed);
        link.generations = self.limits.generations;
        let pair = |key: &str, value: String| (key.to_string(), value);
        link.other = self.settings.changed().map(|(k, v)| pair(k, v.to_string())).collect();
        if !self.values.is_empty() {
            let parts: Vec<&str> =
                [self.key.as_str()].into_iter().chain(self.values.iter().map(String::as_str)).collect();
            link.other.push(pair("sweep", parts.join(&DIVIDER.to_string())));
        }
        link.other.push(pair("seeds", self.seeds.to_string()));
        link.other.extend(self.limits.evaluations.map(|e| pair("evaluations", e.to_string())));
        // Further puzzles, as links of their own.
        link.other.extend(self.puzzles[1..].iter().map(|grid| pair("and", Link::to_puzzle(grid).write())));
        link
    }

    /// The study of a link. What is no setting of the algorithm is left alone.
    pub fn of_link(link: &Link) -> Result<Plan, StudyError> {
        let name = link.algorithm.as_deref().unwrap_or("waters-grid");
        let mut plan = Plan::new(name, &link.grid)?;
        let algorithm = algorithms::find(name)?;
        let number = |key: &str| link.other.iter().find(|(k, _)| k == key).and_then(|(_, v)| v.parse().ok());
        for (key, value) in link.other.iter().filter(|(k, _)| algorithm.settings.iter().any(|s| s.key == k)) {
            plan.settings.set(algorithm.name, algorithm.settings, key, value)?;
        }
        for (_, more) in link.other.iter().filter(|(k, _)| k == "and") {
            let grid = Link::read(more)?.grid;
            algorithm.suits(grid.shape())?;
            plan.puzzles.push(grid);
        }
        plan.limits.evaluations = number("evaluations");
        plan.limits.generations = link.generations.or(plan.limits.generations);
        let seeds = number("seeds").map_or(plan.seeds, |n| u32::try_from(n).unwrap_or(u32::MAX));
        plan.seeded(seeds, link.seed.unwrap_or(plan.first_seed))?;
        if let Some((key, values)) =
            link.other.iter().find(|(k, _)| k == "sweep").and_then(|(_, v)| v.split_once(DIVIDER))
        {
            plan.sweep(key, &values.replace(DIVIDER, ","))?;
        }
        Ok(plan)
    }
}

/// The algorithm, where it suits the puzzle and this thread carries what it needs.
pub fn offered(name: &str, puzzle: &Grid) -> Result<&'static Algorithm, StudyError> {
    let algorithm = algorithms::find(name)?;
    algorithm.suits(puzzle.shape())?;
    if algorithm.needs_milp() { Err(StudyError::NotHere(algorithm.title.into())) } else { Ok(algorithm) }
}
