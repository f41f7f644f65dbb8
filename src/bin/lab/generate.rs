//! `lab generate`: one puzzle from a seed, one JSON line.

use serde_json::json;

use super::args::{self, Result, print, rounded};
use std::time::Instant;
use sudokube::generate::{Level, Made, Way, generate};
use sudokube::puzzle::Shape;
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// A SudoKube of six linked faces.
    Cube(Cube),
}

#[derive(clap::Args)]
struct Cube {
    /// easy, medium, hard, veryhard or minimal.
    #[arg(long, default_value = "medium")]
    level: Level,
    /// Seed; a fresh one is drawn, and printed, when none is given.
    #[arg(long, value_parser = args::seed)]
    seed: Option<u64>,
    /// verified (proved unique, four faces ambiguous alone) or thesis (squares emptied at random).
    #[arg(long, default_value = "verified")]
    way: Way,
    /// Side of a face, 4 or 9.
    #[arg(long, default_value_t = 9)]
    size: usize,
    /// How many, from as many seeds in a row.
    #[arg(long, default_value_t = 1)]
    count: u64,
}

pub fn run(args: &Args) -> Result<()> {
    let What::Cube(cube) = &args.what;
    let shape = Shape::cube(cube.size).ok_or_else(|| format!("there are cubes of size 4 and 9, not {}", cube.size))?;
    let seed = args::seed_or_fresh(cube.seed)?;
    for seed in (0..cube.count).map(|k| seed.wrapping_add(k)) {
        let begun = Instant::now();
        let made = generate(shape, cube.level, cube.way, seed).map_err(|e| e.to_string())?;
        print(line(&made, begun.elapsed().as_secs_f64() * 1000.0));
    }
    Ok(())
}

fn line(made: &Made, milliseconds: f64) -> serde_json::Value {
    json!({
        "puzzle": one_line(&made.puzzle),
        "solution": one_line(&made.solution),
        "level": made.order.level.name(),
        "way": made.order.way.name(),
        "givens": made.givens,
        "unique": made.unique,
        "face_solutions": made.face_solutions,
        "seed": made.order.seed,
        "milliseconds": rounded(milliseconds),
    })
}
