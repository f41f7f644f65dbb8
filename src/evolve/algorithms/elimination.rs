//! The iterating spreadsheet as a run: one iteration a step. The method itself, with its citation, is in
//! `exact/elimination.rs`.
//!
//! It has no population and draws nothing: `best` and `worst` are the squares not solved yet, `mean` the digits left in
//! them, and evaluations are cells of the valid-values board worked out. The best individual is the solution board, with
//! zeros where it is open, so that another algorithm can go on from there.

use crate::evolve::algorithm::{Algorithm, Counts, Unit};
use crate::evolve::families::Family;
use crate::evolve::operation::{Act, Individual, Notes, Operation};
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::evolve::view::elimination::ValidValues;
use crate::evolve::view::{AlgorithmView, End};
use crate::exact::contradiction_in_sight;
use crate::exact::elimination::{Elimination, Feedback};
use crate::puzzle::Grid;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "elimination",
    counts: Counts::Open,
    title: "Ellis 2008, iterating spreadsheet",
    about: || {
        "No evolution: each iteration removes the digits that a row, column or box already holds, and places \
            those left alone. For easy puzzles; on others it shows where it stalls."
    },
    source: || {
        "C. Ellis, Building a basic, understandable Sudoku solver using Excel iterative calculation, Microsoft Excel \
             blog, 2008"
    },
    family: Family::Programs,
    settings: SETTINGS,
    default_generations: 1000,
    unit: Unit::Iteration,
    explains: true,
    ..Algorithm::USUAL
};

const SETTINGS: &[Setting] = &[Setting {
    key: "feedback",
    name: "Digits placed",
    help: || "Part 1 of the article only removes digits; part 2 also places those left alone.",
    kind: Kind::Choice {
        options: &[
            ("both", "last digit of a square, last place in a house"),
            ("candidate", "last digit of a square"),
            ("none", "none: part 1 only"),
        ],
    },
}];

/// Most removals that are shown of one iteration.
const SHOWN: usize = 2000;

#[derive(Clone)]
struct Iterating(Elimination, Notes);

pub(crate) fn start(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    let feedback = match settings.choice(SETTINGS, "feedback").as_str() {
        "none" => Feedback::None,
        "candidate" => Feedback::Candidate,
        _ => Feedback::Both,
    };
    Box::new(Iterating(Elimination::new(puzzle, feedback), Notes::default()))
}

impl Iterating {
    /// Each square that lost digits, with the reason of each; then each digit that was placed.
    fn explain(&mut self, mut board: Grid) {
        let now = self.0.now();
        let as_noted = |board: &Grid| {
            let open = board.cells().iter().filter(|&&digit| digit == 0).count() as u32;
            Individual { rank: 0, cells: board.cells().to_vec(), fitness: open }
        };
        for of_square in now.removed.chunk_by(|a, b| a.square == b.square) {
            let before = vec![as_noted(&board)];
            self.1.add(|| Operation { act: Act::Remove { removed: of_square.to_vec() }, before, after: None });
        }
        for &placed in &now.placed {
            let before = vec![as_noted(&board)];
            board.set(placed.square, placed.digit);
            let after = Some(as_noted(&board));
            self.1.add(|| Operation { act: Act::Place { placed }, before, after });
        }
    }
}

impl Search for Iterating {
    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.1)
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn advance(&mut self, _: &mut Rng) -> Option<Generation> {
        let (number, before) = (self.0.number(), self.1.taken().then(|| self.0.now().solution.clone()));
        self.0.forward();
        if let Some(before) = before.filter(|_| self.0.number() > number) {
            self.explain(before);
        }
        Some(self.first())
    }

    fn first(&self) -> Generation {
        let (now, number) = (self.0.now(), self.0.number() as u64);
        let open = now.open() as u32;
        let layout = now.solution.layout();
        Generation {
            generation: number,
            evaluations: number * (layout.squares * layout.side) as u64,
            best: open,
            mean: f64::from(now.left()),
            worst: open,
            diversity: 0.0,
            mutation_rate: 0.0,
            events: if open == 0 { vec![Event::Solved] } else { Vec::new() },
        }
    }

    fn best(&self) -> &[u8] {
        self.0.now().solution.cells()
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let now = self.0.now();
        Some(AlgorithmView::Elimination(ValidValues {
            iteration: self.0.number() as u32,
            valid: now.valid.clone(),
            solution: now.solution.cells().to_vec(),
            removed: now.removed.iter().take(SHOWN).copied().collect(),
            removed_in_all: now.removed.len() as u32,
            placed: now.placed.clone(),
        }))
    }

    fn ended(&self) -> Option<End> {
        let impossible = || contradiction_in_sight(&self.0.now().solution).is_some();
        self.0.done().then(|| if impossible() { End::Infeasible } else { End::Stalled })
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        vec![(self.best().to_vec(), self.0.now().open() as u32)]
    }
}
