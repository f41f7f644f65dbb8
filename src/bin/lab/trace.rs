//! `lab trace`: the typed rows of a run as CSV, of all its islands together.

use super::args::{self, Chosen, Method, Result, print};
use super::clock;
use sudokube::evolve::Generation;
use sudokube::evolve::turns::Turns;

/// The run that is looked at.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    /// Seed of the run [default: that of the link]
    #[arg(long, value_parser = args::seed)]
    seed: Option<u64>,
    /// Puzzle, link to a puzzle or run, or `-` for standard input
    #[arg(allow_hyphen_values = true)]
    puzzle: String,
}

impl Args {
    /// The run, whose seed must be named: it is not in what is printed.
    pub fn chosen(&self) -> Result<Chosen> {
        let chosen = self.method.choose(&self.puzzle, self.seed)?;
        if chosen.is_drawn { Err("no seed given: use --seed, or a link with a seed".to_string()) } else { Ok(chosen) }
    }
}

pub fn run(args: &Args) -> Result<()> {
    let Chosen { puzzle, plan, seed, .. } = args.chosen()?;
    let mut islands = Turns::new(&plan.recipe(&puzzle, seed)).map_err(|e| e.to_string())?;
    // One thread does the work of all islands, each of which would have one of its own.
    let begun = clock::milliseconds();
    let gone = || (clock::milliseconds() - begun) / f64::from(plan.islands);
    let over = || plan.seconds.is_some_and(|s| gone() >= s * 1e3);
    print(Generation::csv_header());
    print(islands.row().csv());
    while let Some(row) = (!over()).then(|| islands.step()).flatten() {
        print(row.csv());
    }
    Ok(())
}
