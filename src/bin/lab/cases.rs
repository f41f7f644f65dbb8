//! `lab cases`: puzzles whose rating one technique alone decides, found by program: minimal puzzles at random, and changed
//! copies of those that use a technique which is still wanted.

use std::collections::{BTreeMap, BTreeSet};

use super::args::{self, Result, print};
use sudokube::evolve::random::{Rng, below, seeded, shuffle};
use sudokube::exact::{Verdict, verdict};
use sudokube::puzzle::{Grid, Shape};
use sudokube::say::technique::tenths;
use sudokube::technique::{Effort, Rating, Rules, Technique, rate};
use sudokube::text::one_line;

#[derive(clap::Args)]
pub struct Args {
    /// Techniques that are wanted, by their keys; may be repeated [default: all up to 9.0]
    #[arg(long, value_name = "KEY", value_parser = technique)]
    technique: Vec<Technique>,
    /// Puzzles for each
    #[arg(long, default_value = "5", value_parser = args::count)]
    count: usize,
    /// Puzzles that are tried at most
    #[arg(long, default_value = "100000", value_parser = args::count)]
    tries: usize,
    /// Seed of the search
    #[arg(long, default_value = "1", value_parser = args::seed)]
    seed: u64,
    /// File of puzzles that are tried first, one per line
    #[arg(long, value_name = "FILE")]
    puzzles: Option<String>,
    /// Side of the boards: 4, 6, 9, 16 or 25
    #[arg(long, value_name = "N", default_value = "9", value_parser = shape)]
    size: Shape,
    /// Leave up to N givens more than a puzzle needs
    #[arg(long, value_name = "N", default_value = "0")]
    more_givens: u32,
}

fn technique(key: &str) -> Result<Technique> {
    Technique::of_key(key).ok_or_else(|| {
        let keys: Vec<&str> = Technique::ALL.iter().map(|(_, key)| *key).collect();
        format!("no such technique; there are {}", keys.join(", "))
    })
}

fn shape(text: &str) -> Result<Shape> {
    text.parse().ok().and_then(Shape::flat).ok_or_else(|| "choose 4, 6, 9, 16 or 25".to_string())
}

/// Puzzles that use a technique without its deciding their rating, as many as are kept to start from.
const STARTS: usize = 60;

struct Search {
    wanted: BTreeMap<Technique, usize>,
    starts: BTreeMap<Technique, Vec<Grid>>,
    seen: BTreeSet<String>,
    rules: Rules,
}

pub fn run(args: &Args) -> Result<()> {
    let usual = || Technique::ALL.iter().map(|(technique, _)| *technique).filter(|t| t.base() <= 90).collect();
    let wanted: Vec<Technique> = if args.technique.is_empty() { usual() } else { args.technique.clone() };
    // Beyond what is wanted nothing has to be searched for.
    let last = match wanted.iter().map(|t| t.base()).max() {
        Some(0..=62) => Effort::Patterns,
        Some(63..=70) => Effort::Chains,
        Some(71..=75) => Effort::Nishio,
        Some(76..=80) => Effort::Multiple,
        Some(81..=85) => Effort::Dynamic,
        Some(86..=90) => Effort::Nested(1),
        _ => Effort::Nested(5),
    };
    let mut search = Search {
        wanted: wanted.into_iter().map(|technique| (technique, args.count)).collect(),
        starts: BTreeMap::new(),
        seen: BTreeSet::new(),
        rules: Rules { last, ..Rules::ALL },
    };
    if let Some(path) = &args.puzzles {
        for entry in args::puzzles(path, None)? {
            search.look_at(&entry.grid);
        }
    }
    let mut rng = seeded(args.seed);
    for _ in 0..args.tries {
        if search.wanted.is_empty() {
            return Ok(());
        }
        let puzzle = match search.start(&mut rng) {
            Some(start) => changed(&start, &mut rng),
            None => Some(full(args.size, &mut rng)),
        };
        let Some(mut puzzle) = puzzle else { continue };
        let spare = below(&mut rng, args.more_givens.saturating_add(1)) as usize;
        reduce(&mut puzzle, spare, &mut rng);
        search.look_at(&puzzle);
    }
    let missing: Vec<String> = search.wanted.iter().map(|(t, n)| format!("{n} × {}", t.key())).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("not found: {}", missing.join(", "))) }
}

