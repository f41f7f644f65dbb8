//! A checked method, and its runs.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use super::clock;
use super::io::Result;
use super::outcome::Outcome;
use super::puzzles::Entry;
use sudokube::evolve::algorithms;
use sudokube::evolve::{Algorithm, AlgorithmView, Limits, Recipe, Run, Settings, island};
use sudokube::puzzle::Grid;
use sudokube::say::echo::echo;

/// A checked method: what is run, with which settings, and when it gives up.
pub struct Plan {
    pub algorithm: &'static Algorithm,
    pub settings: Settings,
    pub limits: Limits,
    pub seconds: Option<f64>,
    pub islands: u32,
    /// Runs at the same time, where a command tells the time by the clock: they share the cores.
    pub jobs: usize,
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
        Ok(Plan { algorithm, settings, limits, seconds: None, islands: 1, jobs: 1 })
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
        let (begun, clock) = (Instant::now(), clock::milliseconds());
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
        let clock_milliseconds = self.by_the_clock(begun);
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
            processor_milliseconds_all_islands: clock::OF_THREAD.then_some(milliseconds),
            clock_milliseconds,
            improvements,
        })
    }
}

impl Plan {
    /// Milliseconds by the clock since a run began, where each island of all runs at the time had a core.
    fn by_the_clock(&self, begun: Instant) -> Option<f64> {
        clock::since(begun, self.jobs.saturating_mul(self.islands as usize))
    }

    /// The same on several islands; limits hold for each of them.
    fn run_islands(&self, puzzle: &Grid, seed: u64) -> Result<Outcome> {
        let begun = Instant::now();
        let recipe = self.recipe(puzzle, seed);
        let start = |k: u32| recipe.of_island(k).start();
        // Microseconds. Each island has a thread of its own, whose clock began with it.
        let used: Vec<AtomicU64> = (0..self.islands).map(|_| AtomicU64::new(0)).collect();
        let over = |island: u32| {
            let now = clock::milliseconds();
            used[island as usize].store((now * 1e3) as u64, Ordering::Relaxed);
            self.seconds.is_some_and(|s| now >= s * 1e3)
        };
        let all = island::run(self.islands, start, self.limits, over).map_err(|e| e.to_string())?;
        let clock_milliseconds = self.by_the_clock(begun);
        let used: Vec<u64> = used.into_iter().map(AtomicU64::into_inner).collect();
        let milliseconds = |microseconds: u64| microseconds as f64 / 1e3;
        Ok(Outcome {
            seed,
            rejected: all.solved && all.answer.is_none(),
            answer: all.answer,
            ended: all.ended,
            solutions: None,
            best: all.best,
            generations: all.generations,
            evaluations: all.evaluations,
            milliseconds: milliseconds(used.iter().copied().max().unwrap_or(0)),
            processor_milliseconds_all_islands: clock::OF_THREAD.then(|| milliseconds(used.iter().sum::<u64>())),
            clock_milliseconds,
            // Islands meet at the end only, as far as this goes.
            improvements: vec![(all.evaluations, all.best)],
        })
    }
}
