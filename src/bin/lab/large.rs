//! `lab generate large` and `lab generate benchmark`: boards of large sizes by their share of givens, with nothing proved of them
//! (generate/large). One a line: its name, a tab, and the puzzle.

use super::args::{self, Result, print};
use sudokube::generate::large::{Holes, board, loops};
use sudokube::puzzle::Shape;
use sudokube::say::number::Noun;
use sudokube::stats::mean;
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    /// Size of the board: 16, 25, 36, 49 or 64
    #[arg(long, default_value_t = 36)]
    size: usize,
    /// Percentage of squares that are given
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u8).range(1..=100))]
    share: u8,
    /// Full board and holes: pattern, walked or balanced [default: all three by turns]
    #[arg(long, value_parser = holes)]
    holes: Option<Holes>,
    /// Seed of the first board; the others count up from it [default: random]
    #[arg(long, value_parser = args::seed)]
    seed: Option<u64>,
    /// Number of boards
    #[arg(long, default_value = "1", value_parser = args::count)]
    count: usize,
}

#[derive(clap::Args)]
pub struct Benchmark {
    /// Folder for its files, one for each size and share
    folder: String,
    /// First seed; every file counts up from it
    #[arg(long, value_parser = args::seed)]
    seed: u64,
}

/// Boards of each size in a file of the benchmark.
const SIZES: [(usize, usize); 4] = [(25, 100), (36, 100), (49, 30), (64, 20)];

/// Percentages of squares given.
const SHARES: [u8; 7] = [30, 40, 45, 50, 52, 55, 60];

fn holes(name: &str) -> std::result::Result<Holes, String> {
    let found = Holes::ALL.into_iter().find(|holes| holes.name() == name);
    found.ok_or_else(|| "choose pattern, walked or balanced".to_string())
}

pub fn run(args: &Args) -> Result<()> {
    let unknown = || format!("no board of size {}; choose 16, 25, 36, 49 or 64", args.size);
    let shape = shape(args.size).ok_or_else(unknown)?;
    let first = args::seed_or_fresh(args.seed)?.min(args.seed.map_or(u64::MAX - args.count as u64, |_| u64::MAX));
    args::countable(first, args.count as u64)?;
    lines(shape, args.share, args.holes, first, args.count).into_iter().for_each(print);
    Ok(())
}

pub fn benchmark(args: &Benchmark) -> Result<()> {
    let failed = |path: &str, e: std::io::Error| format!("{path}: {e}");
    std::fs::create_dir_all(&args.folder).map_err(|e| failed(&args.folder, e))?;
    for (size, count) in SIZES {
        args::countable(args.seed, count as u64)?;
        let Some(shape) = shape(size) else { continue };
        for share in SHARES {
            let path = format!("{}/{size}-{share}.tsv", args.folder);
            let text = lines(shape, share, None, args.seed, count).join("\n") + "\n";
            std::fs::write(&path, text).map_err(|e| failed(&path, e))?;
            print(path);
        }
    }
    Ok(())
}

fn shape(size: usize) -> Option<Shape> {
    Shape::large(size).or_else(|| Shape::flat(size).filter(|s| s.side() >= 16))
}

/// The boards, after a line for each kind that tells how far its full boards are from a pattern.
fn lines(shape: Shape, share: u8, holes: Option<Holes>, first: u64, count: usize) -> Vec<String> {
    let givens = (shape.face_squares() * usize::from(share) + 50) / 100;
    let (mut boards, mut far) = (Vec::new(), Holes::ALL.map(|_| Vec::new()));
    for k in 0..count {
        let kind = holes.unwrap_or(Holes::ALL[k % Holes::ALL.len()]);
        let seed = first + k as u64;
        let made = board(shape, kind, givens, seed);
        far[kind as usize].push(loops(&made.solution));
        boards.push(format!("{}-{share}-{}-{seed}\t{}", shape.side(), kind.name(), one_line(&made.puzzle)));
    }
    let told = |(kind, loops): (Holes, &Vec<f64>)| {
        let mean = mean(loops)?;
        let boards = Noun::Board.of(loops.len());
        Some(format!("# {}: {boards}, {mean:.2} loops for two digits in the mean", kind.name()))
    };
    Holes::ALL.into_iter().zip(&far).filter_map(told).chain(boards).collect()
}
