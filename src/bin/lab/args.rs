//! What the commands share: algorithm, settings and limits from the command line.

use super::io::complain;
pub use super::io::{Result, countable, print, seconds};
pub use super::outcome::Outcome;
pub use super::plan::Plan;
use super::puzzles::link;
pub use super::puzzles::{Entry, puzzle, puzzles};
use sudokube::evolve::Algorithm;
use sudokube::evolve::algorithms;
use sudokube::evolve::recipe::{Defaults, has_run};
use sudokube::evolve::{ALGORITHMS, Limits, Recipe, Settings, island};
use sudokube::puzzle::{Grid, Shape};
use sudokube::say::echo::echo;
use sudokube::say::link::warning as told;

#[derive(clap::Args, Clone)]
pub struct Method {
    /// Name of the algorithm (see `lab algorithms`) [default: that of the link, where PUZZLE is one, or the board's default]
    #[arg(long)]
    pub algorithm: Option<String>,
    /// Change a setting of the algorithm; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Number of populations, each on its own thread, that exchange individuals at fixed generations [default: that of the link, where PUZZLE is one, or 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(island::MOST)))]
    pub islands: Option<u32>,
    #[command(flatten)]
    pub until: Until,
}

/// When a run stops.
#[derive(clap::Args, Clone)]
pub struct Until {
    /// Stop after N generations [default: the algorithm's own, if no other limit is given]
    #[arg(long, value_name = "N", value_parser = limit)]
    pub limit_generations: Option<u64>,
    /// Stop after N evaluations
    #[arg(long, value_name = "N", value_parser = limit)]
    pub limit_evaluations: Option<u64>,
    /// Stop after S seconds of processor time (with islands: of each thread)
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub limit_seconds: Option<f64>,
}

/// Every puzzle of a file with many seeds.
#[derive(clap::Args, Clone)]
pub struct Runs {
    /// File of puzzles, one per line
    #[arg(long, value_name = "FILE")]
    pub puzzles: String,
    /// Use only the first N puzzles
    #[arg(long, value_name = "N", value_parser = count)]
    pub first: Option<usize>,
    /// Use only every Kth puzzle
    #[arg(long, value_name = "K", default_value = "1", value_parser = count)]
    pub every: usize,
    /// Runs per puzzle
    #[arg(long, default_value = "10", value_parser = count)]
    pub seeds: usize,
    /// First seed; the others count up from it
    #[arg(long, default_value = "1", value_parser = seed)]
    pub first_seed: u64,
    /// Parallel runs, each on a thread (two on two cores: 1.97 times as fast); use 1 if times matter
    #[arg(long, default_value = "1", value_parser = count)]
    pub jobs: usize,
}

impl Runs {
    /// The puzzles that are to be run.
    pub fn entries(&self) -> Result<Vec<Entry>> {
        countable(self.first_seed, self.seeds as u64)?;
        let every = puzzles(&self.puzzles, None)?.into_iter().step_by(self.every);
        Ok(every.take(self.first.unwrap_or(usize::MAX)).collect())
    }

    /// The puzzle (from 0) and the seed of a run: puzzle after puzzle, seed after seed.
    pub fn task(&self, task: usize) -> (usize, u64) {
        (task / self.seeds, self.first_seed + (task % self.seeds) as u64)
    }
}

impl Method {
    /// The plan for boards of a shape.
    pub fn plan(&self, shape: Shape) -> Result<Plan> {
        self.plan_with(shape, &[])
    }

    /// The plan with more settings, as key and value.
    pub fn plan_with(&self, shape: Shape, more: &[(&str, &str)]) -> Result<Plan> {
        let algorithm = match &self.algorithm {
            Some(name) => algorithms::find(name).map_err(|e| e.to_string())?,
            None => algorithms::first_for(shape),
        };
        let settings = self.settings(algorithm, Settings::default(), more)?;
        let mut limits =
            Limits { generations: self.until.limit_generations, evaluations: self.until.limit_evaluations };
        if limits == Limits::default() && self.until.limit_seconds.is_none() {
            limits.generations = Some(algorithm.default_generations);
        }
        let (seconds, islands) = (self.until.limit_seconds, self.islands.unwrap_or(1));
        Ok(Plan { algorithm, settings, limits, seconds, islands, jobs: 1 })
    }

