//! The tables of Mantere and Koljonen 2007, and the puzzles that the paper prints, measured again.

use super::args::{self, Entry, Outcome, Plan, Result, print};
use super::jobs::{self, Order};
use super::waters6::{Corpus, named};
use sudokube::evolve::Limits;
use sudokube::generate::{AGREEMENTS, GenerateOrder, Generator, Level, Made, Way};
use sudokube::puzzle::Shape;
use sudokube::say::number::{Noun, thousands};
use sudokube::stats;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    corpus: Corpus,
    /// Runs per puzzle (the paper: 100, in table 5 30); the default takes minutes
    #[arg(long, default_value = "20", value_parser = args::count)]
    runs: usize,
    /// Parallel runs
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
    #[command(flatten)]
    patience: Patience,
}

/// Where the paper has no limit.
#[derive(clap::Args)]
pub struct Patience {
    /// Trial limit of a run, at least 320,000 (the paper's longest run took 8,373,740)
    #[arg(long, default_value_t = 5_000_000, value_parser = clap::value_parser!(u64).range(320_000..))]
    pub most: u64,
}

impl Patience {
    pub fn limits(&self) -> Limits {
        Limits { generations: None, evaluations: Some(self.most) }
    }

    /// How many runs were given up, as a sentence for the heading.
    pub fn sentence<'a>(&self, outcomes: impl IntoIterator<Item = &'a Outcome>) -> String {
        let (mut runs, mut given_up) = (0, 0);
        for outcome in outcomes {
            runs += 1;
            given_up += usize::from(outcome.answer.is_none());
        }
        format!("Runs without a limit stop after {} trials; {given_up} of {runs} did.", thousands(self.most))
    }
}

#[derive(clap::Args)]
pub struct Making {
    /// Puzzles to generate (the paper: 100)
    #[arg(long, default_value = "100", value_parser = args::count)]
    count: usize,
    /// Seed of the first puzzle; the others count up from it
    #[arg(long, default_value = "1", value_parser = args::seed)]
    first_seed: u64,
    /// Puzzles generated in parallel
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
}

const CLASSES: [&str; 9] = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars", "E", "C", "D", "SD"];

const UNKNOWN: &str = "\nThe published puzzles are not known; ours have the same names in the corpus.";

impl Args {
    /// Every run of every puzzle, without a limit but `--most`, so that what a limit leaves can be counted.
    fn outcomes(&self, entries: &[Entry]) -> Result<Vec<Vec<Outcome>>> {
        let plan = Plan::of("mantere-koljonen", &[], self.patience.limits())?;
        let order = Order { seeds: self.runs, first_seed: 1, jobs: self.jobs };
        let mut all = Vec::new();
        jobs::each_puzzle(&order, &plan, entries, |_, outcomes| all.push(outcomes))?;
        Ok(all)
    }
}

/// How many runs were solved within so many trials.
pub fn within(outcomes: &[Outcome], trials: u64) -> usize {
    outcomes.iter().filter(|o| o.answer.is_some() && o.evaluations <= trials).count()
}

/// Generations of all runs, those given up with what they had used, which makes a mean too low.
fn generations(outcomes: &[Outcome]) -> Vec<f64> {
    outcomes.iter().map(|o| o.generations as f64).collect()
}

fn head(columns: &[&str]) {
    print(format!("| {} |", columns.join(" | ")));
    print(format!("|{}", " --- |".repeat(columns.len())));
}

/// Table 1: how many runs find the solution, one puzzle a class.
pub fn table_1(args: &Args) -> Result<()> {
    const PUBLISHED: [u32; 9] = [100, 100, 96, 63, 47, 100, 60, 10, 8];
    let names: Vec<String> = (1..=9).map(|k| format!("s{k:02}a")).collect();
    let entries = named(&args.corpus.read()?, names.iter().map(String::as_str))?;
    let all = args.outcomes(&entries)?;
    let given_up = args.patience.sentence(all.iter().flatten());
    let runs = Noun::Run.of(args.runs);
    print(format!("Mantere and Koljonen, table 1: solved of {runs}; published, of 100, in brackets. {given_up}\n"));
    head(&["class", "puzzle", "no limit", "100,000 trials"]);
    for (k, outcomes) in all.iter().enumerate() {
        let (free, limited) = (within(outcomes, u64::MAX), within(outcomes, 100_000));
        print(format!("| {} | {} | {free} (100) | {limited} ({}) |", CLASSES[k], entries[k].name, PUBLISHED[k]));
    }
    print(UNKNOWN);
    Ok(())
}

