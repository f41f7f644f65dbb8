//! Waters' table 8: cubes made the thesis' way, all six faces at once against one after the other.

use std::time::Instant;

use super::args::{Result, count, countable, print, seed};
use super::jobs;
use sudokube::evolve::{Event, Run, Settings, algorithms};
use sudokube::generate::{Level, Way, generate};
use sudokube::puzzle::{Grid, Shape};
use sudokube::stats::{mean, variance};

#[derive(clap::Args)]
pub struct Args {
    /// Cubes per level (the thesis: 50)
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    cubes: u64,
    /// Runs per cube and method (the thesis: 100)
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    runs: u64,
    /// Cubes measured in parallel; use 1 if times matter
    #[arg(long, default_value = "1", value_parser = count)]
    jobs: usize,
    /// Seed of the first cube of each level; the others count up from it
    #[arg(long, default_value = "1", value_parser = seed)]
    first_seed: u64,
}

struct Method {
    name: &'static str,
    algorithm: &'static str,
    set: &'static [(&'static str, &'static str)],
    /// Seconds of table 8 by level: average, shortest, longest, variance.
    published: Option<[[f64; 4]; 4]>,
}

const METHODS: [Method; 4] = [
    Method {
        name: "six faces in sequence, edges ignored",
        algorithm: "waters-sequential",
        set: &[],
        published: Some([
            [0.2962, 0.2952, 0.3076, 0.0017],
            [1.5247, 0.7260, 3.7757, 0.6489],
            [1.7234, 0.6481, 4.4117, 1.0390],
            [2.0540, 0.8804, 4.9988, 1.2069],
        ]),
    },
    Method {
        name: "3D, edges stored once",
        algorithm: "waters-cube-shared",
        set: &[],
        published: Some([
            [0.2515, 0.2363, 0.3135, 0.0008],
            [1.3308, 0.6481, 4.3675, 1.6800],
            [0.9687, 0.4273, 3.5490, 0.6970],
            [2.0385, 0.6291, 6.9425, 3.2402],
        ]),
    },
    Method { name: "3D, six copies", algorithm: "waters-cube", set: &[], published: None },
    Method {
        name: "in sequence, edges passed on",
        algorithm: "waters-sequential",
        set: &[("edges", "handed-on")],
        published: None,
    },
];

/// One run.
struct Sample {
    milliseconds: f64,
    generations: f64,
    /// In its own terms: for a sequence with edges ignored, six solved faces.
    solved: bool,
    verified: bool,
    contradiction: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let mut by_level: Vec<Vec<_>> = Level::OF_THESIS.iter().map(|_| Vec::new()).collect();
    let cubes = args.cubes as usize;
    countable(args.first_seed, args.cubes)?;
    let cube = |task: usize| {
        let seed = args.first_seed + (task % cubes) as u64;
        let made =
            generate(Shape::Cube9, Level::OF_THESIS[task / cubes], Way::Thesis, seed).map_err(|e| e.to_string())?;
        let runs = |method: &Method| (1..=args.runs).map(|seed| sample(method, &made.puzzle, seed)).collect();
        let samples: Vec<Vec<Sample>> = METHODS.iter().map(runs).collect::<Result<_>>()?;
        samples.try_into().map_err(|_| "as many samples as methods".to_string())
    };
    jobs::in_order(Level::OF_THESIS.len() * cubes, args.jobs, cube, |task, samples| {
        by_level[task / cubes].push(samples);
    })?;
    print(format!("{} cubes per level, {} runs per cube and method.\n", args.cubes, args.runs));
    print_shares(&by_level);
    print("\nMilliseconds. The thesis measured seconds on a Core 2 at 2 GHz, in C#.\n");
    print_spread(&by_level, |s| s.milliseconds, true);
    print("\nGenerations (of one face in sequence, or of all six at once).\n");
    print_spread(&by_level, |s| s.generations, false);
    Ok(())
}

/// By level and cube: the samples of each method.
type Samples = [Vec<[Vec<Sample>; 4]>];

