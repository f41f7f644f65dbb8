//! One line a run, for files.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::args::{Entry, Outcome, Plan, rounded};
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
    pub milliseconds: f64,
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
        }
    }

    pub fn line(&self) -> Value {
        json!(self)
    }
}
