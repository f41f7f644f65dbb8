//! A genetic algorithm that is put together from blocks, for a lesson and for whoever wants to try.
//!
//! The operators are those of the textbooks: A. E. Eiben and J. E. Smith, *Introduction to Evolutionary Computing*, 2nd edition,
//! 2015, chapters 3 to 5; cycle crossover is of I. M. Oliver, D. J. Smith and J. R. C. Holland, ICGA 1987.
//!
//! ```text
//! population := boards; each gene (row or box) holds its missing digits in random order
//! each generation:
//!     as many children as make room (all of the population but the elite; or as many as it has):
//!         two parents, each drawn by the selection; may be the same
//!         child := crossed with the crossover rate, else a copy of the first
//!         each gene of it mutates with the mutation rate
//!     replacement: children for all but the elite; or the best of both; or one by one for the worst
//!     after `patience` generations without progress: a new population
//! ```
//!
//! Fitness is the number of digits that rows, columns and boxes miss; an evaluation is one board counted.

pub mod breed;
pub mod settings;
#[cfg(test)]
mod tests;

use crate::evolve::algorithms::own_design::breed::{Blocks, Individual, as_noted};
use crate::evolve::board::{Ground, diversity};
use crate::evolve::operation::{Act, Notes, Operation};
use crate::evolve::operators::order::{least_first, ranking};
use crate::evolve::operators::permute::fill;
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Gains, Generation, Rank, Standing};
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::puzzle::Grid;

pub use crate::evolve::algorithms::own_design::settings::{ALGORITHM, SETTINGS};

/// Boards, evenly spaced by rank, from which the diversity of a large population is taken.
const SAMPLE: usize = 200;

/// Squares of the children that are bred between two looks at the clock.
const SQUARES_IN_A_PART: usize = 8_000;

/// Who makes room.
#[derive(Clone, Copy, PartialEq)]
enum Replace {
    Generation,
    Better,
    Steady,
}

#[derive(Clone)]
struct OwnDesign {
    ground: Ground,
    blocks: Blocks,
    replace: Replace,
    size: usize,
    elite: usize,
    patience: u64,
    /// Best first.
    population: Vec<Individual>,
    children: Vec<Individual>,
    /// Children of the generation on its way.
    born: u32,
    generation: u64,
    evaluations: u64,
    /// The best fitness of this population so far, and generations since.
    lowest: u32,
    waited: u64,
    row: Generation,
    notes: Notes,
    gains: Gains,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let whole = |key| settings.whole(SETTINGS, key);
    let replace = match settings.choice(SETTINGS, "replace").as_str() {
        "better" => Replace::Better,
        "steady" => Replace::Steady,
        _ => Replace::Generation,
    };
    let mut search = OwnDesign {
        ground: Ground::unweighted(puzzle, false),
        blocks: Blocks::of(settings),
        replace,
        size: whole("population") as usize,
        elite: if replace == Replace::Generation { whole("elite") as usize } else { 0 },
        patience: u64::from(whole("patience")),
        population: Vec::new(),
        children: Vec::new(),
        born: 0,
        generation: 0,
        evaluations: 0,
        lowest: 0,
        waited: 0,
        row: Generation::default(),
        notes: Notes::default(),
        gains: Gains::default(),
    };
    search.populate(rng);
    search.row = search.measure(Vec::new());
    Box::new(search)
}

impl OwnDesign {
    /// A new random population.
    fn populate(&mut self, rng: &mut Rng) {
        self.population.clear();
        for _ in 0..self.size {
            let cells = fill(&self.ground, self.blocks.genes, rng);
            self.population.push(Individual { fitness: self.ground.missing_digits(&cells), cells });
        }
        self.evaluations += self.size as u64;
        least_first(&mut self.population, |i| i.fitness);
        (self.lowest, self.waited) = (self.population[0].fitness, 0);
    }

