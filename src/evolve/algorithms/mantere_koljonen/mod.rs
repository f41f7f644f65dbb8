//! Mantere and Koljonen's genetic algorithm: boxes are genes, and a swap inside one must suit its rows and columns.
//!
//! T. Mantere and J. Koljonen, *Solving, rating and generating Sudoku puzzles with GA*, IEEE Congress on Evolutionary
//! Computation, 2007, section II.
//!
//! ```text
//! population := 21 boards; every box is a random permutation that keeps the givens
//! fitness = digits missing in rows and columns + digits repeated there, 0 is solved
//! each generation:
//!     sort by value = fitness + age; if the best equals the best of the generation before, its age grows by one
//!     for i := last down to the elite (the first 1):
//!         parents := two of the individuals before i, each int(i · random)
//!         board i := each box from one of the two; then in each box 1 to 5 times, each time with probability 0.6:
//!             draw two squares; stop at a given; swap if the swap rule allows it
//!     every 2,000 generations: a new population
//! ```
//!
//! Where the paper is silent or can be read in more than one way, and what was chosen (measured in `docs/mantere.md`):
//! * the mutation probability is one of each swap of a sequence (`unit=sequence`: one of a box’s whole sequence); the two
//!   squares differ;
//! * the swap rule is [`Rule`]; a refused swap is undone and ends its sequence as a given does (setting `refused`);
//! * the best has stayed the best when its board is the same, whichever individual it is (a clone takes its turn);
//!   formula 2, “if Best(generation i) = Best(generation i − 1)”, may also compare fitness (`same=fitness`), so that the
//!   one in first place ages as long as nothing better is found;
//! * two equal parents give a clone, which is mutated like any child and may stay one;
//! * equal values stay in their order, the elite first;
//! * the table of digit counts holds the givens too, and follows every swap;
//! * givens that repeat a digit in a box (no such puzzle is proper) cost two each, so that it is never called solved.
//!
//! Evaluations are the paper's trials: one per new individual, 20 a generation.

pub mod settings;
#[cfg(test)]
mod tests;

use crate::evolve::board::diversity_over;
use crate::evolve::boxes::{Boxes, Ground, Rule};
use crate::evolve::operation;
use crate::evolve::operation::{Act, Draw, Notes, Operation};
use crate::evolve::operators::order::least_first;
use crate::evolve::random::{Rng, below, happens, threshold};
use crate::evolve::row::{Event, Gains, Generation, Rank, Standing};
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::swaps::{SwapTable, Swaps};
use crate::puzzle::Grid;

pub use crate::evolve::algorithms::mantere_koljonen::settings::{ALGORITHM, SETTINGS};

#[derive(Clone)]
struct Individual {
    boxes: Boxes,
    fitness: u32,
    age: u32,
}

#[derive(Clone)]
struct MantereKoljonen {
    ground: Ground,
    elite: usize,
    /// Thresholds of a sequence in a box and of each swap in it.
    sequence: u64,
    swap: u64,
    rule: Rule,
    ageing: u32,
    /// The best ages while the best fitness stays, not only while its board does.
    by_fitness: bool,
    /// A clone is as old as its parent.
    clones_age: bool,
    restart: u64,
    population: Vec<Individual>,
    /// Fitness and boxes of the individual that was best in the generation before, if there was one.
    previous: Option<(u32, Vec<u8>)>,
    best: Vec<u8>,
    generation: u64,
    evaluations: u64,
    swaps: Swaps,
    one_parent: u32,
    mutation_rate: f64,
    notes: Notes,
    gains: Gains,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let whole = |key| settings.whole(SETTINGS, key);
    let ground = Ground::new(puzzle);
    let rate = settings.real(SETTINGS, "mutation");
    let per_swap = settings.choice(SETTINGS, "unit") == "swap";
    let random = |_| Individual { boxes: Boxes::random(&ground, rng), fitness: 0, age: 0 };
    let population: Vec<Individual> = (0..whole("population")).map(random).collect();
    let mut search = MantereKoljonen {
        elite: whole("elite") as usize,
        sequence: threshold(if per_swap { 1.0 } else { rate }),
        swap: threshold(if per_swap { rate } else { 1.0 }),
        rule: Rule::new(
            &settings.choice(SETTINGS, "rule"),
            whole("slack"),
            whole("swaps"),
            settings.choice(SETTINGS, "refused") == "ends",
        ),
        ageing: whole("ageing"),
        by_fitness: settings.choice(SETTINGS, "same") == "fitness",
        clones_age: settings.choice(SETTINGS, "clones") == "inherited",
        restart: u64::from(whole("restart")),
        evaluations: population.len() as u64,
        population,
        previous: None,
        best: vec![0; puzzle.cells().len()],
        generation: 0,
        swaps: Swaps::default(),
        one_parent: 0,
        mutation_rate: rate,
        notes: Notes::default(),
        gains: Gains::default(),
        ground,
    };
    search.population.iter_mut().for_each(|i| i.fitness = i.boxes.fitness(&search.ground));
    search.sort();
    Box::new(search)
}

