//! The project's own algorithm, in two modes that are never blended in a figure.
//!
//! **Pure** ([`PURE`]): a board is a colouring of the empty squares with digits, each from the square's list: the digits
//! that no given of its houses holds. Nothing further is deduced. Individuals grow by one-square changes under tabu
//! memory, and children take houses without conflict from two parents (`sudokube/pure.rs`).
//!
//! **Hybrid** ([`HYBRID`]): naked and hidden singles are propagated. An individual is a sequence of guesses, read one by
//! one with propagation after each; its fitness is the number of squares still empty when it had met too many contradictions
//! (`sudokube/hybrid.rs`). Every guess comes from evolution; one that leads to a contradiction is undone, and nothing is concluded
//! from it.
//!
//! What it builds on:
//! * A. Hertz, D. de Werra, *Using tabu search techniques for graph coloring*, Computing 39, 1987: tabu growth;
//! * P. Galinier, J.-K. Hao, *Hybrid evolutionary algorithms for graph coloring*, Journal of Combinatorial Optimization
//!   3, 1999: tenure by the number of conflicts, and (a setting) crossover of whole colour classes;
//! * H. Lloyd, M. Amos, *Solving Sudoku with ant colony optimization*, IEEE Transactions on Games 12, 2020: a population
//!   whose guesses are propagated, judged by the squares that are filled;
//! * F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, *Boosting systematic search by weighting constraints*, ECAI 2004:
//!   where contradictions came to light before, guess first.
//!
//! Evaluations count moves tried: in pure mode one for every change of a square, for every child and for every random
//! board; in hybrid mode one for every guess, whether it led to a contradiction or not, and one for what the givens force.

pub mod cross;
pub mod deduce;
pub mod hybrid;
pub mod lists;
pub mod pure;
pub mod ring;
pub mod tabu;

use crate::evolve::algorithm::{Algorithm, Islands, TooEasy};
use crate::evolve::algorithms::sudokube::cross::Crossover;
use crate::evolve::algorithms::sudokube::hybrid::Hybrid;
use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::pure::Pure;
use crate::evolve::families::Family;
use crate::evolve::random::{Rng, threshold};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::puzzle::Grid;

const SOURCE: &str = "this project, 2026; after Galinier and Hao 1999, and Lloyd and Amos 2020";

/// The hybrid mode, as it is offered.
pub const HYBRID: Algorithm = Algorithm {
    name: "sudokube",
    title: "SudoKube",
    about: "A population of guesses: what singles force is filled in after each guess, and children take their guesses \
            from two parents.",
    source: SOURCE,
    family: Family::Own,
    settings: HYBRID_SETTINGS,
    default_generations: 100_000,
    islands: Islands::PerCore,
    too_easy: &[(0, TooEasy::Singles), (1, TooEasy::FirstPopulation)],
    ..Algorithm::USUAL
};

/// The pure mode, as it is offered.
pub const PURE: Algorithm = Algorithm {
    name: "sudokube-pure",
    title: "SudoKube, nothing deduced",
    about: "A population of full boards: children take houses without conflict from two parents, then grow by changing one square \
            at a time under tabu memory.",
    source: SOURCE,
    family: Family::Own,
    settings: PURE_SETTINGS,
    default_generations: 100_000,
    islands: Islands::PerCore,
    too_easy: &[(1, TooEasy::FirstPopulation)],
    ..Algorithm::USUAL
};

const POPULATION: Setting = Setting {
    key: "population",
    name: "Population size",
    help: "How many individuals are kept, and how many children they have in a generation.",
    kind: Kind::Whole { default: 10, min: 2, max: 500 },
};

const EXCHANGE: Setting = Setting {
    key: "exchange",
    name: "Sent between islands",
    help: "What islands send each other, where a run has several; with nothing they are runs side by side.",
    kind: Kind::Choice { options: &[("best", "the two best"), ("nothing", "nothing")] },
};

