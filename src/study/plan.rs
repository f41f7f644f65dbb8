//! Which runs a study has: a setting swept over values, on puzzles, with seeds that count on from the first.

use serde::{Deserialize, Serialize};

use crate::evolve::algorithms;
use crate::evolve::recipe::{Defaults, Warning};
use crate::evolve::{Algorithm, Recipe, RunError, Setting, SettingsError};
use crate::puzzle::Grid;
use crate::text::link::{Link, LinkError, SWEEP, is_of_view};

/// Most values, seeds and runs of a study; the text of what is known of it has to fit into the browser's storage.
pub const MOST_VALUES: usize = 24;
/// Seeds of a value at most.
pub const MOST_SEEDS: u32 = 1000;
/// Runs of a study at most.
pub const MOST_RUNS: usize = 10_000;

/// Divides the parts of a value in a link; neither a name nor a value of a setting holds it, and links leave it as it is.
pub(crate) const DIVIDER: char = '*';

/// A checked study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// What all runs share, with the first puzzle and the first seed.
    pub recipe: Recipe,
    /// The setting that is swept.
    pub key: String,
    /// Values of the setting, as they are written.
    pub values: Vec<String>,
    /// Further puzzles.
    pub others: Vec<Grid>,
    /// Seeds of each value.
    pub seeds: u32,
}

/// One run of a study, by its number: value after value, puzzle after puzzle, seed after seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Index of the value.
    pub value: usize,
    /// Index of the puzzle.
    pub puzzle: usize,
    /// The seed.
    pub seed: u64,
}

/// Why there is no study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyError {
    /// The algorithm has no such setting.
    NoSetting {
        /// The algorithm.
        algorithm: String,
        /// The settings it has.
        known: Vec<String>,
    },
    /// No value, or too many.
    Values,
    /// No seed, or too many.
    Seeds,
    /// So many runs are too many.
    Runs(usize),
    /// The algorithm needs a library that this program does not carry.
    NotHere(String),
    /// So many lanes are too many.
    Lanes,
    /// What is stored is of another study, or damaged.
    Kept,
    /// The algorithm refuses the puzzle.
    Run(RunError),
    /// A setting is refused.
    Settings(SettingsError),
    /// The link cannot be read.
    Link(LinkError),
}

impl From<RunError> for StudyError {
    fn from(error: RunError) -> StudyError {
        StudyError::Run(error)
    }
}

impl From<SettingsError> for StudyError {
    fn from(error: SettingsError) -> StudyError {
        StudyError::Settings(error)
    }
}

impl From<LinkError> for StudyError {
    fn from(error: LinkError) -> StudyError {
        StudyError::Link(error)
    }
}

impl Plan {
    /// A study of one puzzle with an algorithm's defaults: no values yet, so that it has no run.
    ///
    /// # Errors
    /// When there is no such algorithm, or it does not suit the puzzle or this thread.
    pub fn new(algorithm: &str, puzzle: &Grid) -> Result<Plan, StudyError> {
        Ok(Plan::of(Recipe::new(offered(algorithm, puzzle)?, puzzle, 1)))
    }

    fn of(recipe: Recipe) -> Plan {
        Plan { recipe, key: String::new(), values: Vec::new(), others: Vec::new(), seeds: 20 }
    }

    /// The same run again and again, one population each, with seeds that count on from its own: a study that sweeps nothing.
    pub fn repeated(recipe: Recipe, seeds: u32) -> Plan {
        Plan { values: vec![String::new()], seeds, ..Plan::of(Recipe { islands: 1, ..recipe }) }
    }

    /// The swept setting's name.
    pub fn setting_name(&self) -> String {
        self.recipe.setting(&self.key).map_or_else(|| self.key.clone(), |s| s.name.to_string())
    }

    /// Sweeps a setting over values, divided by commas or spaces, each checked; the same value twice is one.
    ///
    /// # Errors
    ///
    /// There is no such setting, it does not take a value, or the runs are too many.
    pub fn sweep(&mut self, key: &str, values: &str) -> Result<(), StudyError> {
        let (algorithm, spec) = (self.recipe.algorithm, self.known_setting(key)?);
        let mut checked: Vec<String> = Vec::new();
        for value in values.split(|c: char| c == ',' || c == ';' || c.is_whitespace()).filter(|v| !v.is_empty()) {
            let value = spec.parse(value)?;
            algorithm.changed(&self.recipe.settings, key, &value)?;
            if !checked.contains(&value) {
                checked.push(value);
            }
        }
        if checked.is_empty() || checked.len() > MOST_VALUES {
            return Err(StudyError::Values);
        }
        (self.key, self.values) = (key.into(), checked);
        self.small_enough()
    }

