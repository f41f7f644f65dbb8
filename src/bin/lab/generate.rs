//! `lab generate`: puzzles by level of technique (generate_graded); with `flat` or `cube` one puzzle from a seed, by its share of
//! givens. One JSON line each.

use serde_json::json;

use super::args::{self, Result, print, rounded};
use super::clock;
use super::generate_graded;
use super::large;
use indicatif::ProgressBar;
use std::time::Instant;
use sudokube::generate::{GenerateOrder, Generator, Level, Made, Progress, Way};
use sudokube::puzzle::Shape;
use sudokube::say::number::thousands;
use sudokube::text::link::Link;
use sudokube::text::one_line;

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    graded: generate_graded::Args,
}

#[derive(clap::Subcommand)]
enum What {
    /// Generate SudoKubes of six linked faces
    Cube(Cube),
    /// Generate flat puzzles
    Flat(Flat),
    /// Generate flat boards of up to 64×64 by their share of givens, unproved; print one line each
    Large(large::Args),
    /// Write the benchmark of large boards: sizes 25 to 64, 30 to 60 % given
    Benchmark(large::Benchmark),
}

#[derive(clap::Args)]
struct Common {
    /// Level by share of givens: easy, medium, hard, veryhard or minimal (flat puzzles made by `--way agreement` have none)
    #[arg(long, visible_alias = "fill", default_value = "medium")]
    level: Level,
    /// Seed of the first puzzle [default: random]
    #[arg(long, value_parser = args::seed)]
    seed: Option<u64>,
    /// Number of puzzles, from consecutive seeds
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// Seconds of processor time after which it gives a puzzle up
    #[arg(long, value_name = "S", default_value = "600", value_parser = args::seconds)]
    limit_seconds: f64,
}

#[derive(clap::Args)]
struct Cube {
    #[command(flatten)]
    common: Common,
    /// Method: verified (one solution, proved; at least four faces ambiguous alone) or thesis (removes digits at random)
    #[arg(long, default_value = "verified")]
    way: Way,
    /// Size of a face: 4 or 9
    #[arg(long, default_value_t = 9)]
    size: usize,
}

#[derive(clap::Args)]
struct Flat {
    #[command(flatten)]
    common: Common,
    /// Number of givens instead of a level; with `--way agreement`, fewer than about 28 take minutes
    #[arg(long)]
    givens: Option<u32>,
    /// Method: verified (one solution, proved), thesis (removes digits at random) or agreement (keeps boards on which ten runs agree)
    #[arg(long, default_value = "verified")]
    way: Way,
    /// Size of the board: 4, 6, 9, 16 or 25
    #[arg(long, default_value_t = 9)]
    size: usize,
}

pub fn run(args: &Args) -> Result<()> {
    let Some(what) = &args.what else { return generate_graded::run(&args.graded) };
    let (common, shape, way, givens) = match what {
        What::Large(args) => return large::run(args),
        What::Benchmark(args) => return large::benchmark(args),
        What::Cube(Cube { common, way, size }) => {
            let shape = Shape::cube(*size).ok_or_else(|| format!("no cube of size {size}; choose 4 or 9"))?;
            (common, shape, *way, None)
        }
        What::Flat(Flat { common, givens, way, size }) => {
            let shape = Shape::flat(*size).ok_or_else(|| {
                format!("no board of size {size}; choose 4, 6, 9, 16 or 25, or see lab generate large")
            })?;
            (common, shape, *way, *givens)
        }
    };
    let (level, most) = (common.level, u64::MAX - (common.count - 1));
    // A seed that was drawn leaves room for the others.
    let first = args::seed_or_fresh(common.seed)?.min(common.seed.map_or(most, |_| u64::MAX));
    args::countable(first, common.count)?;
    for seed in (0..common.count).map(|k| first + k) {
        let (begun, clock) = (Instant::now(), clock::milliseconds());
        let mut fewest: Option<usize> = None;
        let order = GenerateOrder { shape, level, way, givens, seed };
        let mut generator = Generator::new(&order).map_err(|e| e.to_string())?;
        let told = ProgressBar::new_spinner();
        while generator.made().is_none() {
            let Progress { stage, done, of, tally } = generator.step();
            told.tick();
            fewest = fewest.into_iter().chain(generator.givens()).min();
            if clock::milliseconds() - clock >= common.limit_seconds * 1e3 {
                told.finish_and_clear();
                return Err(given_up(&order, common.limit_seconds, fewest));
            }
            let boards =
                tally.map_or(String::new(), |t| format!(", board {}, {} trials", t.boards, thousands(t.trials)));
            told.set_message(format!("{stage:?}: {done} of {of}{boards}"));
        }
        told.finish_and_clear();
        if let Some(made) = generator.made() {
            print(line(made, begun.elapsed().as_secs_f64() * 1000.0));
        }
    }
    Ok(())
}

/// What was reached, where it took too long.
fn given_up(order: &GenerateOrder, seconds: f64, fewest: Option<usize>) -> String {
    let reached = fewest.map_or(String::new(), |givens| format!("; it came down to {givens} givens"));
    format!("no puzzle from seed {} within {seconds} seconds (--limit-seconds){reached}", order.seed)
}

fn line(made: &Made, milliseconds: f64) -> serde_json::Value {
    json!({
        "puzzle": one_line(&made.puzzle),
        // What the address of the page has after its #.
        "link": Link::to_puzzle(&made.puzzle).write(),
        "solution": one_line(&made.solution),
        // Agreeing runs know no levels.
        "level": (made.order.way != Way::Agreement).then(|| made.order.level.name()),
        "way": made.order.way.name(),
        "givens": made.givens,
        "unique": made.unique,
        "boards": made.tally.map(|t| t.boards),
        "rejected_after_agreements": made.tally.map(|t| t.rejected),
        "trials": made.tally.map(|t| t.trials),
        "face_solutions": made.face_solutions,
        "seed": made.order.seed,
        "milliseconds": rounded(milliseconds),
    })
}
