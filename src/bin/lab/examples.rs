//! `lab examples`: for each page of the Techniques view, puzzles that need just this technique: in a learner's order it is the
//! hardest that is needed (of steps that only the rating knows, in the order of the rating). The first is the worked example.
//! With a file of SudoKubes, one on which the technique reaches over an edge.

use std::collections::BTreeMap;

use super::args::{self, Result, print};
use super::io;
use sudokube::exact::{Verdict, verdict};
use sudokube::generate::by_technique::minimal;
use sudokube::puzzle::{Grid, Shape};
use sudokube::technique::{Effort, Order, Rater, Rules, Technique};
use sudokube::text::{one_line, read};

#[derive(clap::Args)]
pub struct Args {
    /// Files of puzzles, the best first: the first field of a line that is a puzzle counts
    #[arg(long, value_name = "FILE", num_args = 1.., required = true)]
    puzzles: Vec<String>,
    /// Puzzles for each technique
    #[arg(long, default_value = "6", value_parser = args::count)]
    count: usize,
    /// Minimal puzzles made at random that are looked at after the files
    #[arg(long, value_name = "N", default_value = "0")]
    made: u64,
    /// Only these techniques are looked for
    #[arg(long, value_name = "KEY", num_args = 1.., value_parser = page)]
    only: Vec<String>,
}

/// Seed of the first that is made: not one of those that percentiles are of.
const MADE: u64 = 1_000_000;

pub fn run(args: &Args) -> Result<()> {
    let mut found: BTreeMap<(usize, bool), Vec<String>> = BTreeMap::new();
    for file in &args.puzzles {
        let content = io::content(file)?;
        let lines = content.lines().filter(|l| !l.starts_with('#'));
        let mut puzzles = lines.filter_map(|line| line.split('\t').find_map(|field| read(field).ok())).peekable();
        if puzzles.peek().is_none() {
            return Err(format!("{file} contains no puzzle"));
        }
        puzzles.for_each(|puzzle| look_at(&puzzle.grid, args, &mut found));
    }
    for seed in 0..args.made {
        look_at(&minimal(Shape::Flat9, MADE + seed), args, &mut found);
    }
    for ((at, cube), puzzles) in found {
        let key = Technique::PAGES[at].1.key();
        let sign = if cube { "cube " } else { "" };
        puzzles.iter().for_each(|puzzle| print(format!("{sign}{key}\t{puzzle}")));
    }
    Ok(())
}

fn page(key: &str) -> Result<String> {
    let mut keys = Technique::PAGES.iter().map(|(_, page)| page.key());
    keys.any(|known| known == key)
        .then(|| key.to_string())
        .ok_or_else(|| "no page has this technique's key".to_string())
}

fn place(technique: Technique) -> Option<usize> {
    Technique::PAGES.iter().position(|(_, page)| *page == technique.page())
}

fn look_at(puzzle: &Grid, args: &Args, found: &mut BTreeMap<(usize, bool), Vec<String>>) {
    if !matches!(verdict(puzzle), Verdict::One(_)) {
        return;
    }
    let cube = puzzle.shape().is_cube();
    let wanted = |at: usize, found: &BTreeMap<(usize, bool), Vec<String>>| {
        let key = Technique::PAGES[at].1.key();
        let most = if cube { 1 } else { args.count };
        (args.only.is_empty() || args.only.iter().any(|only| only == key))
            && found.get(&(at, cube)).is_none_or(|list| list.len() < most)
    };
    let last = Effort::Dynamic;
    for order in [Order::Learner, Order::Rating] {
        let mut rater = Rater::new(puzzle, Rules { order, last, ..Rules::ALL });
        while rater.advance() {}
        let rating = rater.rating();
        if cube {
            // One step over an edge is enough to show what is meant.
            let over = rating.path.iter().filter(|step| step.is_over_edge(puzzle.layout()));
            for at in over.filter_map(|step| place(step.technique)).collect::<Vec<_>>() {
                if order == Technique::PAGES[at].1.shown_in() && wanted(at, found) {
                    found.entry((at, true)).or_default().push(one_line(puzzle));
                }
            }
            continue;
        }
        let hardest = rating.path.iter().max_by_key(|step| rank(step.technique, order));
        let Some(at) = hardest.and_then(|step| place(step.technique)).filter(|_| rating.solved) else { continue };
        if order == Technique::PAGES[at].1.shown_in() && wanted(at, found) {
            found.entry((at, false)).or_default().push(one_line(puzzle));
        }
    }
}

/// Where a technique comes in an order.
fn rank(technique: Technique, order: Order) -> usize {
    match order {
        Order::Rating => usize::from(technique.base()),
        Order::Learner => Technique::LEARNING.iter().position(|page| *page == technique.page()).unwrap_or(usize::MAX),
    }
}
