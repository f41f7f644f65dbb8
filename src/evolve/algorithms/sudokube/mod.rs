//! The project's own algorithm, in modes that are never blended in a figure.
//!
//! **Pure** ([`PURE`]): a board is a colouring of the empty squares with digits, each from the square's list: the digits
//! that no given of its houses holds. Nothing further is deduced. Individuals grow by one-square changes under tabu
//! memory, and children take houses without conflict from two parents ([`pure`]).
//!
//! **By weights** ([`weights::mode::ALGORITHM`]): the pure mode, whose individuals grow by weights that conflicts learn ([`weights`]).
//!
//! **Learning** ([`learning::ALGORITHM`]): lists of guesses as in the hybrid, but contradictions teach rules that all individuals keep
//! ([`learning`]).
//!
//! **By board** ([`by_board::ALGORITHM`]): the pure mode, or on large boards annealing on partial boards, after all singles (locked
//! candidates left out) where these leave much open, elsewhere the mode that learns. Its first version ([`auto::ALGORITHM`]), by what the
//! hybrid's first guesses come to, is there for links and rows.
//!
//! **Hybrid** ([`HYBRID`]): naked and hidden singles are propagated. An individual is a sequence of guesses, read one by
//! one with propagation after each; its fitness is the number of squares still empty when it had met too many contradictions
//! ([`hybrid`]). Every guess comes from evolution; one that leads to a contradiction is undone, and nothing is concluded
//! from it.
//!
//! What it builds on:
//! * A. Hertz, D. de Werra, *Using tabu search techniques for graph coloring*, Computing 39, 1987: tabu growth;
//! * P. Galinier, J.-K. Hao, *Hybrid evolutionary algorithms for graph coloring*, Journal of Combinatorial Optimization
//!   3, 1999: tenure by the number of conflicts, and (a setting) crossover of whole colour classes;
//! * H. Lloyd, M. Amos, *Solving Sudoku with ant colony optimization*, IEEE Transactions on Games 12, 2020: a population
//!   whose guesses are propagated, judged by the squares that are filled;
//! * F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, *Boosting systematic search by weighting constraints*, ECAI 2004:
//!   where contradictions came to light before, guess first;
//! * A. Ishtaiwi, J. Thornton, A. Sattar, D. N. Pham, *Neighbourhood clause weight redistribution in local search for SAT*, CP
//!   2005: growth by weights.
//!
//! Evaluations count moves tried: in pure mode one for every change of a square (by weights also for every change of the
//! weights), for every child and for every random
//! board; in hybrid mode one for every guess, whether it led to a contradiction or not, and one for what the givens force.

pub mod auto;
pub mod by_board;
pub mod cross;
pub mod deduce;
pub mod growth;
pub mod hybrid;
pub mod learning;
pub mod lists;
pub mod pure;
pub mod ring;
pub mod tables;
pub mod tabu;
pub mod weights;

use crate::evolve::algorithm::{Algorithm, Counts, Islands, TooEasy};
use crate::evolve::algorithms::sudokube::cross::Crossover;
use crate::evolve::algorithms::sudokube::growth::Growth;
use crate::evolve::algorithms::sudokube::hybrid::Hybrid;
use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::pure::Pure;
use crate::evolve::algorithms::sudokube::tabu::Tabu;
use crate::evolve::families::Family;
use crate::evolve::random::{Rng, threshold};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::puzzle::Grid;

const SOURCE: &str = "This project, 2026; after Galinier and Hao 1999, and Lloyd and Amos 2020";

/// The hybrid mode, as it is offered.
pub const HYBRID: Algorithm = Algorithm {
    name: "sudokube",
    counts: Counts::Open,
    title: "SudoKube",
    about: || {
        "A population of guess lists: every guess is followed by all singles it forces, and children take \
            guesses from two parents."
    },
    source: || SOURCE,
    family: Family::Own,
    settings: HYBRID_SETTINGS,
    default_generations: 100_000,
    islands: Islands::PerCore,
    too_easy: &[(0, TooEasy::Singles), (1, TooEasy::FirstPopulation)],
    explains: true,
    ..Algorithm::USUAL
};

/// The pure mode, as it is offered.
pub const PURE: Algorithm = Algorithm {
    name: "sudokube-pure",
    counts: Counts::Conflicts,
    title: "SudoKube without deduction",
    about: || {
        "A population of full boards: children take houses without conflicts from two parents, then grow by \
            tabu search, one square at a time."
    },
    source: || SOURCE,
    family: Family::Own,
    settings: PURE_SETTINGS,
    default_generations: 100_000,
    islands: Islands::PerCore,
    too_easy: &[(1, TooEasy::FirstGeneration)],
    explains: true,
    ..Algorithm::USUAL
};

const fn population(default: u32) -> Setting {
    Setting {
        key: "population",
        name: "Population size",
        help: || "Individuals that survive each generation, and the number of their children.",
        kind: Kind::Whole { default, min: 2, max: 500 },
    }
}

const EXCHANGE: Setting = Setting {
    key: "exchange",
    name: "Sent between islands",
    help: || "What islands exchange, if a run has several. With nothing, they are independent runs.",
    kind: Kind::Choice { options: &[("best", "the two best"), ("nothing", "nothing")] },
};

const FORGET: Setting = Setting {
    key: "forget",
    name: "Dropped guesses",
    help: || "The chance that a child drops a guess of its parents, so that something else can be tried there.",
    kind: Kind::Real { default: 0.1, min: 0.0, max: 1.0, step: 0.05 },
};

