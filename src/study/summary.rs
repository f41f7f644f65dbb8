//! What many runs came to. No run is left out: what one took that did not solve counts as long as it was watched (see
//! [`crate::stats::kaplan_meier`]).

use crate::stats;
use crate::stats::{Curve, Ert, Fate, Observed};
use crate::study::outcome::Outcome;

/// What a run may be counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Fitness computations.
    Evaluations,
    /// Generations.
    Generations,
    /// Time of its thread.
    Milliseconds,
}

impl Cost {
    /// All of them, in the order in which tables have them.
    pub const ALL: [Cost; 3] = [Cost::Generations, Cost::Evaluations, Cost::Milliseconds];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Cost::Evaluations => "evaluations",
            Cost::Generations => "generations",
            Cost::Milliseconds => "milliseconds",
        }
    }
}

/// What one run took, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taken {
    /// How it ended.
    pub fate: Fate,
    /// Generations until then.
    pub generations: u64,
    /// Fitness computations until then.
    pub evaluations: u64,
    /// Time until then.
    pub milliseconds: f64,
}

impl Taken {
    /// The run, counted in this.
    pub fn observed(&self, cost: Cost) -> Observed {
        let time = match cost {
            Cost::Evaluations => self.evaluations as f64,
            Cost::Generations => self.generations as f64,
            Cost::Milliseconds => self.milliseconds,
        };
        Observed::new(time, self.fate)
    }
}

impl From<&Outcome> for Taken {
    fn from(o: &Outcome) -> Taken {
        let milliseconds = o.microseconds as f64 / 1e3;
        Taken { fate: o.fate, generations: o.generations, evaluations: o.evaluations, milliseconds }
    }
}

/// The bootstrap of the same runs draws the same samples, whenever it is looked at.
const SEED: u64 = 1;

/// Runs, how they ended and what they took.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// All runs.
    pub runs: usize,
    /// Runs with a verified solution.
    pub solved: usize,
    /// Runs that reached their limit.
    pub censored: usize,
    /// Runs that ended by themselves without a solution.
    pub stuck: usize,
    /// Wilson's 95 % interval of the rate.
    pub interval: (f64, f64),
    taken: Vec<Taken>,
}

impl Summary {
    /// What these runs come to.
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Summary {
        Summary::among(outcomes.into_iter().map(Taken::from))
    }

    /// What runs come to that took so much.
    pub fn among(runs: impl IntoIterator<Item = Taken>) -> Summary {
        let taken: Vec<Taken> = runs.into_iter().collect();
        let count = |fate| taken.iter().filter(|run| run.fate == fate).count();
        let (solved, censored, stuck) = (count(Fate::Solved), count(Fate::Censored), count(Fate::Stuck));
        let interval = stats::wilson(solved, taken.len());
        Summary { runs: taken.len(), solved, censored, stuck, interval, taken }
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

    /// Every run, counted in this.
    pub fn observed(&self, cost: Cost) -> Vec<Observed> {
        self.taken.iter().map(|run| run.observed(cost)).collect()
    }

    /// What the solved runs alone took. It says nothing of the method where others were not solved.
    pub fn of_solved(&self, cost: Cost) -> Vec<f64> {
        self.observed(cost).iter().filter(|run| run.is_solved()).map(|run| run.time).collect()
    }

    /// The share that is still unsolved as it goes on. Runs are stopped by what they evaluate: one that was stopped is unsolved
    /// at every time that another took, however short its own was.
    pub fn curve(&self, cost: Cost) -> Curve {
        let mut all = self.observed(cost);
        if cost == Cost::Milliseconds {
            let longest = all.iter().map(|run| run.time).fold(0.0, f64::max);
            all.iter_mut().filter(|run| run.fate == Fate::Censored).for_each(|run| run.time = longest);
        }
        Curve::of(&all)
    }

    /// Expected running time: all that was spent, for each success; none without a run.
    pub fn ert(&self, cost: Cost) -> Option<Ert> {
        stats::ert(&self.observed(cost), SEED)
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
    use crate::study::summary::*;

    #[test]
    fn figures_have_three_digits() {
        let texts = [0.0, 1.234, 56.78, 123.4, 1234.0, 123_456.0, 12_345_678.0].map(figure);
        assert_eq!(texts, ["0.00", "1.23", "56.8", "123", "1,230", "123,000", "12,300,000"]);
    }

    /// Otherwise a quarter of the runs would seem to take at most 3 ms, though half of them were never solved.
    #[test]
    fn a_run_that_was_stopped_early_by_the_clock_is_no_solved_one() {
        let run = |fate, milliseconds| Taken { fate, generations: 2, evaluations: 100, milliseconds };
        let [a, b] = [(Fate::Solved, 1.0), (Fate::Solved, 9.0)].map(|(fate, time)| run(fate, time));
        let summary = Summary::among([a, b, run(Fate::Censored, 2.0), run(Fate::Censored, 3.0)]);
        assert_eq!(summary.curve(Cost::Milliseconds).quantile(0.75).value.time(), None);
        assert_eq!(summary.curve(Cost::Milliseconds).quantile(0.25).value.time(), Some(5.0));
    }

    #[test]
    fn every_run_counts_whatever_became_of_it() {
        let run = |fate, evaluations| Taken { fate, generations: 2, evaluations, milliseconds: 0.5 };
        let all = [run(Fate::Solved, 100), run(Fate::Stuck, 30), run(Fate::Censored, 500), run(Fate::Censored, 500)];
        let summary = Summary::among(all);
        assert_eq!((summary.runs, summary.solved, summary.censored, summary.stuck), (4, 1, 2, 1));
        assert_eq!(summary.ert(Cost::Evaluations).unwrap().value, 1130.0);
        assert_eq!(summary.curve(Cost::Evaluations).median().value.time(), None);
        assert_eq!(
            (summary.of_solved(Cost::Evaluations), summary.ert(Cost::Milliseconds).unwrap().value),
            (vec![100.0], 2.0)
        );
    }
}
