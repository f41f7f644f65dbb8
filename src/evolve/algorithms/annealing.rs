//! Simulated annealing with exchanges inside boxes.
//!
//! R. Lewis, *Metaheuristics can solve sudoku puzzles*, Journal of Heuristics 13 (2007), 387–401. Waters 2008, II.D
//! describes the method in general.
//!
//! ```text
//! board := every box a random permutation that respects the givens; cost := digits missing in rows and columns
//! T := standard deviation of the cost over some random exchanges
//! repeat until the cost is 0:
//!     a Markov chain at temperature T, as many times as the sum over boxes of (free squares)²:
//!         exchange a random free square with another of its box
//!         keep it when the cost did not rise, else with probability e^(−rise / T); otherwise exchange back
//!     T := cooling · T
//!     after 20 chains in a row of which none ended at a lower cost than the one before: T := the initial temperature
//! ```
//!
//! The paper is not among the project's; the pseudocode is what is commonly reported of it. Chosen here:
//! * cooling 0.99; the initial temperature from 200 exchanges in a row, all kept;
//! * the wait for reheating compares the ends of chains. Read as "no new best cost" it reheats long before the board is
//!   cold, since at a high temperature the best of one chain is luck: a trial solved 0 of 138 runs on the 46 puzzles;
//! * a reheated search goes on from the board that is there; `reheat=restart` starts from a new one;
//! * a generation of the log is one chain; where a mutation rate is shown, it is the probability with which a step that
//!   makes one more duplicate is kept.
//!
//! The exponential is computed so that it is the same on every machine (`operators/metropolis.rs`).

use crate::evolve::algorithm::{Algorithm, Counts};
use crate::evolve::algorithms::hill_climb::unsuited;
use crate::evolve::board::Ground;
use crate::evolve::engines::walk::Walk;
use crate::evolve::families::Family;
use crate::evolve::operation::Notes;
use crate::evolve::operators::metropolis::Metropolis;
use crate::evolve::random::{Rng, happens};
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::annealing::Annealing;
use crate::evolve::view::moves::Moves;
use crate::puzzle::Grid;

/// Exchanges from which the initial temperature is taken.
const SAMPLE: u32 = 200;

/// Trials between two looks at the clock.
const PART: u32 = 4000;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "annealing",
    counts: Counts::MissingOnLines,
    title: "Simulated annealing",
    about: || {
        "One board whose boxes are permutations. At a high temperature, swaps that make it worse are often \
            accepted; as it cools, ever more rarely."
    },
    source: || "R. Lewis, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 2007",
    family: Family::Baselines,
    settings: SETTINGS,
    default_generations: 5000,
    rate: Some("Worse accepted"),
    unsuited,
    lane: Some(2),
    explains: true,
    ..Algorithm::USUAL
};

const SETTINGS: &[Setting] = &[
    Setting {
        key: "cooling",
        name: "Cooling factor",
        help: || "Multiplies the temperature after every chain. Closer to 1 is slower and more reliable.",
        kind: Kind::Real { default: 0.99, min: 0.0, max: 1.0, step: 0.01 },
    },
    Setting {
        key: "patience",
        name: "Chains before reheating",
        help: || "After this many chains without improvement, the temperature returns to its initial value.",
        kind: Kind::Whole { default: 20, min: 1, max: 10_000 },
    },
    Setting {
        key: "chain",
        name: "Chain length",
        help: || "As a percentage of the paper’s length: the sum, over all boxes, of the squared number of free squares.",
        kind: Kind::Whole { default: 100, min: 1, max: 1000 },
    },
    Setting {
        key: "reheat",
        name: "Reheating",
        help: || "Continues from the current board, or from a new one.",
        kind: Kind::Choice { options: &[("continue", "the current board"), ("restart", "a new board")] },
    },
];

