//! A genetic algorithm that looks for every solution of a puzzle and keeps its population diverse while it does.
//!
//! D. I. Waters, *SudoKube*, M.S. thesis, Oklahoma State University, 2008, section V.C names this as future work and says
//! no more. Ours is her flat algorithm (`waters_grid.rs`) with an archive, and sequential niches after D. Beasley,
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

pub mod search;
pub mod settings;

use crate::evolve::archive::Archive;
use crate::evolve::board::{Board, Ground, differences, diversity};
use crate::evolve::engines::memetic::{Plan, as_noted, order};
use crate::evolve::operation;
use crate::evolve::operation::{Act, Draw, Notes, Operation};
use crate::evolve::operators::grow::KINDS;
use crate::evolve::operators::order::least_first;
use crate::evolve::operators::rate::DecayingRate;
use crate::evolve::operators::{age, cross, grow, select};
use crate::evolve::random::{Rng, below, happens, pick, pick_bit, threshold};
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::evolve::trail::{How, Recorder};
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

    fn child(&mut self, born: usize, rng: &mut Rng) -> Individual {
        let cells = |k: usize| self.population[k].board.cells();
        let most = (self.plan.difference * self.ground.givens.len() as f64) as usize;
        let noted = self.notes.taken();
        let mut drawn = Vec::new();
        let similar = |a: usize, b: usize| {
            if noted {
                drawn.push((a as u32, b as u32));
            }
            differences(cells(a), cells(b)) <= most
        };
        let (first, second) = select::similar_couple(rng, self.population.len(), similar);
        let kind = below(rng, 3) as usize;
        let board = Board::from_cells(&self.ground, cross::alternate(&self.ground, kind, cells(first), cells(second)));
        let parents = [first, second].map(|k| &self.population[k].board);
        self.gains.children.0 += u32::from(board.fitness() < parents[0].fitness().min(parents[1].fitness()));
        self.gains.children.1 += 1;
        let ground = &self.ground;
        // The last couple is taken, whatever it is.
        drawn.pop();
        let population = &self.population;
        self.notes.add(|| Operation {
            act: Act::Select {
                draw: Draw::Rank,
                fitness: population.iter().map(|i| i.board.fitness()).collect(),
                refused: drawn,
            },
            before: vec![as_noted(first, parents[0]), as_noted(second, parents[1])],
            after: None,
        });
        self.notes.add(|| Operation {
            act: Act::Lines { kind: KINDS[kind], second: cross::lines_of_second(ground, kind, None) },
            before: vec![as_noted(first, parents[0]), as_noted(second, parents[1])],
            after: Some(as_noted(born, &board)),
        });
        Individual { board, age: 0, derated: 0 }
    }

    /// Best first by derated fitness; equals stay in their order, so that a run can be repeated.
    fn sort(&mut self) {
        for individual in &mut self.population {
            let near = self.archive.nearness(individual.board.cells(), self.radius);
            individual.derated = individual.board.fitness() + near;
        }
        least_first(&mut self.population, |i| i.derated);
    }

    /// Breeds children; the best of all are kept, the old give way; the mutation rate is reset when that is due.
    fn begin(&mut self, rng: &mut Rng) {
        self.generation += 1;
        self.gains = Gains::default();
        let keep = self.population.len();
        let children: Vec<Individual> = (0..keep).map(|born| self.child(born, rng)).collect();
        self.evaluations += keep as u64;
        self.population.iter_mut().for_each(|parent| parent.age += 1);
        self.population.extend(children);
        // Where each stands before the sort, which goes by derated fitness.
        let places: Option<Vec<u32>> = self.notes.taken().then(|| self.order());
        let fitness: Vec<u32> = match places {
            Some(_) => self.population.iter().map(|i| i.board.fitness()).collect(),
            None => Vec::new(),
        };
        self.sort();
        let ages: Vec<u32> = self.population.iter().map(|i| i.age).collect();
        let survivors = age::survivors(&ages, keep, self.plan.age_limit);
        if let Some(order) = places {
            let aged = (0..keep).filter(|k| !survivors.kept.contains(k)).map(|k| order[k]).collect();
            let kept = survivors.kept.iter().map(|&k| order[k]).collect();
            let act = Act::Survive { parents: keep as u32, kept, aged, fitness };
            self.notes.add(|| Operation { act, before: Vec::new(), after: None });
        }
        let mut kept = survivors.kept.iter().copied().peekable();
        let all = std::mem::take(&mut self.population);
        self.population = all.into_iter().enumerate().filter_map(|(k, i)| kept.next_if_eq(&k).map(|_| i)).collect();
        if survivors.aged > 0 {
            self.events.push(Event::Aged(survivors.aged));
        }
        let equal = self.population[0].derated == self.population[keep - 1].derated;
        let due = self.generation.is_multiple_of(self.plan.reset);
        if due || equal {
            self.notes.add(|| Operation { act: Act::Reset, before: Vec::new(), after: None });
            self.events.push(if due { Event::Reset } else { Event::Stuck });
            self.rate.jump();
        }
    }

    /// Grows one individual; solutions it becomes on the way are harvested.
    fn grow(&mut self, k: usize, rng: &mut Rng) {
        let rate = self.rate.threshold();
        let fitness = self.population[k].board.fitness();
        let mut improved = false;
        let mut before = self.notes.taken().then(|| as_noted(k, &self.population[k].board));
        let mut recorder = before.as_ref().map(|before| Recorder::new(&before.cells));
        let (mut iterations, mut mutations) = (0, 0);
        self.gains.growths.1 += 1;
        for _ in 0..self.plan.iterations {
            let how = grow::mutate_or_grow(&self.ground, &mut self.population[k].board, rate, rng);
            mutations += u32::from(how == How::Mutation);
            iterations += 1;
            self.evaluations += 1;
            let board = &self.population[k].board;
            recorder.iter_mut().for_each(|r| r.note(how, board.cells(), board.fitness()));
            if board.fitness() == 0 {
                let trail = recorder.take().map(Recorder::trail).unwrap_or_default();
                let act = Act::Grow { iterations, mutations, trail };
                let solution = self.note_growth(k, act, before.take());
                improved = true;
                let known = self.new;
                self.harvest(k, rng);
                if let Some(solution) = solution {
                    let next = as_noted(k, &self.population[k].board);
                    let act = Act::Found { new: self.new > known };
                    self.notes.add(|| Operation { act, before: vec![solution], after: Some(next.clone()) });
                    recorder = Some(Recorder::new(&next.cells));
                    before = Some(next);
                    (iterations, mutations) = (0, 0);
                }
                if self.finished() {
                    self.gains.growths.0 += 1;
                    return;
                }
            }
        }
        self.gains.growths.0 += u32::from(improved || self.population[k].board.fitness() < fitness);
        let trail = recorder.map(Recorder::trail).unwrap_or_default();
        self.note_growth(k, Act::Grow { iterations, mutations, trail }, before);
        if self.plan.decay_per_individual {
            self.rate.decay();
        }
    }

    /// Notes what an individual has become, which it returns.
    fn note_growth(
        &mut self,
        k: usize,
        act: Act,
        before: Option<operation::Individual>,
    ) -> Option<operation::Individual> {
        let before = before?;
        let after = as_noted(k, &self.population[k].board);
        self.notes.add(|| Operation { act, before: vec![before], after: Some(after.clone()) });
        Some(after)
    }

    /// The places of individuals before they are sorted, in the order they are sorted into.
    fn order(&self) -> Vec<u32> {
        let near = |i: &Individual| i.board.fitness() + self.archive.nearness(i.board.cells(), self.radius);
        order(&self.population.iter().map(near).collect::<Vec<_>>())
    }

    /// Puts a solution into the archive and lets the individual start again.
    fn harvest(&mut self, k: usize, rng: &mut Rng) {
        self.new += u32::from(self.archive.meet(self.population[k].board.cells()));
        let board = match happens(rng, self.fresh) {
            true => Board::random(&self.ground, rng),
            false => self.shaken(rng),
        };
        self.population[k] = Individual { board, age: 0, derated: 0 };
        self.evaluations += 1;
    }

    /// A solution of the archive of which each free square is drawn anew with probability one half.
    fn shaken(&self, rng: &mut Rng) -> Board {
        let mut cells = pick(rng, self.archive.found()).clone();
        for &square in &self.ground.free {
            if below(rng, 2) == 1 {
                cells[square as usize] = pick_bit(rng, self.ground.allowed[square as usize]) as u8 + 1;
            }
        }
        Board::from_cells(&self.ground, cells)
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
