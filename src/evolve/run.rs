//! A run is its puzzle, its settings and its seed; it advances one generation a step and reports one typed row.

use serde::{Deserialize, Serialize};

use crate::evolve::algorithms;
use crate::evolve::island;
use crate::evolve::operation::{Notes, Operation};
use crate::evolve::random;
use crate::evolve::random::Rng;
pub use crate::evolve::row::{Event, Gains, Generation, Rank, Standing};
use crate::evolve::settings::{Settings, SettingsError};
use crate::evolve::view::{End, Inside};
use crate::puzzle::{Grid, Place, check};

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

    /// Where this search notes what its operators do; `None` where a method is explained by [`Search::inside`] alone.
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

    /// What there is to see inside, beside the rows; asked for a few times a second at most.
    fn inside(&self) -> Option<Inside> {
        self.copies().map(|copies| Inside::Copies(copies.to_vec()))
    }

    /// Why there is nothing left to do, once that is so although no answer was found; further calls of
    /// [`Search::advance`] then change nothing.
    fn ended(&self) -> Option<End> {
        None
    }

    /// Generations between two exchanges with other islands.
    fn epoch(&self) -> u64 {
        island::EPOCH
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

    /// The whole population, best first: digits per distinct square and fitness.
    fn population(&self) -> Vec<(Vec<u8>, u32)>;
}

/// When a run gives up. `None` is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    pub generations: Option<u64>,
    pub evaluations: Option<u64>,
}

impl Limits {
    pub fn reached(&self, row: &Generation) -> bool {
        self.generations.is_some_and(|g| row.generation >= g) || self.evaluations.is_some_and(|e| row.evaluations >= e)
    }
}

/// Why a run cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum RunError {
    #[error("there is no algorithm “{name}”; there are {known}")]
    Algorithm { name: String, known: String },
    #[error("{algorithm} does not work on {shape}: {reason}")]
    Unsuited { algorithm: String, shape: String, reason: String },
    #[error(transparent)]
    Settings(#[from] SettingsError),
}

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
    pub fn new(algorithm: &str, puzzle: &Grid, settings: &Settings, seed: u64) -> Result<Run, RunError> {
        let algorithm = algorithms::find(algorithm)?;
        algorithm.suits(puzzle.shape())?;
        let mut checked = Settings::default();
        for (key, value) in settings.changed() {
            checked.set(algorithm.name, algorithm.settings, key, value)?;
        }
        let start = algorithms::starter(algorithm.name).ok_or_else(|| algorithms::unknown(algorithm.name))?;
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
