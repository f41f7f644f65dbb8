//! What can be set of the rank sheet's search.

use crate::evolve::algorithm::{Algorithm, Counts, Unsuited};
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "rank-sheet",
    counts: Counts::Penalties,
    title: "Ernstberger and Venkataramanan 2016",
    about: || {
        "A spreadsheet that penalises rows and columns by the sum of their ranks. An evolutionary solver is \
            restarted until no penalty is left."
    },
    source: || {
        "K. W. Ernstberger and M. A. Venkataramanan, A genetic spreadsheet model for solving Sudoku problems, \
             Business Management Dynamics, 2016"
    },
    family: Family::Programs,
    settings: SETTINGS,
    default_generations: 20_000,
    rate: Some("Mutation rate"),
    unsuited,
    explains: true,
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<Unsuited> {
    shape.is_cube().then_some(Unsuited::OneGrid)
}

/// Its settings.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: || "Individuals in the population; Excel’s default is 100.",
        kind: Kind::Whole { default: 100, min: 2, max: 1000 },
    },
    Setting {
        key: "mutation",
        name: "Mutation rate",
        help: || "The chance that two squares of a box are swapped in a child; Excel’s default is 0.075.",
        kind: Kind::Real { default: 0.075, min: 0.0, max: 1.0, step: 0.005 },
    },
    Setting {
        key: "patience",
        name: "Generations without improvement",
        help: || "After this many, the solver restarts. Excel waits 30 seconds instead.",
        kind: Kind::Whole { default: 1000, min: 1, max: 1_000_000 },
    },
    Setting {
        key: "restart",
        name: "Restarts with",
        help: || "The paper’s two ways to continue when the solver stops above 0.",
        kind: Kind::Choice {
            options: &[("same", "the same settings"), ("other", "a higher mutation rate, then a larger population")],
        },
    },
    Setting {
        key: "sheet",
        name: "Sheet after a restart",
        help: || "Excel starts from the best solution so far, which is still in its cells, unless they are cleared.",
        kind: Kind::Choice { options: &[("kept", "keeps the best found"), ("cleared", "cleared to the givens")] },
    },
    Setting {
        key: "givens",
        name: "Givens",
        help: || "The paper penalises changed givens; as a variant, givens can be fixed.",
        kind: Kind::Choice { options: &[("penalised", "penalised if changed"), ("fixed", "fixed (a variant)")] },
    },
    Setting {
        key: "rank",
        name: "Rank function",
        help: || "The paper uses RANK.EQ. With RANK.AVG every sum is right, so duplicates go unnoticed.",
        kind: Kind::Choice { options: &[("eq", "RANK.EQ"), ("avg", "RANK.AVG (misses duplicates)")] },
    },
];
