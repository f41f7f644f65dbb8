//! Waters' tables 6 and 7: time and generations of the thesis' flat solver, puzzle by puzzle, a hundred runs each.

use super::args::{Entry, Plan, Result, print, puzzles};
use super::jobs::{self, Order};
use super::summary::{Summary, figure};
use sudokube::evolve::Limits;
use sudokube::evolve::algorithms::waters_grid::thesis_evaluations;
use sudokube::stats;
use sudokube::study::Cost;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    corpus: Corpus,
    /// Runs per puzzle (the thesis: 100)
    #[arg(long, default_value = "100", value_parser = super::args::count)]
    runs: usize,
    /// Parallel runs; use 1 if times matter
    #[arg(long, default_value = "1", value_parser = super::args::count)]
    jobs: usize,
}

/// Where the 46 puzzles are.
#[derive(clap::Args)]
pub struct Corpus {
    /// File of the 46 puzzles
    #[arg(long, value_name = "FILE", default_value = "tests/corpus/mantere_koljonen_46.tsv")]
    puzzles: String,
}

impl Corpus {
    pub fn read(&self) -> Result<Vec<Entry>> {
        puzzles(&self.puzzles, None)
    }
}

/// The puzzles of these names, in that order.
pub fn named<'a>(entries: &[Entry], names: impl IntoIterator<Item = &'a str>) -> Result<Vec<Entry>> {
    let find = |name: &str| -> Result<Entry> {
        let entry = entries
            .iter()
            .find(|e| e.name == name)
            .ok_or_else(|| format!("the file of the 46 puzzles (--puzzles) has none named {name}"))?;
        Ok(Entry { name: entry.name.clone(), grid: entry.grid.clone() })
    };
    names.into_iter().map(find).collect()
}

/// A row: name, our puzzle of that class; published seconds, generations (mean, most, fewest).
type Row = (&'static str, &'static str, [f64; 4]);

const TABLE_6: [Row; 15] = [
    ("5 stars A", "s05a", [2.87, 73.34, 300.0, 2.0]),
    ("5 stars B", "s05b", [3.55, 88.68, 376.0, 1.0]),
    ("5 stars C", "s05c", [4.61, 108.64, 379.0, 6.0]),
    ("4 stars A", "s04a", [2.89, 72.61, 301.0, 2.0]),
    ("4 stars B", "s04b", [12.49, 273.26, 1620.0, 21.0]),
    ("4 stars C", "s04c", [3.13, 66.46, 279.0, 2.0]),
    ("3 stars A", "s03a", [1.55, 32.13, 128.0, 1.0]),
    ("3 stars B", "s03b", [2.75, 68.60, 225.0, 2.0]),
    ("3 stars C", "s03c", [3.18, 69.66, 201.0, 1.0]),
    ("2 stars A", "s02a", [1.91, 39.60, 128.0, 1.0]),
    ("2 stars B", "s02b", [1.60, 33.49, 121.0, 1.0]),
    ("2 stars C", "s02c", [2.01, 42.63, 131.0, 1.0]),
    ("1 star A", "s01a", [0.56, 9.11, 76.0, 1.0]),
    ("1 star B", "s01b", [0.27, 2.14, 37.0, 1.0]),
    ("1 star C", "s01c", [1.78, 38.67, 137.0, 1.0]),
];

const TABLE_7: [Row; 12] = [
    ("very hard A", "s09a", [3.30, 80.89, 296.0, 2.0]),
    ("very hard B", "s09b", [4.84, 107.14, 370.0, 2.0]),
    ("very hard C", "s09c", [3.69, 80.87, 256.0, 2.0]),
    ("hard A", "s08a", [2.92, 87.95, 320.0, 4.0]),
    ("hard B", "s08b", [2.24, 66.70, 334.0, 2.0]),
    ("hard C", "s08c", [6.70, 201.29, 943.0, 4.0]),
    ("normal A", "s07a", [0.91, 16.74, 79.0, 1.0]),
    ("normal B", "s07b", [0.46, 6.13, 77.0, 1.0]),
    ("normal C", "s07c", [3.17, 70.66, 215.0, 2.0]),
    ("easy A", "s06a", [0.17, 1.13, 2.0, 1.0]),
    ("easy B", "s06b", [0.16, 1.12, 2.0, 1.0]),
    ("easy C", "s06c", [0.17, 1.14, 2.0, 1.0]),
];

pub fn run_6(args: &Args) -> Result<()> {
    run(args, 6, "Helsingin Sanomat", &TABLE_6)
}

pub fn run_7(args: &Args) -> Result<()> {
    run(args, 7, "Aamulehti", &TABLE_7)
}

fn run(args: &Args, table: u32, paper: &str, rows: &[Row]) -> Result<()> {
    let entries = named(&args.corpus.read()?, rows.iter().map(|r| r.1))?;
    let plan = Plan::of("waters-grid", &[], Limits { generations: Some(2000), evaluations: None })?;
    let order = Order { seeds: args.runs, first_seed: 1, jobs: args.jobs };
    print(format!("Waters, table {table} ({paper}): {} runs each; published in brackets.\n", args.runs));
    print("| puzzle | solved | seconds | generations: mean | most | fewest | fitness calculations, thesis' unit |");
    print("| --- | --- | --- | --- | --- | --- | --- |");
    let mut columns: [Vec<f64>; 4] = Default::default();
    jobs::each_puzzle(&order, &plan, &entries, |k, outcomes| {
        let summary = Summary::of(&outcomes);
        // As published: of the runs that were solved.
        let generations = summary.of_solved(Cost::Generations);
        let extreme = |pick: fn(f64, f64) -> f64| generations.iter().copied().reduce(pick).unwrap_or(f64::NAN);
        let mean = |values: &[f64]| stats::mean(values).unwrap_or(f64::NAN);
        let seconds = mean(&summary.of_solved(Cost::Milliseconds)) / 1000.0;
        let ours = [seconds, mean(&generations), extreme(f64::max), extreme(f64::min)];
        columns.iter_mut().zip(ours).for_each(|(column, value)| column.push(value));
        let (name, of, theirs) = rows[k];
        print(line(&format!("{name} ({of})"), &format!("{} of {}", summary.solved, summary.runs), ours, theirs));
    })?;
    let ours = columns.each_ref().map(|column| stats::mean(column).unwrap_or(f64::NAN));
    let theirs =
        [0, 1, 2, 3].map(|k| stats::mean(&rows.iter().map(|r| r.2[k]).collect::<Vec<_>>()).unwrap_or(f64::NAN));
    print(line("mean of the rows", "", ours, theirs));
    print(
        "\nThe published puzzles are not known; ours are of the same classes, as Mantere and Koljonen collected \
         them. The thesis' seconds were measured on a Core 2 at 2 GHz, in C#.",
    );
    Ok(())
}

fn line(name: &str, solved: &str, ours: [f64; 4], theirs: [f64; 4]) -> String {
    let generations = (1..4).map(|k| format!("{} ({})", figure(ours[k]), figure(theirs[k]))).collect::<Vec<_>>();
    // 20 boards and 200 iterations of growth are the thesis' settings.
    let calculations = [ours[1], theirs[1]].map(|g| figure(thesis_evaluations(1, 20, 200) * g));
    format!(
        "| {name} | {solved} | {:.4} ({:.2}) | {} | {} ({}) |",
        ours[0],
        theirs[0],
        generations.join(" | "),
        calculations[0],
        calculations[1],
    )
}
