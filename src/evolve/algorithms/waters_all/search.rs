//! What every search offers: its parts, its rows, what it shows.

use crate::evolve::algorithms::waters_all::WatersAll;
use crate::evolve::engines::memetic::standing_by_age;
use crate::evolve::operation::Notes;
use crate::evolve::random::Rng;
use crate::evolve::row::{Gains, Generation, Standing};
use crate::evolve::search::Search;
use crate::evolve::view::AlgorithmView;

/// Solutions that the page is shown one by one.
const SHOWN: usize = 200;

impl Search for WatersAll {
    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.gains)
    }

    fn standing(&self) -> Vec<Standing> {
        self.population.iter().map(|i| standing_by_age(i.age, self.plan.age_limit)).collect()
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    /// Breeding is a part, and so is the growth of each individual.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.row.best == 0 {
            return Some(self.row.clone());
        }
        let Some(k) = self.growing else {
            self.begin(rng);
            self.growing = Some(0);
            return None;
        };
        self.grow(k, rng);
        if self.finished() || k + 1 == self.population.len() {
            self.complete();
            return Some(self.row.clone());
        }
        self.growing = Some(k + 1);
        None
    }

    fn first(&self) -> Generation {
        self.row.clone()
    }

    fn best(&self) -> &[u8] {
        &self.best
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        Some(AlgorithmView::Solutions {
            count: self.archive.found().len() as u32,
            first: self.archive.found().iter().take(SHOWN).cloned().collect(),
            met: self.archive.met(),
            since: self.archive.since(),
            wanted: self.wanted(),
        })
    }

    fn size(&self) -> usize {
        self.population.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.population.iter().map(|i| (i.board.cells().to_vec(), i.board.fitness())).collect()
    }
}
