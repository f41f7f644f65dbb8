//! A run is its puzzle, its settings and its seed; it advances one generation a step and reports one typed row.

use crate::evolve::algorithm::{Algorithm, RunError};
use crate::evolve::algorithms;
use crate::evolve::operation::Operation;
use crate::evolve::random;
use crate::evolve::random::Rng;
use crate::evolve::row::Generation;
use crate::evolve::search::{Search, Start};
use crate::evolve::settings::Settings;
use crate::evolve::view::End;
use crate::puzzle::{Grid, Place, check};

/// A search with its own generator of randomness: the same puzzle, settings and seed give the same rows anywhere.
pub struct Run {
    puzzle: Grid,
    rng: Rng,
    search: Box<dyn Search>,
    row: Generation,
    /// The fittest board of any generation so far, and its fitness. A reset of the mutation rate may lose it again.
    found: (u32, Vec<u8>),
}

impl Run {
    /// A run before its first generation.
    ///
    /// # Errors
    ///
    /// There is no such algorithm, it does not work on the board, or a setting is refused.
    pub fn new(algorithm: &str, puzzle: &Grid, settings: &Settings, seed: u64) -> Result<Run, RunError> {
        let algorithm = algorithms::find(algorithm)?;
        let start = algorithms::starter(algorithm.name).ok_or_else(|| algorithms::unknown(algorithm.name))?;
        Run::of(algorithm, start, puzzle, settings, seed)
    }

    /// The same for an algorithm that is known beforehand: a program that needs no other does not carry the others.
    ///
    /// # Errors
    ///
    /// It does not work on the board, or a setting is refused.
    pub(crate) fn of(
        algorithm: &Algorithm,
        start: Start,
        puzzle: &Grid,
        settings: &Settings,
        seed: u64,
    ) -> Result<Run, RunError> {
        algorithm.suits(puzzle.shape())?;
        let checked = algorithm.checked(settings)?;
        let mut rng = random::seeded(seed);
        let search = start(puzzle, &checked, &mut rng);
        let row = search.first();
        let found = (row.best, search.best().to_vec());
        Ok(Run { puzzle: puzzle.clone(), rng, search, row, found })
    }

    /// A second run in the same state (see [`Search::fork`]).
    pub fn fork(&self) -> Option<Run> {
        let search = self.search.fork()?;
        let (puzzle, rng) = (self.puzzle.clone(), self.rng.clone());
        Some(Run { puzzle, rng, search, row: self.row.clone(), found: self.found.clone() })
    }

    /// Notes from now on what each operator does (see [`Search::trace`]).
    pub fn trace(&mut self) {
        self.search.trace();
    }

    /// What the operators did since the last call.
    pub fn operations(&mut self) -> Vec<Operation> {
        self.search.operations()
    }

    /// Advances one generation (the rest of it, after an [`Run::advance`] that did not complete one).
    pub fn step(&mut self) -> &Generation {
        while !self.advance() {}
        &self.row
    }

    /// Does a small part of a generation; true when that completed it and there is a new row.
    pub fn advance(&mut self) -> bool {
        let Some(row) = self.search.advance(&mut self.rng) else { return false };
        if row.best < self.found.0 {
            self.found.0 = row.best;
            self.found.1.clear();
            self.found.1.extend_from_slice(self.search.best());
        }
        self.row = row;
        true
    }

    /// The best individuals, to be sent to another island (see [`crate::evolve::island`]).
    pub fn emigrants(&self, count: usize) -> Vec<Vec<u8>> {
        self.search.emigrants(count)
    }

    /// Whether individuals are exchanged with other islands after the latest generation, if they are at all.
    pub fn is_exchange(&self) -> bool {
        let generation = self.row.generation;
        generation > 0 && generation.is_multiple_of(self.search.epoch())
    }

    /// Takes in individuals from another island. The next row tells of them.
    pub fn immigrate(&mut self, digits: &[Vec<u8>]) {
        self.search.immigrate(digits);
    }

    /// The latest row.
    pub fn row(&self) -> &Generation {
        &self.row
    }

    /// The puzzle that is being solved.
    pub fn puzzle(&self) -> &Grid {
        &self.puzzle
    }

    /// The search itself.
    pub fn search(&self) -> &dyn Search {
        self.search.as_ref()
    }

    /// How many squares have copies that disagree, where an algorithm keeps one for each face.
    pub fn mismatches(&self) -> usize {
        let Some(copies) = self.search.copies() else { return 0 };
        let layout = self.puzzle.layout();
        let copy = |p: &Place| copies[(p.face * layout.side + p.row) * layout.side + p.column];
        layout.places.iter().filter(|places| places.iter().any(|p| copy(p) != copy(&places[0]))).count()
    }

    /// Whether the search says it is done; [`Run::verified`] is the word that counts.
    pub fn solved(&self) -> bool {
        self.row.best == 0
    }

    /// Why the search can do no more, when it has ended without an answer.
    pub fn ended(&self) -> Option<End> {
        if self.solved() { None } else { self.search.ended() }
    }

    /// The best individual as a grid.
    pub fn best(&self) -> Grid {
        self.grid(self.search.best())
    }

    /// The best fitness of any generation so far.
    pub fn found_fitness(&self) -> u32 {
        self.found.0
    }

    /// The best fitness of any generation so far, and the board that had it first.
    pub fn found(&self) -> (u32, Grid) {
        (self.found.0, self.grid(&self.found.1))
    }

    fn grid(&self, cells: &[u8]) -> Grid {
        Grid::new(self.puzzle.shape(), cells.to_vec()).unwrap_or_else(|| Grid::empty(self.puzzle.shape()))
    }

    /// The answer, when the independent checker accepts it.
    pub fn verified(&self) -> Option<Grid> {
        let best = self.best();
        (self.solved() && self.mismatches() == 0 && check::check(&self.puzzle, &best).is_ok()).then_some(best)
    }
}
