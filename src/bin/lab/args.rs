//! What the commands share: puzzles, algorithm, settings and limits from the command line.

use std::sync::atomic::{AtomicU64, Ordering};

use super::clock;
pub use super::io::{Result, countable, print, seconds};
use super::io::{complain, content};
pub use super::outcome::Outcome;
use sudokube::evolve::Algorithm;
use sudokube::evolve::algorithms;
use sudokube::evolve::recipe::{Defaults, has_run};
use sudokube::evolve::{ALGORITHMS, AlgorithmView, Limits, Recipe, Run, Settings, island};
use sudokube::puzzle::{Grid, Shape};
use sudokube::say::echo::echo;
use sudokube::say::link::warning as told;
use sudokube::text;
use sudokube::text::link::{Link, is_link};

#[derive(clap::Args, Clone)]
pub struct Method {
    /// Name of the algorithm (see `lab algorithms`) [default: that of the link, or the first that suits the board]
    #[arg(long)]
    pub algorithm: Option<String>,
    /// Change a setting of the algorithm; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Number of populations, each on its own thread, that exchange individuals at fixed generations [default: that of the link, or 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(island::MOST)))]
    pub islands: Option<u32>,
    #[command(flatten)]
    pub until: Until,
}

/// When a run stops.
#[derive(clap::Args, Clone)]
pub struct Until {
    /// Stop after N generations [default: the algorithm's own, if no other limit is given]
    #[arg(long, value_name = "N")]
    pub limit_generations: Option<u64>,
    /// Stop after N evaluations
    #[arg(long, value_name = "N")]
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
    /// Parallel runs; use 1 if times matter
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

/// A checked method: what is run, with which settings, and when it gives up.
pub struct Plan {
    pub algorithm: &'static Algorithm,
    pub settings: Settings,
    pub limits: Limits,
    pub seconds: Option<f64>,
    pub islands: u32,
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
            None => ALGORITHMS.iter().find(|a| a.suits(shape).is_ok()).ok_or("no algorithm suits this board")?,
        };
        let settings = self.settings(algorithm, Settings::default(), more)?;
        let mut limits =
            Limits { generations: self.until.limit_generations, evaluations: self.until.limit_evaluations };
        if limits == Limits::default() && self.until.limit_seconds.is_none() {
            limits.generations = Some(algorithm.default_generations);
        }
        Ok(Plan { algorithm, settings, limits, seconds: self.until.limit_seconds, islands: self.islands.unwrap_or(1) })
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
                Plan { algorithm, settings, limits, seconds, islands: 1 }
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

impl Plan {
    /// An algorithm by its name, with changed settings and limits.
    pub fn of(name: &str, set: &[(&str, &str)], limits: Limits) -> Result<Plan> {
        let algorithm = algorithms::find(name).map_err(|e| e.to_string())?;
        let mut settings = Settings::default();
        for (key, value) in set {
            settings.set(name, algorithm.settings, key, value).map_err(|e| e.to_string())?;
        }
        let settings = algorithm.checked(&settings).map_err(|e| e.to_string())?;
        Ok(Plan { algorithm, settings, limits, seconds: None, islands: 1 })
    }

    /// Refuses puzzles that the algorithm does not work on.
    pub fn suits(&self, entries: &[Entry]) -> Result<()> {
        let refuse =
            |e: &Entry| self.algorithm.suits(e.grid.shape()).map_err(|why| format!("{}: {why}", echo(&e.name)));
        entries.iter().try_for_each(refuse)
    }

    /// The run of a puzzle.
    pub fn recipe(&self, puzzle: &Grid, seed: u64) -> Recipe {
        Recipe {
            settings: self.settings.clone(),
            limits: self.limits,
            islands: self.islands,
            ..Recipe::new(self.algorithm, puzzle, seed)
        }
    }

    pub fn start(&self, puzzle: &Grid, seed: u64) -> Result<Run> {
        self.recipe(puzzle, seed).start().map_err(|e| e.to_string())
    }

