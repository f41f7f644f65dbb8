//! Waters' table 5: nine classes of three puzzles, a hundred runs each; the lines of Mantere and Koljonen are theirs of
//! table 1.

use super::args::{Plan, Result, print};
use super::jobs::{self, Order};
use super::waters6::{Corpus, named};
use sudokube::evolve::Limits;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    corpus: Corpus,
    /// Runs per puzzle and method (the thesis: 100).
    #[arg(long, default_value = "100", value_parser = super::args::count)]
    runs: usize,
    /// Runs at the same time.
    #[arg(long, default_value = "1", value_parser = super::args::count)]
    jobs: usize,
}

const CLASSES: [&str; 9] =
    ["1 star", "2 stars", "3 stars", "4 stars", "5 stars", "easy", "challenging", "difficult", "super difficult"];

struct Line {
    name: &'static str,
    algorithm: &'static str,
    limits: Limits,
    /// Per cent of the runs that found the solution, by class.
    published: [u32; 9],
}

const LINES: [Line; 3] = [
    Line {
        name: "Waters, 2,000 generations",
        algorithm: "waters-grid",
        limits: Limits { generations: Some(2000), evaluations: None },
        published: [100; 9],
    },
    Line {
        name: "Mantere–Koljonen, no limit",
        algorithm: "mantere-koljonen",
        // Far beyond the longest run published, so that a run that never ends cannot hold up the table.
        limits: Limits { generations: None, evaluations: Some(100_000_000) },
        published: [100; 9],
    },
    Line {
        name: "Mantere–Koljonen, 100,000 trials",
        algorithm: "mantere-koljonen",
        limits: Limits { generations: None, evaluations: Some(100_000) },
        published: [100, 100, 96, 63, 47, 100, 60, 10, 8],
    },
];

/// Their solver of 2006, which is not among ours.
const OLD: [u32; 9] = [100, 69, 46, 26, 23, 100, 30, 4, 6];

pub fn run(args: &Args) -> Result<()> {
    let names: Vec<String> =
        (1..=CLASSES.len()).flat_map(|k| ["a", "b", "c"].map(|of| format!("s{k:02}{of}"))).collect();
    let entries = named(&args.corpus.read()?, names.iter().map(String::as_str))?;
    let order = Order { seeds: args.runs, first_seed: 1, jobs: args.jobs };
    let runs = args.runs;
    print(format!(
        "Waters, table 5: per cent of {runs} runs on each of three puzzles a class; published in brackets.\n"
    ));
    print(format!("| method | {} |", CLASSES.join(" | ")));
    print(format!("|{}", " --- |".repeat(CLASSES.len() + 1)));
    for line in &LINES {
        let plan = Plan::of(line.algorithm, &[], line.limits)?;
        let mut solved = [0; CLASSES.len()];
        jobs::each_puzzle(&order, &plan, &entries, |k, outcomes| {
            solved[k / 3] += outcomes.iter().filter(|o| o.answer.is_some()).count();
        })?;
        let percent = |hits: usize| 100.0 * hits as f64 / (3 * args.runs) as f64;
        let cells = solved.iter().zip(line.published).map(|(&hits, theirs)| format!("{:.0} ({theirs})", percent(hits)));
        print(format!("| {} | {} |", line.name, cells.collect::<Vec<_>>().join(" | ")));
    }
    print(format!("| Mantere–Koljonen 2006, not ours | {} |", OLD.map(|p| format!("– ({p})")).join(" | ")));
    print(
        "\nThe puzzles that were published are not known; ours are those of the same classes in the corpus. Table 1 of \
         Mantere and Koljonen, from which the thesis took their lines, has one puzzle a class.",
    );
    Ok(())
}
