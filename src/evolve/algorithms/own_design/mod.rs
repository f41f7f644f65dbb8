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

use crate::evolve::algorithms::own_design::breed::Blocks;
use crate::evolve::board::Ground;
use crate::evolve::engines::generational::pool::{Individual, Plan, Pool};
use crate::evolve::engines::generational::{Breeder, Generational};
use crate::evolve::operation::{Act, Operation};
use crate::evolve::operators::order::ranking;
use crate::evolve::operators::permute::fill;
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::puzzle::Grid;

pub use crate::evolve::algorithms::own_design::settings::{ALGORITHM, SETTINGS};

/// Who makes room.
#[derive(Clone, Copy, PartialEq)]
enum Replace {
    Generation,
    Better,
    Steady,
}

#[derive(Clone)]
struct OwnDesign {
    blocks: Blocks,
    replace: Replace,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let whole = |key| settings.whole(SETTINGS, key);
    let replace = match settings.choice(SETTINGS, "replace").as_str() {
        "better" => Replace::Better,
        "steady" => Replace::Steady,
        _ => Replace::Generation,
    };
    let plan = Plan {
        size: whole("population") as usize,
        elite: if replace == Replace::Generation { whole("elite") as usize } else { 0 },
        patience: u64::from(whole("patience")),
        restarts: true,
    };
    let breeder = OwnDesign { blocks: Blocks::of(settings), replace };
    Box::new(Generational::new(Ground::unweighted(puzzle, false), plan, breeder, rng))
}

impl Breeder for OwnDesign {
    fn random(&self, ground: &Ground, rng: &mut Rng) -> Vec<u8> {
        fill(ground, self.blocks.genes, rng)
    }

    fn child(&mut self, pool: &mut Pool, rng: &mut Rng) -> (Individual, u32) {
        self.blocks.child(pool, rng)
    }

    fn receive(&mut self, pool: &mut Pool, child: Individual) {
        if self.replace == Replace::Steady { settle(pool, child) } else { pool.children.push(child) }
    }

    fn replace(&mut self, pool: &mut Pool) {
        match self.replace {
            Replace::Generation => pool.succeed(),
            Replace::Better => survive(pool),
            Replace::Steady => {}
        }
    }

    fn rate(&self) -> f64 {
        self.blocks.rate
    }
}

/// A child takes the place of the worst, if it is as fit; it stands behind those that are as fit as it is.
fn settle(pool: &mut Pool, child: Individual) {
    let Pool { plan, population, born, notes, .. } = pool;
    let worst = plan.size - 1;
    let takes = child.fitness <= population[worst].fitness;
    notes.add(|| Operation {
        act: Act::Replace { rank: takes.then_some(worst as u32), alike: false },
        before: vec![population[worst].noted(worst as u32)],
        after: Some(child.noted(*born - 1)),
    });
    if takes {
        population.pop();
        let at = population.partition_point(|i| i.fitness <= child.fitness);
        population.insert(at, child);
    }
}

/// The best of parents and children together stay.
fn survive(pool: &mut Pool) {
    let parents = pool.population.len() as u32;
    pool.population.append(&mut pool.children);
    let (population, size) = (&pool.population, pool.plan.size);
    pool.notes.add(|| {
        let fitness: Vec<u32> = population.iter().map(|i| i.fitness).collect();
        let mut kept = ranking(fitness.iter().copied());
        kept.truncate(size);
        kept.sort_unstable();
        let act = Act::Survive { parents, kept, aged: Vec::new(), fitness };
        Operation { act, before: Vec::new(), after: None }
    });
    pool.sort();
    pool.population.truncate(size);
}
