//! What many runs came to: as fields of a JSON line, or as cells of a table.

use serde_json::{Map, Value, json};

use super::args::{Outcome, rounded};
use super::records::Record;
use sudokube::stats;
use sudokube::study;
pub use sudokube::study::summary::figure;

/// How the lab writes what [`study::Summary`] holds; means and medians are over the solved (and verified) runs.
pub struct Summary(study::Summary);

impl std::ops::Deref for Summary {
    type Target = study::Summary;

    fn deref(&self) -> &study::Summary {
        &self.0
    }
}

impl Summary {
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Summary {
        let run = |o: &Outcome| o.answer.as_ref().map(|_| (o.generations, o.evaluations, o.milliseconds));
        Summary(study::Summary::among(outcomes.into_iter().map(run)))
    }

    pub fn of_records(records: &[Record]) -> Summary {
        let run = |r: &Record| r.verified.then_some((r.generations, r.evaluations, r.milliseconds));
        Summary(study::Summary::among(records.iter().map(run)))
    }

    /// Adds it to a line of JSON.
    pub fn write(&self, line: &mut Map<String, Value>) {
        let max = |v: &[f64]| v.iter().copied().reduce(f64::max);
        let fields = [
            ("runs", json!(self.runs)),
            ("solved", json!(self.solved)),
            ("rate", json!(self.rate())),
            ("rate_low", json!(self.interval.0)),
            ("rate_high", json!(self.interval.1)),
            ("generations_mean", json!(stats::mean(&self.generations))),
            ("generations_median", json!(stats::median(&self.generations))),
            ("generations_max", json!(max(&self.generations))),
            ("evaluations_mean", json!(stats::mean(&self.evaluations))),
            ("evaluations_median", json!(stats::median(&self.evaluations))),
            ("milliseconds_mean", json!(stats::mean(&self.milliseconds).map(rounded))),
            ("milliseconds_median", json!(stats::median(&self.milliseconds).map(rounded))),
            ("milliseconds_max", json!(max(&self.milliseconds).map(rounded))),
        ];
        line.extend(fields.into_iter().map(|(k, v)| (k.to_string(), v)));
    }

    /// Columns of [`Summary::row`], after one of the caller's.
    pub const COLUMNS: &'static str = "solved | rate (95 %) | generations: mean | median | evaluations: mean | median | \
                                       milliseconds: mean | median |\n| --- |";

    /// The head of a Markdown table whose first column is named.
    pub fn head(first: &str) -> String {
        format!("| {first} | {}{}", Self::COLUMNS, " --- |".repeat(8))
    }

    /// A line of a Markdown table; means and medians are over the solved runs.
    pub fn row(&self, first: &str) -> String {
        let pair = |values: &[f64]| {
            let cell = |v: Option<f64>| v.map_or("–".into(), figure);
            format!("{} | {}", cell(stats::mean(values)), cell(stats::median(values)))
        };
        format!(
            "| {first} | {} of {} | {} | {} | {} | {} |",
            self.solved,
            self.runs,
            self.rate_text(),
            pair(&self.generations),
            pair(&self.evaluations),
            pair(&self.milliseconds),
        )
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
