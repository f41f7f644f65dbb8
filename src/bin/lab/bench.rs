//! `lab bench`: every puzzle of a file with many seeds; rates with Wilson's interval, means and medians.

use serde_json::{Map, Value, json};

use super::args::{Entry, Method, Outcome, Plan, Result, print, puzzles, rounded};
use super::jobs;
use sudokube::stats;
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    /// A file of puzzles, one a line.
    #[arg(long, value_name = "FILE")]
    puzzles: String,
    /// Only the first so many puzzles.
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// Runs per puzzle.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// The first seed; the others count on from it.
    #[arg(long, default_value_t = 1)]
    first_seed: u64,
    /// Runs at the same time; leave it at 1 when times matter.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Print a line for every run too.
    #[arg(long)]
    runs: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let entries = puzzles(&args.puzzles, args.first)?;
    let plan = args.method.plan(entries[0].grid.shape())?;
    if let Some(entry) = entries.iter().find(|e| plan.algorithm.suits(e.grid.shape()).is_err()) {
        let reason = plan.algorithm.suits(entry.grid.shape()).err().map(|e| e.to_string()).unwrap_or_default();
        return Err(format!("{}: {reason}", entry.name));
    }
    let mut all = Vec::new();
    each_puzzle(args, &plan, &entries, |k, outcomes| {
        if args.runs {
            outcomes.iter().for_each(|o| print(run_line(&entries[k], o)));
        }
        let mut line = Map::new();
        line.insert("puzzle".into(), json!(one_line(&entries[k].grid)));
        line.insert("name".into(), json!(entries[k].name));
        summarise(&mut line, &outcomes);
        print(Value::Object(line));
        all.extend(outcomes);
    })?;
    let mut line = Map::new();
    line.insert("summary".into(), json!("all"));
    line.insert("puzzles".into(), json!(entries.len()));
    line.insert("algorithm".into(), json!(plan.algorithm.name));
    summarise(&mut line, &all);
    print(Value::Object(line));
    Ok(())
}

/// Runs every puzzle with every seed on some threads, and hands on the outcomes puzzle by puzzle, in order.
fn each_puzzle(args: &Args, plan: &Plan, entries: &[Entry], mut done: impl FnMut(usize, Vec<Outcome>)) -> Result<()> {
    let seeds = args.seeds as usize;
    let run = |task: usize| plan.run(&entries[task / seeds].grid, args.first_seed.wrapping_add((task % seeds) as u64));
    let mut outcomes = Vec::new();
    jobs::in_order(entries.len() * seeds, args.jobs, run, |task, outcome| {
        outcomes.push(outcome);
        if outcomes.len() == seeds {
            done(task / seeds, std::mem::take(&mut outcomes));
        }
    })
}

fn run_line(entry: &Entry, o: &Outcome) -> Value {
    json!({
        "run": o.seed,
        "puzzle": one_line(&entry.grid),
        "name": entry.name,
        "seed": o.seed,
        "solved": o.solved,
        "verified": o.answer.is_some(),
        "best": o.best,
        "generations": o.generations,
        "evaluations": o.evaluations,
        "milliseconds": rounded(o.milliseconds),
    })
}

/// Counts, the rate with its 95 % interval, and means and medians over the solved (and verified) runs.
fn summarise(line: &mut Map<String, Value>, outcomes: &[Outcome]) {
    let solved: Vec<&Outcome> = outcomes.iter().filter(|o| o.answer.is_some()).collect();
    let (low, high) = stats::wilson(solved.len(), outcomes.len());
    let values = |f: fn(&Outcome) -> f64| solved.iter().map(|o| f(o)).collect::<Vec<f64>>();
    let generations = values(|o| o.generations as f64);
    let evaluations = values(|o| o.evaluations as f64);
    let milliseconds = values(|o| o.milliseconds);
    let max = |v: &[f64]| v.iter().copied().reduce(f64::max);
    let fields = [
        ("runs", json!(outcomes.len())),
        ("solved", json!(solved.len())),
        ("rate", json!(solved.len() as f64 / outcomes.len().max(1) as f64)),
        ("rate_low", json!(low)),
        ("rate_high", json!(high)),
        ("generations_mean", json!(stats::mean(&generations))),
        ("generations_median", json!(stats::median(&generations))),
        ("generations_max", json!(max(&generations))),
        ("evaluations_mean", json!(stats::mean(&evaluations))),
        ("evaluations_median", json!(stats::median(&evaluations))),
        ("milliseconds_mean", json!(stats::mean(&milliseconds).map(rounded))),
        ("milliseconds_median", json!(stats::median(&milliseconds).map(rounded))),
        ("milliseconds_max", json!(max(&milliseconds).map(rounded))),
    ];
    line.extend(fields.into_iter().map(|(k, v)| (k.to_string(), v)));
}
