//! The modes without deduction: colourings that grow, and their children.
//!
//! ```text
//! population := M random boards, each square with a digit of its list; the first generation grows them
//! each generation, M times:
//!     a, b := two different members at random; child := crossover of a and b
//!     child grows (by tabu search, `tabu`, or by learned weights, `weights`): `growth` moves for each empty square; what
//!         counts is the best board on the way
//!     if it differs from the member most like it in less than `distance` of the squares, it can only replace that one,
//!         else the worst; it does so unless it has more conflicts
//! after `patience` generations without a better best: a new population
//!
//! crossover by houses: the houses in random order, in turns: one parent gives all squares of a house that are not
//! taken yet, if it has no conflict inside the house, else the other one does; what nobody gave comes from either
//! crossover by digits: in turns, one parent gives all squares of a digit that are not taken yet, of the digits left
//! the one with the most; what nobody gave is drawn from the lists
//! ```
//!
//! Fitness is the number of pairs of squares that share a house and a digit; 0 is solved.

pub mod search;

use crate::evolve::algorithms::sudokube::cross::{Crossover, cross, random};
use crate::evolve::algorithms::sudokube::growth::Growth;
use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::board::{differences, diversity_over};
use crate::evolve::operation::{Act, Draw, Individual, Notes, Operation};
use crate::evolve::operators::order::least_first;
use crate::evolve::random::{Rng, below};
use crate::evolve::row::{Event, Generation};
use crate::evolve::trail::Recorder;

/// Moves between two looks at the clock of whoever calls.
const SLICE: u32 = 2000;

#[derive(Clone)]
/// What the settings come to.
pub struct Plan {
    /// Individuals.
    pub population: usize,
    /// Moves that an individual grows by.
    pub moves: u32,
    /// How a child is made.
    pub crossover: Crossover,
    /// Squares in which members must differ.
    pub distance: usize,
    /// Generations without a better best after which a new population is drawn.
    pub patience: u32,
    /// Whether islands send each other their best.
    pub exchanges: bool,
}

#[derive(Clone)]
struct Member {
    digits: Vec<u8>,
    fitness: u32,
    /// Generations in the population.
    age: u32,
}

#[derive(Clone)]
/// A search without deduction, whose boards grow by `G`.
pub struct Pure<G> {
    lists: Lists,
    plan: Plan,
    /// Every vertex.
    vertices: Vec<u16>,
    growth: G,
    members: Vec<Member>,
    generation: u64,
    evaluations: u64,
    /// The member or child that grows next, and the moves it has left.
    turn: usize,
    left: u32,
    /// Members are still those drawn at random: the first generation grows them.
    raw: bool,
    /// Generations without a better best, and that best.
    stale: u32,
    record: u32,
    events: Vec<Event>,
    best: Vec<u8>,
    child: Vec<u8>,
    notes: Notes,
    /// Moves that the one that grows has made; and, when notes are taken, how it began.
    made: u32,
    before_search: Option<(Individual, Recorder)>,
}

impl<G: Growth> Pure<G> {
    /// A search with its first population ungrown, before which so much was evaluated; its boards grow by `growth`.
    pub fn new(lists: Lists, growth: G, plan: Plan, evaluations: u64, rng: &mut Rng) -> Pure<G> {
        let mut search = Pure {
            vertices: (0..lists.len() as u16).collect(),
            growth,
            members: Vec::new(),
            generation: 0,
            evaluations,
            turn: 0,
            left: 0,
            raw: true,
            stale: 0,
            record: u32::MAX,
            events: Vec::new(),
            best: Vec::new(),
            child: Vec::new(),
            notes: Notes::default(),
            made: 0,
            before_search: None,
            lists,
            plan,
        };
        search.draw(rng);
        search.settle();
        search
    }

    fn draw(&mut self, rng: &mut Rng) {
        self.members.clear();
        for _ in 0..self.plan.population {
            let digits = random(&self.lists, rng);
            let fitness = self.lists.conflicts(&digits);
            self.members.push(Member { digits, fitness, age: 0 });
        }
        self.evaluations += self.plan.population as u64;
        self.raw = true;
        self.stale = 0;
        self.record = u32::MAX;
    }

