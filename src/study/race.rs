//! Runs side by side on one puzzle. Turns are fair by work done, not by time: the lane that has used the fewest
//! evaluations advances next, so a race ends the same way on any machine, and can be run again from its link.

use serde::{Deserialize, Serialize};

use crate::evolve::algorithms::find;
use crate::evolve::settings::Setting;
use crate::evolve::{End, Limits, Recipe, Settings};
use crate::puzzle::Grid;
use crate::study::plan::{DIVIDER, StudyError, offered};
use crate::study::work::Work;

/// Lanes of a race.
pub const FEWEST: usize = 2;
/// Lanes at most.
pub const MOST: usize = 6;

/// Evaluations after which a lane gives up, unless told otherwise.
pub const EVALUATIONS: u64 = 5_000_000;

/// What runs in a lane.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lane {
    /// Name of the algorithm.
    pub algorithm: String,
    /// Its settings.
    pub settings: Settings,
    /// The seed.
    pub seed: u64,
}

impl Lane {
    /// A lane with the default settings.
    pub fn new(algorithm: &str, seed: u64) -> Lane {
        Lane { algorithm: algorithm.into(), settings: Settings::default(), seed }
    }

    /// As a link holds it: algorithm, seed, then keys and values.
    pub fn write(&self) -> String {
        let mut parts = vec![self.algorithm.clone(), self.seed.to_string()];
        parts.extend(self.settings.changed().flat_map(|(k, v)| [k.to_string(), v.to_string()]));
        parts.join(&DIVIDER.to_string())
    }

    /// Reads a lane for a puzzle.
    ///
    /// # Errors
    ///
    /// The lane names no algorithm, one that does not work on the puzzle, or a setting that is refused.
    pub fn read(text: &str, puzzle: &Grid) -> Result<Lane, StudyError> {
        let mut parts = text.split(DIVIDER);
        let algorithm = offered(parts.next().unwrap_or_default(), puzzle)?;
        let seed = parts.next().and_then(|s| s.parse().ok()).unwrap_or(1);
        let mut lane = Lane::new(algorithm.name, seed);
        while let (Some(key), Some(value)) = (parts.next(), parts.next()) {
            lane.settings.set(algorithm.name, algorithm.settings, key, value)?;
        }
        Ok(lane)
    }

    /// Its run of a puzzle.
    ///
    /// # Errors
    /// When the algorithm does not suit the puzzle or this thread.
    pub fn recipe(&self, puzzle: &Grid) -> Result<Recipe, StudyError> {
        let algorithm = offered(&self.algorithm, puzzle)?;
        Ok(Recipe { settings: self.settings.clone(), ..Recipe::new(algorithm, puzzle, self.seed) })
    }

    /// What was changed, as it is typed: `reset=100000`.
    pub fn changes(&self) -> String {
        self.settings.changed().map(|(k, v)| format!("{k}={v}")).collect::<Vec<_>>().join(", ")
    }

    /// What tells this lane from others of its algorithm, in words: `Reset count: 100,000`.
    pub fn differences(&self, lanes: &[Lane]) -> String {
        let Ok(algorithm) = find(&self.algorithm) else { return String::new() };
        let alike = |s: &Setting| {
            let same =
                |other: &Lane| other.algorithm != self.algorithm || other.settings.text(s) == self.settings.text(s);
            lanes.iter().all(same)
        };
        let told = algorithm.settings.iter().filter(|s| !alike(s)).map(|s| s.told(&self.settings.text(s)));
        told.collect::<Vec<_>>().join("; ")
    }
}

/// How far a lane is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    /// It goes on.
    Running,
    /// Solved, and accepted by the independent checker.
    Solved,
    /// It called its board solved, and the independent checker did not.
    Refused,
    /// It can do no more.
    Ended(End),
    /// The limit was reached.
    GaveUp,
}

/// A lane as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// Where it stands.
    pub state: State,
    /// Generations so far.
    pub generation: u64,
    /// Fitness computations so far.
    pub evaluations: u64,
    /// Fitness of the best of the latest generation, and its board; `found` is the best of any.
    pub best: u32,
    /// Solutions found, by a search for all.
    pub found: u32,
    /// The board of the latest generation.
    pub board: Grid,
    /// Time that was spent on this lane.
    pub microseconds: u64,
    /// Of a solved lane, from 1, once the race is over; equal ones share a place. Fitness of different methods does not compare.
    pub place: Option<u32>,
}

struct Runner {
    work: Work,
    microseconds: f64,
}

/// A race on its way.
pub struct Race {
    runners: Vec<Runner>,
}

impl Race {
    /// Every lane before its first generation.
    ///
    /// # Errors
    ///
    /// A lane's run cannot start.
    pub fn new(puzzle: &Grid, lanes: &[Lane], evaluations: u64) -> Result<Race, StudyError> {
        let limits = Limits { generations: None, evaluations: Some(evaluations) };
        let runner = |lane: &Lane| -> Result<Runner, StudyError> {
            let recipe = Recipe { limits, ..lane.recipe(puzzle)? };
            Ok(Runner { work: Work::of(&recipe)?, microseconds: 0.0 })
        };
        Ok(Race { runners: lanes.iter().take(MOST).map(runner).collect::<Result<_, _>>()? })
    }

    /// The lane whose turn it is: among those that go on, the one with the fewest evaluations. In the midst of a generation
    /// its row is that of the one before, so it stays its turn.
    fn turn(&self) -> Option<usize> {
        let going = (0..self.runners.len()).filter(|&k| !self.runners[k].work.is_over());
        going.min_by_key(|&k| self.runners[k].work.run().row().evaluations)
    }

    /// Does a small part of a generation of the lane whose turn it is, unless that one has used `most` evaluations already;
    /// false when nothing was done. `clock` is in milliseconds.
    pub fn advance(&mut self, most: u64, clock: &dyn Fn() -> f64) -> bool {
        let Some(k) = self.turn() else { return false };
        let runner = &mut self.runners[k];
        if runner.work.run().row().evaluations > most {
            return false;
        }
        let begun = clock();
        runner.work.advance();
        runner.microseconds += (clock() - begun).max(0.0) * 1e3;
        true
    }

    /// Whether no lane goes on.
    pub fn is_over(&self) -> bool {
        self.turn().is_none()
    }

    /// How each lane stands.
    pub fn standings(&self) -> Vec<Standing> {
        let mut all: Vec<Standing> = self.runners.iter().map(Runner::standing).collect();
        if self.is_over() {
            let took = |s: &Standing| (s.state == State::Solved).then_some(s.evaluations);
            let all_took: Vec<u64> = all.iter().filter_map(took).collect();
            for standing in &mut all {
                let earlier = |evaluations| 1 + all_took.iter().filter(|&&other| other < evaluations).count() as u32;
                standing.place = took(standing).map(earlier);
            }
        }
        all
    }
}

impl Runner {
    fn standing(&self) -> Standing {
        let run = self.work.run();
        let row = run.row();
        let state = match run.ended() {
            _ if run.verified().is_some() => State::Solved,
            _ if run.solved() => State::Refused,
            Some(end) => State::Ended(end),
            None if self.work.is_over() => State::GaveUp,
            None => State::Running,
        };
        Standing {
            state,
            generation: row.generation,
            evaluations: row.evaluations,
            best: row.best,
            found: run.found().0,
            board: run.best(),
            microseconds: self.microseconds as u64,
            place: None,
        }
    }
}
