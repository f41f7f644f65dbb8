//! `lab sweep`: a method with several values of one setting, as in figures 22 to 24 and 27 to 29 of Waters 2008.

use serde_json::{Map, Value, json};

use super::args::{self, Entry, Method, Outcome, Plan, Result, print, puzzles};
use super::jobs::{self, Order};
use super::kind::Kind;
use super::summary::Summary;
use super::versus::{Files, comparisons, print_pairs};
use sudokube::say::echo::echo;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    /// Setting and its values, such as reset=5,10,20
    #[arg(long, value_name = "KEY=VALUES")]
    setting: String,
    /// File of puzzles, one per line
    #[arg(long, value_name = "FILE")]
    puzzles: String,
    /// Use only the first N puzzles
    #[arg(long, value_name = "N", value_parser = args::count)]
    first: Option<usize>,
    /// Runs per value and puzzle
    #[arg(long, default_value = "10", value_parser = args::count)]
    seeds: usize,
    /// First seed; the others count up from it
    #[arg(long, default_value = "1", value_parser = args::seed)]
    first_seed: u64,
    /// Parallel runs; use 1 if times matter
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
    /// Also print a line for each puzzle
    #[arg(long)]
    each: bool,
    /// Print a Markdown table instead of JSON lines, and another one that compares every pair of values
    #[arg(long)]
    table: bool,
    #[command(flatten)]
    files: Files,
}

pub fn run(args: &Args) -> Result<()> {
    let (key, values) = args
        .setting
        .split_once('=')
        .ok_or_else(|| format!("“{}” is not in the form key=value,value,…", echo(&args.setting)))?;
    args::countable(args.first_seed, args.seeds as u64)?;
    let entries = puzzles(&args.puzzles, args.first)?;
    // All values are checked before the first run.
    let plan = |value: &str| -> Result<Plan> {
        let plan = args.method.plan_with(entries[0].grid.shape(), &[(key, value)])?;
        Ok(Plan { jobs: args.jobs, ..plan })
    };
    let plans: Vec<(&str, Plan)> = values.split(',').map(|v| plan(v).map(|p| (v, p))).collect::<Result<_>>()?;
    plans[0].1.suits(&entries)?;
    args.files.ready(&plans.iter().map(|(value, _)| *value).collect::<Vec<_>>())?;
    if args.table {
        print(Summary::head(&format!("{}, {key}", plans[0].1.algorithm.name), plans[0].1.islands > 1));
    }
    let order = Order { seeds: args.seeds, first_seed: args.first_seed, jobs: args.jobs };
    let mut kinds = Vec::new();
    for (value, plan) in &plans {
        let mut all = Vec::new();
        jobs::each_puzzle(&order, plan, &entries, |k, outcomes| {
            if args.each {
                show(args, plan, (key, value), Some(&entries[k]), &outcomes);
            }
            all.extend(outcomes.into_iter().map(|outcome| (k, outcome)));
        })?;
        show(args, plan, (key, value), None, all.iter().map(|(_, outcome)| outcome));
        kinds.push(Kind { name: format!("{key}={value}"), plan, outcomes: all });
    }
    let all = comparisons(&kinds);
    if args.table {
        print_pairs(&kinds, &all);
    }
    args.files.write(&entries, &kinds, &all)
}

/// One line over the runs on a puzzle, or on all of them.
fn show<'a>(
    args: &Args,
    plan: &Plan,
    (key, value): (&str, &str),
    entry: Option<&Entry>,
    outcomes: impl IntoIterator<Item = &'a Outcome>,
) {
    let summary = Summary::of(outcomes);
    let name = entry.map_or("all", |e| e.name.as_str());
    if args.table {
        let first = if args.each { format!("{value}, {name}") } else { value.to_string() };
        return print(summary.row(&first, plan.islands > 1));
    }
    let mut line = Map::new();
    line.insert("algorithm".into(), json!(plan.algorithm.name));
    line.insert("setting".into(), json!(key));
    line.insert("value".into(), json!(value));
    line.insert("puzzle".into(), json!(name));
    summary.write(&mut line);
    summary.write_times(&mut line);
    print(Value::Object(line));
}
