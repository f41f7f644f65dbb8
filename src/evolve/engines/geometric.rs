//! The genetic algorithm behind the two geometric crossovers: a large population of which the better part is kept, and
//! children of parents from that part. What a board may be, and how two are crossed and mutated, is in their own files.

use crate::evolve::algorithm::{Algorithm, Unsuited};
use crate::evolve::board::Ground;
use crate::evolve::engines::generational::pool::{Individual, Plan, Pool};
use crate::evolve::engines::generational::{Breeder, Generational};
use crate::evolve::operation::{Act, Draw, Operation};
use crate::evolve::random::{Rng, below};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::crossing::{Apart, Crossing};
use crate::puzzle::{Grid, Shape};

/// The settings that both have.
pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: || "Boards in the population.",
        kind: Kind::Whole { default: 5000, min: 2, max: 10_000 },
    },
    Setting {
        key: "elite",
        name: "Elitism",
        help: || "The best share of the population, which is kept; children replace the others.",
        kind: Kind::Real { default: 0.5, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "patience",
        name: "Patience",
        help: || "Generations without progress after which the search stops or restarts.",
        kind: Kind::Whole { default: 20, min: 1, max: 100_000 },
    },
    Setting {
        key: "then",
        name: "Without progress",
        help: || "The paper’s search stops. With restarts, it can run until it succeeds.",
        kind: Kind::Choice { options: &[("stop", "stop"), ("restart", "restart with a new population")] },
    },
];

/// What differs between the two: a random board, and a child of two.
pub(crate) trait Space: Clone + 'static {
    fn random(&self, ground: &Ground, rng: &mut Rng) -> Vec<u8>;
    fn child(&self, ground: &Ground, first: &[u8], second: &[u8], rng: &mut Rng) -> Vec<u8>;
    /// The mutation rate, for the log.
    fn rate(&self) -> f64;
    /// How far two rows of digits are apart; `None` when no path of moves leads from one to the other.
    fn distance(first: &[u8], second: &[u8]) -> Option<usize>;
    /// Whether it counts swaps, or squares.
    const SWAPS: bool;
}

/// Two parents and their child.
#[derive(Clone)]
struct Couple {
    parents: [Individual; 2],
    child: Individual,
}

#[derive(Clone)]
struct Geometric<S> {
    space: S,
    /// The best child of the generation on its way, with its parents; and of the last one.
    crossing: Option<Couple>,
    shown: Option<Couple>,
}

/// The search in a space, with the settings that both have.
pub(crate) fn start<S: Space>(puzzle: &Grid, space: S, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let size = settings.whole(SETTINGS, "population") as usize;
    let elite = (settings.real(SETTINGS, "elite") * size as f64) as usize;
    let plan = Plan {
        size,
        elite: elite.clamp(1, size - 1),
        patience: u64::from(settings.whole(SETTINGS, "patience")),
        restarts: settings.choice(SETTINGS, "then") == "restart",
    };
    let breeder = Geometric { space, crossing: None, shown: None };
    Box::new(Generational::new(Ground::unweighted(puzzle, false), plan, breeder, rng))
}

impl<S: Space> Breeder for Geometric<S> {
    fn random(&self, ground: &Ground, rng: &mut Rng) -> Vec<u8> {
        self.space.random(ground, rng)
    }

    fn child(&mut self, pool: &mut Pool, rng: &mut Rng) -> (Individual, u32) {
        let kept = &pool.population[..pool.plan.elite];
        let [a, b] = [below(rng, kept.len() as u32), below(rng, kept.len() as u32)];
        let (first, second) = (&kept[a as usize], &kept[b as usize]);
        let child = Individual::new(&pool.ground, self.space.child(&pool.ground, &first.cells, &second.cells, rng));
        let parents = || vec![first.noted(a), second.noted(b)];
        pool.notes.add(|| {
            let fitness = kept.iter().map(|i| i.fitness).collect();
            let act = Act::Select { draw: Draw::Even, fitness, refused: Vec::new() };
            Operation { act, before: parents(), after: None }
        });
        pool.notes.add(|| Operation {
            act: if S::SWAPS { Act::Path } else { Act::Squares },
            before: parents(),
            after: Some(child.noted(pool.born)),
        });
        if self.crossing.as_ref().is_none_or(|best| child.fitness < best.child.fitness) {
            self.crossing = Some(Couple { parents: [first.clone(), second.clone()], child: child.clone() });
        }
        (child, first.fitness.min(second.fitness))
    }

    fn replace(&mut self, pool: &mut Pool) {
        self.shown = self.crossing.take();
        pool.succeed();
    }

    fn rate(&self) -> f64 {
        self.space.rate()
    }

    fn view(&self, ground: &Ground) -> Option<AlgorithmView> {
        let Couple { parents: [first, second], child } = self.shown.as_ref()?;
        let apart = |a: &Individual, b: &Individual, row: std::ops::Range<usize>| {
            S::distance(&a.cells[row.clone()], &b.cells[row]).map(|n| n as u32)
        };
        let row = |from: usize| {
            let row = from..from + ground.layout.side;
            Some(Apart {
                parents: apart(first, second, row.clone())?,
                from_first: apart(first, child, row.clone())?,
                from_second: apart(child, second, row)?,
            })
        };
        Some(AlgorithmView::Crossing(Crossing {
            rows: (0..child.cells.len()).step_by(ground.layout.side).map(row).collect(),
            parents: [first.cells.clone(), second.cells.clone()],
            child: child.cells.clone(),
            of_parents: [first.fitness, second.fitness],
            of_child: child.fitness,
            swaps: S::SWAPS,
        }))
    }
}

fn unsuited(shape: Shape) -> Option<Unsuited> {
    shape.is_cube().then_some(Unsuited::OneGrid)
}

/// What the two descriptions have in common.
pub(crate) const ALGORITHM: Algorithm = Algorithm {
    source: || "A. Moraglio, J. Togelius, S. Lucas, Product geometric crossover for the Sudoku puzzle, CEC 2006",
    settings: SETTINGS,
    default_generations: 1000,
    rate: Some("Mutation rate"),
    unsuited,
    explains: true,
    ..Algorithm::USUAL
};
