//! What every algorithm offers: a search that advances one generation at a time.

use crate::evolve::operation::{Notes, Operation};
use crate::evolve::random::Rng;
use crate::evolve::row::{Gains, Generation, Standing};
use crate::evolve::settings::Settings;
use crate::evolve::view::{AlgorithmView, End};
use crate::puzzle::Grid;

/// Generations between two exchanges with other islands, unless the algorithm has its own number.
pub const EPOCH: u64 = 20;

/// Starts an algorithm on a puzzle.
pub type Start = fn(&Grid, &Settings, &mut Rng) -> Box<dyn Search>;

/// An evolutionary search on one puzzle. Nothing in it knows a clock or a browser.
pub trait Search {
    /// Does a small part of a generation, so that a thread can look up in between even on large boards; the row, when
    /// that completed the generation. Only `binary-program`, whose library answers no sooner than after a node, may take
    /// longer: on the page it has a worker of its own, which is ended when it does not obey.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation>;

    /// A second search in the same state, so that a run can be gone back in without being run again from its start; `None`
    /// where a library holds the state and keeps it to itself.
    fn fork(&self) -> Option<Box<dyn Search>> {
        None
    }

    /// Where this search notes what its operators do; `None` where a method is explained by [`Search::algorithm_view`] alone.
    fn notes(&mut self) -> Option<&mut Notes> {
        None
    }

    /// Notes from now on what each operator does, and nothing else changes: same seed, same rows.
    fn trace(&mut self) {
        if let Some(notes) = self.notes() {
            notes.begin();
        }
    }

    /// What was noted since the last call.
    fn operations(&mut self) -> Vec<Operation> {
        self.notes().map(Notes::take).unwrap_or_default()
    }

    /// The row of the first population, before any step.
    fn first(&self) -> Generation;

    /// The digits of the best individual of the last complete generation, one per distinct square.
    fn best(&self) -> &[u8];

    /// Where an algorithm keeps its own copy of a square for each face: the best individual's digits place by
    /// place, as [`Grid::face_cells`] orders them. `None` when a square is stored once.
    fn copies(&self) -> Option<&[u8]> {
        None
    }

    /// What there is to see beside the rows; asked for a few times a second at most.
    fn algorithm_view(&self) -> Option<AlgorithmView> {
        self.copies().map(|copies| AlgorithmView::Copies(copies.to_vec()))
    }

    /// Why there is nothing left to do, once that is so although no answer was found; further calls of
    /// [`Search::advance`] then change nothing.
    fn ended(&self) -> Option<End> {
        None
    }

    /// Generations between two exchanges with other islands.
    fn epoch(&self) -> u64 {
        EPOCH
    }

    /// The best individuals, to be sent to another island, as [`Search::immigrate`] reads them; none when the algorithm
    /// has no population to send from.
    fn emigrants(&self, _count: usize) -> Vec<Vec<u8>> {
        Vec::new()
    }

    /// Takes in individuals from another island, in place of the worst. Only between two generations.
    fn immigrate(&mut self, _digits: &[Vec<u8>]) {}

    /// How often the operators of the last complete generation gained something; none where a method has no operators.
    fn gains(&self) -> Option<Gains> {
        None
    }

    /// How each individual stands, in the order of [`Search::population`]; nothing where a method has neither age nor elite.
    fn standing(&self) -> Vec<Standing> {
        Vec::new()
    }

    /// How many individuals [`Search::population`] has.
    fn size(&self) -> usize {
        1
    }

    /// The population as operations see it: place by place where there is a copy of a square for each face.
    fn members(&self) -> Vec<(Vec<u8>, u32)> {
        let population = self.population();
        if self.copies().is_none() {
            return population;
        }
        let copies = self.emigrants(population.len());
        match copies.len() == population.len() {
            true => copies.into_iter().zip(population).map(|(cells, (_, fitness))| (cells, fitness)).collect(),
            false => population,
        }
    }

    /// The whole population, best first: digits per distinct square and fitness.
    fn population(&self) -> Vec<(Vec<u8>, u32)>;
}
