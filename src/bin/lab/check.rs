//! `lab check`: the exact verdict on one puzzle or on every puzzle of a file.

use std::time::Instant;

use serde_json::json;

use super::args::{Result, count, print, puzzle, puzzles, rounded, seconds};
use super::clock;
use sudokube::exact::{Solver, Status};
use sudokube::puzzle::Grid;
use sudokube::stats;
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    /// Stop counting at this many solutions
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
    /// Leave a puzzle undecided after S seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    limit_seconds: Option<f64>,
    /// Check each puzzle N times and report the shortest time
    #[arg(long, value_name = "N", default_value = "1", value_parser = count)]
    repeats: usize,
    /// File of puzzles, one per line
    #[arg(long, value_name = "FILE", conflicts_with = "puzzle")]
    puzzles: Option<String>,
    /// Puzzle, link to a puzzle, or `-` for standard input
    #[arg(allow_hyphen_values = true, required_unless_present = "puzzles")]
    puzzle: Option<String>,
}

struct Checked {
    verdict: &'static str,
    solutions: u64,
    found: Vec<String>,
    nodes: u64,
    milliseconds: f64,
}

fn check(grid: &Grid, args: &Args) -> Checked {
    let mut checked = once(grid, args);
    for _ in 1..args.repeats {
        checked.milliseconds = checked.milliseconds.min(once(grid, args).milliseconds);
    }
    checked
}

fn once(grid: &Grid, args: &Args) -> Checked {
    let (begun, clock) = (Instant::now(), clock::milliseconds());
    let mut solver = Solver::new(grid, args.limit.max(2));
    let over = || args.limit_seconds.is_some_and(|s| begun.elapsed().as_secs_f64() >= s);
    let mut status = solver.run(10_000);
    while status == Status::Working && !over() {
        status = solver.run(10_000);
    }
    let milliseconds = clock::milliseconds() - clock;
    let verdict = match (solver.count(), status) {
        (2.., _) => "several",
        (_, Status::Working) => "undecided",
        (0, _) => "none",
        (_, _) => "one",
    };
    let found = solver.solutions().iter().take(args.limit as usize).map(one_line).collect();
    Checked { verdict, solutions: solver.count().min(args.limit), found, nodes: solver.nodes(), milliseconds }
}

pub fn run(args: &Args) -> Result<()> {
    if let Some(text) = &args.puzzle {
        let checked = check(&puzzle(text)?, args);
        print(json!({
            "verdict": checked.verdict,
            "solutions": checked.solutions,
            "found": checked.found,
            "nodes": checked.nodes,
            "milliseconds": rounded(checked.milliseconds),
        }));
        return Ok(());
    }
    let entries = puzzles(args.puzzles.as_deref().unwrap_or_default(), None)?;
    let mut times = Vec::new();
    let mut counts = [0usize; 4];
    const VERDICTS: [&str; 4] = ["none", "one", "several", "undecided"];
    for entry in &entries {
        let checked = check(&entry.grid, args);
        times.push(checked.milliseconds);
        counts[VERDICTS.iter().position(|v| *v == checked.verdict).unwrap_or(3)] += 1;
        print(json!({
            "puzzle": one_line(&entry.grid),
            "name": entry.name,
            "verdict": checked.verdict,
            "solutions": checked.solutions,
            "found": checked.found,
            "nodes": checked.nodes,
            "milliseconds": rounded(checked.milliseconds),
        }));
    }
    print(json!({
        "summary": "all",
        "puzzles": entries.len(),
        "none": counts[0],
        "one": counts[1],
        "several": counts[2],
        "undecided": counts[3],
        "milliseconds_mean": stats::mean(&times).map(fine),
        "milliseconds_median": stats::median(&times).map(fine),
        "milliseconds_max": times.iter().copied().reduce(f64::max).map(rounded),
    }));
    Ok(())
}

/// Milliseconds to a tenth of a microsecond.
fn fine(milliseconds: f64) -> f64 {
    (milliseconds * 10_000.0).round() / 10_000.0
}