    /// Settings of an algorithm, changed as the command line says.
    fn settings(
        &self,
        algorithm: &'static Algorithm,
        mut settings: Settings,
        more: &[(&str, &str)],
    ) -> Result<Settings> {
        let pair = |text: &'_ String| -> Result<(String, String)> {
            let (key, value) =
                text.split_once('=').ok_or_else(|| format!("“{}” is not in the form key=value", echo(text)))?;
            Ok((key.to_string(), value.to_string()))
        };
        let more = more.iter().map(|&(key, value)| Ok((key.to_string(), value.to_string())));
        for pair in self.set.iter().map(pair).chain(more) {
            let (key, value) = pair?;
            settings.set(algorithm.name, algorithm.settings, &key, &value).map_err(|e| e.to_string())?;
        }
        algorithm.checked(&settings).map_err(|e| e.to_string())
    }
}

/// What a command runs: the puzzle of its argument, how, and with which seed.
pub struct Chosen {
    pub puzzle: Grid,
    pub plan: Plan,
    pub seed: u64,
    /// Whether the seed was drawn, as nothing names one.
    pub is_drawn: bool,
}

impl Method {
    /// The run of a link; what the command line names goes before the link. Of another algorithm the link's settings are not.
    pub fn choose(&self, argument: &str, seed: Option<u64>) -> Result<Chosen> {
        let link = link(argument)?;
        let named = seed.or(link.seed);
        let drawn = seed_or_fresh(named)?;
        let chosen = |plan| Chosen { puzzle: link.grid.clone(), plan, seed: drawn, is_drawn: named.is_none() };
        if !has_run(&link) {
            return Ok(chosen(self.plan(link.grid.shape())?));
        }
        let (recipe, warnings) = Recipe::of_link(&link, &Defaults { views: false, ..Defaults::seeded(drawn) });
        warnings.iter().for_each(|warning| complain(format_args!("warning: {}", told(warning))));
        let other = self.algorithm.as_deref().filter(|name| *name != recipe.algorithm.name);
        let mut plan = match other {
            Some(_) => self.plan(link.grid.shape())?,
            None => {
                let settings = self.settings(recipe.algorithm, recipe.settings, &[])?;
                let limits =
                    Limits { generations: self.until.limit_generations, evaluations: self.until.limit_evaluations };
                let limits = if self.until.is_given() { limits } else { recipe.limits };
                let (algorithm, seconds) = (recipe.algorithm, self.until.limit_seconds);
                Plan { algorithm, settings, limits, seconds, islands: 1, jobs: 1 }
            }
        };
        plan.islands = self.islands.unwrap_or(recipe.islands);
        Ok(chosen(plan))
    }
}

impl Until {
    fn is_given(&self) -> bool {
        self.limit_generations.is_some() || self.limit_evaluations.is_some() || self.limit_seconds.is_some()
    }
}

/// Reads a number of things, for the command line: so many at most that puzzles × seeds × settings can be counted.
pub fn count(text: &str) -> Result<usize> {
    let number = text.parse().ok().filter(|&n: &u32| n > 0);
    number.map(|n| n as usize).ok_or_else(|| format!("enter a whole number from 1 to {}", u32::MAX))
}

/// Reads a limit, for the command line.
pub fn limit(text: &str) -> Result<u64> {
    text.parse().map_err(|_| format!("enter a whole number from 0 to {}", u64::MAX))
}

/// Reads a seed, for the command line.
pub fn seed(text: &str) -> Result<u64> {
    text.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

/// A fresh seed, when none is given.
pub fn seed_or_fresh(seed: Option<u64>) -> Result<u64> {
    seed.map_or_else(|| getrandom::u64().map_err(|e| format!("the system gave no random seed: {e}")), Ok)
}

/// Milliseconds to a microsecond.
pub fn rounded(milliseconds: f64) -> f64 {
    (milliseconds * 1000.0).round() / 1000.0
}

pub fn list_algorithms() {
    for a in ALGORITHMS.iter().filter(|a| !a.superseded) {
        print(format!("{}: {}\n    {}\n    {}", a.name, a.title, (a.about)(), (a.source)()));
        for s in a.settings {
            print(format!("    --set {}={} ({}): {}", s.key, s.default_text(), s.bounds(), (s.help)()));
        }
    }
}
