//! One line a run, for files.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::args::{Entry, Outcome, Plan, rounded};
use sudokube::stats::Fate;
use sudokube::study::Taken;
use sudokube::text::one_line;

/// One run, as its line in a file says it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The puzzle's number in its file, from 1.
    pub number: usize,
    pub name: String,
    pub puzzle: String,
    pub algorithm: String,
    pub seed: u64,
    /// Both are the word of the independent checker.
    pub solved: bool,
    pub verified: bool,
    /// Best fitness of any generation.
    pub best: u32,
    pub generations: u64,
    pub evaluations: u64,
    /// Of the processor, of the island that worked longest.
    pub milliseconds: f64,
    /// Of all islands together. Lines of earlier versions have neither this nor the next.
    #[serde(default)]
    pub processor_milliseconds_all_islands: Option<f64>,
    /// Null where it was not measured.
    #[serde(default)]
    pub clock_milliseconds: Option<f64>,
    /// How it ended. Lines of earlier versions do not say: what was not solved counts as stopped by its limit.
    #[serde(default)]
    pub end: Option<End>,
}

/// How a run ended, as a line says it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    Solved,
    Censored,
    Stuck,
}

impl From<&Record> for Taken {
    fn from(r: &Record) -> Taken {
        let fate = match (r.verified, r.end) {
            (true, _) => Fate::Solved,
            (_, Some(End::Stuck)) => Fate::Stuck,
            _ => Fate::Censored,
        };
        Taken { fate, generations: r.generations, evaluations: r.evaluations, milliseconds: r.milliseconds }
    }
}

impl Record {
    pub fn new(number: usize, entry: &Entry, plan: &Plan, o: &Outcome) -> Record {
        Record {
            number,
            name: entry.name.clone(),
            puzzle: one_line(&entry.grid),
            algorithm: plan.algorithm.name.to_string(),
            seed: o.seed,
            solved: o.answer.is_some(),
            verified: o.answer.is_some(),
            best: o.best,
            generations: o.generations,
            evaluations: o.evaluations,
            milliseconds: rounded(o.milliseconds),
            processor_milliseconds_all_islands: o.processor_milliseconds_all_islands.map(rounded),
            clock_milliseconds: o.clock_milliseconds.map(rounded),
            end: Some(match o.fate() {
                Fate::Solved => End::Solved,
                Fate::Censored => End::Censored,
                Fate::Stuck => End::Stuck,
            }),
        }
    }

    pub fn line(&self) -> Value {
        json!(self)
    }
}
