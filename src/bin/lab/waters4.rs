//! Waters' table 4 (the same published figures as table 5 of Mantere and Koljonen): five puzzles, thirty runs each.

use super::args::{Outcome, Plan, Result, print};
use super::jobs::{self, Order};
use super::mantere::{Patience, within};
use super::waters6::{Corpus, named};
use sudokube::evolve::Limits;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    corpus: Corpus,
    /// Runs per puzzle and method (the thesis: 30)
    #[arg(long, default_value = "30", value_parser = super::args::count)]
    runs: usize,
    /// Parallel runs
    #[arg(long, default_value = "1", value_parser = super::args::count)]
    jobs: usize,
    #[command(flatten)]
    patience: Patience,
}

/// The rows of the table, and the puzzles that stand in for its own.
const PUZZLES: [(&str, &str); 5] =
    [("Easy 1", "s10a"), ("Easy 2", "s10b"), ("Easy 3", "s10c"), ("Medium", "s11a"), ("Hard", "s12a")];

struct Column {
    name: &'static str,
    algorithm: &'static str,
    limits: Limits,
    /// Solutions after more trials than this do not count.
    trials: u64,
    /// Runs of thirty that found the solution, by row.
    published: [usize; 5],
}

const ALL: u64 = u64::MAX;
const NONE: Limits = Limits { generations: None, evaluations: None };
const GENERATIONS: Limits = Limits { generations: Some(2000), evaluations: None };
const TRIALS: Limits = Limits { generations: None, evaluations: Some(100_000) };

const COLUMNS: [Column; 6] = [
    Column {
        name: "Waters, 2,000 generations",
        algorithm: "waters-grid",
        limits: GENERATIONS,
        trials: ALL,
        published: [30, 30, 30, 30, 30],
    },
    Column {
        name: "Mantere–Koljonen, no limit",
        algorithm: "mantere-koljonen",
        limits: NONE,
        trials: ALL,
        published: [30, 30, 30, 30, 30],
    },
    // The same runs, as far as they were solved within the limit.
    Column {
        name: "Mantere–Koljonen, 100,000 trials",
        algorithm: "mantere-koljonen",
        limits: NONE,
        trials: 100_000,
        published: [29, 30, 30, 10, 2],
    },
    Column {
        name: "Hamming-space crossover",
        algorithm: "hamming-crossover",
        limits: GENERATIONS,
        trials: ALL,
        published: [5, 8, 14, 0, 0],
    },
    Column {
        name: "Swap-space crossover",
        algorithm: "swap-crossover",
        limits: GENERATIONS,
        trials: ALL,
        published: [28, 21, 30, 0, 15],
    },
    Column {
        name: "Hill climbing, 100,000 trials",
        algorithm: "hill-climb",
        limits: TRIALS,
        trials: ALL,
        published: [30, 30, 30, 0, 0],
    },
];

pub fn run(args: &Args) -> Result<()> {
    let entries = named(&args.corpus.read()?, PUZZLES.map(|p| p.1))?;
    let order = Order { seeds: args.runs, first_seed: 1, jobs: args.jobs };
    let mut outcomes: Vec<Vec<Outcome>> = Vec::new();
    let (mut solved, mut given_up) = (Vec::new(), String::new());
    let mut before = "";
    for column in &COLUMNS {
        if column.algorithm != before {
            let free = column.limits == NONE;
            let plan = Plan::of(column.algorithm, &[], if free { args.patience.limits() } else { column.limits })?;
            outcomes.clear();
            jobs::each_puzzle(&order, &plan, &entries, |_, of_puzzle| outcomes.push(of_puzzle))?;
            before = column.algorithm;
            if free {
                given_up = args.patience.sentence(outcomes.iter().flatten());
            }
        }
        solved.push(outcomes.iter().map(|o| within(o, column.trials)).collect::<Vec<_>>());
    }
    print(format!(
        "Waters, table 4: solutions found in {} runs; published, of 30, in brackets. {given_up}\n",
        args.runs
    ));
    print(format!("| puzzle | {} |", COLUMNS.each_ref().map(|c| c.name).join(" | ")));
    print(format!("|{}", " --- |".repeat(COLUMNS.len() + 1)));
    let cells = |cell: &dyn Fn(usize) -> (usize, usize)| {
        (0..COLUMNS.len()).map(|c| format!("{} ({})", cell(c).0, cell(c).1)).collect::<Vec<_>>().join(" | ")
    };
    for (row, (name, ours)) in PUZZLES.iter().enumerate() {
        print(format!("| {name} ({ours}) | {} |", cells(&|c| (solved[c][row], COLUMNS[c].published[row]))));
    }
    let total = |c: usize| (solved[c].iter().sum(), COLUMNS[c].published.iter().sum());
    print(format!("| Total | {} |", cells(&total)));
    print(
        "\nThe published puzzles are not known; ours are those of the same classes in the corpus. The thesis \
         calls its second limit of Mantere and Koljonen 5,000 iterations, which is their 100,000 trials.",
    );
    Ok(())
}
