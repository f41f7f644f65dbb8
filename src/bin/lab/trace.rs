//! `lab trace`: the typed rows of a run as CSV.

use super::args::{self, Method, Result, print, puzzle};
use sudokube::evolve::Generation;

/// The run that is looked at.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub method: Method,
    /// Seed of the run.
    #[arg(long, value_parser = args::seed)]
    pub seed: u64,
    /// The puzzle, a link to one, or `-` for standard input.
    #[arg(allow_hyphen_values = true)]
    pub puzzle: String,
}

pub fn run(args: &Args) -> Result<()> {
    let grid = puzzle(&args.puzzle)?;
    let plan = args.method.plan(grid.shape())?;
    let mut run = plan.start(&grid, args.seed)?;
    let begun = std::time::Instant::now();
    let over = || plan.seconds.is_some_and(|s| begun.elapsed().as_secs_f64() >= s);
    print(Generation::CSV_HEADER);
    print(run.row().csv());
    while !run.solved() && run.ended().is_none() && !plan.limits.reached(run.row()) && !over() {
        print(run.step().csv());
    }
    Ok(())
}
