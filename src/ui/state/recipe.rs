//! What Evolve will start, but for the puzzle: algorithm, settings, seed, limit, speed, islands.

use leptos::prelude::*;

use crate::evolve::island::MOST;
use crate::evolve::{ALGORITHMS, Algorithm, Limits, Settings, SettingsError};
use crate::puzzle::Shape;
use crate::text::link::Link;
use crate::threads::search::protocol::Speed;

use crate::ui::kit::machine::{cores, fresh_seed};

/// The largest limit of generations that may be typed.
pub const MOST_GENERATIONS: u64 = 1_000_000_000;

/// Islands by default, at most: more workers cost memory and help little on small boards.
const DEFAULT_MOST: u32 = 8;

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

/// The project's own algorithm takes as many islands as there are cores; a published one stays as it was published.
pub fn default_islands(algorithm: &Algorithm) -> u32 {
    if algorithm.name.starts_with("sudokube") { cores().min(DEFAULT_MOST) } else { 1 }
}

impl RecipeState {
    pub fn new() -> RecipeState {
        let first = &ALGORITHMS[0];
        let (algorithm, set_algorithm) = signal(first);
        let (settings, set_settings) = signal(Settings::default());
        let (seed, set_seed) = signal(fresh_seed());
        let (limit, set_limit) = signal(first.default_generations);
        let (speed, set_speed) = signal(Speed::PerSecond(20.0));
        let (islands, set_islands) = signal(default_islands(first));
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
        self.set_islands.set(default_islands(algorithm));
    }

    /// Where the algorithm does not suit a board, the first that does takes its place.
    pub fn suit(self, shape: Shape) {
        if self.algorithm.get_untracked().suits(shape).is_err()
            && let Some(algorithm) = ALGORITHMS.iter().find(|a| a.suits(shape).is_ok())
        {
            self.choose(algorithm);
        }
    }

    /// Back to the algorithm's own settings.
    pub fn reset(self) {
        self.choose(self.algorithm.get_untracked());
    }

    /// Takes over what a link holds of a run; without a seed, the one that was drawn stays.
    pub fn repeat(
        self,
        algorithm: &'static Algorithm,
        settings: Settings,
        islands: u32,
        limit: Option<u64>,
        seed: Option<u64>,
    ) {
        self.set_algorithm.set(algorithm);
        self.set_settings.set(settings);
        self.set_islands.set(islands.clamp(1, MOST));
        self.set_limit.set(limit.unwrap_or(algorithm.default_generations).clamp(1, MOST_GENERATIONS));
        if let Some(seed) = seed {
            self.set_seed.set(seed);
        }
    }

    /// Changes one setting to what was typed.
    pub fn change_setting(self, key: &str, typed: &str) -> Result<(), SettingsError> {
        let algorithm = self.algorithm.get_untracked();
        let mut next = self.settings.get_untracked();
        next.set(algorithm.name, algorithm.settings, key, typed)?;
        self.set_settings.set(next);
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

    /// Adds it to the link of a puzzle.
    pub fn write_into(self, link: &mut Link) {
        let algorithm = self.algorithm.get_untracked();
        let limit = self.limit.get_untracked();
        link.algorithm = Some(algorithm.name.to_string());
        link.seed = Some(self.seed.get_untracked());
        link.generations = (limit != algorithm.default_generations).then_some(limit);
        link.other = self.settings.with_untracked(|settings| {
            settings.changed().map(|(key, value)| (key.to_string(), value.to_string())).collect()
        });
        // The default depends on the machine, a run does not.
        let islands = self.islands.get_untracked();
        link.other.extend((islands > 1).then(|| ("ring".to_string(), islands.to_string())));
    }
}