/// Settings of the hybrid mode.
pub const HYBRID_SETTINGS: &[Setting] = &[
    POPULATION,
    Setting {
        key: "forget",
        name: "Guesses forgotten",
        help: "The chance that a child does without a guess of its parents, so that something else can be tried there.",
        kind: Kind::Real { default: 0.1, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "mix",
        name: "Guesses of the second parent",
        help: "The chance that a child takes a guess from its second parent; 0 is mutation alone.",
        kind: Kind::Real { default: 0.25, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "age",
        name: "Age limit",
        help: "An individual that has not been bettered for so many generations gives its place to a new one.",
        kind: Kind::Whole { default: 20, min: 1, max: 100_000 },
    },
    Setting {
        key: "lives",
        name: "Contradictions survived",
        help: "After a guess that leads to a contradiction a child may go on guessing elsewhere; on small boards it does \
               better to end there.",
        kind: Kind::Choice { options: &[("size", "by the size of the board"), ("none", "none")] },
    },
    Setting {
        key: "order",
        name: "Which square is guessed",
        help: "Few candidates and much trouble before, or few candidates alone.",
        kind: Kind::Choice {
            options: &[("trouble", "few candidates, much trouble"), ("narrow", "few candidates alone")],
        },
    },
    Setting {
        key: "breed",
        name: "Where children come from",
        help: "With nothing, every child starts anew: the same search without evolution, to compare with.",
        kind: Kind::Choice { options: &[("parents", "two parents"), ("nothing", "nothing")] },
    },
    EXCHANGE,
];

/// Settings of the pure mode.
pub const PURE_SETTINGS: &[Setting] = &[
    POPULATION,
    Setting {
        key: "growth",
        name: "Growth",
        help: "Moves that a board grows by, for each of its empty squares.",
        kind: Kind::Whole { default: 50, min: 1, max: 10_000 },
    },
    Setting {
        key: "crossover",
        name: "Crossover",
        help: "What a child takes from its parents; with nothing, it starts anew: the same growth without evolution.",
        kind: Kind::Choice {
            options: &[
                ("houses", "houses without conflict alternately"),
                ("digits", "whole digits alternately"),
                ("agreed", "what both parents agree on"),
                ("nothing", "nothing"),
            ],
        },
    },
    Setting {
        key: "distance",
        name: "Least difference",
        help: "A child that differs from a board of the population in less than this share of squares can only take \
               that board's place.",
        kind: Kind::Real { default: 0.2, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "patience",
        name: "Patience",
        help: "Generations without a better best after which a new population is drawn; 0 is 3 with up to 100 empty \
               squares and 30 with more.",
        kind: Kind::Whole { default: 0, min: 0, max: 100_000 },
    },
    EXCHANGE,
];

/// Contradictions that a child of the hybrid survives, by the number of digits.
fn lives(side: usize) -> u32 {
    match side {
        ..=9 => 0,
        10..=16 => 5,
        _ => 20,
    }
}

/// Generations without a better best that the pure mode bears, by the number of empty squares: on small boards children
/// grow to the answer less often than new boards do, so that a population that stands still is soon given up.
fn patience(squares: usize) -> u32 {
    if squares <= 100 { 3 } else { 30 }
}

pub(crate) fn start_hybrid(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    let specs = HYBRID_SETTINGS;
    let plan = hybrid::Plan {
        population: settings.whole(specs, "population") as usize,
        forget: threshold(settings.real(specs, "forget")),
        mix: threshold(settings.real(specs, "mix")),
        age_limit: settings.whole(specs, "age"),
        lives: if settings.choice(specs, "lives") == "size" { lives(puzzle.shape().side()) } else { 0 },
        by_trouble: settings.choice(specs, "order") == "trouble",
        breeds: settings.choice(specs, "breed") == "parents",
        exchanges: settings.choice(specs, "exchange") == "best",
    };
    Box::new(Hybrid::new(puzzle, plan))
}

pub(crate) fn start_pure(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let specs = PURE_SETTINGS;
    let lists = Lists::by_givens(puzzle);
    let plan = pure::Plan {
        population: settings.whole(specs, "population") as usize,
        moves: settings.whole(specs, "growth").saturating_mul(lists.len() as u32).max(1),
        crossover: match settings.choice(specs, "crossover").as_str() {
            "digits" => Crossover::Digits,
            "agreed" => Crossover::Agreed,
            "nothing" => Crossover::Nothing,
            _ => Crossover::Houses,
        },
        distance: (settings.real(specs, "distance") * lists.len() as f64) as usize,
        patience: match settings.whole(specs, "patience") {
            0 => patience(lists.len()),
            set => set,
        },
        exchanges: settings.choice(specs, "exchange") == "best",
    };
    // One row of 16 lanes holds the digits up to 16×16.
    match puzzle.shape().side() {
        ..=16 => Box::new(Pure::<1>::new(lists, plan, rng)),
        _ => Box::new(Pure::<2>::new(lists, plan, rng)),
    }
}
