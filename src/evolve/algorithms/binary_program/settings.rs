//! What can be set of the binary program.

use crate::evolve::algorithm::{Algorithm, Counts, Thread, Unit, Unsuited};
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "binary-program",
    counts: Counts::Undecided,
    title: "Weiss and Rasmussen 2007",
    about: || {
        "No evolution: one variable per digit and square, the rules as linear constraints, and an exact \
            integer programming solver. In a browser it is practical up to 9×9, and on 16×16 with many givens."
    },
    source: || {
        "H. J. Weiss and R. A. Rasmussen, Lessons from modeling Sudoku in Excel, INFORMS Transactions on Education \
             7(2), 2007"
    },
    family: Family::Programs,
    settings: SETTINGS,
    default_generations: 100_000,
    unsuited,
    unit: Unit::Node,
    thread: Thread::Milp,
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<Unsuited> {
    match shape {
        Shape::Flat25 => Some(Unsuited::TooLarge { variables: 15_625 }),
        cube if cube.is_cube() => Some(Unsuited::OneGrid),
        _ => None,
    }
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "houses",
        name: "Each digit in rows, columns and boxes",
        help: || "Both are equivalent; exactly once is usually faster.",
        kind: Kind::Choice { options: &[("equal", "exactly once (= 1)"), ("at-least", "at least once (≥ 1)")] },
    },
    Setting {
        key: "relaxation",
        name: "Relaxation",
        help: || "Shows the relaxed solution first, with values between 0 and 1. On 16×16 this takes seconds.",
        kind: Kind::Choice { options: &[("first", "show first"), ("skip", "skip")] },
    },
    Setting {
        key: "presolve",
        name: "Presolve",
        help: || "Tightens bounds before the search, which alone solves easy puzzles.",
        kind: Kind::Choice { options: &[("on", "on"), ("off", "off")] },
    },
];
