//! The genetic algorithm behind the two geometric crossovers: a large population of which the better part is kept, and
//! children of parents from that part. What a board may be, and how two are crossed and mutated, is in their own files.

pub mod search;

use crate::evolve::algorithm::{Algorithm, Unsuited};
use crate::evolve::board::{Ground, diversity};
use crate::evolve::operation;
use crate::evolve::operation::{Act, Draw, Notes, Operation};
use crate::evolve::operators::order::least_first;
use crate::evolve::random::{Rng, below};
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::puzzle::Shape;

/// Boards, evenly spaced by rank, from which the diversity of a large population is taken.
const SAMPLE: usize = 200;

/// The settings that both have.
pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: "Boards in the population.",
        kind: Kind::Whole { default: 5000, min: 2, max: 10_000 },
    },
    Setting {
        key: "elite",
        name: "Elitism",
        help: "The best share of the population, which is kept; children replace the others.",
        kind: Kind::Real { default: 0.5, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "patience",
        name: "Patience",
        help: "Generations without progress after which the search stops or restarts.",
        kind: Kind::Whole { default: 20, min: 1, max: 100_000 },
    },
    Setting {
        key: "then",
        name: "Without progress",
        help: "The paper's search stops. With restarts, it can run until it succeeds.",
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

#[derive(Clone)]
struct Individual {
    cells: Vec<u8>,
    fitness: u32,
}

/// Two parents and their child.
#[derive(Clone)]
struct Couple {
    parents: [Individual; 2],
    child: Individual,
}

#[derive(Clone)]
pub(crate) struct Geometric<S> {
    ground: Ground,
    space: S,
    size: usize,
    elite: usize,
    patience: u64,
    restart: bool,
    /// Best first between generations.
    population: Vec<Individual>,
    children: Vec<Individual>,
    /// The best child of the generation on its way, with its parents; and of the last one.
    crossing: Option<Couple>,
    shown: Option<Couple>,
    generation: u64,
    evaluations: u64,
    /// The best fitness of this population so far, and generations since.
    lowest: u32,
    waited: u64,
    row: Generation,
    notes: Notes,
    gains: Gains,
}

impl<S: Space> Geometric<S> {
    pub fn new(ground: Ground, space: S, settings: &Settings, specs: &[Setting], rng: &mut Rng) -> Self {
        let size = settings.whole(specs, "population") as usize;
        let elite = (settings.real(specs, "elite") * size as f64) as usize;
        let mut search = Geometric {
            row: Generation::default(),
            notes: Notes::default(),
            gains: Gains::default(),
            size,
            elite: elite.clamp(1, size - 1),
            patience: u64::from(settings.whole(specs, "patience")),
            restart: settings.choice(specs, "then") == "restart",
            population: Vec::new(),
            children: Vec::new(),
            crossing: None,
            shown: None,
            generation: 0,
            evaluations: 0,
            lowest: 0,
            waited: 0,
            ground,
            space,
        };
        search.populate(rng);
        search.row = search.measure(Vec::new());
        search
    }

    fn individual(&mut self, cells: Vec<u8>) -> Individual {
        self.evaluations += 1;
        Individual { fitness: self.ground.missing_digits(&cells), cells }
    }

    /// A new random population.
    fn populate(&mut self, rng: &mut Rng) {
        self.population.clear();
        for _ in 0..self.size {
            let cells = self.space.random(&self.ground, rng);
            let individual = self.individual(cells);
            self.population.push(individual);
        }
        sort(&mut self.population);
        (self.lowest, self.waited) = (self.population[0].fitness, 0);
    }

    fn breed(&mut self, rng: &mut Rng) {
        let kept = &self.population[..self.elite];
        let [a, b] = [below(rng, kept.len() as u32), below(rng, kept.len() as u32)];
        let (first, second) = (&kept[a as usize], &kept[b as usize]);
        let cells = self.space.child(&self.ground, &first.cells, &second.cells, rng);
        self.evaluations += 1;
        let child = Individual { fitness: self.ground.missing_digits(&cells), cells };
        let born = self.children.len() as u32;
        if born == 0 {
            self.gains = Gains::default();
        }
        self.gains.children.0 += u32::from(child.fitness < first.fitness.min(second.fitness));
        self.gains.children.1 += 1;
        self.notes.add(|| Operation {
            act: Act::Select {
                draw: Draw::Even,
                fitness: kept.iter().map(|i| i.fitness).collect(),
                refused: Vec::new(),
            },
            before: vec![as_noted(a, first), as_noted(b, second)],
            after: None,
        });
        self.notes.add(|| Operation {
            act: if S::SWAPS { Act::Path } else { Act::Squares },
            before: vec![as_noted(a, first), as_noted(b, second)],
            after: Some(as_noted(born, &child)),
        });
        if self.crossing.as_ref().is_none_or(|best| child.fitness < best.child.fitness) {
            self.crossing = Some(Couple { parents: [first.clone(), second.clone()], child: child.clone() });
        }
        self.children.push(child);
    }

    fn complete(&mut self, rng: &mut Rng) {
        self.generation += 1;
        self.shown = self.crossing.take();
        let (elite, population, children) = (self.elite as u32, &self.population, &self.children);
        self.notes.add(|| {
            let fitness = |all: &[Individual]| all.iter().map(|i| i.fitness).collect();
            let act = Act::Succeed { elite, parents: fitness(population), children: fitness(children) };
            Operation { act, before: Vec::new(), after: None }
        });
        self.population.truncate(self.elite);
        self.population.append(&mut self.children);
        sort(&mut self.population);
        let best = self.population[0].fitness;
        self.waited = if best < self.lowest { 0 } else { self.waited + 1 };
        self.lowest = self.lowest.min(best);
        let mut events = Vec::new();
        if self.restart && best > 0 && self.waited >= self.patience {
            self.populate(rng);
            events.push(Event::Restart);
            self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
        }
        self.row = self.measure(events);
    }

    fn measure(&self, mut events: Vec<Event>) -> Generation {
        let total: u64 = self.population.iter().map(|i| u64::from(i.fitness)).sum();
        let sample = self.population.iter().step_by(self.size.div_ceil(SAMPLE)).map(|i| &i.cells[..]);
        if self.solved() {
            events.push(Event::Solved);
        }
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: self.population[0].fitness,
            mean: total as f64 / self.size as f64,
            worst: self.population[self.size - 1].fitness,
            diversity: diversity(&self.ground, sample),
            mutation_rate: self.space.rate(),
            events,
        }
    }

    fn solved(&self) -> bool {
        self.population[0].fitness == 0
    }
}

fn as_noted(rank: u32, individual: &Individual) -> operation::Individual {
    operation::Individual { rank, cells: individual.cells.clone(), fitness: individual.fitness }
}

/// Best first; equals stay in their order, so that a run can be repeated.
fn sort(population: &mut [Individual]) {
    least_first(population, |i| i.fitness);
}

fn unsuited(shape: Shape) -> Option<Unsuited> {
    shape.is_cube().then_some(Unsuited::OneGrid)
}

/// What the two descriptions have in common.
pub(crate) const ALGORITHM: Algorithm = Algorithm {
    source: "A. Moraglio, J. Togelius, S. Lucas, Product geometric crossover for the Sudoku puzzle, CEC 2006",
    settings: SETTINGS,
    default_generations: 1000,
    rate: Some("Mutation rate"),
    unsuited,
    explains: true,
    ..Algorithm::USUAL
};
