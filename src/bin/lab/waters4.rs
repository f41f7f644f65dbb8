//! Waters' table 4 (the same published figures as table 5 of Mantere and Koljonen): five puzzles, thirty runs each.

use super::args::{Plan, Result, print};
use super::jobs::{self, Order};
use super::waters6::{Corpus, named};
use sudokube::evolve::Limits;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    corpus: Corpus,
    /// Runs per puzzle and method (the thesis: 30).
    #[arg(long, default_value = "30", value_parser = super::args::count)]
    runs: usize,
    /// Runs at the same time.
    #[arg(long, default_value = "1", value_parser = super::args::count)]
    jobs: usize,
}

/// The rows of the table, and the puzzles that stand in for its own.
const PUZZLES: [(&str, &str); 5] =
    [("Easy 1", "s10a"), ("Easy 2", "s10b"), ("Easy 3", "s10c"), ("Medium", "s11a"), ("Hard", "s12a")];

struct Column {
    name: &'static str,
    algorithm: &'static str,
    limits: Limits,
    /// Runs of thirty that found the solution, by row.
    published: [usize; 5],
}

const fn limits(generations: Option<u64>, evaluations: Option<u64>) -> Limits {
    Limits { generations, evaluations }
}

const COLUMNS: [Column; 6] = [
    Column {
        name: "Waters, 2,000 generations",
        algorithm: "waters-grid",
        limits: limits(Some(2000), None),
        published: [30, 30, 30, 30, 30],
    },
    Column {
        name: "Mantere–Koljonen, no limit",
        algorithm: "mantere-koljonen",
        // Far beyond the longest run published, so that a run that never ends cannot hold up the table.
        limits: limits(None, Some(100_000_000)),
        published: [30, 30, 30, 30, 30],
    },
    Column {
        name: "Mantere–Koljonen, 100,000 trials",
        algorithm: "mantere-koljonen",
        limits: limits(None, Some(100_000)),
        published: [29, 30, 30, 10, 2],
    },
    Column {
        name: "Hamming-space crossover",
        algorithm: "hamming-crossover",
        limits: limits(Some(2000), None),
        published: [5, 8, 14, 0, 0],
    },
    Column {
        name: "Swap-space crossover",
        algorithm: "swap-crossover",
        limits: limits(Some(2000), None),
        published: [28, 21, 30, 0, 15],
    },
    Column {
        name: "Hill climbing, 100,000 trials",
        algorithm: "hill-climb",
        limits: limits(None, Some(100_000)),
        published: [30, 30, 30, 0, 0],
    },
];

pub fn run(args: &Args) -> Result<()> {
    let entries = named(&args.corpus.read()?, PUZZLES.map(|p| p.1))?;
    let order = Order { seeds: args.runs, first_seed: 1, jobs: args.jobs };
    let mut solved = Vec::new();
    for column in &COLUMNS {
        let plan = Plan::of(column.algorithm, &[], column.limits)?;
        let mut by_puzzle = Vec::new();
        jobs::each_puzzle(&order, &plan, &entries, |_, outcomes| {
            by_puzzle.push(outcomes.iter().filter(|o| o.answer.is_some()).count());
        })?;
        solved.push(by_puzzle);
    }
    print(format!("Waters, table 4: solutions found in {} runs; published, of 30, in brackets.\n", args.runs));
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
        "\nThe puzzles that were published are not known; ours are those of the same classes in the corpus. The thesis \
         calls its second limit of Mantere and Koljonen 5,000 iterations, which is their 100,000 trials.",
    );
    Ok(())
}
