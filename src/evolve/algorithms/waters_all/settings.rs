//! What can be set of the search for all solutions: Waters' settings and its own.

use crate::evolve::algorithm::{Algorithm, Unsuited};
use crate::evolve::algorithms::waters_grid;
use crate::evolve::families::Family;
use crate::evolve::settings::{Kind, Setting, join};
use crate::puzzle::Shape;

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "waters-all",
    title: "Waters 2008, all solutions",
    about: || {
        "Waters’ flat algorithm, extended to find all solutions: an archive stores those found and drives the \
            population away from them."
    },
    source: || "This project, after the future work of D. I. Waters, SudoKube, Oklahoma State University, 2008, V.C",
    family: Family::Waters,
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
pub const SETTINGS: &[Setting] = &{
    const OWN: [Setting; 4] = [
        Setting {
            key: "repeats",
            name: "Repeats before stopping",
            help: || "Stops after finding only known solutions this many times over. More is slower and more reliable.",
            kind: Kind::Whole { default: 10, min: 1, max: 1000 },
        },
        Setting {
            key: "most",
            name: "Maximum solutions",
            help: || "Also stops after finding this many.",
            kind: Kind::Whole { default: 1000, min: 1, max: 5000 },
        },
        Setting {
            key: "radius",
            name: "Niche radius",
            help: || "A board closer to a known solution than this many squares is penalised, more the closer it is; 0 is off.",
            kind: Kind::Whole { default: 8, min: 0, max: 100 },
        },
        Setting {
            key: "fresh",
            name: "Random restarts",
            help: || "The share of individuals that restart at random; the others restart near a known solution.",
            kind: Kind::Real { default: 0.5, min: 0.0, max: 1.0, step: 0.05 },
        },
    ];
    join::<{ waters_grid::SETTINGS.len() + OWN.len() }>(waters_grid::SETTINGS, &OWN)
};
