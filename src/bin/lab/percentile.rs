//! `lab table percentile`: how many minimal puzzles, made at random, have which ER: what the page's percentiles are read from
//! (`src/technique/scale.rs`).

use std::collections::BTreeMap;

use super::args::{self, Result, print};
use super::jobs;
use sudokube::generate::by_technique::minimal;
use sudokube::puzzle::Shape;
use sudokube::technique::{Rules, rate};

#[derive(clap::Args)]
pub struct Args {
    /// Puzzles
    #[arg(long, default_value = "10000", value_parser = args::count)]
    count: usize,
    /// Seed of the first; the others count up from it
    #[arg(long, default_value = "1", value_parser = args::seed)]
    seed: u64,
    /// Puzzles made and rated in parallel
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
}

pub fn run(args: &Args) -> Result<()> {
    args::countable(args.seed, args.count as u64)?;
    let mut counts: BTreeMap<u16, u32> = BTreeMap::new();
    let task = |k: usize| Ok(rate(&minimal(Shape::Flat9, args.seed + k as u64), Rules::ALL));
    jobs::in_order(args.count, args.jobs, task, |_, rating| {
        // What no technique solves is harder than all that has a number.
        let er = if rating.solved { rating.er } else { u16::MAX };
        *counts.entry(er).or_default() += 1;
    })?;
    counts.iter().for_each(|(er, count)| print(format!("    ({er}, {count}),")));
    Ok(())
}
