//! A population with its children, and the book that is kept of it: evaluations, progress, operations.

use crate::evolve::board::{Ground, diversity};
use crate::evolve::operation;
use crate::evolve::operation::{Act, Notes, Operation};
use crate::evolve::operators::order::least_first;
use crate::evolve::row::{Event, Gains, Generation};

/// Boards, evenly spaced by rank, from which the diversity of a large population is taken.
const SAMPLE: usize = 200;

/// A board of the population.
#[derive(Clone)]
pub(crate) struct Individual {
    pub cells: Vec<u8>,
    pub fitness: u32,
}

impl Individual {
    pub fn new(ground: &Ground, cells: Vec<u8>) -> Individual {
        Individual { fitness: ground.missing_digits(&cells), cells }
    }

    /// As it is told, at its rank.
    pub fn noted(&self, rank: u32) -> operation::Individual {
        operation::Individual { rank, cells: self.cells.clone(), fitness: self.fitness }
    }
}

/// What does not change in a run.
#[derive(Clone)]
pub(crate) struct Plan {
    pub size: usize,
    /// How many of the best stay when children replace the others.
    pub elite: usize,
    /// Generations without progress after which a new population begins, or the search ends; 0 for neither.
    pub patience: u64,
    pub restarts: bool,
}

#[derive(Clone)]
pub(crate) struct Pool {
    pub ground: Ground,
    pub plan: Plan,
    /// Best first between generations.
    pub population: Vec<Individual>,
    pub children: Vec<Individual>,
    /// Children of the generation on its way, those that have a place in the population already as well.
    pub born: u32,
    pub notes: Notes,
    pub gains: Gains,
    generation: u64,
    evaluations: u64,
    /// The best fitness of this population so far, and generations since.
    lowest: u32,
    waited: u64,
}

impl Pool {
    pub fn new(ground: Ground, plan: Plan) -> Pool {
        Pool {
            ground,
            plan,
            population: Vec::new(),
            children: Vec::new(),
            born: 0,
            notes: Notes::default(),
            gains: Gains::default(),
            generation: 0,
            evaluations: 0,
            lowest: 0,
            waited: 0,
        }
    }

    pub fn best(&self) -> &Individual {
        &self.population[0]
    }

    /// Whether there has been no progress for too long.
    pub fn is_stuck(&self) -> bool {
        self.plan.patience > 0 && self.best().fitness > 0 && self.waited >= self.plan.patience
    }

    /// Begins with this population.
    pub fn begin(&mut self, population: Vec<Individual>) {
        self.evaluations += population.len() as u64;
        self.population = population;
        self.sort();
        (self.lowest, self.waited) = (self.best().fitness, 0);
    }

    /// Begins anew, and tells of it.
    pub fn restart(&mut self, population: Vec<Individual>) {
        self.begin(population);
        self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
    }

    /// Counts a child whose fitter parent has this fitness.
    pub fn count(&mut self, child: &Individual, fittest: u32) {
        if self.born == 0 {
            self.gains = Gains::default();
        }
        self.born += 1;
        self.evaluations += 1;
        self.gains.children.0 += u32::from(child.fitness < fittest);
        self.gains.children.1 += 1;
    }

    /// Children take the places of all but the elite.
    pub fn succeed(&mut self) {
        let (elite, population, children) = (self.plan.elite, &self.population, &self.children);
        self.notes.add(|| {
            let fitness = |all: &[Individual]| all.iter().map(|i| i.fitness).collect();
            let act = Act::Succeed { elite: elite as u32, parents: fitness(population), children: fitness(children) };
            Operation { act, before: Vec::new(), after: None }
        });
        self.population.truncate(elite);
        self.population.append(&mut self.children);
        self.sort();
    }

    /// Best first; equals stay in their order, so that a run can be repeated.
    pub fn sort(&mut self) {
        least_first(&mut self.population, |i| i.fitness);
    }

    /// The generation is over, once children have their places.
    pub fn complete(&mut self) {
        self.generation += 1;
        self.born = 0;
        let best = self.best().fitness;
        self.waited = if best < self.lowest { 0 } else { self.waited + 1 };
        self.lowest = self.lowest.min(best);
    }

    pub fn row(&self, mutation_rate: f64, mut events: Vec<Event>) -> Generation {
        let (size, best) = (self.plan.size, self.best().fitness);
        let total: u64 = self.population.iter().map(|i| u64::from(i.fitness)).sum();
        let sample = self.population.iter().step_by(size.div_ceil(SAMPLE)).map(|i| &i.cells[..]);
        if best == 0 {
            events.push(Event::Solved);
        }
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best,
            mean: total as f64 / size as f64,
            worst: self.population[size - 1].fitness,
            diversity: diversity(&self.ground, sample),
            mutation_rate,
            events,
        }
    }
}
