//! What many runs came to: as fields of a JSON line, or as cells of a table. Unsolved runs count in all of them but the means,
//! which say that they are of the solved ones.

use serde_json::{Map, Value, json};

use super::args::{Outcome, rounded};
use super::records::Record;
use sudokube::say::estimate;
use sudokube::stats;
use sudokube::study;
use sudokube::study::Cost;
pub use sudokube::study::summary::figure;

/// How the lab writes what [`study::Summary`] holds.
pub struct Summary(study::Summary);

impl std::ops::Deref for Summary {
    type Target = study::Summary;

    fn deref(&self) -> &study::Summary {
        &self.0
    }
}

impl Summary {
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Summary {
        Summary(study::Summary::among(outcomes.into_iter().map(study::Taken::from)))
    }

    pub fn of_records(records: &[Record]) -> Summary {
        Summary(study::Summary::among(records.iter().map(study::Taken::from)))
    }

    /// Adds it to a line of JSON. A median is null where it was not reached, a cost of a solution where it is infinite.
    pub fn write(&self, line: &mut Map<String, Value>) {
        let fields = [
            ("runs", json!(self.runs)),
            ("solved", json!(self.solved)),
            ("censored", json!(self.censored)),
            ("stuck", json!(self.stuck)),
            ("rate", json!(self.rate())),
            ("rate_low", json!(self.interval.0)),
            ("rate_high", json!(self.interval.1)),
        ];
        line.extend(fields.into_iter().map(|(k, v)| (k.to_string(), v)));
        for cost in Cost::ALL {
            let solved = self.of_solved(cost);
            let finite = |value: f64| value.is_finite().then(|| rounded(value));
            let median = self.curve(cost).median();
            let ert = self.ert(cost);
            let largest = solved.iter().copied().reduce(f64::max);
            let fields = [
                ("mean_of_solved", stats::mean(&solved)),
                ("max_of_solved", largest),
                ("median", median.value.time()),
                ("median_low", median.low.time()),
                ("median_high", median.high.time()),
                ("ert", ert.map(|e| e.value)),
                ("ert_low", ert.map(|e| e.low)),
                ("ert_high", ert.map(|e| e.high)),
            ];
            let named =
                |(name, value): (&str, Option<f64>)| (format!("{}_{name}", cost.name()), json!(value.and_then(finite)));
            line.extend(fields.into_iter().map(named));
        }
    }

    /// The head of a Markdown table whose first column is named.
    pub fn head(first: &str) -> String {
        let columns = "solved | limit reached | stuck | rate (95 %) | evaluations per solution (95 %) | median evaluations (95 %) | \
                       generations: quartiles | milliseconds: quartiles | of the solved runs: mean generations | milliseconds |";
        format!("| {first} | {columns}\n| --- |{}", " --- |".repeat(10))
    }

    /// A line of a Markdown table.
    pub fn row(&self, first: &str) -> String {
        let evaluations = self.curve(Cost::Evaluations);
        let mean = |cost| stats::mean(&self.of_solved(cost)).map_or("–".into(), figure);
        let cells = [
            first.to_string(),
            format!("{} of {}", self.solved, self.runs),
            self.censored.to_string(),
            self.stuck.to_string(),
            self.rate_text(),
            estimate::ert(self.ert(Cost::Evaluations)).text(),
            estimate::quantile(evaluations.median()).text(),
            estimate::quartiles(&self.curve(Cost::Generations)).text(),
            estimate::quartiles(&self.curve(Cost::Milliseconds)).text(),
            mean(Cost::Generations),
            mean(Cost::Milliseconds),
        ];
        format!("| {} |", cells.join(" | "))
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
