//! What every search offers: its parts, its rows, what it shows.

use crate::evolve::engines::geometric::{Couple, Geometric, Individual, Space};
use crate::evolve::operation::Notes;
use crate::evolve::random::Rng;
use crate::evolve::row::{Gains, Generation, Rank, Standing};
use crate::evolve::search::Search;
use crate::evolve::view::crossing::{Apart, Crossing};
use crate::evolve::view::{AlgorithmView, End};

/// Squares of the children that are bred between two looks at the clock.
const SQUARES_IN_A_PART: usize = 8_000;

impl<S: Space> Search for Geometric<S> {
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
        if self.solved() || self.ended().is_some() {
            return Some(self.row.clone());
        }
        for _ in 0..SQUARES_IN_A_PART / self.ground.givens.len() {
            if self.children.len() == self.size - self.elite {
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

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let Couple { parents: [first, second], child } = self.shown.as_ref()?;
        let apart = |a: &Individual, b: &Individual, row: std::ops::Range<usize>| {
            S::distance(&a.cells[row.clone()], &b.cells[row]).map(|n| n as u32)
        };
        let row = |from: usize| {
            let row = from..from + self.ground.layout.side;
            Some(Apart {
                parents: apart(first, second, row.clone())?,
                from_first: apart(first, child, row.clone())?,
                from_second: apart(child, second, row)?,
            })
        };
        Some(AlgorithmView::Crossing(Crossing {
            rows: (0..child.cells.len()).step_by(self.ground.layout.side).map(row).collect(),
            parents: [first.cells.clone(), second.cells.clone()],
            child: child.cells.clone(),
            of_parents: [first.fitness, second.fitness],
            of_child: child.fitness,
            swaps: S::SWAPS,
        }))
    }

    fn ended(&self) -> Option<End> {
        (!self.restart && !self.solved() && self.waited >= self.patience).then_some(End::NoProgress)
    }

    fn size(&self) -> usize {
        self.population.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.population.iter().map(|i| (i.cells.clone(), i.fitness)).collect()
    }
}
