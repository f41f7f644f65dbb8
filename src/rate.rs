//! Rates a puzzle as Mantere and Koljonen do (2007, III.A and III.C): their algorithm solves it many times, and the
//! mean number of generations says how hard it is. Stepped, so that a thread can look up in between.

use serde::{Deserialize, Serialize};

use crate::evolve::{Run, RunError, Settings};
use crate::exact::{Contradiction, contradiction_in_sight};
use crate::packed::{Seeded, seeded};
use crate::puzzle::{Grid, Shape};
use crate::stats::quantile;

/// Runs of a rating in the paper.
pub const RUNS: u32 = 100;

/// Generations after which a run of a rating is given up, over three times the longest that the paper reports.
pub const LIMIT: u64 = 1_000_000;

/// Squares bred in a step: some milliseconds' worth.
const WORK: usize = 81 * 128;

/// What is to be rated, and how often it is solved for it. The same order gives the same rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Seeded", try_from = "Seeded")]
pub struct RateOrder {
    /// The puzzle to rate.
    pub puzzle: Grid,
    /// How many runs its rating is taken from.
    pub runs: u32,
    /// Seed of the first run; the others count on from it.
    pub seed: u64,
    /// Generations after which a run is given up.
    pub limit: u64,
}

seeded!(RateOrder { puzzle: Grid, runs: u32, limit: u64 });

impl RateOrder {
    /// The usual number of runs.
    pub fn new(puzzle: Grid, seed: u64) -> RateOrder {
        RateOrder { puzzle, runs: RUNS, seed, limit: LIMIT }
    }
}

/// The paper's bands of difficulty by mean generations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Band {
    /// Below 3,500.
    Easy,
    /// Neither easy nor hard.
    Medium,
    /// Above 10,000.
    Hard,
}

impl Band {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Band::Easy => "easy",
            Band::Medium => "medium",
            Band::Hard => "hard",
        }
    }

    /// The band of so many runs that took so many generations together. Runs that were given up make the mean too low, so that
    /// it tells the band only when it is above the highest bound; no runs tell nothing.
    pub fn of(generations: u64, runs: u64, given_up: u64) -> Option<Band> {
        match generations {
            _ if runs == 0 => None,
            total if total > 10_000 * runs => Some(Band::Hard),
            _ if given_up > 0 => None,
            total if total < 3_500 * runs => Some(Band::Easy),
            _ => Some(Band::Medium),
        }
    }
}

/// Generations of a rating's runs: shortest, quarter, median, three quarters, longest (see [`quantile`]).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The least.
    pub min: f64,
    /// The first quartile.
    pub lower: f64,
    /// The median.
    pub median: f64,
    /// The third quartile.
    pub upper: f64,
    /// The most.
    pub max: f64,
}

impl Spread {
    fn of(generations: &[u64]) -> Option<Spread> {
        let values: Vec<f64> = generations.iter().map(|&g| g as f64).collect();
        let at = |share| quantile(&values, share);
        Some(Spread { min: at(0.0)?, lower: at(0.25)?, median: at(0.5)?, upper: at(0.75)?, max: at(1.0)? })
    }
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// Runs it was taken from.
    pub runs: u32,
    /// Runs that found a solution; the others were given up at the limit, and count with it, so that the mean is too low.
    pub solved: u32,
    /// Mean generations.
    pub mean: f64,
    /// Quartiles of the generations.
    pub spread: Spread,
    /// Nothing where runs that were given up leave it open.
    pub band: Option<Band>,
    /// Trials (new individuals) of all runs together.
    pub trials: u64,
    /// Generations of each run, in the order of the seeds.
    pub each: Vec<u64>,
}

/// How far a rating is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RateProgress {
    /// Runs that are done.
    pub done: u32,
    /// Runs there will be.
    pub of: u32,
    /// Generations of each run that is done.
    pub runs: Vec<u64>,
    /// Generations of the run that is on its way.
    pub generation: u64,
    /// Of the runs done so far, with the band that would have.
    pub mean: Option<f64>,
    /// The band so far, once a run is done.
    pub band: Option<Band>,
}

