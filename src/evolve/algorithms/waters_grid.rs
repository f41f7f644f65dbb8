//! Waters' memetic genetic algorithm for a flat grid.
//!
//! D. I. Waters, *SudoKube: using genetic algorithms to simultaneously solve multiple combinatorial problems*,
//! M.S. thesis, Oklahoma State University, 2008, sections III.B and III.E.4.
//!
//! ```text
//! population := M random boards (givens fixed), sorted by fitness = digits missing in rows, columns and boxes
//! each generation:
//!     repeat M times: draw two parents by linear rank; draw again while they differ in more than the difference
//!         degree; child := alternate rows, columns or boxes of the two
//!     sort parents and children together, keep the best M; those at the age limit give way to the next best
//!     when the reset count is reached, or best = worst: mutation rate := ceiling
//!     each individual: `growth` iterations of mutation (with the rate) or natural growth
//!     the mutation rate decays by its multiplier towards its base
//! ```
//!
//! Where the thesis is silent, and what was chosen (the readings that reproduced its figures, `docs/waters.md`):
//! * age limit: 5; the first boards are filled at random;
//! * when no couple similar enough is found in 20 draws, the last one mates;
//! * growth works on the survivors of a generation, in place, without keeping the best aside;
//! * the rate decays once per individual grown. Read literally ("each iteration", a generation) it stays above 8.2 %
//!   between resets and hard puzzles are often missed: setting `decay=generation` shows it;
//! * a growth iteration gives every house of the kind drawn one replacement; fitness is checked after every
//!   iteration and the run ends at 0;
//! * the reset check looks at the survivors before they grow; the reset count is met when it divides the generation.
//!
//! Evaluations: one per individual filled, crossed or grown by one iteration. The thesis counts 20 · 200 / 3 = 1,333
//! a generation, a third for each iteration and nothing for crossover: [`thesis_evaluations`].

use crate::evolve::algorithm::{Algorithm, Unsuited};
use crate::evolve::board::Ground;
use crate::evolve::engines::memetic::{Memetic, Plan};
use crate::evolve::families::Family;
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::puzzle::{Grid, Shape};

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "waters-grid",
    title: "Waters 2008",
    about: || {
        "A memetic algorithm: children take alternate rows, columns or boxes from two similar parents, and \
            every survivor grows by replacing duplicates."
    },
    source: || "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008",
    family: Family::Waters,
    settings: SETTINGS,
    default_generations: 2000,
    rate: Some("Mutation rate"),
    unsuited,
    unnamed: true,
    lane: Some(0),
    explains: true,
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<Unsuited> {
    shape.is_cube().then_some(Unsuited::OneGrid)
}

/// The settings of the thesis (III.E.4), and the readings where it is silent.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: || "Boards that survive each generation, and the number of their children.",
        kind: Kind::Whole { default: 20, min: 2, max: 500 },
    },
    Setting {
        key: "growth",
        name: "Mutation iterations",
        help: || "Mutation and growth steps of each board per generation. More makes a generation stronger and slower.",
        kind: Kind::Whole { default: 200, min: 0, max: 5000 },
    },
    Setting {
        key: "ceiling",
        name: "Mutation ceiling",
        help: || "The mutation rate right after a reset: high enough to leave a local optimum, low enough to keep what is good.",
        kind: Kind::Real { default: 0.1, min: 0.0, max: 1.0, step: 0.01 },
    },
    Setting {
        key: "base",
        name: "Base mutation rate",
        help: || "The mutation rate at the start, and the lowest it decays to.",
        kind: Kind::Real { default: 0.01, min: 0.0, max: 1.0, step: 0.005 },
    },
    Setting {
        key: "multiplier",
        name: "Mutation rate multiplier",
        help: || "Multiplies the mutation rate until it is back at its base.",
        kind: Kind::Real { default: 0.99, min: 0.0, max: 1.0, step: 0.001 },
    },
    Setting {
        key: "reset",
        name: "Reset count",
        help: || "The mutation rate jumps to its ceiling every this many generations, and whenever all boards are equally fit.",
        kind: Kind::Whole { default: 20, min: 1, max: 100_000 },
    },
    Setting {
        key: "difference",
        name: "Difference degree",
        help: || "Two boards mate only if at most this share of their squares differs; with 1, any two can.",
        kind: Kind::Real { default: 0.4, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "age",
        name: "Age limit",
        help: || "A board that has survived this many generations is replaced by the next best.",
        kind: Kind::Whole { default: 5, min: 1, max: 100_000 },
    },
    Setting {
        key: "decay",
        name: "Mutation rate decays",
        help: || "“Once per board grown” reproduces the thesis’s figures; “once per generation” is its literal text.",
        kind: Kind::Choice {
            options: &[("individual", "once per board grown"), ("generation", "once per generation")],
        },
    },
    Setting {
        key: "grow",
        name: "Boards that grow",
        help: || "“Survivors” reproduces the thesis’s figures; “parents and children” is stronger at twice the work.",
        kind: Kind::Choice {
            options: &[("survivors", "survivors"), ("children", "children only"), ("all", "parents and children")],
        },
    },
    Setting {
        key: "digits",
        name: "Allowed digits",
        help: || "The thesis allows any digit; the variant never places a digit that a given excludes.",
        kind: Kind::Choice { options: &[("any", "any digit"), ("allowed", "digits no given excludes")] },
    },
];

/// The thesis' own unit (table 6): each growth iteration is a third of a fitness calculation.
pub fn thesis_evaluations(generations: u64, population: u32, growth: u32) -> f64 {
    generations as f64 * f64::from(population) * f64::from(growth) / 3.0
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let ground = Ground::unweighted(puzzle, settings.choice(SETTINGS, "digits") == "allowed");
    Box::new(Memetic::new(ground, Plan::read(settings, SETTINGS), rng))
}
