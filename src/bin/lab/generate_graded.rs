//! `lab generate --level hard --technique x-wing --count 100`: puzzles whose rating by technique keeps to a level.

use std::time::Instant;

use serde_json::json;

use super::args::{self, Result, print, rounded};
use super::clock;
use sudokube::generate::by_technique::{GradeOrder, Graded, Grader};
use sudokube::generate::symmetry::Symmetry;
use sudokube::puzzle::Shape;
use sudokube::say::technique::tenths;
use sudokube::technique::{Grade, Technique};
use sudokube::text::one_line;

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Level by technique: easy (ER to 1.5), medium (2.8), hard (4.4), expert (7.0) or extreme
    #[arg(long, default_value = "medium", value_parser = grade)]
    level: Grade,
    /// Only puzzles that the rest of the level does not solve without this pattern, such as x-wing
    #[arg(long, value_name = "KEY", value_parser = technique)]
    technique: Option<Technique>,
    /// Number of puzzles
    #[arg(long, default_value_t = 1, value_parser = args::count)]
    count: usize,
    /// Size of the board (4, 6, 9, 16 or 25), or of a face (4 or 9)
    #[arg(long, default_value_t = 9)]
    size: usize,
    /// SudoKubes instead of flat boards
    #[arg(long)]
    cube: bool,
    /// How givens lie: none, rotation, mirror or diagonal
    #[arg(long, default_value = "none", value_parser = symmetry)]
    symmetry: Symmetry,
    /// Only puzzles of which no given (with a symmetry, no orbit of givens) can go
    #[arg(long)]
    minimal: bool,
    /// Seed [default: random]
    #[arg(long, value_parser = args::seed)]
    seed: Option<u64>,
    /// Seconds of processor time after which it gives up
    #[arg(long, value_name = "S", default_value = "600", value_parser = args::seconds)]
    limit_seconds: f64,
    /// Print only a line of Markdown: how many were made, the tries and the time
    #[arg(long)]
    table: bool,
}

fn grade(name: &str) -> std::result::Result<Grade, String> {
    let named = |grade: &Grade| grade.name().text().eq_ignore_ascii_case(name);
    Grade::ALL.into_iter().find(named).ok_or_else(|| "choose easy, medium, hard, expert or extreme".to_string())
}

fn technique(key: &str) -> std::result::Result<Technique, String> {
    Technique::of_key(key).ok_or_else(|| format!("no technique is called {key}; docs/technique.md has their order"))
}

fn symmetry(name: &str) -> std::result::Result<Symmetry, String> {
    let found = Symmetry::ALL.into_iter().find(|(_, known)| *known == name);
    found.map(|(symmetry, _)| symmetry).ok_or_else(|| "choose none, rotation, mirror or diagonal".to_string())
}

pub fn run(args: &Args) -> Result<()> {
    let shape = if args.cube { Shape::cube(args.size) } else { Shape::flat(args.size) };
    let (board, sizes) = if args.cube { ("cube", "4 or 9") } else { ("board", "4, 6, 9, 16 or 25") };
    let shape = shape.ok_or_else(|| format!("no {board} of size {}; choose {sizes}", args.size))?;
    let seed = args::seed_or_fresh(args.seed)?;
    let (grade, technique) = (args.level, args.technique);
    let (symmetry, minimal) = (args.symmetry, args.minimal);
    let order = GradeOrder { shape, grade, technique, symmetry, minimal, seed };
    let mut grader = Grader::new(order).map_err(|e| e.to_string())?;
    let (begun, mut last) = (clock::milliseconds(), Instant::now());
    let (mut made, mut tries) = (0, 0);
    while made < args.count {
        if clock::milliseconds() - begun > args.limit_seconds * 1e3 {
            break;
        }
        if let Some(graded) = grader.step() {
            made += 1;
            if !args.table {
                print(line(&graded, graded.tries - tries, last.elapsed().as_secs_f64() * 1e3));
            }
            (tries, last) = (graded.tries, Instant::now());
        }
    }
    let seconds = (clock::milliseconds() - begun) / 1e3;
    if args.table {
        let (board, level) = (shape.title(), grade.name());
        let wanted = technique.map_or("–", Technique::key);
        print(format!("| {board} | {level} | {wanted} | {made} | {} | {seconds:.1} |", grader.tries()));
    } else if made < args.count {
        let tries = grader.tries();
        return Err(format!("{made} of {} made in {tries} tries and {seconds:.0} s (--limit-seconds)", args.count));
    }
    Ok(())
}

fn line(graded: &Graded, tries: u64, milliseconds: f64) -> serde_json::Value {
    let rating = &graded.rating;
    let number = |rating: u16| tenths(rating).parse::<f64>().ok();
    json!({
        "puzzle": one_line(&graded.puzzle),
        "solution": one_line(&graded.solution),
        "er": number(rating.er),
        "ep": number(rating.ep),
        "ed": number(rating.ed),
        "level": Grade::of(rating.er).name().text(),
        "hardest": rating.hardest.map(Technique::key),
        "givens": graded.puzzle.filled(),
        "tries": tries,
        "milliseconds": rounded(milliseconds),
    })
}