/// Why a puzzle cannot be rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RateError {
    /// The algorithm refuses the puzzle.
    Run(RunError),
    /// The puzzle has no solution, and why that is seen at once.
    Contradiction {
        /// The contradiction.
        found: Contradiction,
        /// Shape of the board.
        shape: Shape,
    },
    /// No run was asked for.
    Runs,
}

impl From<RunError> for RateError {
    fn from(error: RunError) -> RateError {
        RateError::Run(error)
    }
}

/// A rating on its way.
pub struct Rater {
    order: RateOrder,
    run: Option<Run>,
    /// Generations of the runs done.
    done: Vec<u64>,
    solved: u32,
    trials: u64,
    generations_a_step: usize,
}

impl Rater {
    /// A rating before its first run.
    ///
    /// # Errors
    ///
    /// The number of runs is out of range, the puzzle has no solution, or the algorithm refuses it.
    pub fn new(order: &RateOrder) -> Result<Rater, RateError> {
        if order.runs == 0 {
            return Err(RateError::Runs);
        }
        if let Some(found) = contradiction_in_sight(&order.puzzle) {
            return Err(RateError::Contradiction { found, shape: order.puzzle.shape() });
        }
        let mut rater = Rater {
            generations_a_step: WORK / order.puzzle.cells().len() + 1,
            order: order.clone(),
            run: None,
            done: Vec::new(),
            solved: 0,
            trials: 0,
        };
        rater.run = Some(rater.begin()?);
        Ok(rater)
    }

    fn begin(&self) -> Result<Run, RunError> {
        let seed = self.order.seed.wrapping_add(self.done.len() as u64);
        Run::new("mantere-koljonen", &self.order.puzzle, &Settings::default(), seed)
    }

    /// Some generations of the run that is on its way. Once [`Rater::rating`] is there, nothing more happens.
    pub fn step(&mut self) -> RateProgress {
        let Some(run) = &mut self.run else { return self.progress() };
        for _ in 0..self.generations_a_step {
            if run.solved() || run.row().generation >= self.order.limit {
                break;
            }
            run.step();
        }
        let (solved, row) = (run.solved(), run.row());
        if solved || row.generation >= self.order.limit {
            self.done.push(row.generation);
            self.trials += row.evaluations;
            self.solved += u32::from(run.verified().is_some());
            let more = self.done.len() < self.order.runs as usize;
            self.run = if more { self.begin().ok() } else { None };
        }
        self.progress()
    }

    /// How far it is.
    pub fn progress(&self) -> RateProgress {
        let (total, runs) = (self.done.iter().sum::<u64>(), self.done.len() as u64);
        RateProgress {
            done: runs as u32,
            of: self.order.runs,
            runs: self.done.clone(),
            generation: self.run.as_ref().map_or(0, |run| run.row().generation),
            mean: (runs > 0).then(|| total as f64 / runs as f64),
            band: Band::of(total, runs, runs - u64::from(self.solved)),
        }
    }

    /// The rating, once all runs are done.
    pub fn rating(&self) -> Option<Rating> {
        if self.run.is_some() {
            return None;
        }
        let (total, runs) = (self.done.iter().sum::<u64>(), self.done.len() as u64);
        Some(Rating {
            runs: runs as u32,
            solved: self.solved,
            mean: total as f64 / runs as f64,
            spread: Spread::of(&self.done)?,
            band: Band::of(total, runs, runs - u64::from(self.solved)),
            trials: self.trials,
            each: self.done.clone(),
        })
    }
}

/// Rates a puzzle in one go.
///
/// # Errors
///
/// As [`Rater::new`].
pub fn rate(order: &RateOrder) -> Result<Rating, RateError> {
    let mut rater = Rater::new(order)?;
    loop {
        rater.step();
        if let Some(rating) = rater.rating() {
            return Ok(rating);
        }
    }
}

#[cfg(test)]
mod tests;
