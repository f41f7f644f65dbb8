//! What every search offers: its parts, its rows, what it shows, and what islands exchange.

use crate::evolve::board::Board;
use crate::evolve::engines::memetic::{Individual, Memetic, sort, standing_by_age};
use crate::evolve::operation::Notes;
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Gains, Generation, Standing};
use crate::evolve::search::Search;
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::member::Member;

impl Search for Memetic {
    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    /// Breeding is a part, and so is the growth of each individual.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        let Some(k) = self.growing else {
            if self.solved() {
                return Some(self.row(vec![Event::Solved]));
            }
            if self.begin(rng) {
                return Some(self.complete());
            }
            self.growing = Some(0);
            return None;
        };
        if self.grow(k, rng) || k + 1 == self.growers() {
            return Some(self.complete());
        }
        self.growing = Some(k + 1);
        None
    }

    fn first(&self) -> Generation {
        self.row(if self.solved() { vec![Event::Solved] } else { Vec::new() })
    }

    fn best(&self) -> &[u8] {
        if self.ground.has_copies() { &self.distinct } else { &self.best }
    }

    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.gains)
    }

    fn standing(&self) -> Vec<Standing> {
        let limit = self.plan.age_limit;
        self.population.iter().map(|i| standing_by_age(i.age, limit)).collect()
    }

    fn copies(&self) -> Option<&[u8]> {
        self.ground.has_copies().then_some(self.best.as_slice())
    }

    /// A cube with copies shows them on its faces instead.
    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let members = || self.population.iter().map(|i| Member { fitness: i.board.fitness(), age: i.age }).collect();
        Some(match self.copies() {
            Some(copies) => AlgorithmView::Copies(copies.to_vec()),
            None => AlgorithmView::Population(members()),
        })
    }

    fn emigrants(&self, count: usize) -> Vec<Vec<u8>> {
        self.population.iter().take(count).map(|i| i.board.cells().to_vec()).collect()
    }

    /// An immigrant begins a new life: its age is 0.
    fn immigrate(&mut self, digits: &[Vec<u8>]) {
        let side = self.ground.side() as u8;
        let fits = |c: &&Vec<u8>| c.len() == self.cells(0).len() && c.iter().all(|d| (1..=side).contains(d));
        let boards: Vec<Board> =
            digits.iter().filter(fits).map(|c| Board::from_cells(&self.ground, c.clone())).collect();
        for (place, board) in self.population.iter_mut().rev().zip(boards) {
            *place = Individual { board, age: 0 };
            self.evaluations += 1;
        }
        sort(&mut self.population);
        self.tidy();
    }

    fn size(&self) -> usize {
        self.population.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.population.iter().map(|i| (self.ground.distinct(i.board.cells()), i.board.fitness())).collect()
    }
}
