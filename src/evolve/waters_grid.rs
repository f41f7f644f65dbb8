//! Waters' memetic genetic algorithm for a flat grid.
//!
//! A. K. Waters, *SudoKube: using genetic algorithms to simultaneously solve multiple combinatorial problems*,
//! M.S. thesis, Oklahoma State University, 2008, sections III.B and III.E.4.
//!
//! ```text
//! population := M random boards (givens fixed), sorted by fitness = digits missing in rows, columns and boxes
//! each generation:
//!     repeat M times: draw two parents by linear rank; draw again while they differ in more than the difference
//!         degree; child := alternate rows, columns or boxes of the two
//!     sort parents and children together, keep the best M; those at the age limit give way to the next best
//!     when the reset count is reached, or best = worst: mutation rate := ceiling
//!     each individual: `growth` iterations of mutation (with the rate) or natural growth
//!     the mutation rate decays by its multiplier towards its base
//! ```
//!
//! Where the thesis is silent, and what was chosen (the readings that reproduced its figures, `docs/waters.md`):
//! * age limit: 5; the first boards are filled at random;
//! * when no couple similar enough is found in 20 draws, the last one mates;
//! * growth works on the survivors of a generation, in place, without keeping the best aside;
//! * the rate decays once per individual grown. Read literally ("each iteration", a generation) it stays above 8.2 %
//!   between resets and hard puzzles are often missed: setting `decay=generation` shows it;
//! * a growth iteration gives every house of the kind drawn one replacement; fitness is checked after every
//!   iteration and the run ends at 0;
//! * the reset check looks at the survivors before they grow; the reset count is met when it divides the generation.
//!
//! Evaluations: one per individual filled, crossed or grown by one iteration. The thesis counts 20 · 200 / 3 = 1,333
//! a generation, a third for each iteration and nothing for crossover: [`thesis_evaluations`].

use super::algorithms::Algorithm;
use super::board::{Board, Ground, differences, diversity};
use super::operators::{age, cross, grow, rate::DecayingRate, select};
use super::random::{Rng, below};
use super::run::{Event, Generation, Search};
use super::settings::{Kind, Setting, Settings};
use crate::puzzle::{Grid, Shape};

/// Draws of a couple before dissimilar parents mate anyway.
const COUPLE_TRIES: usize = 20;

pub const ALGORITHM: Algorithm = Algorithm {
    name: "waters-grid",
    title: "Waters 2008",
    about: "A memetic genetic algorithm: children take alternate rows, columns or boxes from two similar parents, \
            and every survivor grows by replacing duplicates.",
    source: "A. K. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008",
    settings: SETTINGS,
    default_generations: 2000,
    unsuited,
    start,
};

fn unsuited(shape: Shape) -> Option<&'static str> {
    shape.is_cube().then_some("it is the thesis' algorithm for a single flat grid")
}