/// Table 2: medians of three puzzles a class, and the spread over all three.
pub fn table_2(args: &Args) -> Result<()> {
    const PUBLISHED: [[u32; 7]; 9] = [
        [110, 58, 1006, 20, 519, 125, 8157],
        [1084, 4703, 1295, 60, 3331, 1471, 28324],
        [1437, 5667, 5121, 52, 6159, 3541, 52352],
        [4751, 7094, 4134, 95, 7572, 5100, 54380],
        [6099, 6656, 9862, 68, 11753, 7355, 63422],
        [62, 34, 65, 16, 64, 50, 311],
        [3410, 8904, 4249, 92, 7878, 4852, 57180],
        [27433, 11979, 6348, 153, 24354, 12601, 203295],
        [23615, 20869, 17815, 132, 29078, 20285, 159491],
    ];
    let names: Vec<String> = (1..=9).flat_map(|k| ["a", "b", "c"].map(|of| format!("s{k:02}{of}"))).collect();
    let entries = named(&args.corpus.read()?, names.iter().map(String::as_str))?;
    let all = args.outcomes(&entries)?;
    print(format!(
        "Mantere and Koljonen, table 2: generations of {} per puzzle; published, of 100, in brackets. {} These count \
         with the generations they used, so their means and maxima are too low.\n",
        Noun::Run.of(args.runs),
        args.patience.sentence(all.iter().flatten())
    ));
    head(&["class", "median a", "median b", "median c", "min", "mean", "median", "max"]);
    for (k, of_class) in all.chunks(3).enumerate() {
        let all: Vec<f64> = of_class.iter().flat_map(|outcomes| generations(outcomes)).collect();
        let of = |values: &[f64], f: fn(&[f64]) -> Option<f64>| f(values).unwrap_or_default();
        let mut ours: Vec<f64> = of_class.iter().map(|o| of(&generations(o), stats::median)).collect();
        let min = all.iter().copied().fold(f64::INFINITY, f64::min);
        let max = all.iter().copied().fold(0.0, f64::max);
        ours.extend([min, of(&all, stats::mean), of(&all, stats::median), max]);
        let cells: Vec<String> = ours.iter().zip(PUBLISHED[k]).map(|(o, p)| format!("{o:.0} ({p})")).collect();
        print(format!("| {} | {} |", CLASSES[k], cells.join(" | ")));
    }
    print(UNKNOWN);
    Ok(())
}

/// Table 5: five puzzles of sudoku.com, with and without the limit of hill climbers.
pub fn table_5(args: &Args) -> Result<()> {
    const ROWS: [(&str, &str, u32, u32); 5] = [
        ("Easy 1", "s10a", 30, 29),
        ("Easy 2", "s10b", 30, 30),
        ("Easy 3", "s10c", 30, 30),
        ("Medium", "s11a", 30, 10),
        ("Hard", "s12a", 30, 2),
    ];
    let entries = named(&args.corpus.read()?, ROWS.map(|row| row.1))?;
    let all = args.outcomes(&entries)?;
    let given_up = args.patience.sentence(all.iter().flatten());
    let runs = Noun::Run.of(args.runs);
    print(format!("Mantere and Koljonen, table 5: solved of {runs}; published, of 30, in brackets. {given_up}\n"));
    head(&["puzzle", "ours", "no limit", "100,000 trials"]);
    for ((name, ours, free, limited), outcomes) in ROWS.iter().zip(&all) {
        let (our_free, our_limited) = (within(outcomes, u64::MAX), within(outcomes, 100_000));
        print(format!("| {name} | {ours} | {our_free} ({free}) | {our_limited} ({limited}) |"));
    }
    print(UNKNOWN);
    Ok(())
}

