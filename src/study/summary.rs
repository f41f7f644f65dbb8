//! What many runs came to.

use crate::stats;
use crate::study::outcome::Outcome;

/// Counts and rate, and what the solved (and verified) runs took.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// All runs.
    pub runs: usize,
    /// Runs with a verified solution.
    pub solved: usize,
    /// Wilson's 95 % interval of the rate.
    pub interval: (f64, f64),
    /// Generations of the solved runs.
    pub generations: Vec<f64>,
    /// Fitness computations of the solved runs.
    pub evaluations: Vec<f64>,
    /// Milliseconds of the solved runs.
    pub milliseconds: Vec<f64>,
}

impl Summary {
    /// What these runs come to.
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Summary {
        let run = |o: &Outcome| o.solved.then(|| (o.generations, o.evaluations, o.microseconds as f64 / 1e3));
        Summary::among(outcomes.into_iter().map(run))
    }

    /// Generations, evaluations and milliseconds of each run that was solved, `None` for each other.
    pub fn among(runs: impl Iterator<Item = Option<(u64, u64, f64)>>) -> Summary {
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

    /// Share that was solved, 0 to 1.
    pub fn rate(&self) -> f64 {
        self.solved as f64 / self.runs.max(1) as f64
    }

    /// `100 % (84–100)`.
    pub fn rate_text(&self) -> String {
        let percent = |share: f64| format!("{:.0}", 100.0 * share);
        format!("{} % ({}–{})", percent(self.rate()), percent(self.interval.0), percent(self.interval.1))
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
    use crate::study::summary::figure;

    #[test]
    fn figures_have_three_digits() {
        let texts = [0.0, 1.234, 56.78, 123.4, 1234.0, 123_456.0, 12_345_678.0].map(figure);
        assert_eq!(texts, ["0.00", "1.23", "56.8", "123", "1,230", "123,000", "12,300,000"]);
    }
}