fn each_row(by_level: &Samples, mut row: impl FnMut(Level, usize, Vec<&[Sample]>)) {
    for (&level, cubes) in Level::OF_THESIS.iter().zip(by_level) {
        for m in 0..METHODS.len() {
            row(level, m, cubes.iter().map(|c| c[m].as_slice()).collect());
        }
    }
}

fn print_shares(by_level: &Samples) {
    print("| level | method | solved in its own terms | cube correct | ended in a contradiction |");
    print("| --- | --- | --- | --- | --- |");
    each_row(by_level, |level, m, cubes| {
        let share = |what: fn(&Sample) -> bool| {
            let all: Vec<bool> = cubes.iter().flat_map(|c| c.iter()).map(what).collect();
            format!("{:.1} %", 100.0 * all.iter().filter(|&&hit| hit).count() as f64 / all.len() as f64)
        };
        let shares = [share(|s| s.solved), share(|s| s.verified), share(|s| s.contradiction)];
        print(format!("| {} | {} | {} |", level.name(), METHODS[m].name, shares.join(" | ")));
    });
}

/// Per cube, over its solved runs, then averaged over the cubes, as table 8 does.
fn print_spread(by_level: &Samples, value: fn(&Sample) -> f64, published: bool) {
    let columns = "average | shortest | longest | variance";
    let beside = if published { format!(" thesis: {columns} |") } else { String::new() };
    print(format!("| level | method | {columns} |{beside}"));
    print(format!("|{}", " --- |".repeat(if published { 10 } else { 6 })));
    const NONE: &str = "– | – | – | –";
    each_row(by_level, |level, m, cubes| {
        let ours = spread(&cubes, value).map_or(NONE.into(), |f| join(f, 2));
        let theirs = METHODS[m].published.map_or(NONE.into(), |p| join(p[level as usize], 4));
        let beside = if published { format!(" {theirs} |") } else { String::new() };
        print(format!("| {} | {} | {ours} |{beside}", level.name(), METHODS[m].name));
    });
}

fn sample(method: &Method, puzzle: &Grid, seed: u64) -> Result<Sample> {
    let algorithm = algorithms::find(method.algorithm).map_err(|e| e.to_string())?;
    let mut settings = Settings::default();
    for (key, value) in method.set {
        settings.set(algorithm.name, algorithm.settings, key, value).map_err(|e| e.to_string())?;
    }
    let begun = Instant::now();
    let mut run = Run::new(algorithm.name, puzzle, &settings, seed).map_err(|e| e.to_string())?;
    let contradicted = |run: &Run| run.row().events.contains(&Event::Contradiction);
    while !run.solved() && !contradicted(&run) && run.row().generation < algorithm.default_generations {
        run.step();
    }
    Ok(Sample {
        milliseconds: begun.elapsed().as_secs_f64() * 1000.0,
        generations: run.row().generation as f64,
        solved: run.solved(),
        verified: run.verified().is_some(),
        contradiction: contradicted(&run),
    })
}

fn join(figures: [f64; 4], digits: usize) -> String {
    figures.map(|f| format!("{f:.digits$}")).join(" | ")
}

/// Average, shortest, longest and variance of the solved runs of each cube, averaged over the cubes.
fn spread(cubes: &[&[Sample]], value: fn(&Sample) -> f64) -> Option<[f64; 4]> {
    let of_cube = |samples: &&[Sample]| {
        let values: Vec<f64> = samples.iter().filter(|s| s.solved).map(value).collect();
        let shortest = values.iter().copied().reduce(f64::min)?;
        let longest = values.iter().copied().reduce(f64::max)?;
        Some([mean(&values)?, shortest, longest, variance(&values)?])
    };
    let all: Vec<[f64; 4]> = cubes.iter().filter_map(of_cube).collect();
    let column = |k: usize| mean(&all.iter().map(|f| f[k]).collect::<Vec<_>>());
    Some([column(0)?, column(1)?, column(2)?, column(3)?])
}
