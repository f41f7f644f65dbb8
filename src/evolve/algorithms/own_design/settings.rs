//! What an own method is put together from: one setting for each block, and its numbers.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting, Settings, SettingsError};

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "own-design",
    title: "Design your own",
    about: || {
        "A genetic algorithm put together from blocks: genes, selection, crossover, mutation, replacement and restart are \
            chosen one by one."
    },
    source: || "Textbook operators (Eiben and Smith, Introduction to Evolutionary Computing, 2015), put together by whoever chooses them",
    family: Family::Own,
    settings: SETTINGS,
    together,
    default_generations: 10_000,
    rate: Some("Mutation rate"),
    unsuited: crate::evolve::algorithms::hill_climb::unsuited,
    explains: true,
    ..Algorithm::USUAL
};

/// A population that is all elite has no children.
fn together(settings: &Settings) -> Result<(), SettingsError> {
    settings.less(SETTINGS, "elite", "population")
}

/// Its settings.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "genes",
        name: "Genes",
        help: || "Each gene holds its missing digits in some order: a board is wrong only in the houses that are not genes.",
        kind: Kind::Choice { options: &[("rows", "rows"), ("boxes", "boxes")] },
    },
    Setting {
        key: "population",
        name: "Population size",
        help: || "Boards in the population.",
        kind: Kind::Whole { default: 100, min: 2, max: 2000 },
    },
    Setting {
        key: "select",
        name: "Selection",
        help: || "How each of two parents is drawn.",
        kind: Kind::Choice {
            options: &[
                ("tournament", "the fittest of a few drawn at random"),
                ("rank", "linear ranking: the fitter, the likelier"),
                ("half", "each of the better half alike"),
                ("even", "each alike: no selection"),
            ],
        },
    },
    Setting {
        key: "size",
        name: "Tournament size",
        help: || "How many are drawn for a tournament; 1 is no selection.",
        kind: Kind::Whole { default: 2, min: 1, max: 100 },
    },
    Setting {
        key: "cross",
        name: "Crossover",
        help: || "How a child is made of its parents: of whole genes, or square by square so that every gene stays in order.",
        kind: Kind::Choice {
            options: &[
                ("genes", "each gene from either parent"),
                ("point", "genes up to a point from the first parent"),
                ("cycles", "cycle crossover inside each gene"),
                ("none", "none: a copy of the first parent"),
            ],
        },
    },
    Setting {
        key: "crossing",
        name: "Crossover rate",
        help: || "The chance that a child is crossed; the others are copies of their first parent.",
        kind: Kind::Real { default: 0.9, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "mutate",
        name: "Mutation",
        help: || "What happens to a gene that mutates.",
        kind: Kind::Choice {
            options: &[("swap", "two of its squares are swapped"), ("shuffle", "all its free squares are shuffled")],
        },
    },
    Setting {
        key: "mutation",
        name: "Mutation rate",
        help: || "The chance that a gene of a child mutates.",
        kind: Kind::Real { default: 0.1, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "replace",
        name: "Replacement",
        help: || "Who makes room for the children.",
        kind: Kind::Choice {
            options: &[
                ("generation", "all but the elite, once a generation"),
                ("better", "the worst of parents and children together"),
                ("steady", "the worst, one by one, if the child is as fit"),
            ],
        },
    },
    Setting {
        key: "elite",
        name: "Elite",
        help: || "The best boards, which stay when a generation is replaced.",
        kind: Kind::Whole { default: 1, min: 0, max: 1000 },
    },
    Setting {
        key: "patience",
        name: "Restart",
        help: || "Generations without progress until a new population begins; 0 never restarts.",
        kind: Kind::Whole { default: 200, min: 0, max: 100_000 },
    },
];
