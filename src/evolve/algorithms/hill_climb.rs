//! Hill climbing in swap space, the simplest of what the papers compare with.
//!
//! A. Moraglio, J. Togelius and S. Lucas, *Product geometric crossover for the Sudoku puzzle*, IEEE Congress on
//! Evolutionary Computation, 2006, 470–476; their best hill climber is a column of table 4 of Waters 2008 and of table 5
//! of Mantere and Koljonen 2007, with 100,000 trials a run.
//!
//! ```text
//! board := every row a random permutation that respects the givens
//! repeat: exchange two free squares of a random row; take it back when there are more duplicates than before
//!     after 1,000 trials without an improvement: another random board
//! ```
//!
//! The paper itself is not among the project's; what the two others do not tell of it, and what was chosen:
//! * a step that changes nothing for better or worse is kept (`accept=equal`), which lets the search drift on plateaus;
//!   `accept=better` is the strict climber;
//! * a random free square of the board is drawn, then another of its row;
//! * it starts over after 1,000 trials without an improvement. One that never does (`patience=0`) solves 12 of 90 runs on
//!   easy puzzles within 100,000 trials where theirs solved 90 of 90; this one solves 70 of 90;
//! * a generation of the log is 100 trials.

use crate::evolve::algorithm::{Algorithm, Counts, Unsuited};
use crate::evolve::board::Ground;
use crate::evolve::engines::walk::Walk;
use crate::evolve::families::Family;
use crate::evolve::operation::Notes;
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::climb::Climb;
use crate::evolve::view::moves::Moves;
use crate::puzzle::{Grid, Shape};

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "hill-climb",
    counts: Counts::Missing,
    title: "Hill climbing",
    about: || {
        "One board whose rows are permutations. Each trial swaps two squares of a row and undoes the swap if \
            it makes the board worse."
    },
    source: || "A. Moraglio, J. Togelius, S. Lucas, Product geometric crossover for the Sudoku puzzle, CEC 2006",
    family: Family::Baselines,
    settings: SETTINGS,
    default_generations: 1000,
    unsuited,
    explains: true,
    ..Algorithm::USUAL
};

/// Why the methods of this family do not work on a shape.
pub(crate) fn unsuited(shape: Shape) -> Option<Unsuited> {
    shape.is_cube().then_some(Unsuited::Permutations)
}

const SETTINGS: &[Setting] = &[
    Setting {
        key: "trials",
        name: "Trials per generation",
        help: || "Swaps tried between two points of the chart.",
        kind: Kind::Whole { default: 100, min: 1, max: 10_000 },
    },
    Setting {
        key: "patience",
        name: "Patience",
        help: || "Restarts after this many trials without improvement; 0 never restarts.",
        kind: Kind::Whole { default: 1000, min: 0, max: 10_000_000 },
    },
    Setting {
        key: "accept",
        name: "Accepted swaps",
        help: || "Accepting equally good boards lets the search drift; accepting only better ones stops it on the first plateau.",
        kind: Kind::Choice { options: &[("equal", "better or equal"), ("better", "better only")] },
    },
    Setting {
        key: "unit",
        name: "Permutations",
        help: || "Rows, as in the paper, or boxes, as in most later work.",
        kind: Kind::Choice { options: &[("rows", "rows"), ("boxes", "boxes")] },
    },
];

#[derive(Clone)]
struct HillClimb {
    walk: Walk,
    trials: u32,
    patience: u64,
    equal: bool,
    /// Trials since the last improvement.
    waited: u64,
    /// Of the last generation.
    moves: Moves,
    /// The lowest cost of the run.
    lowest: u32,
    restarts: u32,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let kind = if settings.choice(SETTINGS, "unit") == "boxes" { 2 } else { 0 };
    let walk = Walk::new(Ground::unweighted(puzzle, false), kind, rng);
    Box::new(HillClimb {
        lowest: walk.board.fitness(),
        walk,
        trials: settings.whole(SETTINGS, "trials"),
        patience: u64::from(settings.whole(SETTINGS, "patience")),
        equal: settings.choice(SETTINGS, "accept") == "equal",
        waited: 0,
        moves: Moves::default(),
        restarts: 0,
    })
}

impl Search for HillClimb {
    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.walk.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(Walk::gains(&self.moves))
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.walk.solved() {
            return Some(self.first());
        }
        let mut events = Vec::new();
        self.moves = Moves::default();
        for _ in 0..self.trials {
            let step = self.walk.step(rng);
            self.waited += 1;
            if let Some(step) = step {
                let now = self.walk.board.fitness();
                let kept = now < step.before || (now == step.before && self.equal);
                self.walk.tell(&step, kept);
                if now < step.before {
                    self.waited = 0;
                    self.lowest = self.lowest.min(now);
                } else if !kept {
                    self.walk.undo(&step);
                }
                self.moves.note(step.before, now, kept);
            }
            if self.walk.solved() {
                break;
            }
            if self.patience > 0 && self.waited >= self.patience {
                self.walk.restart(rng);
                self.lowest = self.lowest.min(self.walk.board.fitness());
                self.waited = 0;
                self.restarts += 1;
                events.push(Event::Restart);
                break;
            }
        }
        self.walk.tell_rest();
        self.walk.generation += 1;
        Some(self.walk.row(0.0, events))
    }

    fn first(&self) -> Generation {
        self.walk.row(0.0, Vec::new())
    }

    fn best(&self) -> &[u8] {
        self.walk.board.cells()
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        Some(AlgorithmView::Climb(Climb {
            moves: self.moves,
            cost: self.walk.board.fitness(),
            lowest: self.lowest,
            waited: self.waited,
            patience: self.patience,
            restarts: self.restarts,
        }))
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        vec![self.walk.state()]
    }
}