/// The puzzles that the paper prints, and AI Escargot: these are known, so the figures can be compared.
pub fn figures(args: &Args) -> Result<()> {
    const ROWS: [(&str, &str, f64); 4] = [
        ("figure 1", "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..", 839.0),
        ("figure 6", ".5...39...89....6.....2..4.54...1.89.........3..2.7..6...819.3.931...85..2...47..", 9_100.0),
        ("figure 7", "79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........", 52_211.0),
        ("AI Escargot", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 61_937.0),
    ];
    let entry = |row: &(&str, &str, f64)| -> Result<Entry> {
        Ok(Entry { name: row.0.to_string(), grid: args::puzzle(row.1)? })
    };
    let entries: Vec<Entry> = ROWS.iter().map(entry).collect::<Result<_>>()?;
    let all = args.outcomes(&entries)?;
    print(format!("{} per puzzle. {}\n", Noun::Run.of(args.runs), args.patience.sentence(all.iter().flatten())));
    head(&["puzzle", "solved", "mean generations", "published", "mean trials", "within 100,000", "within 320,000"]);
    for ((name, _, published), outcomes) in ROWS.iter().zip(&all) {
        let mean = stats::mean(&generations(outcomes)).unwrap_or_default();
        let trials: Vec<f64> = outcomes.iter().map(|o| o.evaluations as f64).collect();
        let rate = |trials| {
            let hits = within(outcomes, trials);
            let (low, high) = stats::wilson(hits, outcomes.len());
            format!("{:.1} % ({:.1}–{:.1})", percent(hits, outcomes.len()), 100.0 * low, 100.0 * high)
        };
        print(format!(
            "| {name} | {} | {mean:.0} | {published:.0} | {:.0} | {} | {} |",
            within(outcomes, u64::MAX),
            stats::mean(&trials).unwrap_or_default(),
            rate(100_000),
            rate(320_000)
        ));
    }
    print(
        "\n95 % intervals in brackets. Published for AI Escargot: 8 of 100 within 100,000 trials, 18 within 320,000.",
    );
    Ok(())
}

fn percent(hits: usize, of: usize) -> f64 {
    100.0 * hits as f64 / of.max(1) as f64
}

/// Table 3: puzzles made their way, by how many runs had agreed when they were rejected; and what the exact solver says
/// of those on which ten agreed.
pub fn table_3(args: &Making) -> Result<()> {
    const PUBLISHED: [u32; 5] = [5293, 157, 33, 7, 1];
    args::countable(args.first_seed, args.count as u64)?;
    let make = |task: usize| {
        let seed = args.first_seed + task as u64;
        let order = GenerateOrder { shape: Shape::Flat9, level: Level::Easy, way: Way::Agreement, givens: None, seed };
        let mut generator = Generator::new(&order).map_err(|e| e.to_string())?;
        while generator.made().is_none() {
            generator.step();
        }
        generator.made().cloned().ok_or_else(|| "no puzzle was generated".to_string())
    };
    let mut all: Vec<Made> = Vec::new();
    jobs::in_order(args.count, args.jobs, make, |_, made| all.push(made))?;
    print(format!(
        "Mantere and Koljonen, table 3: {} generated; published for 100 in brackets.\n",
        Noun::Puzzle.of(all.len())
    ));
    head(&["runs that agreed", "puzzles"]);
    let tallies = || all.iter().filter_map(|made| made.tally);
    for k in 0..AGREEMENTS {
        let published = PUBLISHED.get(k).copied().unwrap_or(0);
        print(format!("| {k} | {} ({published}) |", tallies().map(|t| t.rejected[k]).sum::<u32>()));
    }
    print(format!("| {AGREEMENTS} | {} (100) |", all.len()));
    let wrong = all.iter().filter(|made| made.unique == Some(false)).count();
    let boards = tallies().map(|t| t.boards).sum::<u32>();
    let generations = tallies().map(|t| t.open_generations).sum::<u64>() as f64;
    print(format!(
        "\nPuzzles with several solutions although ten runs agreed: {wrong} of {}. Empty boards filled per puzzle: {:.1} (published: 55), \
         in {:.0} generations each (published: 101).",
        all.len(),
        f64::from(boards) / all.len() as f64,
        generations / f64::from(boards.max(1))
    ));
    Ok(())
}