    /// Begins to grow the next member or child.
    fn begin(&mut self, rng: &mut Rng) {
        if self.raw {
            self.growth.begin(&self.lists, &self.members[self.turn].digits);
        } else {
            let size = self.members.len() as u32;
            let a = below(rng, size);
            let b = if size > 1 { (a + 1 + below(rng, size - 1)) % size } else { a };
            let (a, b) = (a as usize, b as usize);
            let digits = |k: usize| &self.members[k].digits;
            cross(self.plan.crossover, &self.lists, digits(a), digits(b), rng, &mut self.child);
            self.evaluations += 1;
            self.growth.begin(&self.lists, &self.child);
            let child = self.notes.taken().then(|| as_noted(&self.lists, self.turn, &self.child, self.growth.best().1));
            if child.is_some() && self.plan.crossover == Crossover::Houses {
                let parent = |k: usize| as_noted(&self.lists, k, &self.members[k].digits, self.members[k].fitness);
                let before = vec![parent(a), parent(b)];
                let fitness = self.members.iter().map(|m| m.fitness).collect();
                let act = Act::Select { draw: Draw::Even, fitness, refused: Vec::new() };
                self.notes.add(|| Operation { act, before: before.clone(), after: None });
                self.notes.add(|| Operation { act: Act::Colour, before, after: child });
            }
        }
        let (turn, (digits, fitness)) = (self.turn, self.growth.best());
        self.before_search = self.notes.taken().then(|| {
            let before = as_noted(&self.lists, turn, digits, fitness);
            let recorder = Recorder::new(&before.cells);
            (before, recorder)
        });
        self.left = self.plan.moves;
        self.made = 0;
    }

    /// Makes so many moves, one by one where notes are taken: same moves, same board. Returns how many.
    fn grow(&mut self, moves: u32, rng: &mut Rng) -> u32 {
        let Some((_, recorder)) = &mut self.before_search else { return self.growth.grow(&self.lists, moves, rng) };
        let mut cells = Vec::new();
        for k in 0..moves {
            if self.growth.grow(&self.lists, 1, rng) == 0 {
                return k;
            }
            let (digits, conflicts) = self.growth.now();
            self.lists.fill(digits, &mut cells);
            recorder.note(G::HOW, &cells, conflicts);
        }
        moves
    }

    /// What was grown takes its place, if it earns one.
    fn place(&mut self) {
        let (digits, fitness) = self.growth.best();
        let digits = digits.to_vec();
        if let Some((before, recorder)) = self.before_search.take() {
            let after = Some(as_noted(&self.lists, self.turn, &digits, fitness));
            let act = G::act(self.made, recorder.trail());
            self.notes.add(|| Operation { act, before: vec![before], after });
        }
        if self.raw {
            let member = &mut self.members[self.turn];
            (member.fitness, member.digits) = (fitness, digits);
            return;
        }
        let rival = if self.notes.taken() { self.rival(&digits) } else { None };
        let met =
            rival.map(|(k, alike)| (alike, as_noted(&self.lists, k, &self.members[k].digits, self.members[k].fitness)));
        let rank = self.admit(&digits, fitness).map(|k| k as u32);
        if let Some((alike, rival)) = met {
            let after = Some(as_noted(&self.lists, self.turn, &digits, fitness));
            self.notes.add(|| Operation { act: Act::Replace { rank, alike }, before: vec![rival], after });
        }
    }

    /// Whose place a board may take: that of the member it resembles most, when they are too much alike (true), else that
    /// of the worst.
    fn rival(&self, digits: &[u8]) -> Option<(usize, bool)> {
        let alike = (0..self.members.len())
            .map(|k| (differences(&self.members[k].digits, digits), k))
            .min()
            .filter(|&(d, _)| d < self.plan.distance)
            .map(|(_, k)| (k, true));
        let worst = || (0..self.members.len()).max_by_key(|&k| (self.members[k].fitness, self.members[k].age));
        alike.or_else(|| worst().map(|k| (k, false)))
    }

    /// Takes a board into the population, if it earns a place there: that place.
    fn admit(&mut self, digits: &[u8], fitness: u32) -> Option<usize> {
        let (k, _) = self.rival(digits).filter(|&(k, _)| fitness <= self.members[k].fitness)?;
        self.members[k] = Member { digits: digits.to_vec(), fitness, age: 0 };
        Some(k)
    }

    /// Sorts and notes the best.
    fn settle(&mut self) {
        least_first(&mut self.members, |m| m.fitness);
        if let Some(first) = self.members.first() {
            self.lists.fill(&first.digits, &mut self.best);
        }
    }

    fn row(&self, events: Vec<Event>) -> Generation {
        let fitness = |k: usize| self.members.get(k).map_or(0, |m| m.fitness);
        let size = self.members.len();
        let total: u64 = self.members.iter().map(|m| u64::from(m.fitness)).sum();
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: fitness(0),
            mean: total as f64 / size as f64,
            worst: fitness(size - 1),
            diversity: diversity_over(&self.vertices, self.members.iter().map(|m| &m.digits[..])),
            mutation_rate: 0.0,
            events,
        }
    }

    fn complete(&mut self, solved: bool) -> Generation {
        self.generation += 1;
        self.turn = 0;
        self.raw = false;
        self.members.iter_mut().for_each(|m| m.age += 1);
        self.settle();
        if solved {
            self.events.push(Event::Solved);
        }
        let events = std::mem::take(&mut self.events);
        self.row(events)
    }
}

/// An individual as it is shown to whoever has the search explained.
fn as_noted(lists: &Lists, rank: usize, digits: &[u8], fitness: u32) -> Individual {
    let mut cells = Vec::new();
    lists.fill(digits, &mut cells);
    Individual { rank: rank as u32, cells, fitness }
}