impl Search {
    /// A puzzle to change: one that uses a technique still wanted, two times of three.
    fn start(&self, rng: &mut Rng) -> Option<Grid> {
        let useful: Vec<&Vec<Grid>> =
            self.wanted.keys().filter_map(|t| self.starts.get(t)).filter(|list| !list.is_empty()).collect();
        if useful.is_empty() || below(rng, 3) == 0 {
            return None;
        }
        let list = useful[below(rng, useful.len() as u32) as usize];
        Some(list[below(rng, list.len() as u32) as usize].clone())
    }

    fn look_at(&mut self, puzzle: &Grid) {
        if !matches!(verdict(puzzle), Verdict::One(_)) {
            return;
        }
        let rating = rate(puzzle, self.rules);
        let deciding = decides(&rating);
        let used: BTreeSet<Technique> = rating.path.iter().map(|step| step.technique).collect();
        for technique in used.into_iter().filter(|t| self.wanted.contains_key(t) && Some(*t) != deciding) {
            let starts = self.starts.entry(technique).or_default();
            if starts.len() >= STARTS {
                starts.remove(0);
            }
            starts.push(puzzle.clone());
        }
        let Some(technique) = deciding else { return };
        let text = one_line(puzzle);
        if let Some(left) = self.wanted.get_mut(&technique)
            && self.seen.insert(text.clone())
        {
            *left -= 1;
            let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(tenths);
            print(format!("{}\t{text}\t{er}/{ep}/{ed}", technique.key()));
            if *left == 0 {
                self.wanted.remove(&technique);
            }
        }
    }
}

/// The technique of every step that has the highest number, if it is one.
fn decides(rating: &Rating) -> Option<Technique> {
    let top = rating.path.iter().filter(|step| step.rating == rating.er);
    let techniques: BTreeSet<Technique> = top.map(|step| step.technique).collect();
    techniques.first().copied().filter(|_| rating.solved && techniques.len() == 1)
}

/// A full board: boxes that share no line filled at random, some digits more, the rest by the exact solver.
fn full(shape: Shape, rng: &mut Rng) -> Grid {
    let layout = Grid::empty(shape).layout();
    let side = shape.side();
    loop {
        let mut board = Grid::empty(shape);
        for &house in layout.faces[0].boxes() {
            let squares = &layout.houses[house].squares;
            if squares.iter().any(|&s| layout.peers[s].iter().any(|&peer| board.get(peer) != 0)) {
                continue;
            }
            let mut digits: Vec<u8> = (1..=side as u8).collect();
            shuffle(rng, &mut digits);
            squares.iter().zip(&digits).for_each(|(&s, &d)| board.set(s, d));
        }
        for _ in 0..side / 2 {
            let (square, digit) = (below(rng, layout.squares as u32) as usize, below(rng, side as u32) as u8 + 1);
            if board.get(square) == 0 && layout.peers[square].iter().all(|&peer| board.get(peer) != digit) {
                board.set(square, digit);
            }
        }
        if let Verdict::One(full) | Verdict::Several(full, _) = verdict(&board) {
            return full;
        }
    }
}

/// A puzzle with some givens less and some more, of one of its solutions.
fn changed(puzzle: &Grid, rng: &mut Rng) -> Option<Grid> {
    let mut changed = puzzle.clone();
    let mut givens: Vec<usize> = (0..puzzle.cells().len()).filter(|&s| puzzle.get(s) != 0).collect();
    shuffle(rng, &mut givens);
    let gone = 1 + below(rng, 4) as usize;
    givens.iter().take(gone).for_each(|&s| changed.set(s, 0));
    for _ in 0..12 {
        match verdict(&changed) {
            Verdict::One(_) => return Some(changed),
            Verdict::Several(a, b) => {
                let apart: Vec<usize> = (0..a.cells().len()).filter(|&s| a.get(s) != b.get(s)).collect();
                let square = apart[below(rng, apart.len() as u32) as usize];
                changed.set(square, if below(rng, 2) == 0 { a.get(square) } else { b.get(square) });
            }
            _ => return None,
        }
    }
    None
}

/// Takes away givens as long as there is one solution, but for some of those that could go.
fn reduce(puzzle: &mut Grid, spare: usize, rng: &mut Rng) {
    let mut order: Vec<usize> = (0..puzzle.cells().len()).filter(|&s| puzzle.get(s) != 0).collect();
    shuffle(rng, &mut order);
    let mut kept = Vec::new();
    for square in order {
        let digit = puzzle.get(square);
        puzzle.set(square, 0);
        if !matches!(verdict(puzzle), Verdict::One(_)) {
            puzzle.set(square, digit);
        } else {
            kept.push((square, digit));
        }
    }
    kept.iter().rev().take(spare).for_each(|&(square, digit)| puzzle.set(square, digit));
}
