//! The genetic spreadsheet: rank sums and an evolutionary solver.
//!
//! K. W. Ernstberger and M. A. Venkataramanan, *A genetic spreadsheet model for solving Sudoku problems*, Business
//! Management Dynamics, 2016. The worksheet, with its worked example, is in `rank_sheet/sheet.rs`.
//!
//! ```text
//! decision variables: one for each square; the boxes all-different
//! minimise 1000 · (columns and rows whose RANK.EQ sum is not n(n+1)/2 + decision variables unlike their given)
//! evolutionary solver:
//!     population := M choices of the variables, the first from the sheet as it stands, the others random
//!     each generation: M children: each box from one of two parents drawn by rank; then, with the mutation rate, two
//!         variables of a box change places; of parents and children the best M stay
//!     when nothing better has been found for a while: start again, with the same or with other settings, until 0
//! ```
//!
//! Defaults: population 100 and mutation rate 0.075, Excel's own. Excel publishes no more of its solver than these two
//! settings, that the best are kept, and that all-different groups are permuted. Chosen here:
//! * one all-different group (a box) is a gene: children take it whole, and mutation swaps inside it;
//! * parents are drawn by linear rank; each box mutates with the mutation rate, and a child in which none does and which
//!   is a copy of its first parent is given one swap; children go before parents that are equally fit, and no two equal
//!   ones stay, so that plateaus, of which this objective has many, are walked and not sat on;
//! * Excel gives up after 30 seconds without improvement; a run here knows no clock and counts generations (`patience`);
//! * the squares without a given are empty on the sheet: the first choice fills them with what their box lacks;
//! * started again, Excel begins with what its cells hold, the best choice so far, which is one of the new population
//!   (`sheet=cleared` begins with the givens alone);
//! * "alternate values" (`restart=other`): the mutation rate is doubled, then doubled again, then the first one returns
//!   and the population is doubled; from four times the population on it begins anew;
//! * the text of step 6 speaks of a penalty for each duplicate, the formulas of figure 9 count rows and columns: the
//!   formulas are followed (the printed numbers of figures 4, 6 and 8 all agree with their formulas). The givens are only wished for, as in the paper: the best choice may break one.
//!
//! An objective of 0 is a solution: see `sheet.rs` for why RANK.EQ cannot be deceived while the boxes are permutations.
//! `rank=avg` shows what one changed function does to the model: every sum is right, 0 is reached as soon as the givens
//! match, and the checker refuses that answer (the run ends as rejected).

mod breed;
pub mod settings;

pub use crate::evolve::algorithms::rank_sheet::settings::ALGORITHM;
use crate::evolve::algorithms::rank_sheet::settings::SETTINGS;
use crate::evolve::board::{Ground, diversity};
use crate::evolve::operation::{Act, Notes, Operation};
use crate::evolve::operators::order::least_first;
use crate::evolve::random::{Rng, shuffle};
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::evolve::view::AlgorithmView;
use crate::exact::rank_sheet::{PENALTY, Rank, Sheet, violations};
use crate::puzzle::{Grid, Square};

/// Children bred between two looks of the thread at its messages.
const PART: usize = 25;

#[derive(Clone, PartialEq)]
struct Individual {
    variables: Vec<u8>,
    penalty: u32,
}

#[derive(Clone)]
struct RankSheet {
    puzzle: Grid,
    /// For each box, the squares that mutation may swap.
    boxes: Vec<Vec<Square>>,
    /// Only for what populations look like.
    ground: Ground,
    rank: Rank,
    population_size: usize,
    mutation: f64,
    patience: u32,
    other_settings: bool,
    kept: bool,
    population: Vec<Individual>,
    children: Vec<Individual>,
    generation: u64,
    evaluations: u64,
    /// How often the solver has been started again, and generations since its best improved.
    restarts: u32,
    stale: u32,
    notes: Notes,
    gains: Gains,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let choice = |key| settings.choice(SETTINGS, key);
    let fixed = choice("givens") == "fixed";
    let layout = puzzle.layout();
    let movable = |&s: &Square| !fixed || puzzle.get(s) == 0;
    let boxes = layout.faces[0].boxes().iter();
    let mut search = RankSheet {
        puzzle: puzzle.clone(),
        boxes: boxes.map(|&b| layout.houses[b].squares.iter().copied().filter(movable).collect()).collect(),
        ground: Ground::unweighted(puzzle, false),
        rank: if choice("rank") == "avg" { Rank::Avg } else { Rank::Eq },
        population_size: settings.whole(SETTINGS, "population") as usize,
        mutation: settings.real(SETTINGS, "mutation"),
        patience: settings.whole(SETTINGS, "patience"),
        other_settings: choice("restart") == "other",
        kept: choice("sheet") == "kept",
        population: Vec::new(),
        children: Vec::new(),
        generation: 0,
        evaluations: 0,
        restarts: 0,
        stale: 0,
        notes: Notes::default(),
        gains: Gains::default(),
    };
    search.populate(rng);
    Box::new(search)
}

