//! How late does a wrong guess show? An individual of the hybrid mode is a list of guesses, each of which is followed by all singles. Here
//! its first guess after which the board has no solution is found by the exact search, and what it goes on to guess and decide from there
//! is counted.
//!
//! ```text
//! cargo run --release -p sudokube-bench --bin late_contradictions -- FILE [BOARDS [GENERATIONS [LIVES]]]
//! ```
//!
//! Of each board that is not solved by the last generation the best individual of generations 1 (the first population), 10, 100 … until
//! that one, with seed 1; means with the 95 % interval of a normal distribution. A guess that leads to a contradiction is undone: with
//! LIVES `none` the list ends there, with `size`, the default, a child survives 20 of them on 25×25, 5 on 16×16, none on 9×9. A board is
//! left out where the best of any of the generations has no wrong guess, or the exact search does not decide it. What came out is in
//! docs/large_boards.md.

use sudokube::evolve::view::own::{Guess, Guesses};
use sudokube::evolve::{ALGORITHMS, AlgorithmView, Run, Settings};
use sudokube::exact::{Solver, Status};
use sudokube::puzzle::Grid;
use sudokube::stats::spread::mean_interval;
use sudokube::text;

/// Nodes of the exact search after which it is not known whether there is a solution.
const NODES: u64 = 300_000;

/// What is told of an individual.
const ROWS: [(&str, fn(&Late) -> f64); 6] = [
    ("guesses", |l| l.guesses),
    ("the first wrong one is the", |l| l.first_wrong),
    ("guesses after it", |l| l.guesses - l.first_wrong),
    ("share of the open squares decided before it", |l| l.right / l.ground),
    ("share decided from it on", |l| l.wrong / l.ground),
    ("share left open", |l| 1.0 - (l.right + l.wrong) / l.ground),
];

fn main() {
    let usage = "late_contradictions FILE [BOARDS [GENERATIONS [LIVES]]], LIVES is size or none";
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(file) = args.first() else { return eprintln!("{usage}") };
    let number = |at: usize, usual| args.get(at).and_then(|s| s.parse().ok()).unwrap_or(usual);
    let (most, last) = (number(1, 20), number(2, 1) as u64);
    let mut settings = Settings::default();
    let lives = args.get(3).map_or("size", String::as_str);
    let specs = ALGORITHMS.iter().find(|a| a.name == "sudokube").map_or(&[][..], |a| a.settings);
    if let Err(error) = settings.set("sudokube", specs, "lives", lives) {
        return eprintln!("{error}; {usage}");
    }
    let content = match std::fs::read_to_string(file) {
        Ok(content) => content,
        Err(error) => return eprintln!("{file}: {error}"),
    };
    let generations: Vec<u64> = (0..).map(|k| 10u64.pow(k)).take_while(|g| *g <= last).collect();
    let lines = content.lines().filter(|line| !line.starts_with('#'));
    let board = |line: &str| line.split('\t').find_map(|field| text::read(field).ok()).map(|read| read.grid);
    let (mut solved, mut unknown, mut counted) = (0, 0, vec![Vec::new(); generations.len()]);
    for puzzle in lines.filter_map(board).take(most) {
        match course(&puzzle, &settings, &generations) {
            None => solved += 1,
            Some(bests) if bests.iter().any(Option::is_none) => unknown += 1,
            Some(bests) => counted.iter_mut().zip(bests).for_each(|(all, one)| all.extend(one)),
        }
    }
    println!(
        "{file}: {solved} solved by generation {last}, {unknown} left out (a best without a wrong guess, or not decided), {} counted",
        counted[0].len()
    );
    for (generation, all) in generations.iter().zip(&counted) {
        println!("generation {generation}");
        for (name, of) in ROWS {
            let (mean, low, high) = mean_interval(&all.iter().map(of).collect::<Vec<_>>()).unwrap_or_default();
            println!("  {name:45} {mean:8.2} ({low:.2} to {high:.2})");
        }
    }
}

/// An individual and its first wrong guess.
#[derive(Clone)]
struct Late {
    guesses: f64,
    /// Counted from 1.
    first_wrong: f64,
    /// Squares that singles alone leave open.
    ground: f64,
    /// Squares decided before the wrong guess, and from it on.
    right: f64,
    wrong: f64,
}

impl Late {
    fn of(ground: u32, guesses: &[Guess], at: usize) -> Late {
        let decided = |part: &[Guess]| part.iter().map(|g| f64::from(g.decided)).sum();
        Late {
            guesses: guesses.len() as f64,
            first_wrong: (at + 1) as f64,
            ground: f64::from(ground),
            right: decided(&guesses[..at]),
            wrong: decided(&guesses[at..]),
        }
    }
}

/// The best individual of each of these generations, nothing for one of which the wrong guess is not known; none where the board was
/// solved by the last.
fn course(puzzle: &Grid, settings: &Settings, generations: &[u64]) -> Option<Vec<Option<Late>>> {
    let mut run = Run::new("sudokube", puzzle, settings, 1).ok()?;
    let mut bests = Vec::new();
    for &generation in generations {
        while run.row().generation < generation && !run.solved() && run.ended().is_none() {
            run.step();
        }
        match run.search().algorithm_view() {
            Some(AlgorithmView::Guesses(inside)) if !run.solved() => bests.push(inside),
            _ => return None,
        }
    }
    let late = |inside: &Guesses| Some(Late::of(inside.ground, &inside.best, wrong(puzzle, &inside.best)?));
    Some(bests.iter().map(late).collect())
}

/// The first guess with which the board has no solution, from 0; none where the exact search does not decide it.
fn wrong(puzzle: &Grid, guesses: &[Guess]) -> Option<usize> {
    let is_solvable = |count: usize| {
        let mut board = puzzle.clone();
        guesses.iter().take(count).for_each(|g| board.set(usize::from(g.square), g.digit + 1));
        let mut solver = Solver::new(&board, 1);
        (solver.run(NODES) == Status::Done).then(|| solver.count() > 0)
    };
    if !is_solvable(0)? || is_solvable(guesses.len())? {
        return None;
    }
    // The least number of guesses that leaves no solution: one more is never better.
    let (mut right, mut wrong) = (0, guesses.len());
    while wrong - right > 1 {
        let middle = (right + wrong) / 2;
        if is_solvable(middle)? { right = middle } else { wrong = middle }
    }
    Some(right)
}
