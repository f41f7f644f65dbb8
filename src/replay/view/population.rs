//! A population: fitness, standing and conflicts of those that are drawn, and how far all agree.

use serde::{Deserialize, Serialize};

use crate::evolve::Run;
use crate::evolve::row::{Rank, Standing};
use crate::puzzle::Shape;
use crate::replay::heat::{Agreed, agreement, heat, spread};

/// Individuals that are drawn at once.
pub const DRAWN: usize = 200;

/// An open square among the numbers of houses in conflict.
pub const OPEN: u8 = u8::MAX;

/// Some of a population, and how far all of it agrees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Population {
    /// Number of the generation.
    pub generation: u64,
    /// Individuals in all, and the rank of the first that is drawn.
    pub size: u32,
    /// Rank of the first, from 0.
    pub from: u32,
    /// Fitness of each.
    pub fitness: Vec<u32>,
    /// Of those that are drawn; nothing where a method tells no individual from another.
    pub standing: Vec<Standing>,
    /// Of those that are drawn, one after the other, place by place; [`OPEN`] where a square is open.
    pub heat: Vec<u8>,
    /// What most agree on, place by place.
    pub agreement: Vec<Agreed>,
}

impl Population {
    /// How many of this rank are among those that are drawn.
    pub fn count(&self, rank: Rank) -> usize {
        self.standing.iter().filter(|s| s.rank == rank).count()
    }
}

/// The population from a rank on.
pub fn population(run: &Run, from: u32) -> Population {
    let shape = run.puzzle().shape();
    let population = run.search().members();
    let from = (from as usize).min(population.len().saturating_sub(1));
    let drawn = &population[from..population.len().min(from + DRAWN)];
    let standing = run.search().standing();
    Population {
        generation: run.row().generation,
        size: population.len() as u32,
        from: from as u32,
        fitness: drawn.iter().map(|(_, fitness)| *fitness).collect(),
        standing: standing.into_iter().skip(from).take(drawn.len()).collect(),
        heat: drawn.iter().flat_map(|(cells, _)| heat_or_open(shape, cells)).collect(),
        agreement: agreement(shape, population.iter().map(|(cells, _)| cells.as_slice())),
    }
}

/// The numbers of houses in conflict, or that a square is open.
fn heat_or_open(shape: Shape, cells: &[u8]) -> Vec<u8> {
    let digits = spread(shape, cells);
    heat(shape, cells).into_iter().zip(digits).map(|(heat, digit)| if digit == 0 { OPEN } else { heat }).collect()
}
