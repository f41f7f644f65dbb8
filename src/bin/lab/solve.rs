//! `lab solve`: one puzzle, one run, one JSON line.

use serde_json::json;

use super::args::{self, Method, Result, print, puzzle, rounded};
use sudokube::evolve::End;
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    /// Seed of the run; a fresh one is drawn, and printed, when none is given.
    #[arg(long, value_parser = args::seed)]
    seed: Option<u64>,
    /// The puzzle, a link to one, or `-` for standard input.
    #[arg(allow_hyphen_values = true)]
    puzzle: String,
}

pub fn run(args: &Args) -> Result<()> {
    let grid = puzzle(&args.puzzle)?;
    let plan = args.method.plan(grid.shape())?;
    let seed = args::seed_or_fresh(args.seed)?;
    let outcome = plan.run(&grid, seed)?;
    print(json!({
        "algorithm": plan.algorithm.name,
        "seed": seed,
        "solved": outcome.solved,
        "verified": outcome.answer.is_some(),
        "solution": outcome.answer.as_ref().map(one_line),
        "generations": outcome.generations,
        "evaluations": outcome.evaluations,
        "milliseconds": rounded(outcome.milliseconds),
        "best": outcome.best,
        "solutions": outcome.solutions,
        "ended": outcome.ended.map(End::reason),
    }));
    Ok(())
}
