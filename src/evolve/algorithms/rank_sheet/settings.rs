//! What can be set of the rank sheet's search.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "rank-sheet",
    title: "Ernstberger and Venkataramanan 2016",
    about: "A spreadsheet that penalises rows and columns by the sum of their ranks, solved by an evolutionary solver \
            that is started again until nothing is penalised.",
    source: "K. W. Ernstberger and M. A. Venkataramanan, A genetic spreadsheet model for solving Sudoku problems, \
             Business Management Dynamics, 2016",
    family: Family::Programs,
    settings: SETTINGS,
    default_generations: 20_000,
    rate: Some("Mutation rate"),
    unsuited,
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<&'static str> {
    shape.is_cube().then_some("the spreadsheet has one grid")
}

/// Its settings.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: "How many choices of the decision variables are kept; Excel's default is 100.",
        kind: Kind::Whole { default: 100, min: 2, max: 1000 },
    },
    Setting {
        key: "mutation",
        name: "Mutation rate",
        help: "The chance that two squares of a box change places in a child; Excel's default is 0.075.",
        kind: Kind::Real { default: 0.075, min: 0.0, max: 1.0, step: 0.005 },
    },
    Setting {
        key: "patience",
        name: "Generations without improvement",
        help: "After so many the solver gives up and is started again; Excel counts 30 seconds instead.",
        kind: Kind::Whole { default: 1000, min: 1, max: 1_000_000 },
    },
    Setting {
        key: "restart",
        name: "Started again with",
        help: "The paper's two ways to go on when the solver stops above 0.",
        kind: Kind::Choice {
            options: &[("same", "the same settings"), ("other", "a higher mutation rate, then a larger population")],
        },
    },
    Setting {
        key: "sheet",
        name: "The sheet when started again",
        help: "Excel keeps the best choice found in its cells and begins with it, unless they are cleared.",
        kind: Kind::Choice { options: &[("kept", "holds the best found"), ("cleared", "holds the givens again")] },
    },
    Setting {
        key: "givens",
        name: "Givens",
        help: "Penalised is the paper; fixed is a variant that never moves a given.",
        kind: Kind::Choice { options: &[("penalised", "penalised when missed"), ("fixed", "fixed (a variant)")] },
    },
    Setting {
        key: "rank",
        name: "Rank function",
        help: "RANK.EQ is the paper; with RANK.AVG every sum is right and duplicates go unseen.",
        kind: Kind::Choice { options: &[("eq", "RANK.EQ"), ("avg", "RANK.AVG (deceived by ties)")] },
    },
];
