//! The generation that Waters' algorithms share (thesis III.B and III.E): crossover of similar parents, survival with
//! ageing, a mutation rate that is reset and decays, and growth of every board. What differs is in their own files.

pub mod plan;
pub mod search;

use crate::evolve::board::{Board, Ground, differences, diversity};
pub use crate::evolve::engines::memetic::plan::{Crossover, Growers, Plan};
use crate::evolve::operation;
use crate::evolve::operation::{Act, Draw, Notes, Operation};
use crate::evolve::operators::grow::KINDS;
use crate::evolve::operators::mend::Borders;
use crate::evolve::operators::order::{least_first, ranking};
use crate::evolve::operators::rate::DecayingRate;
use crate::evolve::operators::{age, cross, grow, select};
use crate::evolve::random::{Rng, below};
use crate::evolve::row::{Event, Gains, Generation, Rank, Standing};
use crate::evolve::trail::{How, Recorder};

#[derive(Clone)]
struct Individual {
    board: Board,
    age: u32,
}

/// A population and where it stands.
#[derive(Clone)]
pub struct Memetic {
    ground: Ground,
    plan: Plan,
    rate: DecayingRate,
    population: Vec<Individual>,
    generation: u64,
    evaluations: u64,
    borders: Borders,
    children: Vec<Individual>,
    /// The individual to grow next, while a generation is on its way.
    growing: Option<usize>,
    events: Vec<Event>,
    notes: Notes,
    gains: Gains,
    /// The best individual of the last complete generation; per distinct square too, where squares have copies.
    best: Vec<u8>,
    distinct: Vec<u8>,
}

impl Memetic {
    /// A search with its first population.
    pub fn new(ground: Ground, plan: Plan, rng: &mut Rng) -> Memetic {
        let population =
            (0..plan.population).map(|_| Individual { board: Board::random(&ground, rng), age: 0 }).collect();
        let mut search = Memetic {
            rate: plan.rate.clone(),
            population,
            generation: 0,
            evaluations: plan.population as u64,
            borders: Borders::new(&ground),
            children: Vec::new(),
            growing: None,
            events: Vec::new(),
            notes: Notes::default(),
            gains: Gains::default(),
            best: Vec::new(),
            distinct: Vec::new(),
            ground,
            plan,
        };
        sort(&mut search.population);
        search.tidy();
        search
    }

    fn child(&mut self, rng: &mut Rng) -> Individual {
        let size = self.population.len();
        let most = (self.plan.difference * self.ground.givens.len() as f64) as usize;
        let noted = self.notes.taken();
        let mut drawn = Vec::new();
        let similar = |a: usize, b: usize| {
            if noted {
                drawn.push((a as u32, b as u32));
            }
            differences(self.cells(a), self.cells(b)) <= most
        };
        let couple = select::similar_couple(rng, size, similar);
        // The last one is taken, whatever it is.
        drawn.pop();
        let (first, second) = (&self.population[couple.0].board, &self.population[couple.1].board);
        let (kind, cells) = match self.plan.crossover {
            Crossover::Alternate => {
                let kind = below(rng, 3) as usize;
                (kind, cross::alternate(&self.ground, kind, first.cells(), second.cells()))
            }
            Crossover::ByFitness => {
                let kind = cross::fittest_kind(&self.ground, first, rng);
                (kind, cross::by_fitness(&self.ground, kind, first, second))
            }
        };
        let board = Board::from_cells(&self.ground, cells);
        self.gains.children.0 += u32::from(board.fitness() < first.fitness().min(second.fitness()));
        self.gains.children.1 += 1;
        let (population, rank) = (&self.population, self.children.len());
        let parent = |k: usize| as_noted(k, &population[k].board);
        self.notes.add(|| {
            let fitness = population.iter().map(|i| i.board.fitness()).collect();
            let act = Act::Select { draw: Draw::Rank, fitness, refused: drawn };
            Operation { act, before: vec![parent(couple.0), parent(couple.1)], after: None }
        });
        self.notes.add(|| {
            let fitness = (self.plan.crossover == Crossover::ByFitness).then_some((first, second));
            let second = cross::lines_of_second(&self.ground, kind, fitness);
            let act = Act::Lines { kind: KINDS[kind], second };
            Operation { act, before: vec![parent(couple.0), parent(couple.1)], after: Some(as_noted(rank, &board)) }
        });
        Individual { board, age: 0 }
    }

    fn cells(&self, k: usize) -> &[u8] {
        self.population[k].board.cells()
    }

    /// How many individuals grow in a generation.
    fn growers(&self) -> usize {
        self.plan.population * if self.plan.growers == Growers::All { 2 } else { 1 }
    }