impl RankSheet {
    /// Population size and mutation rate of the present attempt.
    fn present(&self) -> (usize, f64) {
        let turn = if self.other_settings { self.restarts } else { 0 };
        (self.population_size << (turn / 3 % 3), (self.mutation * f64::from(1 << (turn % 3))).min(1.0))
    }

    fn populate(&mut self, rng: &mut Rng) {
        let (size, _) = self.present();
        let on_sheet = self.population.first().filter(|_| self.kept).map(|best| best.variables.clone());
        let on_sheet = on_sheet.unwrap_or_else(|| self.fill(rng));
        self.population.clear();
        self.keep(on_sheet);
        while self.population.len() < size {
            let mut variables = self.fill(rng);
            for squares in &self.boxes {
                let mut digits: Vec<u8> = squares.iter().map(|&s| variables[s]).collect();
                shuffle(rng, &mut digits);
                squares.iter().zip(digits).for_each(|(&s, digit)| variables[s] = digit);
            }
            self.keep(variables);
        }
        least_first(&mut self.population, |i| i.penalty);
        self.stale = 0;
    }

    fn keep(&mut self, variables: Vec<u8>) {
        let individual = self.evaluated(variables);
        self.population.push(individual);
    }

    fn evaluated(&mut self, variables: Vec<u8>) -> Individual {
        self.evaluations += 1;
        let penalty = violations(&self.puzzle, &variables, self.rank).penalty();
        Individual { variables, penalty }
    }

    /// The givens, and in each box the digits it lacks in any order. A given that its box already holds gives way: the
    /// boxes are all-different.
    fn fill(&self, rng: &mut Rng) -> Vec<u8> {
        let layout = self.puzzle.layout();
        let mut variables = vec![0; layout.squares];
        for &house in layout.faces[0].boxes() {
            let squares = &layout.houses[house].squares;
            let mut missing: Vec<u8> = (1..=layout.side as u8).collect();
            for &square in squares {
                if let Some(at) = missing.iter().position(|&digit| digit == self.puzzle.get(square)) {
                    variables[square] = missing.remove(at);
                }
            }
            shuffle(rng, &mut missing);
            for &square in squares {
                if variables[square] == 0 {
                    variables[square] = missing.pop().unwrap_or_default();
                }
            }
        }
        variables
    }

    /// The best of children and parents, children first, each only once.
    fn survive(&mut self) {
        let (size, _) = self.present();
        let before = self.population[0].penalty;
        let all = self.notes.taken().then(|| (self.population.clone(), self.children.clone()));
        self.children.append(&mut self.population);
        least_first(&mut self.children, |i| i.penalty);
        for individual in self.children.drain(..) {
            let equals = self.population.iter().rev().take_while(|i| i.penalty == individual.penalty);
            if self.population.len() < size && !equals.into_iter().any(|i| *i == individual) {
                self.population.push(individual);
            }
        }
        if let Some((parents, children)) = all {
            let place = |i: &Individual| {
                let born = children.iter().position(|child| child == i).map(|k| parents.len() + k);
                born.or_else(|| parents.iter().position(|parent| parent == i)).map(|k| k as u32)
            };
            let kept = self.population.iter().filter_map(place).collect();
            let fitness = parents.iter().chain(&children).map(|i| i.penalty).collect();
            let act = Act::Survive { parents: parents.len() as u32, kept, aged: Vec::new(), fitness };
            self.notes.add(|| Operation { act, before: Vec::new(), after: None });
        }
        self.stale = if self.population[0].penalty < before { 0 } else { self.stale + 1 };
    }

    fn row(&self, events: Vec<Event>) -> Generation {
        let size = self.population.len();
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: self.population[0].penalty,
            mean: self.population.iter().map(|i| u64::from(i.penalty)).sum::<u64>() as f64 / size as f64,
            worst: self.population[size - 1].penalty,
            diversity: diversity(&self.ground, self.population.iter().map(|i| i.variables.as_slice())),
            mutation_rate: self.present().1,
            events,
        }
    }

    fn solved(&self) -> bool {
        self.population[0].penalty < PENALTY
    }
}

impl Search for RankSheet {
    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.notes)
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.gains)
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.solved() {
            return Some(self.first());
        }
        let (size, _) = self.present();
        for _ in 0..PART.min(size - self.children.len()) {
            let child = self.child(rng);
            self.children.push(child);
        }
        if self.children.len() < size {
            return None;
        }
        self.generation += 1;
        let mut events = Vec::new();
        self.survive();
        if self.solved() {
            events.push(Event::Solved);
        } else if self.stale >= self.patience {
            self.restarts += 1;
            self.populate(rng);
            events.push(Event::Restart);
            self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
        }
        Some(self.row(events))
    }

    fn first(&self) -> Generation {
        self.row(if self.solved() { vec![Event::Solved] } else { Vec::new() })
    }

    fn best(&self) -> &[u8] {
        &self.population[0].variables
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        Some(AlgorithmView::RankSheet(Sheet::new(&self.puzzle, self.best(), self.rank)))
    }

    fn size(&self) -> usize {
        self.population.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.population.iter().map(|i| (i.variables.clone(), i.penalty)).collect()
    }
}
