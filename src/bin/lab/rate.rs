//! `lab rate`: how hard puzzles are by Mantere and Koljonen's measure, one JSON line each; with `--technique` as people
//! solve them (rate_technique), with `--evolution` by Waters' algorithm and with `--exact` by exact search (rate_evolution).

use serde_json::json;

use super::args::{self, Entry, Result, print, rounded};
use super::{clock, jobs, rate_evolution, rate_technique};
use sudokube::rate::{Band, RateOrder, Rating, rate};
use sudokube::text::one_line;

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Puzzle, link to a puzzle, or `-` for standard input
    #[arg(required_unless_present = "puzzles", allow_hyphen_values = true)]
    puzzle: Option<String>,
    /// File of puzzles, one per line
    #[arg(long, value_name = "FILE", conflicts_with = "puzzle")]
    puzzles: Option<String>,
    /// Runs per puzzle (the paper: 100)
    #[arg(long, default_value = "100", value_parser = args::count)]
    runs: usize,
    /// Seed of the first run; the others count up from it
    #[arg(long, default_value = "1", value_parser = args::seed)]
    seed: u64,
    /// Generation limit of a run
    #[arg(long, default_value_t = sudokube::rate::LIMIT, value_parser = args::limit)]
    limit: u64,
    /// Puzzles rated in parallel
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
    /// Rate by technique, on the scale of SE 1.2.1, instead of by repeated runs
    #[arg(long)]
    technique: bool,
    #[command(flatten)]
    by_technique: rate_technique::Args,
    #[command(flatten)]
    by_search: rate_evolution::Args,
}

pub fn run(args: &Args) -> Result<()> {
    if args.by_technique.csv && !(args.technique || args.by_search.evolution || args.by_search.exact) {
        return Err("--csv goes with --technique, --evolution or --exact".to_string());
    }
    let entries = match (&args.puzzle, &args.puzzles) {
        (_, Some(path)) => args::puzzles(path, None)?,
        (Some(text), None) => vec![Entry { name: "1".into(), grid: args::puzzle(text)? }],
        (None, None) => return Err("no puzzle given".into()),
    };
    if args.technique {
        return rate_technique::run(&args.by_technique, &entries, args.jobs);
    }
    if args.by_search.evolution || args.by_search.exact {
        args::countable(args.seed, args.by_search.seeds as u64)?;
        return rate_evolution::run(&args.by_search, &entries, args.seed, args.jobs, args.by_technique.csv);
    }
    args::countable(args.seed, args.runs as u64)?;
    let runs = u32::try_from(args.runs).map_err(|_| "too many runs".to_string())?;
    let task = |k: usize| {
        let begun = clock::milliseconds();
        let order = RateOrder { puzzle: entries[k].grid.clone(), runs, seed: args.seed, limit: args.limit };
        let rating = rate(&order).map_err(|e| format!("{}: {e}", entries[k].name))?;
        Ok((rating, clock::milliseconds() - begun))
    };
    jobs::in_order(entries.len(), args.jobs, task, |k, (rating, milliseconds)| {
        print(line(&entries[k], &rating, args.limit, milliseconds));
    })
}

fn line(entry: &Entry, rating: &Rating, limit: u64, milliseconds: f64) -> serde_json::Value {
    let spread = rating.spread;
    json!({
        "puzzle": one_line(&entry.grid),
        "name": entry.name,
        "band": rating.band.map(Band::name),
        "runs": rating.runs,
        "limit": limit,
        "solved": rating.solved,
        "generations_mean": rating.mean,
        "generations_min": spread.min,
        "generations_lower_quartile": spread.lower,
        "generations_median": spread.median,
        "generations_upper_quartile": spread.upper,
        "generations_max": spread.max,
        "trials_mean": rating.trials as f64 / f64::from(rating.runs),
        "milliseconds": rounded(milliseconds),
    })
}
