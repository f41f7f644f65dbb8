//! What Evolve will start, but for the puzzle: algorithm, settings, seed, limit, speed, islands.

use leptos::prelude::*;

use crate::evolve::algorithms::first_for;
use crate::evolve::limits::MOST_GENERATIONS;
use crate::evolve::recipe::Defaults;
use crate::evolve::{ALGORITHMS, Algorithm, Limits, Recipe, Settings, SettingsError};
use crate::puzzle::{Grid, Shape};
use crate::threads::search::protocol::Speed;

use crate::ui::kit::machine::{cores, fresh_seed};

#[derive(Clone, Copy)]
pub struct RecipeState {
    pub algorithm: ReadSignal<&'static Algorithm>,
    set_algorithm: WriteSignal<&'static Algorithm>,
    pub settings: ReadSignal<Settings>,
    set_settings: WriteSignal<Settings>,
    pub seed: ReadSignal<u64>,
    set_seed: WriteSignal<u64>,
    /// Generations after which the run gives up.
    pub limit: ReadSignal<u64>,
    set_limit: WriteSignal<u64>,
    pub speed: ReadSignal<Speed>,
    set_speed: WriteSignal<Speed>,
    /// Populations that evolve side by side, a worker each.
    pub islands: ReadSignal<u32>,
    set_islands: WriteSignal<u32>,
}

impl RecipeState {
    pub fn new() -> RecipeState {
        let first = &ALGORITHMS[0];
        let (algorithm, set_algorithm) = signal(first);
        let (settings, set_settings) = signal(Settings::default());
        let (seed, set_seed) = signal(fresh_seed());
        let (limit, set_limit) = signal(first.default_generations);
        let (speed, set_speed) = signal(Speed::PerSecond(20.0));
        let (islands, set_islands) = signal(first.default_islands(cores()));
        RecipeState {
            algorithm,
            set_algorithm,
            settings,
            set_settings,
            seed,
            set_seed,
            limit,
            set_limit,
            speed,
            set_speed,
            islands,
            set_islands,
        }
    }

    /// Follows all that a link holds of it.
    pub fn track(self) {
        self.seed.track();
        self.settings.track();
        self.limit.track();
        self.algorithm.track();
        self.islands.track();
    }

    /// Another algorithm, with its own defaults.
    pub fn choose(self, algorithm: &'static Algorithm) {
        self.set_algorithm.set(algorithm);
        self.set_settings.set(Settings::default());
        self.set_limit.set(algorithm.default_generations);
        self.set_islands.set(algorithm.default_islands(cores()));
    }

    /// A board of another shape: where the algorithm does not suit it, or is the default of the shape before and as it was, the
    /// default of the new shape takes its place.
    pub fn suit(self, before: Shape, shape: Shape) {
        let (algorithm, default) = (self.algorithm.get_untracked(), first_for(shape));
        let untouched = self.settings.with_untracked(|settings| *settings == Settings::default());
        let follows = before != shape && untouched && algorithm == first_for(before) && algorithm != default;
        if follows || !algorithm.is_suited(shape) {
            self.choose(default);
        }
    }

    /// Back to the algorithm's own settings.
    pub fn reset(self) {
        self.choose(self.algorithm.get_untracked());
    }

    /// What a link without a run of its own takes.
    pub fn defaults(self) -> Defaults {
        Defaults {
            algorithm: Some(self.algorithm.get_untracked()),
            cores: cores(),
            evaluations: false,
            views: false,
            ..Defaults::seeded(self.seed.get_untracked())
        }
    }

    /// Takes over a run.
    pub fn repeat(self, recipe: Recipe) {
        self.set_algorithm.set(recipe.algorithm);
        self.set_settings.set(recipe.settings);
        self.set_islands.set(recipe.islands);
        self.set_limit.set(recipe.limits.generations.unwrap_or(MOST_GENERATIONS));
        self.set_seed.set(recipe.seed);
    }

    /// The run of a puzzle.
    pub fn of(self, puzzle: &Grid) -> Recipe {
        Recipe {
            settings: self.settings.get_untracked(),
            limits: self.limits(),
            islands: self.islands.get_untracked(),
            ..Recipe::new(self.algorithm.get_untracked(), puzzle, self.seed.get_untracked())
        }
    }

    /// Changes one setting to what was typed.
    pub fn change_setting(self, key: &str, typed: &str) -> Result<(), SettingsError> {
        let algorithm = self.algorithm.get_untracked();
        self.set_settings.set(algorithm.changed(&self.settings.get_untracked(), key, typed)?);
        Ok(())
    }

    pub fn type_seed(self, seed: u64) {
        self.set_seed.set(seed);
    }

    pub fn draw_seed(self) {
        self.set_seed.set(fresh_seed());
    }

    pub fn type_limit(self, limit: u64) {
        self.set_limit.set(limit);
    }

    /// As many generations again.
    pub fn extend_limit(self) {
        let more = self.algorithm.get_untracked().default_generations;
        self.set_limit.update(|limit| *limit = limit.saturating_add(more).min(MOST_GENERATIONS));
    }

    pub fn type_islands(self, islands: u32) {
        self.set_islands.set(islands);
    }

    pub fn go_at(self, speed: Speed) {
        self.set_speed.set(speed);
    }

    pub fn limits(self) -> Limits {
        Limits { generations: Some(self.limit.get_untracked()), evaluations: None }
    }
}
