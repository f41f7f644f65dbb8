//! Pages on their way: puzzles are solved for the answers, a slice at a time.

use std::collections::VecDeque;

use crate::exact::{Solver, Status, Verdict};
use crate::export::paper::{self, Item};
use crate::export::sheet::pages;
use crate::say::desk::Files;
use crate::say::number::Noun;
use crate::text::Puzzle;
use crate::text::link::Link;
use crate::threads::desk::protocol::{MOST_PRINTED, Report, SheetOrder, Source};
use crate::threads::program::Clock;

/// Milliseconds of search after which the answer of a puzzle is left out.
const ANSWER_CAP: f64 = 5_000.0;

/// Placements of the exact solver between two looks at the clock.
const NODES: u64 = 8;

pub(crate) struct Printing {
    id: u32,
    order: SheetOrder,
    /// Whether the page does not know them yet.
    is_list: bool,
    puzzles: VecDeque<Puzzle>,
    solving: Option<(Puzzle, Solver, f64)>,
    items: Vec<Item>,
    unrated: Vec<u32>,
    of: u32,
    told: f64,
}

impl Printing {
    /// Begins; `Err` with the sentence that says why there is nothing to print.
    ///
    /// # Errors
    ///
    /// There is nothing to print.
    pub fn start(id: u32, order: SheetOrder, list: &[Puzzle]) -> Result<Printing, String> {
        let mut puzzles = VecDeque::new();
        match &order.source {
            Source::This(puzzle) => puzzles.push_back(puzzle.clone()),
            Source::List { from, to } => {
                let (from, to) = (from.saturating_sub(1) as usize, (*to as usize).min(list.len()));
                let chosen = list.get(from..to).unwrap_or_default();
                puzzles.extend(chosen.iter().take(MOST_PRINTED as usize + 1).map(|p| p.handed_on(false)));
            }
            Source::Made(made) => puzzles.extend(made.iter().cloned()),
        }
        let of = puzzles.len() as u32;
        if of == 0 {
            return Err(Files::NothingToPrint.text());
        }
        if of > MOST_PRINTED {
            return Err(Files::TooManyToPrint { most: Noun::Puzzle.of(MOST_PRINTED) }.text());
        }
        let told = f64::NEG_INFINITY;
        let is_list = matches!(order.source, Source::List { .. });
        Ok(Printing { id, order, is_list, puzzles, solving: None, items: Vec::new(), unrated: Vec::new(), of, told })
    }

    /// Works until `end`. The pages when they are done, a sentence when they cannot be; some ten times a second how it stands.
    pub fn slice(&mut self, end: f64, clock: Clock) -> Option<Report> {
        loop {
            if let Some((puzzle, mut solver, spent)) = self.solving.take() {
                let begun = clock();
                let done = solver.run(NODES) == Status::Done;
                let spent = spent + clock() - begun;
                if done || spent > ANSWER_CAP {
                    self.put(puzzle, answer(&solver));
                } else {
                    self.solving = Some((puzzle, solver, spent));
                }
            } else if let Some(puzzle) = self.puzzles.pop_front() {
                if self.order.answers || self.is_list {
                    let solver = Solver::new(&puzzle.grid, 2);
                    self.solving = Some((puzzle, solver, 0.0));
                } else {
                    self.put(puzzle, paper::Answer::Kept);
                }
            } else {
                let pages = pages(&self.items, self.order.per_page, self.order.paper);
                let list =
                    if self.is_list { self.items.iter().map(|item| item.puzzle.clone()).collect() } else { vec![] };
                return Some(Report::Sheets { id: self.id, pages, list, unrated: std::mem::take(&mut self.unrated) });
            }
            let now = clock();
            if now >= end {
                let due = now >= self.told + 100.0;
                return due.then(|| {
                    self.told = now;
                    Report::Progress { id: self.id, done: self.items.len() as u32, of: self.of }
                });
            }
        }
    }

    fn put(&mut self, puzzle: Puzzle, answer: paper::Answer) {
        let shape = puzzle.grid.shape();
        let is_rated = shape.is_cube() || shape.is_large() || !puzzle.difficulty.is_empty();
        if self.is_list && !is_rated && matches!(answer, paper::Answer::Only(_)) {
            self.unrated.push(self.items.len() as u32);
        }
        let address = &self.order.address;
        let link = match address.is_empty() {
            true => String::new(),
            false => format!("{address}#{}", Link::to_puzzle(&puzzle.grid).write()),
        };
        let answer = if self.order.answers { answer } else { paper::Answer::Kept };
        self.items.push(Item { puzzle, link, answer, style: self.order.style });
    }
}

fn answer(solver: &Solver) -> paper::Answer {
    match solver.verdict() {
        Verdict::One(grid) => paper::Answer::Only(grid),
        Verdict::Several(grid, _) => paper::Answer::OneOf(grid),
        Verdict::None(_) => paper::Answer::None,
        Verdict::Undecided => paper::Answer::Unknown,
    }
}
