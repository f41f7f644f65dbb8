//! Waters' genetic algorithm for a SudoKube: all six faces at once.
//!
//! D. I. Waters, *SudoKube: using genetic algorithms to simultaneously solve multiple combinatorial problems*,
//! M.S. thesis, Oklahoma State University, 2008, section III.E.
//!
//! ```text
//! as waters_grid, on boards of six faces, except:
//! fitness := digits missing in rows, columns and boxes of all faces; a row or column on an edge counts tenfold
//! crossover: parents of at most the difference degree; a kind of houses, drawn inversely to parent 1's fitness by kind;
//!     each house of that kind from the parent in which it is fitter, ties from parent 2
//! growth: the kind drawn grows on each face in turn
//! ```
//!
//! The thesis does not say how the two or three copies of an edge square are kept equal. Two readings, two algorithms:
//! * `waters-cube-shared` stores an edge square once: a write shows on every face, and each edge is one house of two
//!   faces, weighed tenfold once. This is the reading that does what the thesis reports;
//! * `waters-cube` keeps the genotype as it is printed, 6 × 9 × 9, and adds a penalty for each pair of copies that
//!   differ. The penalty alone (`copied=0`) does not do what the thesis reports: growth is blind to it, and copies agree
//!   only where few squares are open. The reading that works lets growth carry digits across: after each iteration, 12
//!   borders drawn at random (as many as there are edges) each take over the digits of the face next to them.
//!
//! Other silent places, and what was chosen:
//! * a kind whose fitness is 0 is certain to be drawn for crossover (its inverse is infinite);
//! * where houses of two faces share squares (stored once), the later house has its way;
//! * a mutation changes one square of the cube, not one on each face;
//! * age limit, who grows, the decay of the rate, and evaluations are read as in `waters_grid`.

use crate::evolve::algorithm::{Algorithm, Counts, Unsuited};
use crate::evolve::algorithms::waters_grid;
use crate::evolve::board::Ground;
use crate::evolve::engines::memetic::{Crossover, Memetic, Plan};
use crate::evolve::families::Family;
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings, join};
use crate::puzzle::{Grid, Layout, Shape};

const SOURCE: &str = "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, section III.E";

/// The variant that stores an edge square once, as it is offered.
pub const SHARED: Algorithm = Algorithm {
    name: "waters-cube-shared",
    title: "Waters 2008, edges stored once",
    about: || "All six faces evolve at once. An edge square is one square of two faces, so edges always match.",
    source: || SOURCE,
    family: Family::Waters,
    settings: SHARED_SETTINGS,
    default_generations: 2000,
    rate: Some("Mutation rate"),
    unsuited,
    unnamed: true,
    lane: Some(3),
    explains: true,
    ..Algorithm::USUAL
};

/// The variant that stores a copy for each face, as it is offered.
pub const COPIES: Algorithm = Algorithm {
    name: "waters-cube",
    counts: Counts::Duplicates,
    title: "Waters 2008, six separate faces",
    about: || "All six faces evolve at once as separate grids. Differing copies of an edge square cost fitness.",
    source: || SOURCE,
    family: Family::Waters,
    settings: COPIES_SETTINGS,
    default_generations: 2000,
    rate: Some("Mutation rate"),
    unsuited,
    lane: Some(4),
    explains: true,
    ..Algorithm::USUAL
};

/// Why Waters' cube algorithms do not work on a shape.
pub fn unsuited(shape: Shape) -> Option<Unsuited> {
    (!shape.is_cube()).then_some(Unsuited::CubesOnly)
}

const OF_CUBES: &[Setting] = &[
    Setting {
        key: "edge",
        name: "Edge weight",
        help: || "The cost of a duplicate in a row or column on an edge of the cube; elsewhere it is 1.",
        kind: Kind::Whole { default: 10, min: 1, max: 1000 },
    },
    Setting {
        key: "crossover",
        name: "Crossover",
        help: || "Where a child’s rows, columns or boxes come from.",
        kind: Kind::Choice {
            options: &[
                ("fitness", "each from the parent with the fitter one"),
                ("alternate", "alternately from both parents"),
            ],
        },
    },
];

const OF_COPIES: &[Setting] = &[
    Setting {
        key: "mismatch",
        name: "Mismatch weight",
        help: || "The cost of two differing copies of an edge square.",
        kind: Kind::Whole { default: 1, min: 1, max: 1000 },
    },
    Setting {
        key: "copied",
        name: "Borders copied",
        help: || {
            "How many borders are copied from the adjacent face in each growth step. 0 leaves it to selection, \
            which works only if few squares are open."
        },
        kind: Kind::Whole { default: 12, min: 0, max: 100 },
    },
];

const SHARED_SETTINGS: &[Setting] = &join::<{ waters_grid::SETTINGS.len() + 2 }>(waters_grid::SETTINGS, OF_CUBES);
const COPIES_SETTINGS: &[Setting] = &join::<{ SHARED_SETTINGS.len() + 2 }>(SHARED_SETTINGS, OF_COPIES);

fn plan(settings: &Settings, specs: &[Setting]) -> Plan {
    let crossover = match settings.choice(specs, "crossover").as_str() {
        "alternate" => Crossover::Alternate,
        _ => Crossover::ByFitness,
    };
    Plan { crossover, ..Plan::read(settings, specs) }
}

pub(crate) fn start_shared(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let allowed = settings.choice(SHARED_SETTINGS, "digits") == "allowed";
    let weight = weights(puzzle.layout(), settings.whole(SHARED_SETTINGS, "edge"));
    Box::new(Memetic::new(Ground::new(puzzle, allowed, weight), plan(settings, SHARED_SETTINGS), rng))
}

pub(crate) fn start_copies(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let whole = |key| settings.whole(COPIES_SETTINGS, key);
    let allowed = settings.choice(COPIES_SETTINGS, "digits") == "allowed";
    let ground = Ground::copies(puzzle, allowed, whole("edge"), whole("mismatch"));
    let plan = Plan { borders_copied: whole("copied"), ..plan(settings, COPIES_SETTINGS) };
    Box::new(Memetic::new(ground, plan, rng))
}

/// What a duplicate costs by house: `edge` on the border of a face, 1 elsewhere.
fn weights(layout: &Layout, edge: u32) -> Vec<u32> {
    let mut weight = vec![1; layout.houses.len()];
    for face in &layout.faces {
        for lines in [face.rows(), face.columns()] {
            weight[lines[0]] = edge;
            weight[lines[layout.side - 1]] = edge;
        }
    }
    weight
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::waters_cube::*;

    #[test]
    fn twelve_edges_weigh_more() {
        for shape in [Shape::Cube4, Shape::Cube9] {
            assert_eq!(weights(Layout::of(shape), 10).iter().filter(|&&w| w == 10).count(), 12);
        }
    }
}
