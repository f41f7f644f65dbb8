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
use crate::puzzle::Grid;

pub use crate::evolve::recipe::link::{Defaults, has_run, is_of_run};
pub use crate::evolve::recipe::warning::{Warning, not_followed};

/// Everything that decides what a run does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    #[serde(with = "crate::packed")]
    /// The puzzle.
    pub puzzle: Grid,
    /// Written as its name.
    #[serde(with = "by_name")]
    pub algorithm: &'static Algorithm,
    #[serde(with = "crate::packed")]
    /// Settings of the algorithm.
    pub settings: Settings,
    /// The seed of all random numbers.
    pub seed: u64,
    /// When it stops without a solution.
    pub limits: Limits,
    /// How many populations evolve side by side and exchange individuals.
    pub islands: u32,
}
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

    /// Sets one setting.
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
/// An algorithm as its name.
mod by_name {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::evolve::algorithm::Algorithm;
    use crate::evolve::algorithms;

    /// An algorithm by its name.
    ///
    /// # Errors
    ///
    /// The serializer's own.
    pub fn serialize<S: Serializer>(algorithm: &&'static Algorithm, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(algorithm.name)
    }

    /// An algorithm by its name.
    ///
    /// # Errors
    ///
    /// There is no algorithm of this name.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<&'static Algorithm, D::Error> {
        let name = String::deserialize(from)?;
        algorithms::find(&name).map_err(|_| Error::unknown_variant(&name, &[]))
    }
}
