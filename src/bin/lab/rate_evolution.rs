//! `lab rate --evolution` and `--exact`: how hard puzzles are to Waters' algorithm, and how many placements an exact search
//! needs until it has proved what there is; one JSON line each, or CSV.

use serde_json::{Map, Value, json};

use super::args::{Entry, Outcome, Plan, Result, print, rounded};
use super::summary::Summary;
use super::{clock, jobs};
use sudokube::evolve::Limits;
use sudokube::exact::{Solver, Status, Verdict};
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::one_line;

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Rate by Waters' algorithm (on cubes the one for cubes), with its published settings
    #[arg(long, conflicts_with = "technique")]
    pub evolution: bool,
    /// With --evolution: runs per puzzle
    #[arg(long, default_value = "20", value_parser = super::args::count, requires = "evolution")]
    pub seeds: usize,
    /// With --evolution: generations after which a run gives up
    #[arg(long, value_name = "N", default_value = "2000", value_parser = super::args::limit, requires = "evolution")]
    pub generations: u64,
    /// Rate by the placements of an exact search until it has proved how many solutions there are
    #[arg(long, conflicts_with_all = ["technique", "evolution"])]
    pub exact: bool,
}

/// Placements after which an exact search gives up.
const MOST_NODES: u64 = 10_000_000;

/// The plan for a shape.
pub fn plan(shape: Shape, generations: u64) -> Result<Plan> {
    let name = if shape.is_cube() { "waters-cube" } else { "waters-grid" };
    Plan::of(name, &[], Limits { generations: Some(generations), evaluations: None })
}

/// Every run of a puzzle.
pub fn runs(puzzle: &Grid, seeds: std::ops::RangeInclusive<u64>, generations: u64) -> Result<Vec<Outcome>> {
    let plan = plan(puzzle.shape(), generations)?;
    plan.algorithm.suits(puzzle.shape()).map_err(|why| why.to_string())?;
    seeds.map(|seed| plan.run(puzzle, seed)).collect()
}

/// Placements until it is proved; none where it is not within the limit.
pub fn nodes(puzzle: &Grid) -> (u64, Option<Verdict>) {
    let mut solver = Solver::new(puzzle, 2);
    let done = solver.run(MOST_NODES) == Status::Done;
    (solver.nodes(), done.then(|| solver.verdict()))
}

pub fn run(args: &Args, entries: &[Entry], seed: u64, jobs: usize, csv: bool) -> Result<()> {
    let task = |k: usize| {
        let begun = clock::milliseconds();
        let puzzle = &entries[k].grid;
        let mut line = Map::new();
        line.insert("puzzle".into(), json!(one_line(puzzle)));
        if args.exact {
            let (nodes, verdict) = nodes(puzzle);
            line.insert("nodes".into(), json!(nodes));
            let solutions = match verdict {
                Some(Verdict::One(_)) => json!(1),
                Some(Verdict::Several(..)) => json!("several"),
                Some(_) => json!(0),
                None => Value::Null,
            };
            line.insert("solutions".into(), solutions);
        } else {
            let seeds = seed..=seed + (args.seeds as u64 - 1);
            line.insert("generations_limit".into(), json!(args.generations));
            Summary::of(&runs(puzzle, seeds, args.generations)?).write(&mut line);
        }
        line.insert("milliseconds".into(), json!(rounded(clock::milliseconds() - begun)));
        Ok(line)
    };
    let mut first = true;
    jobs::in_order(entries.len(), jobs, task, |_, line| {
        if !csv {
            return print(json!(line));
        }
        if std::mem::take(&mut first) {
            print(line.keys().map(String::as_str).collect::<Vec<_>>().join(","));
        }
        let cell = |value: &Value| match value {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        print(line.values().map(cell).collect::<Vec<_>>().join(","));
    })
}
