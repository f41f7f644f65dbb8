//! What is run on the puzzle of the classroom: algorithm, settings, seed, limit and islands.

use leptos::prelude::*;

use crate::evolve::{ALGORITHMS, Algorithm, Limits, Recipe, Settings, SettingsError};
use crate::puzzle::Grid;
use crate::say::classroom::Run;

use crate::ui::kit::machine::fresh_seed;

#[derive(Clone, Copy)]
pub struct ClassRun {
    pub algorithm: ReadSignal<&'static Algorithm>,
    set_algorithm: WriteSignal<&'static Algorithm>,
    pub settings: ReadSignal<Settings>,
    set_settings: WriteSignal<Settings>,
    pub seed: ReadSignal<u64>,
    set_seed: WriteSignal<u64>,
    /// Generations after which it stops; without, the algorithm's own number.
    pub generations: ReadSignal<Option<u64>>,
    set_generations: WriteSignal<Option<u64>>,
    /// How many islands it has in Solve; here the first is followed alone.
    islands: ReadSignal<u32>,
    set_islands: WriteSignal<u32>,
}

impl ClassRun {
    pub fn new() -> ClassRun {
        let (algorithm, set_algorithm) = signal(&ALGORITHMS[0]);
        let (settings, set_settings) = signal(Settings::default());
        let (seed, set_seed) = signal(0);
        let (generations, set_generations) = signal(None);
        let (islands, set_islands) = signal(1);
        ClassRun {
            algorithm,
            set_algorithm,
            settings,
            set_settings,
            seed,
            set_seed,
            generations,
            set_generations,
            islands,
            set_islands,
        }
    }

    /// Takes over a run; `limited` says whether it has a limit of its own.
    pub fn repeat(self, recipe: Recipe, limited: bool) {
        self.set_algorithm.set(recipe.algorithm);
        self.set_settings.set(recipe.settings);
        self.set_generations.set(recipe.limits.generations.filter(|_| limited));
        self.set_islands.set(recipe.islands);
        self.set_seed.set(recipe.seed);
    }

    /// Another algorithm, with its own defaults.
    pub fn choose(self, algorithm: &'static Algorithm) {
        self.set_settings.set(Settings::default());
        self.set_generations.set(None);
        self.set_islands.set(1);
        self.set_algorithm.set(algorithm);
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

    /// Generations after which a run stops; without, the algorithm's own number.
    pub fn type_limit(self, generations: Option<u64>) {
        self.set_generations.set(generations);
    }

    /// The run of a puzzle.
    pub fn of(self, puzzle: &Grid) -> Recipe {
        let plain = Recipe::new(self.algorithm.get(), puzzle, self.seed.get());
        let generations = self.generations.get().or(plain.limits.generations);
        Recipe {
            settings: self.settings.get(),
            limits: Limits { generations, ..plain.limits },
            islands: self.islands.get(),
            ..plain
        }
    }

    /// The name of a file of it, without its ending.
    pub fn file_name(self, what: &str) -> String {
        format!("{}-seed-{}-{what}", self.algorithm.get_untracked().name, self.seed.get_untracked())
    }

    /// The run in a line: algorithm, settings that were changed, seed.
    pub fn told(self) -> String {
        let (algorithm, seed) = (self.algorithm.get_untracked().titled(), self.seed.get_untracked());
        let changes = self.settings.with_untracked(Settings::typed);
        match changes.is_empty() {
            true => Run::Defaults { algorithm, seed }.text(),
            false => Run::Changed { algorithm, changes, seed }.text(),
        }
    }
}