    /// Runs to a solution or a limit.
    pub fn run(&self, puzzle: &Grid, seed: u64) -> Result<Outcome> {
        if self.islands > 1 {
            return self.run_islands(puzzle, seed);
        }
        let clock = clock::milliseconds();
        let mut run = self.start(puzzle, seed)?;
        let over = || self.seconds.is_some_and(|s| clock::milliseconds() - clock >= s * 1e3);
        let mut improvements = vec![(run.row().evaluations, run.row().best)];
        while !run.solved() && run.ended().is_none() && !self.limits.reached(run.row()) && !over() {
            let row = run.step();
            if improvements.last().is_some_and(|&(_, best)| row.best < best) {
                improvements.push((row.evaluations, row.best));
            }
        }
        let milliseconds = clock::milliseconds() - clock;
        let row = run.row();
        if improvements.last().is_some_and(|&(evaluations, _)| evaluations < row.evaluations) {
            improvements.push((row.evaluations, run.found().0));
        }
        Ok(Outcome {
            seed,
            answer: run.verified(),
            rejected: run.solved() && run.verified().is_none(),
            ended: run.ended(),
            solutions: match run.search().algorithm_view() {
                Some(AlgorithmView::Solutions { count, .. }) => Some(count),
                _ => None,
            },
            best: run.found().0,
            generations: row.generation,
            evaluations: row.evaluations,
            milliseconds,
            improvements,
        })
    }
}

impl Plan {
    /// The same on several islands; limits hold for each of them. The time is that of the island that worked longest.
    fn run_islands(&self, puzzle: &Grid, seed: u64) -> Result<Outcome> {
        let recipe = self.recipe(puzzle, seed);
        let start = |k: u32| recipe.of_island(k).start();
        let longest = AtomicU64::new(0);
        let over = || {
            // Each island has a thread of its own, whose clock began with it.
            let now = clock::milliseconds();
            longest.fetch_max((now * 1e3) as u64, Ordering::Relaxed);
            self.seconds.is_some_and(|s| now >= s * 1e3)
        };
        let all = island::run(self.islands, start, self.limits, over).map_err(|e| e.to_string())?;
        Ok(Outcome {
            seed,
            rejected: all.solved && all.answer.is_none(),
            answer: all.answer,
            ended: all.ended,
            solutions: None,
            best: all.best,
            generations: all.generations,
            evaluations: all.evaluations,
            milliseconds: longest.into_inner() as f64 / 1e3,
            // Islands meet at the end only, as far as this goes.
            improvements: vec![(all.evaluations, all.best)],
        })
    }
}

/// Reads a number of things, for the command line.
pub fn count(text: &str) -> Result<usize> {
    text.parse().ok().filter(|&n| n > 0).ok_or_else(|| "enter a whole number from 1".to_string())
}

/// Reads a seed, for the command line.
pub fn seed(text: &str) -> Result<u64> {
    text.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

/// A fresh seed, when none is given.
pub fn seed_or_fresh(seed: Option<u64>) -> Result<u64> {
    seed.map_or_else(|| getrandom::u64().map_err(|e| format!("the system gave no random seed: {e}")), Ok)
}

/// The puzzle of an argument: its text, a link, or `-` for standard input.
pub fn puzzle(argument: &str) -> Result<Grid> {
    link(argument).map(|link| link.grid)
}

/// The link of an argument; a puzzle's text is a link to the puzzle.
fn link(argument: &str) -> Result<Link> {
    let text = if argument == "-" { content("-")? } else { argument.to_string() };
    if is_link(&text) {
        return Link::read(&text).map_err(|e| e.to_string());
    }
    text::read(&text).map(|r| Link::to_puzzle(&r.grid)).map_err(|e| e.to_string())
}

/// A puzzle of a file, with its name.
pub struct Entry {
    pub name: String,
    pub grid: Grid,
}

/// One puzzle a line: the first tab-separated field that parses as one, or what `lab generate` printed; `#` starts a comment.
/// The name is the first short field beside it, or the number of the puzzle.
pub fn puzzles(path: &str, first: Option<usize>) -> Result<Vec<Entry>> {
    let content = content(path)?;
    let mut entries = Vec::new();
    let lines = content.lines().enumerate().filter(|(_, l)| !l.trim().is_empty() && !l.starts_with('#'));
    for (number, line) in lines.take(first.unwrap_or(usize::MAX)) {
        let made = serde_json::from_str::<serde_json::Value>(line).ok();
        let made = made.as_ref().and_then(|made| made.get("puzzle")?.as_str());
        let fields: Vec<&str> = made.map_or_else(|| line.split('\t').collect(), |puzzle| vec![puzzle]);
        let parsed = fields.iter().enumerate().find_map(|(k, f)| text::read(f).ok().map(|r| (k, r.grid)));
        let Some((at, grid)) = parsed else {
            let reason = text::read(fields[0]).err().map(|e| e.to_string()).unwrap_or_default();
            return Err(format!("{path}, line {}: no puzzle found ({reason})", number + 1));
        };
        let name = fields.iter().enumerate().find(|(k, f)| *k != at && f.len() <= 32 && !f.is_empty());
        entries.push(Entry { name: name.map_or_else(|| (entries.len() + 1).to_string(), |n| n.1.to_string()), grid });
    }
    if entries.is_empty() { Err(format!("{path} contains no puzzle")) } else { Ok(entries) }
}

/// Milliseconds to a microsecond.
pub fn rounded(milliseconds: f64) -> f64 {
    (milliseconds * 1000.0).round() / 1000.0
}

pub fn list_algorithms() {
    for a in ALGORITHMS {
        print(format!("{}: {}\n    {}\n    {}", a.name, a.title, a.about, a.source));
        for s in a.settings {
            print(format!("    --set {}={} ({}): {}", s.key, s.default_text(), s.bounds(), s.help));
        }
    }
}
