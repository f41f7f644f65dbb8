//! A genetic algorithm that looks for every solution of a puzzle and keeps its population diverse while it does.
//!
//! D. I. Waters, *SudoKube*, M.S. thesis, Oklahoma State University, 2008, section V.C names this as future work and says
//! no more. Ours is the flat algorithm (`waters_grid.rs`) with an archive, and sequential niches after D. Beasley,
//! D. R. Bull and R. R. Martin, *A sequential niche technique for multimodal function optimization*, Evolutionary
//! Computation 1 (1993), 101–125: what has been found is made unattractive, so that the search goes elsewhere.
//!
//! ```text
//! archive := no solutions; population := M random boards
//! each generation:
//!     children as in waters_grid; survival, with its age limit, by derated fitness:
//!         fitness + over the archive, how many squares nearer than `radius` a board is to a solution
//!     each individual grows as in waters_grid; when it becomes a solution:
//!         the archive keeps that, unless it has it already (a repeat)
//!         the individual starts again, half the time from a random board, else from a solution of the archive of which
//!             half the free squares are drawn anew
//!     until the last `repeats` · (solutions found + 5) solutions were all repeats, or the archive is full
//! ```
//!
//! * Derating acts on selection and survival only. Two solutions differ in four squares at least, and a board counts as a
//!   solution by its true fitness, so none is hidden however near it is to another.
//! * The end is a rule of thumb: if some solution were still missing and turned up as often as the average one, its
//!   chance to stay unseen for so long would be about e^(−repeats). Rarer ones can be missed: the exact count is beside it.
//! * Fitness in the log is of boards that are no solutions, so it stays above 0 while the search goes on. The last row
//!   has 0, and its best board is the solution that was found first.

mod breed;
mod growth;
pub mod search;
pub mod settings;

use crate::evolve::archive::Archive;
use crate::evolve::board::{Board, Ground, diversity};
use crate::evolve::engines::memetic::Plan;
use crate::evolve::operation::Notes;
use crate::evolve::operators::order::least_first;
use crate::evolve::operators::rate::DecayingRate;
use crate::evolve::random::{Rng, threshold};
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::puzzle::Grid;

pub use crate::evolve::algorithms::waters_all::settings::ALGORITHM;
use crate::evolve::algorithms::waters_all::settings::SETTINGS;

#[derive(Clone)]
struct Individual {
    board: Board,
    age: u32,
    derated: u32,
}

#[derive(Clone)]
struct WatersAll {
    ground: Ground,
    plan: Plan,
    rate: DecayingRate,
    archive: Archive,
    repeats: u64,
    most: usize,
    radius: usize,
    /// The probability of a fresh start, as a threshold.
    fresh: u64,
    population: Vec<Individual>,
    generation: u64,
    evaluations: u64,
    /// The individual to grow next, while a generation is on its way.
    growing: Option<usize>,
    /// Solutions new in this generation.
    new: u32,
    events: Vec<Event>,
    best: Vec<u8>,
    row: Generation,
    notes: Notes,
    gains: Gains,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let ground = Ground::unweighted(puzzle, settings.choice(SETTINGS, "digits") == "allowed");
    let plan = Plan::read(settings, SETTINGS);
    let individual = |rng: &mut Rng| Individual { board: Board::random(&ground, rng), age: 0, derated: 0 };
    let mut search = WatersAll {
        population: (0..plan.population).map(|_| individual(rng)).collect(),
        rate: plan.rate.clone(),
        archive: Archive::default(),
        repeats: u64::from(settings.whole(SETTINGS, "repeats")),
        most: settings.whole(SETTINGS, "most") as usize,
        radius: settings.whole(SETTINGS, "radius") as usize,
        fresh: threshold(settings.real(SETTINGS, "fresh")),
        generation: 0,
        evaluations: plan.population as u64,
        growing: None,
        new: 0,
        events: Vec::new(),
        best: Vec::new(),
        row: Generation::default(),
        notes: Notes::default(),
        gains: Gains::default(),
        ground,
        plan,
    };
    search.sort();
    search.tidy();
    Box::new(search)
}

impl WatersAll {
    /// How many repeats in a row end the search.
    fn wanted(&self) -> u64 {
        self.repeats * (self.archive.found().len() as u64 + 5)
    }

    fn finished(&self) -> bool {
        let found = self.archive.found().len();
        found >= self.most || found > 0 && self.archive.since() >= self.wanted()
    }

    /// Best first by derated fitness; equals stay in their order, so that a run can be repeated.
    fn sort(&mut self) {
        for individual in &mut self.population {
            let near = self.archive.nearness(individual.board.cells(), self.radius);
            individual.derated = individual.board.fitness() + near;
        }
        least_first(&mut self.population, |i| i.derated);
    }

    fn complete(&mut self) {
        self.growing = None;
        self.sort();
        if !self.plan.decay_per_individual {
            self.rate.decay();
        }
        let new = std::mem::take(&mut self.new);
        if new > 0 {
            self.events.push(Event::Found(new));
        }
        self.tidy();
    }

    /// Keeps the row and the best board as they are between two generations.
    fn tidy(&mut self) {
        let finished = self.finished();
        let fittest = self.population.iter().min_by_key(|i| i.board.fitness()).map(|i| &i.board);
        let shown = self.archive.found().first().filter(|_| finished);
        self.best = shown.cloned().or(fittest.map(|b| b.cells().to_vec())).unwrap_or_default();
        let fitness = self.population.iter().map(|i| i.board.fitness());
        let (total, worst) = (fitness.clone().map(u64::from).sum::<u64>(), fitness.max().unwrap_or(0));
        let mut events = std::mem::take(&mut self.events);
        if finished {
            events.push(Event::Solved);
        }
        self.row = Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            // A random board that happens to be a solution is harvested when it grows.
            best: if finished { 0 } else { fittest.map_or(1, Board::fitness).max(1) },
            mean: total as f64 / self.population.len() as f64,
            worst,
            diversity: diversity(&self.ground, self.population.iter().map(|i| i.board.cells())),
            mutation_rate: self.rate.get(),
            events,
        };
    }
}
