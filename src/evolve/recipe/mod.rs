//! A run as a value: the puzzle, the algorithm, its settings, the seed, the limits and the number of islands. The same
//! recipe gives the same rows on every machine.
//!
//! [`Recipe::of_link`] is the one place where a link becomes a run, for the page, the Lab, the race, the study and `lab`.

mod link;
mod warning;

use serde::{Deserialize, Serialize};

use crate::evolve::algorithm::{Algorithm, RunError};
use crate::evolve::island;
use crate::evolve::limits::Limits;
use crate::evolve::run::Run;
use crate::evolve::settings::{Setting, Settings, SettingsError};
use crate::packed::{Seeded, seeded};
use crate::puzzle::Grid;

pub use crate::evolve::recipe::link::{Defaults, has_run, is_of_run};
pub use crate::evolve::recipe::warning::{Warning, not_followed};

/// Everything that decides what a run does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Seeded", try_from = "Seeded")]
pub struct Recipe {
    /// The puzzle.
    pub puzzle: Grid,
    /// Written as its name.
    pub algorithm: &'static Algorithm,
    /// Settings of the algorithm.
    pub settings: Settings,
    /// The seed of all random numbers.
    pub seed: u64,
    /// When it stops without a solution.
    pub limits: Limits,
    /// How many populations evolve side by side and exchange individuals.
    pub islands: u32,
}

seeded!(Recipe { puzzle: Grid, algorithm: &'static Algorithm, settings: Settings, limits: Limits, islands: u32 });

impl Recipe {
    /// A run with an algorithm's default settings and limit, on one island.
    pub fn new(algorithm: &'static Algorithm, puzzle: &Grid, seed: u64) -> Recipe {
        Recipe {
            puzzle: puzzle.clone(),
            algorithm,
            settings: Settings::default(),
            seed,
            limits: Limits { generations: Some(algorithm.default_generations), evaluations: None },
            islands: 1,
        }
    }

    /// Sets one setting; whether all go together is seen when the run starts.
    ///
    /// # Errors
    /// When the algorithm has no such setting, or it does not take the value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingsError> {
        self.settings.set(self.algorithm.name, self.algorithm.settings, key, value)
    }

    /// The setting of the algorithm with this key.
    pub fn setting(&self, key: &str) -> Option<&'static Setting> {
        self.algorithm.settings.iter().find(|s| s.key == key)
    }

    /// The recipe of one island (from 0): the same, with a seed of its own.
    pub fn of_island(&self, number: u32) -> Recipe {
        Recipe { seed: island::seed(self.seed, number), islands: 1, ..self.clone() }
    }

    /// The run before its first generation; of several islands, the first.
    ///
    /// # Errors
    /// When the algorithm does not work on the puzzle, a setting is not one of its own, or this program does not carry its
    /// library.
    pub fn start(&self) -> Result<Run, RunError> {
        Run::new(self.algorithm.name, &self.puzzle, &self.settings, self.seed)
    }
}