/// The settings of the thesis (III.E.4), and the readings where it is silent.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: "How many boards are kept each generation, and how many children they have.",
        kind: Kind::Whole { default: 20, min: 2, max: 500 },
    },
    Setting {
        key: "growth",
        name: "Mutation iterations",
        help: "How often each board is mutated or grown in a generation; more makes a generation stronger and slower.",
        kind: Kind::Whole { default: 200, min: 0, max: 5000 },
    },
    Setting {
        key: "ceiling",
        name: "Mutation ceiling",
        help: "The mutation rate right after a reset: high enough to leave a local optimum, low enough not to be chaos.",
        kind: Kind::Real { default: 0.1, min: 0.0, max: 1.0, step: 0.01 },
    },
    Setting {
        key: "base",
        name: "Base mutation rate",
        help: "The mutation rate at the start, and the lowest it decays to.",
        kind: Kind::Real { default: 0.01, min: 0.0, max: 1.0, step: 0.005 },
    },
    Setting {
        key: "multiplier",
        name: "Mutation rate multiplier",
        help: "The mutation rate is multiplied by this until it is back at its base.",
        kind: Kind::Real { default: 0.99, min: 0.0, max: 1.0, step: 0.001 },
    },
    Setting {
        key: "reset",
        name: "Reset count",
        help: "Every so many generations the mutation rate jumps to its ceiling (also when all boards are equally fit).",
        kind: Kind::Whole { default: 20, min: 1, max: 100_000 },
    },
    Setting {
        key: "difference",
        name: "Difference degree",
        help: "Two boards mate only if at most this share of their squares differs; 1 lets any two mate.",
        kind: Kind::Real { default: 0.4, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "age",
        name: "Age limit",
        help: "A board that has survived this many generations gives its place to the next best.",
        kind: Kind::Whole { default: 5, min: 1, max: 100_000 },
    },
    Setting {
        key: "decay",
        name: "Mutation rate decays",
        help: "Once per board grown reproduces the thesis' figures; once per generation is its text read literally.",
        kind: Kind::Choice {
            options: &[("individual", "once per board grown"), ("generation", "once per generation")],
        },
    },
    Setting {
        key: "grow",
        name: "Who grows",
        help: "Survivors reproduces the thesis' figures; all is stronger at twice the work.",
        kind: Kind::Choice {
            options: &[
                ("survivors", "the boards that are kept"),
                ("children", "new children only"),
                ("all", "parents and children"),
            ],
        },
    },
    Setting {
        key: "digits",
        name: "Digits to choose from",
        help: "Any is the thesis; allowed is a variant that never puts a digit where a given already excludes it.",
        kind: Kind::Choice { options: &[("any", "any digit"), ("allowed", "digits that no given excludes")] },
    },
];

/// The thesis' own unit (table 6): each growth iteration is a third of a fitness calculation.
pub fn thesis_evaluations(generations: u64, population: u32, growth: u32) -> f64 {
    generations as f64 * f64::from(population) * f64::from(growth) / 3.0
}

#[derive(Clone, Copy, PartialEq)]
enum Growers {
    Survivors,
    Children,
    All,
}

#[derive(Clone)]
struct Individual {
    board: Board,
    age: u32,
}

struct WatersGrid {
    ground: Ground,
    population: Vec<Individual>,
    rate: DecayingRate,
    generation: u64,
    evaluations: u64,
    iterations: u32,
    reset: u64,
    difference: f64,
    age_limit: u32,
    decay_per_individual: bool,
    growers: Growers,
}

fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let whole = |key| settings.whole(SETTINGS, key);
    let real = |key| settings.real(SETTINGS, key);
    let choice = |key| settings.choice(SETTINGS, key);
    let ground = Ground::unweighted(puzzle, choice("digits") == "allowed");
    let size = whole("population") as usize;
    let population = (0..size).map(|_| Individual { board: Board::random(&ground, rng), age: 0 }).collect();
    let mut search = WatersGrid {
        ground,
        population,
        rate: DecayingRate::new(real("base"), real("ceiling"), real("multiplier")),
        generation: 0,
        evaluations: size as u64,
        iterations: whole("growth"),
        reset: u64::from(whole("reset")),
        difference: real("difference"),
        age_limit: whole("age"),
        decay_per_individual: choice("decay") == "individual",
        growers: match choice("grow").as_str() {
            "children" => Growers::Children,
            "all" => Growers::All,
            _ => Growers::Survivors,
        },
    };
    sort(&mut search.population);
    Box::new(search)
}

/// Best first; equals stay in their order, so that a run can be repeated.
fn sort(population: &mut [Individual]) {
    population.sort_by_key(|i| i.board.fitness());
}

impl WatersGrid {
    fn child(&self, rng: &mut Rng) -> Individual {
        let size = self.population.len();
        let most = (self.difference * self.ground.layout.squares as f64) as usize;
        let mut couple = (0, 0);
        for _ in 0..COUPLE_TRIES {
            couple = (select::linear_rank(rng, size), select::linear_rank(rng, size));
            if differences(self.cells(couple.0), self.cells(couple.1)) <= most {
                break;
            }
        }
        let kind = below(rng, 3) as usize;
        let cells = cross::alternate(&self.ground, kind, self.cells(couple.0), self.cells(couple.1));
        Individual { board: Board::from_cells(&self.ground, cells), age: 0 }
    }

