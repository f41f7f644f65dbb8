//! What many runs came to: as fields of a JSON line, or as cells of a table.

use serde_json::{Map, Value, json};

use super::args::{Outcome, rounded};
use super::records::Record;
use sudokube::stats;

/// Counts and rate, and means and medians over the solved (and verified) runs.
pub struct Summary {
    pub runs: usize,
    pub solved: usize,
    /// Wilson's 95 % interval of the rate.
    pub interval: (f64, f64),
    pub generations: Vec<f64>,
    pub evaluations: Vec<f64>,
    pub milliseconds: Vec<f64>,
}

impl Summary {
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Summary {
        let run = |o: &Outcome| o.answer.as_ref().map(|_| (o.generations, o.evaluations, o.milliseconds));
        Summary::among(outcomes.into_iter().map(run))
    }

    pub fn of_records(records: &[Record]) -> Summary {
        let run = |r: &Record| r.verified.then_some((r.generations, r.evaluations, r.milliseconds));
        Summary::among(records.iter().map(run))
    }

    /// Generations, evaluations and milliseconds of the runs that were solved.
    fn among(runs: impl Iterator<Item = Option<(u64, u64, f64)>>) -> Summary {
        let runs: Vec<Option<(u64, u64, f64)>> = runs.collect();
        let solved: Vec<(u64, u64, f64)> = runs.iter().copied().flatten().collect();
        Summary {
            runs: runs.len(),
            solved: solved.len(),
            interval: stats::wilson(solved.len(), runs.len()),
            generations: solved.iter().map(|s| s.0 as f64).collect(),
            evaluations: solved.iter().map(|s| s.1 as f64).collect(),
            milliseconds: solved.iter().map(|s| s.2).collect(),
        }
    }

    pub fn rate(&self) -> f64 {
        self.solved as f64 / self.runs.max(1) as f64
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
        let percent = |share: f64| format!("{:.0}", 100.0 * share);
        let pair = |values: &[f64]| {
            let cell = |v: Option<f64>| v.map_or("–".into(), figure);
            format!("{} | {}", cell(stats::mean(values)), cell(stats::median(values)))
        };
        format!(
            "| {first} | {} of {} | {} % ({}–{}) | {} | {} | {} |",
            self.solved,
            self.runs,
            percent(self.rate()),
            percent(self.interval.0),
            percent(self.interval.1),
            pair(&self.generations),
            pair(&self.evaluations),
            pair(&self.milliseconds),
        )
    }
}

/// Three significant digits, with commas from a thousand on.
pub fn figure(value: f64) -> String {
    if value < 100.0 {
        return format!("{value:.*}", if value < 10.0 { 2 } else { 1 });
    }
    let digits = (value.log10().floor() as i32 - 2).max(0);
    let unit = 10f64.powi(digits);
    let whole = ((value / unit).round() * unit).to_string();
    let groups = whole.as_bytes().rchunks(3).rev().map(|g| g.iter().map(|&b| char::from(b)).collect::<String>());
    groups.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::figure;

    #[test]
    fn figures_have_three_digits() {
        let texts = [0.0, 1.234, 56.78, 123.4, 1234.0, 123_456.0, 12_345_678.0].map(figure);
        assert_eq!(texts, ["0.00", "1.23", "56.8", "123", "1,230", "123,000", "12,300,000"]);
    }
}