    fn breed(&mut self, rng: &mut Rng) {
        if self.born == 0 {
            self.gains = Gains::default();
        }
        let OwnDesign { ground, blocks, population, notes, born, .. } = self;
        let (child, fittest) = blocks.child(ground, population, *born, notes, rng);
        self.born += 1;
        self.evaluations += 1;
        self.gains.children.0 += u32::from(child.fitness < fittest);
        self.gains.children.1 += 1;
        if self.replace == Replace::Steady { self.settle(child) } else { self.children.push(child) }
    }

    /// A child takes the place of the worst, if it is as fit; it stands behind those that are as fit as it is.
    fn settle(&mut self, child: Individual) {
        let worst = self.size - 1;
        let takes = child.fitness <= self.population[worst].fitness;
        let (born, population) = (self.born - 1, &self.population);
        self.notes.add(|| Operation {
            act: Act::Replace { rank: takes.then_some(worst as u32), alike: false },
            before: vec![as_noted(worst as u32, &population[worst])],
            after: Some(as_noted(born, &child)),
        });
        if takes {
            self.population.pop();
            let at = self.population.partition_point(|i| i.fitness <= child.fitness);
            self.population.insert(at, child);
        }
    }

    fn complete(&mut self, rng: &mut Rng) {
        self.generation += 1;
        self.born = 0;
        match self.replace {
            Replace::Generation => self.succeed(),
            Replace::Better => self.survive(),
            Replace::Steady => {}
        }
        let best = self.population[0].fitness;
        self.waited = if best < self.lowest { 0 } else { self.waited + 1 };
        self.lowest = self.lowest.min(best);
        let mut events = Vec::new();
        if self.patience > 0 && best > 0 && self.waited >= self.patience {
            self.populate(rng);
            events.push(Event::Restart);
            self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
        }
        self.row = self.measure(events);
    }

    fn succeed(&mut self) {
        let (elite, population, children) = (self.elite as u32, &self.population, &self.children);
        let fitness = |all: &[Individual]| all.iter().map(|i| i.fitness).collect();
        self.notes.add(|| {
            let act = Act::Succeed { elite, parents: fitness(population), children: fitness(children) };
            Operation { act, before: Vec::new(), after: None }
        });
        self.population.truncate(self.elite);
        self.population.append(&mut self.children);
        least_first(&mut self.population, |i| i.fitness);
    }

    fn survive(&mut self) {
        let parents = self.population.len() as u32;
        self.population.append(&mut self.children);
        let (population, size) = (&self.population, self.size);
        self.notes.add(|| {
            let fitness: Vec<u32> = population.iter().map(|i| i.fitness).collect();
            let mut kept = ranking(fitness.iter().copied());
            kept.truncate(size);
            kept.sort_unstable();
            let act = Act::Survive { parents, kept, aged: Vec::new(), fitness };
            Operation { act, before: Vec::new(), after: None }
        });
        least_first(&mut self.population, |i| i.fitness);
        self.population.truncate(self.size);
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
            mutation_rate: self.blocks.rate,
            events,
        }
    }

    fn solved(&self) -> bool {
        self.population[0].fitness == 0
    }
}

impl Search for OwnDesign {
    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.gains)
    }

    fn standing(&self) -> Vec<Standing> {
        let rank = |k| if k < self.elite { Rank::Elite } else { Rank::Common };
        (0..self.population.len()).map(|k| Standing { rank: rank(k), age: 0 }).collect()
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    /// Some children.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        // Between generations: a child that solves the puzzle does not end the one it is born in.
        if self.row.best == 0 {
            return Some(self.row.clone());
        }
        for _ in 0..SQUARES_IN_A_PART / self.ground.givens.len() {
            if self.born as usize == self.size - self.elite {
                self.complete(rng);
                return Some(self.row.clone());
            }
            self.breed(rng);
        }
        None
    }

    fn first(&self) -> Generation {
        self.row.clone()
    }

    fn best(&self) -> &[u8] {
        &self.population[0].cells
    }

    fn size(&self) -> usize {
        self.population.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.population.iter().map(|i| (i.cells.clone(), i.fitness)).collect()
    }
}
