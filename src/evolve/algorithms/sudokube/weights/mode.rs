//! The mode by learned weights, as it is offered.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::weights::Weights;
use crate::evolve::algorithms::sudokube::{CROSSOVER, DISTANCE, EXCHANGE, PATIENCE, PURE, grown, plan, population};
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::puzzle::Grid;

/// The mode by learned weights.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "sudokube-weights",
    title: "SudoKube with learned weights",
    about: || {
        "Full boards as in SudoKube without deduction, but without tabu memory: conflicts that come back again and again \
            weigh more, for all boards of the run."
    },
    source: || "This project, 2026; after Galinier and Hao 1999, and Ishtaiwi, Thornton, Sattar and Pham 2005",
    settings: SETTINGS,
    ..PURE
};

/// Its settings.
pub const SETTINGS: &[Setting] = &[
    population(10),
    Setting {
        key: "growth",
        name: "Growth",
        help: || "Moves of a board, for each of its empty squares; a change of the weights counts as one.",
        kind: Kind::Whole { default: 500, min: 1, max: 10_000 },
    },
    Setting {
        key: "anywhere",
        name: "Weight from anywhere",
        help: || "The chance that a conflict takes its weight from any pair of squares, not from the heaviest beside it.",
        kind: Kind::Real { default: 0.05, min: 0.0, max: 1.0, step: 0.01 },
    },
    CROSSOVER,
    DISTANCE,
    PATIENCE,
    EXCHANGE,
];

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let lists = Lists::by_givens(puzzle);
    let plan = plan(SETTINGS, settings, lists.len());
    let anywhere = settings.real(SETTINGS, "anywhere");
    match puzzle.shape().side() {
        ..=16 => grown(Weights::<1>::new(&lists, anywhere), lists, plan, 0, rng),
        _ => grown(Weights::<2>::new(&lists, anywhere), lists, plan, 0, rng),
    }
}