    /// Grows one individual (parents before children); true when that solved it.
    fn grow(&mut self, k: usize, rng: &mut Rng) -> bool {
        let size = self.population.len();
        let individual = match self.plan.growers {
            Growers::Children => &mut self.children[k],
            Growers::All if k >= size => &mut self.children[k - size],
            _ => &mut self.population[k],
        };
        let rate = self.rate.threshold();
        let before = self.notes.taken().then(|| as_noted(k, &individual.board));
        let mut recorder = before.as_ref().map(|before| Recorder::new(&before.cells));
        let fitness = individual.board.fitness();
        let (mut iterations, mut mutations) = (0, 0);
        for _ in 0..self.plan.iterations {
            let how = grow::mutate_or_grow(&self.ground, &mut individual.board, rate, rng);
            mutations += u32::from(how == How::Mutation);
            iterations += 1;
            for _ in 0..self.plan.borders_copied {
                self.borders.copy_one(&self.ground, &mut individual.board, rng);
            }
            self.evaluations += 1;
            if let Some(recorder) = &mut recorder {
                recorder.note(how, individual.board.cells(), individual.board.fitness());
            }
            if individual.board.fitness() == 0 {
                break;
            }
        }
        let solved = individual.board.fitness() == 0 && iterations > 0;
        self.gains.growths.0 += u32::from(individual.board.fitness() < fitness);
        self.gains.growths.1 += 1;
        if let Some(before) = before {
            let after = Some(as_noted(k, &individual.board));
            let trail = recorder.map(Recorder::trail).unwrap_or_default();
            self.notes.add(|| Operation {
                act: Act::Grow { iterations, mutations, trail },
                before: vec![before],
                after,
            });
        }
        if self.plan.decay_per_individual && !solved {
            self.rate.decay();
        }
        solved
    }

    /// Whether the best individual is a solution.
    pub fn solved(&self) -> bool {
        self.population.first().is_some_and(|best| best.board.fitness() == 0)
    }

    fn row(&self, events: Vec<Event>) -> Generation {
        let fitness = |k: usize| self.population.get(k).map_or(0, |i| i.board.fitness());
        let size = self.population.len();
        let total: u64 = self.population.iter().map(|i| u64::from(i.board.fitness())).sum();
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: fitness(0),
            mean: total as f64 / size as f64,
            worst: fitness(size - 1),
            diversity: diversity(&self.ground, self.population.iter().map(|i| i.board.cells())),
            mutation_rate: self.rate.get(),
            events,
        }
    }

    /// Children join, the best are kept, the old give way; then the rate is reset when that is due.
    fn survive(&mut self) {
        let keep = self.population.len();
        let mut all = std::mem::take(&mut self.population);
        all.iter_mut().for_each(|parent| parent.age += 1);
        all.append(&mut self.children);
        let fitness = || all.iter().map(|i| i.board.fitness()).collect::<Vec<_>>();
        let fitness = if self.notes.taken() { fitness() } else { Vec::new() };
        let order = order(&fitness);
        sort(&mut all);
        let ages: Vec<u32> = all.iter().map(|i| i.age).collect();
        let survivors = age::survivors(&ages, keep, self.plan.age_limit);
        let mut kept = survivors.kept.iter().copied().peekable();
        self.notes.add(|| {
            let origin = |k: &usize| order[*k];
            let aged = (0..keep).filter(|k| !survivors.kept.contains(k)).map(|k| order[k]).collect();
            let kept = survivors.kept.iter().map(origin).collect();
            let act = Act::Survive { parents: keep as u32, kept, aged, fitness };
            Operation { act, before: Vec::new(), after: None }
        });
        self.population =
            all.into_iter().enumerate().filter_map(|(k, individual)| kept.next_if_eq(&k).map(|_| individual)).collect();
        if survivors.aged > 0 {
            self.events.push(Event::Aged(survivors.aged));
        }
        let fitness = |individual: Option<&Individual>| individual.map(|i| i.board.fitness());
        let equal = fitness(self.population.first()) == fitness(self.population.last());
        let due = self.generation.is_multiple_of(self.plan.reset);
        if due || equal {
            self.notes.add(|| Operation { act: Act::Reset, before: Vec::new(), after: None });
            self.events.push(if due { Event::Reset } else { Event::Stuck });
            self.rate.jump();
        }
    }

    /// Breeds the children of a generation; true when one of them is a solution and nothing needs to grow.
    fn begin(&mut self, rng: &mut Rng) -> bool {
        self.generation += 1;
        self.gains = Gains::default();
        for _ in 0..self.population.len() {
            let child = self.child(rng);
            self.children.push(child);
        }
        self.evaluations += self.children.len() as u64;
        if self.plan.growers == Growers::Survivors {
            self.survive();
            return self.solved();
        }
        false
    }

    fn complete(&mut self) -> Generation {
        self.growing = None;
        if self.plan.growers == Growers::Survivors {
            sort(&mut self.population);
        } else {
            self.survive();
        }
        if !self.plan.decay_per_individual {
            self.rate.decay();
        }
        if self.solved() {
            self.events.push(Event::Solved);
        }
        self.tidy();
        let events = std::mem::take(&mut self.events);
        self.row(events)
    }

    /// Keeps the best individual at hand as it is between two generations.
    fn tidy(&mut self) {
        self.best = self.population[0].board.cells().to_vec();
        if self.ground.has_copies() {
            self.distinct = self.ground.distinct(&self.best);
        }
    }
}

pub(crate) fn as_noted(rank: usize, board: &Board) -> operation::Individual {
    operation::Individual { rank: rank as u32, cells: board.cells().to_vec(), fitness: board.fitness() }
}

/// One that will have reached the age limit when the next generation is chosen is at the limit already.
pub(crate) fn standing_by_age(age: u32, limit: u32) -> Standing {
    Standing { rank: if age + 1 >= limit { Rank::AtAgeLimit } else { Rank::Common }, age }
}

/// The places of individuals before they are sorted, in the order they are sorted into.
pub(crate) fn order(fitness: &[u32]) -> Vec<u32> {
    ranking(fitness.iter().copied())
}

/// Best first; equals stay in their order, so that a run can be repeated.
fn sort(population: &mut [Individual]) {
    least_first(population, |i| i.board.fitness());
}