    fn known_setting(&self, key: &str) -> Result<&'static Setting, StudyError> {
        let algorithm = self.recipe.algorithm;
        let known = || algorithm.settings.iter().map(|s| s.key.to_string()).collect();
        self.recipe
            .setting(key)
            .ok_or_else(|| StudyError::NoSetting { algorithm: algorithm.title.into(), known: known() })
    }

    /// Sets how many seeds there are, and the first one.
    ///
    /// # Errors
    ///
    /// There are no seeds, or too many runs.
    pub fn seeded(&mut self, seeds: u32, first: u64) -> Result<(), StudyError> {
        if seeds == 0 || seeds > MOST_SEEDS {
            return Err(StudyError::Seeds);
        }
        (self.seeds, self.recipe.seed) = (seeds, first);
        self.small_enough()
    }

    fn small_enough(&self) -> Result<(), StudyError> {
        if self.runs() > MOST_RUNS { Err(StudyError::Runs(self.runs())) } else { Ok(()) }
    }

    /// Runs in all.
    pub fn runs(&self) -> usize {
        self.values.len() * self.runs_per_value()
    }

    /// Runs of each value.
    pub fn runs_per_value(&self) -> usize {
        (1 + self.others.len()) * self.seeds as usize
    }

    /// The run of this number, from 0.
    pub fn task(&self, number: usize) -> Task {
        let (value, rest) = (number / self.runs_per_value().max(1), number % self.runs_per_value().max(1));
        let seeds = (self.seeds as usize).max(1);
        Task { value, puzzle: rest / seeds, seed: self.recipe.seed.wrapping_add((rest % seeds) as u64) }
    }

    /// The puzzle of this number, from 0.
    pub fn puzzle(&self, number: usize) -> &Grid {
        number.checked_sub(1).and_then(|k| self.others.get(k)).unwrap_or(&self.recipe.puzzle)
    }

    /// The run of this number, from 0, as it is started.
    pub fn run(&self, number: usize) -> Recipe {
        let task = self.task(number);
        let mut recipe = Recipe { puzzle: self.puzzle(task.puzzle).clone(), seed: task.seed, ..self.recipe.clone() };
        if let Some(value) = self.values.get(task.value).filter(|_| !self.key.is_empty()) {
            // It was checked when it was set.
            let _ = recipe.set(&self.key, value);
        }
        recipe
    }

    /// The link that opens it; `view` and the like are the caller's to add.
    pub fn link(&self) -> Link {
        let mut link = self.recipe.link();
        link.generations = self.recipe.limits.generations;
        let pair = |key: &str, value: String| (key.to_string(), value);
        if !self.values.is_empty() {
            let parts: Vec<&str> =
                [self.key.as_str()].into_iter().chain(self.values.iter().map(String::as_str)).collect();
            link.other.push(pair(SWEEP, parts.join(&DIVIDER.to_string())));
        }
        link.other.push(pair("seeds", self.seeds.to_string()));
        // Further puzzles, as links of their own.
        link.other.extend(self.others.iter().map(|grid| pair("and", Link::to_puzzle(grid).write())));
        link
    }

    /// The study of a link, and what of the link its runs do not follow.
    ///
    /// # Errors
    /// Everything of what is studied that cannot be read or run here: the method, further puzzles, the number of seeds, the sweep.
    pub fn of_link(link: &Link) -> Result<(Plan, Vec<Warning>), Vec<StudyError>> {
        let defaults = Defaults { milp: false, one_island: true, ..Defaults::seeded(1) };
        let (recipe, warnings) = Recipe::of_link(link, &defaults);
        let mut plan = Plan::of(Recipe { islands: 1, ..recipe });
        // Another method in its place would be another study.
        let not_here = |warning: &Warning| match warning {
            Warning::NotHere { wanted, .. } => Some(StudyError::NotHere(wanted.title.into())),
            _ => None,
        };
        let mut errors: Vec<StudyError> = warnings.iter().filter_map(not_here).collect();
        for (_, more) in link.other.iter().filter(|(key, _)| key == "and") {
            match plan.further(more) {
                Ok(grid) => plan.others.push(grid),
                Err(error) => errors.push(error),
            }
        }
        let value =
            |key: &str| link.other.iter().find(|pair| pair.0 == key && is_of_view(pair)).map(|(_, value)| value);
        let seeds = value("seeds").map_or(Ok(plan.seeds), |n| n.parse().map_err(|_| StudyError::Seeds));
        errors.extend(seeds.and_then(|seeds| plan.seeded(seeds, plan.recipe.seed)).err());
        // A setting without values is a study that is not set up yet.
        if let Some(sweep) = value(SWEEP).filter(|sweep| !sweep.is_empty() && !sweep.contains(DIVIDER)) {
            errors.extend(plan.known_setting(sweep).err());
        }
        if let Some((key, values)) = value(SWEEP).and_then(|sweep| sweep.split_once(DIVIDER)) {
            let (algorithm, settings) = (plan.recipe.algorithm, plan.recipe.settings.clone());
            let refusal = |setting: &Setting, value: &str| algorithm.changed(&settings, setting.key, value).err();
            let refused =
                |setting: &Setting| values.split(DIVIDER).filter_map(|value| refusal(setting, value)).collect();
            let refused: Vec<SettingsError> = plan.recipe.setting(key).map(refused).unwrap_or_default();
            match refused.is_empty() {
                true => errors.extend(plan.sweep(key, &values.replace(DIVIDER, ",")).err()),
                false => errors.extend(refused.into_iter().map(StudyError::Settings)),
            }
        }
        if errors.is_empty() { Ok((plan, warnings)) } else { Err(errors) }
    }

    /// A further puzzle, of a link of its own.
    fn further(&self, link: &str) -> Result<Grid, StudyError> {
        let grid = Link::read(link)?.grid;
        self.recipe.algorithm.suits(grid.shape())?;
        Ok(grid)
    }
}

/// The algorithm, where it suits the puzzle and this thread carries what it needs.
///
/// # Errors
///
/// There is no such algorithm, it does not suit the puzzle, or its library is not here.
pub fn offered(name: &str, puzzle: &Grid) -> Result<&'static Algorithm, StudyError> {
    let algorithm = algorithms::find(name)?;
    algorithm.suits(puzzle.shape())?;
    if algorithm.needs_milp() { Err(StudyError::NotHere(algorithm.title.into())) } else { Ok(algorithm) }
}
