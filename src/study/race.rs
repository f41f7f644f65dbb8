//! Runs side by side on one puzzle. Turns are fair by work done, not by time: the lane that has used the fewest
//! evaluations advances next, so a race ends the same way on any machine, and can be run again from its link.

use serde::{Deserialize, Serialize};

use crate::evolve::{End, Recipe, RunError};
use crate::puzzle::Grid;
use crate::study::work::Work;

/// Lanes of a race.
pub const FEWEST: usize = 2;
/// Lanes at most.
pub const MOST: usize = 6;

/// Evaluations after which a lane gives up, unless told otherwise.
pub const EVALUATIONS: u64 = 5_000_000;

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
    /// Every lane before its first generation; each gives up at the limits of its recipe.
    ///
    /// # Errors
    ///
    /// A lane's run cannot start.
    pub fn new(lanes: &[Recipe]) -> Result<Race, RunError> {
        let runner = |lane| Ok(Runner { work: Work::of(lane)?, microseconds: 0.0 });
        Ok(Race { runners: lanes.iter().take(MOST).map(runner).collect::<Result<_, RunError>>()? })
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
