//! What can be set of the search for all solutions: Waters' settings and its own.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::algorithms::waters_grid;
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting, join};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "waters-all",
    title: "Waters, every solution",
    about: "Waters’ flat algorithm made to look for all solutions: what has been found goes into an archive and repels \
            the population.",
    source: "The project's own, after the future work of D. I. Waters, SudoKube, Oklahoma State University, 2008, V.C",
    family: Family::Waters,
    settings: SETTINGS,
    default_generations: 20_000,
    rate: Some("Mutation rate"),
    unsuited,
    ..Algorithm::USUAL
};

fn unsuited(shape: Shape) -> Option<&'static str> {
    shape.is_cube().then_some("it is made from the algorithm for a single flat grid")
}

/// Its settings.
pub const SETTINGS: &[Setting] = &{
    const OWN: [Setting; 4] = [
        Setting {
            key: "repeats",
            name: "Repeats before the end",
            help: "The search ends when it only met known solutions so many times over; more is slower and surer.",
            kind: Kind::Whole { default: 10, min: 1, max: 1000 },
        },
        Setting {
            key: "most",
            name: "Most solutions",
            help: "The search also ends when it has found so many.",
            kind: Kind::Whole { default: 1000, min: 1, max: 5000 },
        },
        Setting {
            key: "radius",
            name: "Niche radius",
            help: "A board with fewer differences than this to a known solution counts as worse by each one fewer; 0 is off.",
            kind: Kind::Whole { default: 8, min: 0, max: 100 },
        },
        Setting {
            key: "fresh",
            name: "Fresh starts",
            help: "The share of individuals that start again at random; the others start near a known solution.",
            kind: Kind::Real { default: 0.5, min: 0.0, max: 1.0, step: 0.05 },
        },
    ];
    join::<{ waters_grid::SETTINGS.len() + OWN.len() }>(waters_grid::SETTINGS, &OWN)
};
