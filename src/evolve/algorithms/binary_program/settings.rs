//! What can be set of the binary program.

use crate::evolve::algorithm::{Algorithm, Thread, Unit};
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "binary-program",
    title: "Weiss and Rasmussen 2007",
    about: "No evolution: a variable for each digit in each square, the rules as linear constraints, and a solver of \
            integer programs that proves what it finds. In a browser it is practical up to 9×9, and on 16×16 with many \
            givens.",
    source: "H. J. Weiss and R. A. Rasmussen, Lessons from modeling Sudoku in Excel, INFORMS Transactions on Education \
             7(2), 2007",
    family: Family::Programs,
    settings: SETTINGS,
    default_generations: 100_000,
    unsuited,
    unit: Unit::Node,
    thread: Thread::Milp,
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<&'static str> {
    match shape {
        Shape::Flat25 => Some("with 15,625 variables a single step takes minutes"),
        cube if cube.is_cube() => Some("the paper's model has one grid"),
        _ => None,
    }
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "houses",
        name: "Rows, columns and blocks hold each digit",
        help: "Both mean the same; exactly once is usually solved sooner.",
        kind: Kind::Choice { options: &[("equal", "exactly once (= 1)"), ("at-least", "at least once (≥ 1)")] },
    },
    Setting {
        key: "relaxation",
        name: "Relaxation",
        help: "Shown first, as layers of fractions between 0 and 1; on 16×16 it takes seconds.",
        kind: Kind::Choice { options: &[("first", "shown first"), ("skip", "left to the search")] },
    },
    Setting {
        key: "presolve",
        name: "Presolve",
        help: "On lets the library tighten bounds before it searches, which alone solves easy puzzles.",
        kind: Kind::Choice { options: &[("on", "on"), ("off", "off")] },
    },
];
