//! One run that can be gone to and fro in.

use serde::{Deserialize, Serialize};

use crate::evolve::replay::Replay;
use crate::evolve::{Generation, Settings};
use crate::puzzle::Grid;

use super::protocol::Answer;

/// What is wished. `id` comes back in every answer about the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Wish {
    /// Opens a run before its first generation.
    Open { id: u32, puzzle: Grid, algorithm: String, settings: Settings, seed: u64 },
    /// To this generation, or as near as the run comes.
    Go { generation: u64 },
}

/// The run as it stands in one generation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    pub id: u32,
    pub row: Generation,
    /// The highest generation that was ever reached.
    pub furthest: u64,
    pub best: Grid,
    pub solved: bool,
}

/// The run, if one is open.
#[derive(Default)]
pub struct Rewind {
    id: u32,
    replay: Option<Replay>,
}

impl Rewind {
    pub fn wish(&mut self, wish: Wish) -> Option<Answer> {
        match wish {
            Wish::Open { id, puzzle, algorithm, settings, seed } => {
                self.id = id;
                match Replay::new(&algorithm, &puzzle, &settings, seed) {
                    Ok(replay) => self.replay = Some(replay),
                    Err(error) => return Some(Answer::Refused { id, why: error.to_string() }),
                }
                self.moment()
            }
            Wish::Go { generation } => {
                self.replay.as_mut()?.seek(generation);
                None
            }
        }
    }

    pub fn is_busy(&self) -> bool {
        self.replay.as_ref().is_some_and(Replay::is_seeking)
    }

    /// Works on until the deadline.
    pub fn slice(&mut self, deadline: f64, clock: &dyn Fn() -> f64) -> Option<Answer> {
        let replay = self.replay.as_mut().filter(|r| r.is_seeking())?;
        while !replay.go_on() {
            if clock() >= deadline {
                return None;
            }
        }
        self.moment()
    }

    fn moment(&self) -> Option<Answer> {
        let replay = self.replay.as_ref()?;
        let run = replay.run();
        let row = run.row().clone();
        let moment = Moment { id: self.id, row, furthest: replay.furthest(), best: run.best(), solved: run.solved() };
        Some(Answer::Moment(Box::new(moment)))
    }
}
