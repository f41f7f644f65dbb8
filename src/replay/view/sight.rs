//! An individual with what is to be seen of it.

use serde::{Deserialize, Serialize};

use crate::puzzle::Shape;
use crate::replay::heat::{apart, heat, spread};

/// An individual as it is drawn: everything place by place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sight {
    /// Its place in the population, 0 is the fittest; for a child, in the order of birth.
    pub rank: u32,
    /// Its fitness.
    pub fitness: u32,
    /// Digits place by place; 0 is open.
    pub digits: Vec<u8>,
    /// In how many houses a digit stands more than once.
    pub heat: Vec<u8>,
    /// 1 where the copies of a square on two faces disagree; empty where a square is stored once.
    pub apart: Vec<u8>,
}

impl Sight {
    /// An individual as it is drawn.
    pub fn new(shape: Shape, rank: u32, fitness: u32, cells: &[u8]) -> Sight {
        Sight { rank, fitness, digits: spread(shape, cells), heat: heat(shape, cells), apart: apart(shape, cells) }
    }

    /// Places whose digit is in conflict.
    pub fn conflicts(&self) -> usize {
        self.heat.iter().filter(|&&h| h > 0).count()
    }
}