    fn cells(&self, k: usize) -> &[u8] {
        self.population[k].board.cells()
    }

    /// Grows the individuals one after the other; true as soon as one is solved.
    fn grow(&mut self, individuals: &mut [Individual], rng: &mut Rng) -> bool {
        for individual in individuals {
            let rate = self.rate.threshold();
            for _ in 0..self.iterations {
                grow::mutate_or_grow(&self.ground, &mut individual.board, rate, rng);
                self.evaluations += 1;
                if individual.board.fitness() == 0 {
                    return true;
                }
            }
            if self.decay_per_individual {
                self.rate.decay();
            }
        }
        false
    }

    fn solved(&self) -> bool {
        self.population.first().is_some_and(|best| best.board.fitness() == 0)
    }

    fn row(&self, events: Vec<Event>) -> Generation {
        let fitness = |k: usize| self.population.get(k).map_or(0, |i| i.board.fitness());
        let size = self.population.len();
        let total: u64 = self.population.iter().map(|i| u64::from(i.board.fitness())).sum();
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: fitness(0),
            mean: total as f64 / size as f64,
            worst: fitness(size - 1),
            diversity: diversity(&self.ground, self.population.iter().map(|i| i.board.cells())),
            mutation_rate: self.rate.get(),
            events,
        }
    }

    /// Children join, the best are kept, the old give way; returns how many did.
    fn survive(&mut self, children: Vec<Individual>) -> u32 {
        let keep = self.population.len();
        let mut all = std::mem::take(&mut self.population);
        all.iter_mut().for_each(|parent| parent.age += 1);
        all.extend(children);
        sort(&mut all);
        let ages: Vec<u32> = all.iter().map(|i| i.age).collect();
        let survivors = age::survivors(&ages, keep, self.age_limit);
        let mut kept = survivors.kept.iter().copied().peekable();
        self.population =
            all.into_iter().enumerate().filter_map(|(k, individual)| kept.next_if_eq(&k).map(|_| individual)).collect();
        survivors.aged
    }
}

impl Search for WatersGrid {
    fn step(&mut self, rng: &mut Rng) -> Generation {
        if self.solved() {
            return self.row(vec![Event::Solved]);
        }
        self.generation += 1;
        let mut events = Vec::new();
        let mut children: Vec<Individual> = (0..self.population.len()).map(|_| self.child(rng)).collect();
        self.evaluations += children.len() as u64;
        if self.growers != Growers::Survivors {
            let mut done = false;
            if self.growers == Growers::All {
                let mut parents = std::mem::take(&mut self.population);
                done = self.grow(&mut parents, rng);
                self.population = parents;
            }
            if !done {
                self.grow(&mut children, rng);
            }
        }
        let aged = self.survive(children);
        if aged > 0 {
            events.push(Event::Aged(aged));
        }
        let equal =
            self.population.first().map(|i| i.board.fitness()) == self.population.last().map(|i| i.board.fitness());
        let due = self.generation.is_multiple_of(self.reset);
        if due || equal {
            events.push(if due { Event::Reset } else { Event::Stuck });
            self.rate.jump();
        }
        if self.growers == Growers::Survivors && !self.solved() {
            let mut survivors = std::mem::take(&mut self.population);
            self.grow(&mut survivors, rng);
            self.population = survivors;
            sort(&mut self.population);
        }
        if !self.decay_per_individual {
            self.rate.decay();
        }
        if self.solved() {
            events.push(Event::Solved);
        }
        self.row(events)
    }

    fn first(&self) -> Generation {
        self.row(if self.solved() { vec![Event::Solved] } else { Vec::new() })
    }

    fn best(&self) -> &[u8] {
        self.population[0].board.cells()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.population.iter().map(|i| (i.board.cells().to_vec(), i.board.fitness())).collect()
    }
}
