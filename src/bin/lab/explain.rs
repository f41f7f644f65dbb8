//! `lab explain`: what each operator did to make one generation of a run.

use super::args::{Chosen, Result, print};
use super::io::complain;
use super::trace;
use sudokube::evolve::Generation;
use sudokube::replay::snapshots::Replay;
use sudokube::say::operation::sentence;

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    #[command(flatten)]
    run: trace::Args,
    /// Generation to explain, from 1
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    generation: u64,
}

pub fn run(args: &Args) -> Result<()> {
    let Chosen { puzzle, plan, seed, .. } = args.run.chosen()?;
    if plan.islands > 1 {
        complain(format_args!("warning: of {} islands only the first is followed, without migration", plan.islands));
    }
    let mut replay = Replay::new(plan.recipe(&puzzle, seed)).map_err(|e| e.to_string())?;
    replay.go_to(args.generation);
    if replay.generation() < args.generation {
        return Err(format!("the run ends at generation {}", replay.generation()));
    }
    let operations = replay.operations();
    if operations.is_empty() {
        return Err(format!("{} records no operators; use `lab trace` to see its rows", plan.algorithm.name));
    }
    print(Generation::csv_header());
    print(replay.run().row().csv());
    for (k, operation) in (1..).zip(&operations) {
        print(format!("{k}. {}", sentence(operation, puzzle.shape())));
    }
    Ok(())
}
