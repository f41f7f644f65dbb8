//! Waters' table 5: nine classes of three puzzles, a hundred runs each; the lines of Mantere and Koljonen are theirs of
//! table 1.

use super::args::{Outcome, Plan, Result, print};
use super::jobs::{self, Order};
use super::mantere::{Patience, within};
use super::waters6::{Corpus, named};
use sudokube::evolve::Limits;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    corpus: Corpus,
    /// Runs per puzzle and method (the thesis: 100); the default takes minutes
    #[arg(long, default_value = "20", value_parser = super::args::count)]
    runs: usize,
    /// Parallel runs
    #[arg(long, default_value = "1", value_parser = super::args::count)]
    jobs: usize,
    #[command(flatten)]
    patience: Patience,
}

const CLASSES: [&str; 9] =
    ["1 star", "2 stars", "3 stars", "4 stars", "5 stars", "easy", "challenging", "difficult", "super difficult"];

/// Per cent of the runs that found the solution, by class.
const WATERS: [u32; 9] = [100; 9];
const FREE: [u32; 9] = [100; 9];
const LIMITED: [u32; 9] = [100, 100, 96, 63, 47, 100, 60, 10, 8];

/// Their solver of 2006, which is not among ours.
const OLD: [u32; 9] = [100, 69, 46, 26, 23, 100, 30, 4, 6];

pub fn run(args: &Args) -> Result<()> {
    let names: Vec<String> =
        (1..=CLASSES.len()).flat_map(|k| ["a", "b", "c"].map(|of| format!("s{k:02}{of}"))).collect();
    let entries = named(&args.corpus.read()?, names.iter().map(String::as_str))?;
    let order = Order { seeds: args.runs, first_seed: 1, jobs: args.jobs };
    let all = |algorithm: &str, limits: Limits| -> Result<Vec<Vec<Outcome>>> {
        let mut all = Vec::new();
        jobs::each_puzzle(&order, &Plan::of(algorithm, &[], limits)?, &entries, |_, outcomes| all.push(outcomes))?;
        Ok(all)
    };
    let waters = all("waters-grid", Limits { generations: Some(2000), evaluations: None })?;
    let mantere = all("mantere-koljonen", args.patience.limits())?;
    print(format!(
        "Waters, table 5: percentage solved of {} runs on each of three puzzles per class; published, of 100, in brackets. {}\n",
        args.runs,
        args.patience.sentence(mantere.iter().flatten())
    ));
    print(format!("| method | {} |", CLASSES.join(" | ")));
    print(format!("|{}", " --- |".repeat(CLASSES.len() + 1)));
    let line = |name: &str, outcomes: &[Vec<Outcome>], trials: u64, published: [u32; 9]| {
        let cells = outcomes.chunks(3).zip(published).map(|(of_class, theirs)| {
            let hits: usize = of_class.iter().map(|o| within(o, trials)).sum();
            format!("{:.0} ({theirs})", 100.0 * hits as f64 / (3 * args.runs) as f64)
        });
        print(format!("| {name} | {} |", cells.collect::<Vec<_>>().join(" | ")));
    };
    line("Waters, 2,000 generations", &waters, u64::MAX, WATERS);
    line("Mantere–Koljonen, no limit", &mantere, u64::MAX, FREE);
    line("Mantere–Koljonen, 100,000 trials", &mantere, 100_000, LIMITED);
    print(format!("| Mantere–Koljonen 2006, not ours | {} |", OLD.map(|p| format!("– ({p})")).join(" | ")));
    print(
        "\nThe published puzzles are not known; ours are those of the same classes in the corpus. Table 1 of \
         Mantere and Koljonen, from which the thesis took their lines, has one puzzle a class.",
    );
    Ok(())
}
