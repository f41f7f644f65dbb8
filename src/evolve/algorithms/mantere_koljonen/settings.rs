//! What can be set of Mantere and Koljonen's algorithm; every default is the paper's, or the reading that is chosen.

use crate::evolve::algorithm::{Algorithm, Counts, Unsuited};
use crate::evolve::boxes::Rule;
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting, Settings, SettingsError};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "mantere-koljonen",
    counts: Counts::MissingAndRepeated,
    title: "Mantere and Koljonen 2007",
    about: || {
        "A genetic algorithm whose genes are whole boxes: children take each box from one of two parents, and \
            mutation swaps digits inside a box where rows and columns allow it."
    },
    source: || "T. Mantere and J. Koljonen, Solving, Rating and Generating Sudoku Puzzles with GA, IEEE CEC 2007",
    family: Family::Mantere,
    settings: SETTINGS,
    together,
    default_generations: 100_000,
    rate: Some("Mutation rate"),
    unsuited,
    lane: Some(1),
    explains: true,
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<Unsuited> {
    shape.is_cube().then_some(Unsuited::SharedBoxes)
}

/// A population that is all elite has no children.
fn together(settings: &Settings) -> Result<(), SettingsError> {
    settings.less(SETTINGS, "elite", "population")
}

/// Its settings.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: || "Boards in the population, including the elite.",
        kind: Kind::Whole { default: 21, min: 2, max: 500 },
    },
    Setting {
        key: "elite",
        name: "Elite",
        help: || "The number of best boards kept unchanged; all others are replaced every generation.",
        kind: Kind::Whole { default: 1, min: 1, max: 100 },
    },
    Setting {
        key: "mutation",
        name: "Mutation probability",
        help: || "The chance that a mutation is tried; most attempts change nothing.",
        kind: Kind::Real { default: 0.6, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "unit",
        name: "Probability applies to",
        help: || "Each swap of a box’s sequence, or the whole sequence.",
        kind: Kind::Choice { options: &[("swap", "each swap"), ("sequence", "a box’s whole sequence")] },
    },
    Setting {
        key: "swaps",
        name: "Longest swap sequence",
        help: || "A mutation tries one to this many swaps, and stops at a given.",
        kind: Kind::Whole { default: 5, min: 1, max: 50 },
    },
    Setting {
        key: "rule",
        name: "Swap rule",
        help: || "Decides whether a swap is done, by how often the two digits then appear in their new rows and columns.",
        kind: Kind::Choice { options: Rule::OPTIONS },
    },
    Setting {
        key: "slack",
        name: "Swap rule tolerance",
        help: || "How many repeated digits the rule tolerates; the paper tolerates one.",
        kind: Kind::Whole { default: 1, min: 0, max: 10 },
    },
    Setting {
        key: "refused",
        name: "After a rejected swap",
        help: || "The sequence of swaps ends, as it does at a given, or continues with the next swap.",
        kind: Kind::Choice { options: &[("ends", "the sequence ends"), ("skipped", "the sequence continues")] },
    },
    Setting {
        key: "ageing",
        name: "Ageing of the best",
        help: || "Added to the best board’s fitness for every generation in first place; with 0 it can stay there for ever.",
        kind: Kind::Whole { default: 1, min: 0, max: 100 },
    },
    Setting {
        key: "same",
        name: "The best ages",
        help: || "While the best board stays the same, or while the best fitness does.",
        kind: Kind::Choice {
            options: &[("board", "while the board is the same"), ("fitness", "while the fitness is the same")],
        },
    },
    Setting {
        key: "clones",
        name: "Age of a clone",
        help: || "A child identical to a parent inherits its age, or starts at none like any child.",
        kind: Kind::Choice { options: &[("inherited", "the parent’s age"), ("none", "none")] },
    },
    Setting {
        key: "restart",
        name: "Restart",
        help: || "Starts a new population after this many generations without a solution.",
        kind: Kind::Whole { default: 2000, min: 1, max: 1_000_000 },
    },
];
