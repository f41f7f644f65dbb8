//! A genetic algorithm of generations: children are bred one by one, then they take their places. What a board may be, how a child
//! comes about and who makes room for it is each algorithm's own ([`Breeder`]); the book is kept here.

pub mod pool;

use crate::evolve::board::Ground;
use crate::evolve::engines::generational::pool::{Individual, Plan, Pool};
use crate::evolve::operation::Notes;
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Gains, Generation, Rank, Standing};
use crate::evolve::search::Search;
use crate::evolve::view::{AlgorithmView, End};

/// Squares of the children that are bred between two looks at the clock.
const SQUARES_IN_A_PART: usize = 8_000;

/// What an algorithm does its own way.
pub(crate) trait Breeder: Clone + 'static {
    /// The digits of a random board.
    fn random(&self, ground: &Ground, rng: &mut Rng) -> Vec<u8>;

    /// A child, and the fitness of its fitter parent. It is told of in the pool's notes.
    fn child(&mut self, pool: &mut Pool, rng: &mut Rng) -> (Individual, u32);

    /// Takes a child in, which is counted already.
    fn receive(&mut self, pool: &mut Pool, child: Individual) {
        pool.children.push(child);
    }

    /// Gives the children of a generation their places.
    fn replace(&mut self, pool: &mut Pool) {
        pool.succeed();
    }

    /// The mutation rate, for the log.
    fn rate(&self) -> f64;

    /// What there is to see beside the rows.
    fn view(&self, _ground: &Ground) -> Option<AlgorithmView> {
        None
    }
}

#[derive(Clone)]
pub(crate) struct Generational<B> {
    pool: Pool,
    breeder: B,
    row: Generation,
}

impl<B: Breeder> Generational<B> {
    pub fn new(ground: Ground, plan: Plan, breeder: B, rng: &mut Rng) -> Self {
        let mut search = Generational { pool: Pool::new(ground, plan), breeder, row: Generation::default() };
        let population = search.populate(rng);
        search.pool.begin(population);
        search.row = search.pool.row(search.breeder.rate(), Vec::new());
        search
    }

    /// A new random population.
    fn populate(&self, rng: &mut Rng) -> Vec<Individual> {
        let Generational { pool: Pool { ground, plan, .. }, breeder, .. } = self;
        (0..plan.size).map(|_| Individual::new(ground, breeder.random(ground, rng))).collect()
    }

    fn breed(&mut self, rng: &mut Rng) {
        let (child, fittest) = self.breeder.child(&mut self.pool, rng);
        self.pool.count(&child, fittest);
        self.breeder.receive(&mut self.pool, child);
    }

    fn complete(&mut self, rng: &mut Rng) {
        self.breeder.replace(&mut self.pool);
        self.pool.complete();
        let mut events = Vec::new();
        if self.pool.plan.restarts && self.pool.is_stuck() {
            let population = self.populate(rng);
            self.pool.restart(population);
            events.push(Event::Restart);
        }
        self.row = self.pool.row(self.breeder.rate(), events);
    }
}

impl<B: Breeder> Search for Generational<B> {
    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.pool.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.pool.gains)
    }

    fn standing(&self) -> Vec<Standing> {
        let rank = |k| if k < self.pool.plan.elite { Rank::Elite } else { Rank::Common };
        (0..self.size()).map(|k| Standing { rank: rank(k), age: 0 }).collect()
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    /// Some children.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        // Between generations: a child that solves the puzzle does not end the one it is born in.
        if self.row.best == 0 || self.ended().is_some() {
            return Some(self.row.clone());
        }
        let Plan { size, elite, .. } = self.pool.plan;
        for _ in 0..SQUARES_IN_A_PART / self.pool.ground.givens.len() {
            if self.pool.born as usize == size - elite {
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
        &self.pool.best().cells
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        self.breeder.view(&self.pool.ground)
    }

    fn ended(&self) -> Option<End> {
        (!self.pool.plan.restarts && self.pool.is_stuck()).then_some(End::NoProgress)
    }

    fn size(&self) -> usize {
        self.pool.population.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.pool.population.iter().map(|i| (i.cells.clone(), i.fitness)).collect()
    }
}