/// An individual as operations tell of it; its fitness is counted anew.
fn as_noted(ground: &Ground, rank: u32, individual: &Individual) -> operation::Individual {
    let mut cells = vec![0; individual.boxes.cells().len()];
    ground.unpack(individual.boxes.cells(), &mut cells);
    operation::Individual { rank, cells, fitness: individual.boxes.fitness(ground) }
}

impl MantereKoljonen {
    /// Best value first; then the best grows older if it was the best before.
    fn sort(&mut self) {
        least_first(&mut self.population, |i| i.fitness + i.age);
        let best = &mut self.population[0];
        let cells = best.boxes.cells();
        match &mut self.previous {
            Some((fitness, board)) => {
                let same = if self.by_fitness { *fitness == best.fitness } else { board[..] == *cells };
                best.age += if same { self.ageing } else { 0 };
                *fitness = best.fitness;
                board.copy_from_slice(cells);
            }
            none => *none = Some((best.fitness, cells.to_vec())),
        }
        self.ground.unpack(best.boxes.cells(), &mut self.best);
    }

    fn breed(&mut self, rng: &mut Rng) {
        let fitness: Vec<u32> = match self.notes.taken() {
            true => self.population.iter().map(|i| i.fitness).collect(),
            false => Vec::new(),
        };
        for i in (self.elite..self.population.len()).rev() {
            let (first, second) = (below(rng, i as u32) as usize, below(rng, i as u32) as usize);
            let (parents, rest) = self.population.split_at_mut(i);
            let child = &mut rest[0];
            let choice = child.boxes.cross(&parents[first].boxes, &parents[second].boxes, &self.ground, rng);
            let (ground, born, before) = (&self.ground, self.gains.children.1, self.swaps);
            let crossed = self.notes.taken().then(|| as_noted(ground, born, child));
            if let Some(crossed) = &crossed {
                self.notes.add(|| Operation {
                    act: Act::Select { draw: Draw::Top, fitness: fitness[..i].to_vec(), refused: Vec::new() },
                    before: [first, second].map(|k| as_noted(ground, k as u32, &parents[k])).into(),
                    after: None,
                });
                self.notes.add(|| Operation {
                    act: Act::Boxes { second: (0..ground.boxes() as u16).filter(|b| choice >> b & 1 == 1).collect() },
                    before: [first, second].map(|k| as_noted(ground, k as u32, &parents[k])).into(),
                    after: Some(crossed.clone()),
                });
            }
            self.one_parent += u32::from(first == second);
            for of_box in 0..self.ground.boxes() {
                if happens(rng, self.sequence) {
                    child.boxes.mutate(&self.ground, of_box, &self.rule, self.swap, &mut self.swaps, rng);
                }
            }
            child.fitness = child.boxes.fitness(&self.ground);
            if let Some(crossed) = crossed {
                let act =
                    Act::Mutate { done: self.swaps.done - before.done, refused: self.swaps.refused - before.refused };
                let after = Some(as_noted(ground, born, child));
                self.notes.add(|| Operation { act, before: vec![crossed], after });
            }
            let fittest = parents[first].fitness.min(parents[second].fitness);
            self.gains.children.0 += u32::from(child.fitness < fittest);
            self.gains.children.1 += 1;
            let equals =
                |parent: &&Individual| parent.fitness == child.fitness && parent.boxes.cells() == child.boxes.cells();
            let parent = [first, second].map(|k| &parents[k]).into_iter().find(equals);
            child.age = parent.map_or(0, |parent| if self.clones_age { parent.age } else { 0 });
            self.evaluations += 1;
        }
        let (elite, population) = (self.elite as u32, &self.population);
        self.notes.add(|| {
            // The last place is filled first.
            let children = population[elite as usize..].iter().rev().map(|i| i.fitness).collect();
            Operation { act: Act::Succeed { elite, parents: fitness, children }, before: Vec::new(), after: None }
        });
    }

