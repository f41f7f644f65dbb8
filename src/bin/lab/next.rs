//! `lab table next`: how much harder or easier the puzzle is that follows a game (`src/generate/near.rs`).

use super::args::{self, Result, print};
use super::jobs;
use sudokube::generate::by_technique::{GradeOrder, Grader};
use sudokube::generate::near::{self, Near, Way};
use sudokube::generate::offered::levels;
use sudokube::generate::symmetry::Symmetry;
use sudokube::puzzle::Shape;
use sudokube::say::technique::tenths;
use sudokube::stats::wilson::wilson;
use sudokube::technique::{Grade, Tenths};

#[derive(clap::Args)]
pub struct Args {
    /// Squares along a side
    #[arg(long, default_value = "9")]
    size: usize,
    /// SudoKubes instead of flat boards
    #[arg(long)]
    cube: bool,
    /// Games a level
    #[arg(long, default_value = "100", value_parser = args::count)]
    count: usize,
    /// Seed of the first; the others count up from it
    #[arg(long, default_value = "1", value_parser = args::seed)]
    seed: u64,
    /// Games followed in parallel
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
}

/// A game's rating and those of the puzzles that follow it: easier and harder, where they are offered.
struct Followed {
    er: Tenths,
    next: [Option<Tenths>; 2],
}

const WAYS: [(Way, &str); 2] = [(Way::Easier, "easier"), (Way::Harder, "harder")];

fn follow(shape: Shape, grade: Grade, seed: u64) -> Option<Followed> {
    let order = GradeOrder { shape, grade, technique: None, symmetry: Symmetry::Rotation, minimal: false, seed };
    let mut grader = Grader::new(order).ok()?;
    let er = std::iter::repeat_with(|| grader.step()).flatten().next()?.rating.er;
    let next = WAYS.map(|(way, _)| {
        near::is_offered(shape, er, way).then(|| {
            // Another seed than that of the game, which it would make again.
            let mut near = Near::new(shape, er, way, !seed);
            std::iter::repeat_with(|| near.step()).flatten().next().map(|made| made.rating.er)
        })?
    });
    Some(Followed { er, next })
}

/// A row of the table: of the games that have such a next puzzle, how many go the right way, and how many of them by .6 at most.
fn row(level: &str, way: usize, games: &[Followed]) -> String {
    let pairs: Vec<(Tenths, Tenths)> = games.iter().filter_map(|game| Some((game.er, game.next[way]?))).collect();
    let right = |&(er, next): &(Tenths, Tenths)| WAYS[way].0.leads(er, next);
    let mut steps: Vec<Tenths> = pairs.iter().filter(|pair| right(pair)).map(|&(er, next)| er.abs_diff(next)).collect();
    steps.sort_unstable();
    let near = steps.iter().filter(|step| **step <= near::LITTLE).count();
    let share = |hits: usize| {
        let (low, high) = wilson(hits, pairs.len());
        format!("{hits} ({:.0}–{:.0} %)", 100.0 * low, 100.0 * high)
    };
    let step = |at: Option<&Tenths>| at.map_or("–".to_string(), |&step| tenths(step));
    let (median, largest) = (step(steps.get(steps.len() / 2)), step(steps.last()));
    let (of, right, near) = (pairs.len(), share(steps.len()), share(near));
    format!("| {level} | {} | {of} | {right} | {near} | {median} | {largest} |", WAYS[way].1)
}

pub fn run(args: &Args) -> Result<()> {
    args::countable(args.seed, args.count as u64)?;
    let shapes = [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16, Shape::Cube4, Shape::Cube9];
    let is_asked = |shape: &Shape| shape.side() == args.size && shape.is_cube() == args.cube;
    let shape = shapes.into_iter().find(is_asked).ok_or("Sizes are 4, 6, 9 and 16, of cubes 4 and 9.")?;
    print("| level | asked for | games | right way | by 0.6 at most | median step | largest |");
    print("| --- | --- | --- | --- | --- | --- | --- |");
    for &grade in levels(shape) {
        let mut games = Vec::new();
        let task = |k: usize| Ok(follow(shape, grade, args.seed + k as u64));
        jobs::in_order(args.count, args.jobs, task, |_, game| games.extend(game))?;
        (0..WAYS.len()).for_each(|way| print(row(grade.name().text(), way, &games)));
    }
    Ok(())
}
