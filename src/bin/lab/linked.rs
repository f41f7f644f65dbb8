//! `lab table cubes`: SudoKubes rated by technique; how often a step needs more than one face, and what their faces are worth
//! alone, as six Sudokus.

use std::collections::BTreeMap;

use super::args::{self, Result, print};
use super::jobs;
use sudokube::exact::{Verdict, verdict};
use sudokube::puzzle::{Face, Grid, Shape};
use sudokube::say::technique::tenths;
use sudokube::technique::{Effort, Grade, Rating, Rules, Technique, rate};

#[derive(clap::Args)]
pub struct Args {
    /// File of SudoKubes, such as tests/corpus/cubes_9.tsv
    #[arg(long, value_name = "FILE")]
    puzzles: String,
    /// Only the puzzles from this one, counted from 1
    #[arg(long, default_value = "1", value_parser = args::count)]
    from: usize,
    /// Only so many puzzles
    #[arg(long, value_parser = args::count)]
    count: Option<usize>,
    /// Puzzles rated in parallel
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
}

/// A cube, and its faces as puzzles of their own.
struct Rated {
    cube: Rating,
    alone: Vec<Option<Rating>>,
}

/// Steps that take seconds each on a cube are left out.
const RULES: Rules = Rules { last: Effort::Nested(1), ..Rules::ALL };

pub fn run(args: &Args) -> Result<()> {
    let mut entries = args::puzzles(&args.puzzles, None)?;
    entries.drain(..(args.from - 1).min(entries.len()));
    entries.truncate(args.count.unwrap_or(usize::MAX));
    entries.retain(|entry| entry.grid.shape().is_cube());
    if entries.is_empty() {
        return Err(format!("no SudoKube is among the chosen puzzles of {}", args.puzzles));
    }
    let task = |k: usize| {
        let puzzle = &entries[k].grid;
        Ok(Rated { cube: rate(puzzle, RULES), alone: faces(puzzle).iter().map(alone).collect() })
    };
    let mut over: BTreeMap<Technique, (usize, usize)> = BTreeMap::new();
    print("| cube | givens | ER | EP | ED | level | hardest | steps | over an edge | faces alone: unique | their ER |");
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    jobs::in_order(entries.len(), args.jobs, task, |k, rated| {
        let Rated { cube, alone } = rated;
        let layout = entries[k].grid.layout();
        for step in &cube.path {
            let count = over.entry(step.technique).or_default();
            count.0 += 1;
            count.1 += usize::from(step.is_over_edge(layout));
        }
        let least = if cube.solved { "" } else { "≥ " };
        let [er, ep, ed] = [cube.er, cube.ep, cube.ed].map(tenths);
        let edges = cube.path.iter().filter(|step| step.is_over_edge(layout)).count();
        let hardest = cube.hardest.map_or_else(String::new, Technique::title);
        let unique: Vec<&Rating> = alone.iter().flatten().collect();
        let theirs: Vec<String> = unique.iter().map(|rating| tenths(rating.er)).collect();
        print(format!(
            "| {} | {} | {least}{er} | {ep} | {ed} | {} | {hardest} | {} | {edges} | {} | {} |",
            entries[k].name,
            entries[k].grid.filled(),
            Grade::of(cube.er).name(),
            cube.path.len(),
            unique.len(),
            theirs.join(" ")
        ));
    })?;
    print("\n| technique | steps | over an edge |\n| --- | --- | --- |");
    for (technique, (steps, edges)) in over {
        print(format!("| {} | {steps} | {edges} |", technique.title()));
    }
    Ok(())
}

/// The faces, each with the givens that lie on it.
fn faces(cube: &Grid) -> Vec<Grid> {
    let (layout, side) = (cube.layout(), cube.layout().side);
    let shape = Shape::flat(side).unwrap_or(Shape::Flat9);
    let face = |face: &Face| {
        Grid::new(shape, face.squares.iter().map(|&square| cube.get(square)).collect()).unwrap_or(Grid::empty(shape))
    };
    layout.faces.iter().map(face).collect()
}

/// The rating of a face on its own, where it has one solution.
fn alone(face: &Grid) -> Option<Rating> {
    matches!(verdict(face), Verdict::One(_)).then(|| rate(face, RULES))
}
