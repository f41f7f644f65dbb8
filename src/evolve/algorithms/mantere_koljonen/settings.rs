//! What can be set of Mantere and Koljonen's algorithm; every default is the paper's, or the reading that is chosen.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::boxes::Rule;
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "mantere-koljonen",
    title: "Mantere and Koljonen 2007",
    about: "A genetic algorithm whose genes are whole boxes: children take each box from one of two parents, and \
            digits swap places inside a box when that suits their rows and columns.",
    source: "T. Mantere and J. Koljonen, Solving, Rating and Generating Sudoku Puzzles with GA, IEEE CEC 2007",
    family: Family::Mantere,
    settings: SETTINGS,
    default_generations: 100_000,
    rate: Some("Mutation rate"),
    unsuited,
    lane: Some(1),
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<&'static str> {
    shape.is_cube().then_some("a box may lie on an edge that two faces share, so boxes are not independent genes")
}

/// Its settings.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: "How many boards there are, the elite among them.",
        kind: Kind::Whole { default: 21, min: 2, max: 500 },
    },
    Setting {
        key: "elite",
        name: "Elite",
        help: "So many of the best are kept as they are; all others are replaced every generation.",
        kind: Kind::Whole { default: 1, min: 1, max: 100 },
    },
    Setting {
        key: "mutation",
        name: "Mutation probability",
        help: "How likely a mutation is tried; most attempts change nothing.",
        kind: Kind::Real { default: 0.6, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "unit",
        name: "The probability is that of",
        help: "What is tried with the mutation probability: each swap of a sequence in each box, or the whole sequence.",
        kind: Kind::Choice { options: &[("swap", "each swap"), ("sequence", "a box's sequence of swaps")] },
    },
    Setting {
        key: "swaps",
        name: "Longest sequence of swaps",
        help: "A mutation tries one to so many swaps, and stops at a given.",
        kind: Kind::Whole { default: 5, min: 1, max: 50 },
    },
    Setting {
        key: "rule",
        name: "Swap rule",
        help: "Which swaps are done: by how often the two digits then stand in the rows and columns they moved to.",
        kind: Kind::Choice { options: Rule::OPTIONS },
    },
    Setting {
        key: "slack",
        name: "Slack of the swap rule",
        help: "How many repeated digits the rule forgives; the paper forgives one.",
        kind: Kind::Whole { default: 1, min: 0, max: 10 },
    },
    Setting {
        key: "refused",
        name: "After a refused swap",
        help: "Whether the sequence of swaps ends, as it does at a given, or goes on with its next swap.",
        kind: Kind::Choice { options: &[("ends", "the sequence ends"), ("skipped", "the sequence goes on")] },
    },
    Setting {
        key: "ageing",
        name: "Ageing of the best",
        help: "What a generation in first place adds to the value of the best; 0 lets it rule for ever.",
        kind: Kind::Whole { default: 1, min: 0, max: 100 },
    },
    Setting {
        key: "same",
        name: "The best is as before",
        help: "When the one in first place ages: as long as its board stays, or as long as the best fitness does.",
        kind: Kind::Choice { options: &[("board", "when its board is"), ("fitness", "when its fitness is")] },
    },
    Setting {
        key: "clones",
        name: "Age of a clone",
        help: "A child that equals a parent square by square is as old as the parent, or as young as any child.",
        kind: Kind::Choice { options: &[("inherited", "its parent's age"), ("none", "none, as of any child")] },
    },
    Setting {
        key: "restart",
        name: "Restart",
        help: "After so many generations without a solution the population is begun anew.",
        kind: Kind::Whole { default: 2000, min: 1, max: 1_000_000 },
    },
];
