//! What many runs came to: as fields of a JSON line, or as cells of a table. Unsolved runs count in all of them but the means,
//! which say that they are of the solved ones.

use serde_json::{Map, Value, json};

use super::args::{Outcome, rounded};
use super::records::Record;
use sudokube::say::estimate;
use sudokube::stats;
use sudokube::study;
pub use sudokube::study::summary::figure;
use sudokube::study::{Cost, Taken};

/// Times beside that of the island that worked longest, as lines name them.
const TIMES: [&str; 2] = ["processor_milliseconds_all_islands", "clock_milliseconds"];

/// What is told of each cost, as fields name it.
const FIELDS: [&str; 8] =
    ["mean_of_solved", "max_of_solved", "median", "median_low", "median_high", "ert", "ert_low", "ert_high"];

/// How the lab writes what [`study::Summary`] holds.
pub struct Summary {
    all: study::Summary,
    /// The same runs with each of [`TIMES`] as their milliseconds; none where it was not measured of all of them.
    timed: [Option<study::Summary>; 2],
}

impl std::ops::Deref for Summary {
    type Target = study::Summary;

    fn deref(&self) -> &study::Summary {
        &self.all
    }
}

impl Summary {
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Summary {
        let times = |o: &Outcome| [o.processor_milliseconds_all_islands, o.clock_milliseconds];
        Summary::among(outcomes.into_iter().map(|o| (Taken::from(o), times(o))))
    }

    pub fn of_records(records: &[Record]) -> Summary {
        let times = |r: &Record| [r.processor_milliseconds_all_islands, r.clock_milliseconds];
        Summary::among(records.iter().map(|r| (Taken::from(r), times(r))))
    }

    /// What runs come to that took so much, and these of [`TIMES`].
    fn among(runs: impl Iterator<Item = (Taken, [Option<f64>; 2])>) -> Summary {
        let (taken, times): (Vec<Taken>, Vec<[Option<f64>; 2]>) = runs.unzip();
        let timed = [0, 1].map(|k| {
            let one =
                |(run, times): (&Taken, &[Option<f64>; 2])| times[k].map(|milliseconds| Taken { milliseconds, ..*run });
            let measured: Option<Vec<Taken>> = taken.iter().zip(&times).map(one).collect();
            measured.map(study::Summary::among)
        });
        Summary { timed, all: study::Summary::among(taken) }
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
        Cost::ALL.into_iter().for_each(|cost| put(line, cost.name(), figures(&self.all, cost)));
    }

    /// Adds [`TIMES`] to it; null where they were not measured.
    pub fn write_times(&self, line: &mut Map<String, Value>) {
        for (name, runs) in TIMES.into_iter().zip(&self.timed) {
            put(line, name, runs.as_ref().map_or([None; 8], |runs| figures(runs, Cost::Milliseconds)));
        }
    }

    /// The head of a Markdown table whose first column is named; with [`TIMES`] where runs have several islands.
    pub fn head(first: &str, islands: bool) -> String {
        let (longest, times) = match islands {
            true => (
                " of the island that worked longest",
                " processor milliseconds of all islands for each solution (95 %) | quartiles | \
                 milliseconds by the clock: quartiles | mean of the solved |",
            ),
            false => ("", ""),
        };
        let columns = format!(
            "solved | limit reached | stuck | rate (95 %) | evaluations per solution (95 %) | median evaluations (95 %) | \
             generations: quartiles | milliseconds{longest}: quartiles | of the solved runs: mean generations | milliseconds |{times}"
        );
        format!("| {first} | {columns}\n| --- |{}", " --- |".repeat(columns.matches('|').count()))
    }

    /// A line of a Markdown table with such a head.
    pub fn row(&self, first: &str, islands: bool) -> String {
        let mut cells = vec![
            first.to_string(),
            format!("{} of {}", self.solved, self.runs),
            self.censored.to_string(),
            self.stuck.to_string(),
            self.rate_text(),
            per_solution(&self.all, Cost::Evaluations),
            estimate::quantile(self.curve(Cost::Evaluations).median()).text(),
            quartiles(&self.all, Cost::Generations),
            quartiles(&self.all, Cost::Milliseconds),
            mean(&self.all, Cost::Generations),
            mean(&self.all, Cost::Milliseconds),
        ];
        if islands {
            let [sum, clock] = self.timed.each_ref().map(Option::as_ref);
            cells.extend([
                timed(sum, per_solution),
                timed(sum, quartiles),
                timed(clock, quartiles),
                timed(clock, mean),
            ]);
        }
        format!("| {} |", cells.join(" | "))
    }
}

/// A cell of one of [`TIMES`].
fn timed(runs: Option<&study::Summary>, cell: fn(&study::Summary, Cost) -> String) -> String {
    runs.map_or("not measured".into(), |runs| cell(runs, Cost::Milliseconds))
}

fn per_solution(runs: &study::Summary, cost: Cost) -> String {
    estimate::ert(runs.ert(cost)).text()
}

fn quartiles(runs: &study::Summary, cost: Cost) -> String {
    estimate::quartiles(&runs.curve(cost)).text()
}

fn mean(runs: &study::Summary, cost: Cost) -> String {
    stats::mean(&runs.of_solved(cost)).map_or("–".into(), figure)
}

/// The values of [`FIELDS`].
fn figures(runs: &study::Summary, cost: Cost) -> [Option<f64>; 8] {
    let solved = runs.of_solved(cost);
    let (median, ert) = (runs.curve(cost).median(), runs.ert(cost));
    [
        stats::mean(&solved),
        solved.iter().copied().reduce(f64::max),
        median.value.time(),
        median.low.time(),
        median.high.time(),
        ert.map(|e| e.value),
        ert.map(|e| e.low),
        ert.map(|e| e.high),
    ]
}

/// Adds them to a line of JSON.
fn put(line: &mut Map<String, Value>, name: &str, figures: [Option<f64>; 8]) {
    let finite = |value: f64| value.is_finite().then(|| rounded(value));
    let named = |(field, value): (&str, Option<f64>)| (format!("{name}_{field}"), json!(value.and_then(finite)));
    line.extend(FIELDS.into_iter().zip(figures).map(named));
}

/// The line of one puzzle with many seeds.
pub fn puzzle_line(records: &[Record]) -> Value {
    let mut line = Map::new();
    if let Some(first) = records.first() {
        line.insert("puzzle".into(), json!(first.puzzle));
        line.insert("name".into(), json!(first.name));
    }
    let summary = Summary::of_records(records);
    summary.write(&mut line);
    summary.write_times(&mut line);
    Value::Object(line)
}

/// The line of all puzzles.
pub fn summary_line(records: &[Record]) -> Value {
    let mut line = Map::new();
    let puzzles = records.chunk_by(|a, b| a.number == b.number).count();
    line.insert("summary".into(), json!("all"));
    line.insert("puzzles".into(), json!(puzzles));
    line.insert("algorithm".into(), json!(records.first().map(|r| &r.algorithm)));
    let summary = Summary::of_records(records);
    summary.write(&mut line);
    summary.write_times(&mut line);
    Value::Object(line)
}