#[derive(Clone)]
struct AnnealingSearch {
    walk: Walk,
    chain: u32,
    cooling: f64,
    patience: u32,
    anew: bool,
    initial: f64,
    temperature: f64,
    rule: Metropolis,
    /// Trials done of the present chain.
    done: u32,
    /// Chains in a row that did not end at a lower cost than the one before.
    waited: u32,
    /// Of the present chain.
    moves: Moves,
    /// The board after the last complete chain, and its cost.
    shown: (Vec<u8>, u32),
    /// As it was then.
    view: Annealing,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let mut walk = Walk::new(Ground::unweighted(puzzle, false), 2, rng);
    let squares: u32 = walk.free().map(|f| f * f).sum();
    let initial = initial_temperature(&mut walk, rng);
    let (rule, patience, cost) = (Metropolis::at(initial), settings.whole(SETTINGS, "patience"), walk.board.fitness());
    let view = Annealing {
        temperature: initial,
        next: initial,
        initial,
        by_one: rule.by_one,
        moves: Moves::default(),
        cost,
        lowest: cost,
        waited: 0,
        patience,
        reheats: 0,
    };
    Box::new(AnnealingSearch {
        chain: (squares * settings.whole(SETTINGS, "chain") / 100).max(1),
        cooling: settings.real(SETTINGS, "cooling"),
        patience,
        anew: settings.choice(SETTINGS, "reheat") == "restart",
        initial,
        temperature: initial,
        rule,
        done: 0,
        waited: 0,
        moves: Moves::default(),
        view,
        shown: walk.state(),
        walk,
    })
}

/// The standard deviation of the cost over some exchanges that are all kept (but for one that solves the puzzle).
fn initial_temperature(walk: &mut Walk, rng: &mut Rng) -> f64 {
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for _ in 0..SAMPLE {
        if walk.solved() || walk.step(rng).is_none() {
            break;
        }
        let cost = f64::from(walk.board.fitness());
        (sum, squares, count) = (sum + cost, squares + cost * cost, count + 1.0);
    }
    if count < 1.0 {
        return 0.0;
    }
    // Of whole numbers, so that nothing is lost; a root is the same everywhere.
    ((squares - sum * sum / count) / count).max(0.0).sqrt()
}

impl AnnealingSearch {
    fn trial(&mut self, rng: &mut Rng) {
        let Some(step) = self.walk.step(rng) else { return };
        let now = self.walk.board.fitness();
        let kept = now <= step.before || happens(rng, self.rule.threshold(now - step.before));
        self.walk.tell(&step, kept);
        if !kept {
            self.walk.undo(&step);
        }
        self.moves.note(step.before, now, kept);
    }

    /// Cools, or heats again after too long a wait.
    fn end_of_chain(&mut self, rng: &mut Rng) -> Vec<Event> {
        self.waited = if self.walk.board.fitness() < self.shown.1 { 0 } else { self.waited + 1 };
        self.temperature *= self.cooling;
        let mut events = Vec::new();
        if self.waited >= self.patience {
            self.temperature = self.initial;
            events.push(Event::Reset);
            if self.anew {
                self.walk.restart(rng);
                events.push(Event::Restart);
            }
            self.waited = 0;
        }
        self.rule = Metropolis::at(self.temperature);
        events
    }
}

impl Search for AnnealingSearch {
    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.walk.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(Walk::gains(&self.view.moves))
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    /// A chain, or a part of it on large boards.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.walk.solved() {
            return Some(self.first());
        }
        for _ in 0..PART {
            self.trial(rng);
            self.done += 1;
            if self.done == self.chain || self.walk.solved() {
                self.walk.tell_rest();
                let cost = self.walk.board.fitness();
                self.view = Annealing {
                    temperature: self.temperature,
                    by_one: self.rule.by_one,
                    moves: std::mem::take(&mut self.moves),
                    cost,
                    lowest: self.view.lowest.min(cost),
                    ..self.view
                };
                let events = if self.walk.solved() { Vec::new() } else { self.end_of_chain(rng) };
                self.view.next = self.temperature;
                self.view.waited = self.waited;
                self.view.reheats += u32::from(events.contains(&Event::Reset));
                self.done = 0;
                self.walk.generation += 1;
                self.shown = self.walk.state();
                return Some(self.walk.row(self.rule.by_one, events));
            }
        }
        None
    }

    fn first(&self) -> Generation {
        self.walk.row(self.rule.by_one, Vec::new())
    }

    fn best(&self) -> &[u8] {
        &self.shown.0
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        Some(AlgorithmView::Annealing(self.view.clone()))
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        vec![self.shown.clone()]
    }
}
