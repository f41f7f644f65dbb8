//! `lab solve`: one puzzle, one run, one JSON line.

use serde_json::json;

use super::args::{self, Chosen, Method, Result, print, rounded};
use sudokube::evolve::End;
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    /// Seed of the run [default: that of the link, or a random one]
    #[arg(long, value_parser = args::seed)]
    seed: Option<u64>,
    /// Puzzle, link to a puzzle or run, or `-` for standard input
    #[arg(allow_hyphen_values = true)]
    puzzle: String,
}

/// What is said of an answer that only the algorithm calls one.
const REJECTED: &str = "The method calls this solved, but the checker does not accept it as a solution of the puzzle.";

pub fn run(args: &Args) -> Result<()> {
    let Chosen { puzzle, plan, seed, .. } = args.method.choose(&args.puzzle, args.seed)?;
    let outcome = plan.run(&puzzle, seed)?;
    print(json!({
        "algorithm": plan.algorithm.name,
        "seed": seed,
        "solved": outcome.answer.is_some(),
        "verified": outcome.answer.is_some(),
        "solution": outcome.answer.as_ref().map(one_line),
        "generations": outcome.generations,
        "evaluations": outcome.evaluations,
        "milliseconds": rounded(outcome.milliseconds),
        "best": outcome.best,
        "solutions": outcome.solutions,
        "ended": if outcome.rejected { Some("rejected") } else { outcome.ended.map(End::name) },
        "reason": if outcome.rejected { Some(REJECTED.to_string()) } else { outcome.ended.map(|end| end.to_string()) },
    }));
    Ok(())
}
