//! `lab bench`: every puzzle of a file with many seeds; rates with Wilson's interval, means and medians.

use serde_json::{Map, Value, json};

use super::args::{self, Entry, Method, Outcome, Result, print, puzzles, rounded};
use super::jobs;
use super::summary::Summary;
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    /// A file of puzzles, one a line.
    #[arg(long, value_name = "FILE")]
    puzzles: String,
    /// Only the first so many puzzles.
    #[arg(long, value_name = "N", value_parser = args::count)]
    first: Option<usize>,
    /// Only one puzzle of so many.
    #[arg(long, value_name = "K", default_value = "1", value_parser = args::count)]
    every: usize,
    /// Runs per puzzle.
    #[arg(long, default_value = "10", value_parser = args::count)]
    seeds: usize,
    /// The first seed; the others count on from it.
    #[arg(long, default_value = "1", value_parser = args::seed)]
    first_seed: u64,
    /// Runs at the same time; leave it at 1 when times matter.
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
    /// Print a line for every run too.
    #[arg(long)]
    runs: bool,
    /// Print one line of a Markdown table over all runs, and nothing else.
    #[arg(long, conflicts_with = "runs")]
    table: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let all = puzzles(&args.puzzles, None)?.into_iter().step_by(args.every);
    let entries: Vec<_> = all.take(args.first.unwrap_or(usize::MAX)).collect();
    let plan = args.method.plan(entries[0].grid.shape())?;
    plan.suits(&entries)?;
    let mut all = Vec::new();
    let order = jobs::Order { seeds: args.seeds, first_seed: args.first_seed, jobs: args.jobs };
    jobs::each_puzzle(&order, &plan, &entries, |k, outcomes| {
        if args.runs {
            outcomes.iter().for_each(|o| print(run_line(&entries[k], o)));
        }
        if args.table {
            return all.extend(outcomes);
        }
        let mut line = Map::new();
        line.insert("puzzle".into(), json!(one_line(&entries[k].grid)));
        line.insert("name".into(), json!(entries[k].name));
        Summary::of(&outcomes).write(&mut line);
        print(Value::Object(line));
        all.extend(outcomes);
    })?;
    if args.table {
        print(Summary::of(&all).row(plan.algorithm.name));
        return Ok(());
    }
    let mut line = Map::new();
    line.insert("summary".into(), json!("all"));
    line.insert("puzzles".into(), json!(entries.len()));
    line.insert("algorithm".into(), json!(plan.algorithm.name));
    Summary::of(&all).write(&mut line);
    print(Value::Object(line));
    Ok(())
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
