//! A trial: does a population of partial boards, selection with reheating, or crossover add anything to annealing one board?
//!
//! ```text
//! lab generate large --size 36 --share 52 --seed 9401 --count 36 > boards.tsv
//! cargo run --release -p sudokube-bench --bin population -- boards.tsv 12
//! ```
//!
//! Every way ([`ways`]) runs on every board with the same seed and as many seconds of the processor, one after another on one thread.
//! What came out is in docs/large_boards.md.

mod cross;
mod walk;
mod ways;

use sudokube::evolve::random::{Rng, below, seeded};
use sudokube::puzzle::Grid;
use sudokube::stats::sign_test::{Pairs, sign_test};
use sudokube::stats::spread::{mean, quantile};
use sudokube::stats::wilson::wilson;
use sudokube::text;

use crate::walk::Clock;
use crate::ways::WAYS;

/// Boards drawn again for an interval.
const DRAWS: usize = 10_000;

/// What became of a board: seconds, and whether it was solved in them.
#[derive(Clone, Copy)]
struct Outcome {
    seconds: f64,
    is_solved: bool,
    /// Children that were annealed: none where a board of the first population was the solution.
    children: u32,
}

fn main() {
    let usage =
        "population FILE SECONDS [SEED]: boards as `lab generate large` writes them, seconds of the processor each";
    let mut args = std::env::args().skip(1);
    let (Some(file), Some(Ok(limit))) = (args.next(), args.next().map(|s| s.parse::<f64>())) else {
        return eprintln!("{usage}");
    };
    let seed = args.next().and_then(|s| s.parse().ok()).unwrap_or(1);
    let boards = match std::fs::read_to_string(&file) {
        Ok(content) => boards(&content),
        Err(error) => return eprintln!("{file}: {error}"),
    };
    println!("board\tway\tsolved\tseconds\tchildren");
    let mut all: Vec<Vec<Outcome>> = WAYS.map(|_| Vec::new()).into();
    for (name, puzzle) in &boards {
        for ((way, run), outcomes) in WAYS.iter().zip(&mut all) {
            let mut clock = Clock::new(limit);
            let is_solved = run(puzzle, &mut clock, &mut seeded(seed));
            let seconds = if is_solved { clock.seconds() } else { limit };
            println!("{name}\t{way}\t{}\t{seconds:.3}\t{}", u8::from(is_solved), clock.children);
            outcomes.push(Outcome { seconds, is_solved, children: clock.children });
        }
    }
    println!("\nAll boards");
    print(&boards, &all);
    // Where any way came to children: until then all ways with a population do the same.
    let bred: Vec<usize> = (0..boards.len()).filter(|&k| all.iter().any(|way| way[k].children > 0)).collect();
    let all: Vec<Vec<Outcome>> = all.iter().map(|way| bred.iter().map(|&k| way[k]).collect()).collect();
    println!("\nThose on which a way came to children");
    print(&bred.iter().map(|&k| boards[k].clone()).collect::<Vec<_>>(), &all);
}

/// The boards of a file, each with its name.
fn boards(content: &str) -> Vec<(String, Grid)> {
    let lines = content.lines().filter(|line| !line.starts_with('#'));
    let board = |line: &str| {
        let name = line.split(['\t', ' ']).next().unwrap_or_default().to_string();
        line.split('\t').find_map(|field| text::read(field).ok()).map(|read| (name, read.grid))
    };
    lines.filter_map(board).collect()
}

/// The table of all ways, each beside the first.
fn print(boards: &[(String, Grid)], all: &[Vec<Outcome>]) {
    println!(
        "\n| | solved | pattern, walked, balanced | seconds, the limit where it was not solved, mean | difference to one board (95 %) | boards that it alone solved, that one board alone did; p |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    let Some(first) = all.first() else { return };
    for ((way, _), outcomes) in WAYS.iter().zip(all) {
        let solved = outcomes.iter().filter(|o| o.is_solved).count();
        let (low, high) = wilson(solved, outcomes.len());
        let kinds = ["pattern", "walked", "balanced"].map(|kind| {
            let of_kind = boards.iter().zip(outcomes).filter(|((name, _), _)| name.contains(kind));
            of_kind.filter(|(_, o)| o.is_solved).count()
        });
        let seconds: Vec<f64> = outcomes.iter().map(|o| o.seconds).collect();
        let differences: Vec<f64> = outcomes.iter().zip(first).map(|(o, f)| o.seconds - f.seconds).collect();
        let (from, to) = interval(&differences, &mut seeded(1));
        let alone =
            |a: &[Outcome], b: &[Outcome]| a.iter().zip(b).filter(|(a, b)| a.is_solved && !b.is_solved).count() as u64;
        let pairs = Pairs { first: alone(outcomes, first), second: alone(first, outcomes), level: 0 };
        println!(
            "| {way} | {solved} of {} ({:.0}–{:.0} %) | {}, {}, {} | {:.2} | {:.2} ({from:.2} to {to:.2}) | {}, {}; {} |",
            outcomes.len(),
            100.0 * low,
            100.0 * high,
            kinds[0],
            kinds[1],
            kinds[2],
            mean(&seconds).unwrap_or_default(),
            mean(&differences).unwrap_or_default(),
            pairs.first,
            pairs.second,
            sign_test(pairs).map_or("–".to_string(), |p| format!("{p:.2}")),
        );
    }
}

/// The middle 95 % of the means of as many values, drawn with replacement.
fn interval(values: &[f64], rng: &mut Rng) -> (f64, f64) {
    let count = values.len() as u32;
    let draw =
        |rng: &mut Rng| (0..count).map(|_| values[below(rng, count) as usize]).sum::<f64>() / f64::from(count.max(1));
    let means: Vec<f64> = (0..DRAWS).map(|_| draw(rng)).collect();
    let at = |share| quantile(&means, share).unwrap_or_default();
    (at(0.025), at(0.975))
}