    fn begin_anew(&mut self, rng: &mut Rng) {
        for individual in &mut self.population {
            individual.boxes = Boxes::random(&self.ground, rng);
            individual.fitness = individual.boxes.fitness(&self.ground);
            individual.age = 0;
            self.evaluations += 1;
        }
        self.previous = None;
    }

    fn solved(&self) -> bool {
        self.population[0].fitness == 0
    }

    fn row(&self, mut events: Vec<Event>) -> Generation {
        if self.solved() {
            events.push(Event::Solved);
        }
        let fitness = self.population.iter().map(|i| i.fitness);
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: self.population[0].fitness,
            mean: f64::from(fitness.clone().sum::<u32>()) / self.population.len() as f64,
            worst: fitness.max().unwrap_or_default(),
            diversity: diversity_over(self.ground.free(), self.population.iter().map(|i| i.boxes.cells())),
            mutation_rate: self.mutation_rate,
            events,
        }
    }
}

impl Search for MantereKoljonen {
    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    /// A whole generation: 20 trials take well under a millisecond on any board.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.solved() {
            return Some(self.row(Vec::new()));
        }
        self.generation += 1;
        (self.swaps, self.one_parent, self.gains) = (Swaps::default(), 0, Gains::default());
        let anew = self.generation.is_multiple_of(self.restart);
        if anew {
            self.begin_anew(rng);
            self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
        } else {
            self.breed(rng);
        }
        self.sort();
        Some(self.row(if anew { vec![Event::Restart] } else { Vec::new() }))
    }

    fn first(&self) -> Generation {
        self.row(Vec::new())
    }

    fn best(&self) -> &[u8] {
        &self.best
    }

    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.gains)
    }

    fn standing(&self) -> Vec<Standing> {
        let rank = |(k, age): (usize, u32)| match (k < self.elite, age > 0) {
            (true, _) => Rank::Elite,
            (_, true) => Rank::AtAgeLimit,
            _ => Rank::Common,
        };
        self.population.iter().enumerate().map(|(k, i)| Standing { rank: rank((k, i.age)), age: i.age }).collect()
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let best = &self.population[0];
        let (rows, columns) = best.boxes.help_table(&self.ground);
        Some(AlgorithmView::Swaps(SwapTable {
            rows,
            columns,
            fitness: best.fitness,
            age: best.age,
            restart_in: (self.restart - self.generation % self.restart) as u32,
            swaps: self.swaps,
            one_parent: self.one_parent,
        }))
    }

    fn size(&self) -> usize {
        self.population.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        let cells = |i: &Individual| {
            let mut cells = vec![0; self.best.len()];
            self.ground.unpack(i.boxes.cells(), &mut cells);
            cells
        };
        self.population.iter().map(|i| (cells(i), i.fitness)).collect()
    }
}
