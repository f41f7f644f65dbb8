//! One line a run, for files, and the lines of what many runs came to.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::args::{Entry, Outcome, Plan, rounded};
use super::summary::Summary;
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
    /// What the algorithm says; `verified` is the word of the independent checker.
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
            solved: o.solved,
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

/// The line of one puzzle with many seeds.
pub fn puzzle_line(records: &[Record]) -> Value {
    let mut line = Map::new();
    if let Some(first) = records.first() {
        line.insert("puzzle".into(), json!(first.puzzle));
        line.insert("name".into(), json!(first.name));
    }
    Summary::of_records(records).write(&mut line);
    Value::Object(line)
}

/// The line of all puzzles.
pub fn summary_line(records: &[Record]) -> Value {
    let mut line = Map::new();
    let puzzles = records.chunk_by(|a, b| a.number == b.number).count();
    line.insert("summary".into(), json!("all"));
    line.insert("puzzles".into(), json!(puzzles));
    line.insert("algorithm".into(), json!(records.first().map(|r| &r.algorithm)));
    Summary::of_records(records).write(&mut line);
    Value::Object(line)
}