const MIX: Setting = Setting {
    key: "mix",
    name: "Guesses from the second parent",
    help: || "The chance that a child takes a guess from its second parent; 0 is mutation only.",
    kind: Kind::Real { default: 0.25, min: 0.0, max: 1.0, step: 0.05 },
};

const AGE: Setting = Setting {
    key: "age",
    name: "Age limit",
    help: || "An individual that has not improved for this many generations is replaced by a new one.",
    kind: Kind::Whole { default: 20, min: 1, max: 100_000 },
};

const BREED: Setting = Setting {
    key: "breed",
    name: "Children come from",
    help: || "With nothing, every child starts from scratch: the same search without evolution, for comparison.",
    kind: Kind::Choice { options: &[("parents", "two parents"), ("nothing", "nothing")] },
};

/// Settings of the hybrid mode.
pub const HYBRID_SETTINGS: &[Setting] = &[
    population(10),
    FORGET,
    MIX,
    AGE,
    Setting {
        key: "lives",
        name: "Contradictions tolerated",
        help: || "After a guess leads to a contradiction, a child may continue with other guesses; on small boards it is better to stop.",
        kind: Kind::Choice { options: &[("size", "by board size"), ("none", "none")] },
    },
    Setting {
        key: "order",
        name: "Guessed square",
        help: || "A square with few candidates and many earlier contradictions, or with few candidates only.",
        kind: Kind::Choice {
            options: &[("trouble", "few candidates, many contradictions"), ("narrow", "few candidates only")],
        },
    },
    BREED,
    EXCHANGE,
];

const CROSSOVER: Setting = Setting {
    key: "crossover",
    name: "Crossover",
    help: || "What a child takes from its parents. With nothing, it starts from scratch: the same growth without evolution.",
    kind: Kind::Choice {
        options: &[
            ("houses", "houses without conflicts, alternately"),
            ("digits", "all squares of a digit, alternately"),
            ("agreed", "squares on which both agree"),
            ("nothing", "nothing"),
        ],
    },
};

const DISTANCE: Setting = Setting {
    key: "distance",
    name: "Minimum difference",
    help: || "A child that differs from a board of the population in a smaller share of squares can only replace that board.",
    kind: Kind::Real { default: 0.2, min: 0.0, max: 1.0, step: 0.05 },
};

const PATIENCE: Setting = Setting {
    key: "patience",
    name: "Patience",
    help: || {
        "Generations without improvement after which a new population starts; 0 means 3 with up to 100 empty \
            squares and 30 with more."
    },
    kind: Kind::Whole { default: 0, min: 0, max: 100_000 },
};

/// Settings of the pure mode.
pub const PURE_SETTINGS: &[Setting] = &[
    population(10),
    Setting {
        key: "growth",
        name: "Growth",
        help: || "Tabu moves of a board, for each of its empty squares.",
        kind: Kind::Whole { default: 50, min: 1, max: 10_000 },
    },
    CROSSOVER,
    DISTANCE,
    PATIENCE,
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

/// Generations without a better best that a mode without deduction bears, by the number of empty squares: on small boards children
/// grow to the answer less often than new boards do, so that a population that stands still is soon given up.
fn patience(squares: usize) -> u32 {
    if squares <= 100 { 3 } else { 30 }
}

pub(crate) fn start_hybrid(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    Box::new(hybrid(puzzle, settings))
}

fn hybrid(puzzle: &Grid, settings: &Settings) -> Hybrid {
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
    Hybrid::new(puzzle, plan)
}

pub(crate) fn start_pure(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    pure(puzzle, settings, 0, rng)
}

/// A search in the pure mode, before which so much was evaluated.
fn pure(puzzle: &Grid, settings: &Settings, evaluations: u64, rng: &mut Rng) -> Box<dyn Search> {
    let lists = Lists::by_givens(puzzle);
    let plan = plan(PURE_SETTINGS, settings, lists.len());
    // One row of 16 lanes holds the digits up to 16×16.
    match puzzle.shape().side() {
        ..=16 => grown(Tabu::<1>::new(&lists), lists, plan, evaluations, rng),
        _ => grown(Tabu::<2>::new(&lists), lists, plan, evaluations, rng),
    }
}

/// A search without deduction, whose boards grow so.
fn grown(
    growth: impl Growth + 'static,
    lists: Lists,
    plan: pure::Plan,
    evaluations: u64,
    rng: &mut Rng,
) -> Box<dyn Search> {
    Box::new(Pure::new(lists, growth, plan, evaluations, rng))
}

/// What the settings of a mode without deduction come to with so many empty squares.
fn plan(specs: &[Setting], settings: &Settings, squares: usize) -> pure::Plan {
    pure::Plan {
        population: settings.whole(specs, "population") as usize,
        moves: settings.whole(specs, "growth").saturating_mul(squares as u32).max(1),
        crossover: match settings.choice(specs, "crossover").as_str() {
            "digits" => Crossover::Digits,
            "agreed" => Crossover::Agreed,
            "nothing" => Crossover::Nothing,
            _ => Crossover::Houses,
        },
        distance: (settings.real(specs, "distance") * squares as f64) as usize,
        patience: match settings.whole(specs, "patience") {
            0 => patience(squares),
            set => set,
        },
        exchanges: settings.choice(specs, "exchange") == "best",
    }
}
