//! The hybrid mode: individuals are guesses, read in order with propagation after each.
//!
//! ```text
//! ground := the givens and every naked and hidden single that follows
//! population := M individuals without guesses
//! each generation, for each individual a:
//!     b := another one, at random; child := ground
//!     for k = 1, 2, …: take the k-th guess of b (with probability `mix`) or else of a; leave it out with probability
//!         `forget`, or when it no longer fits; else put it on the child and propagate
//!     while squares are open: on the open square with the fewest candidates for its trouble guess a candidate at
//!         random and propagate; end at the contradiction after the last one that the child survives
//!     child replaces a unless it leaves more squares open; an individual not bettered for `age` generations starts anew
//! ```
//!
//! A guess that leads to a contradiction is undone and nothing is concluded from it: its digit stays a candidate. The
//! squares at which the contradiction came to light are in more trouble by one; troubles are halved now and then.
//! Fitness is the number of open squares; 0 is solved.

pub mod search;

use crate::evolve::algorithms::sudokube::deduce::{Agenda, Candidates, Clash, single};
use crate::evolve::algorithms::sudokube::tables::Tables;
use crate::evolve::operation::{Act, Draw, Individual, Notes, Operation};
use crate::evolve::random::{Rng, below, happens, pick_bit};
use crate::evolve::row::{Event, Generation};
use crate::evolve::search::Search as _;
use crate::evolve::view::own::{Guess, Origin};
use crate::puzzle::Grid;

#[derive(Clone)]
/// What the settings come to.
pub struct Plan {
    /// Individuals.
    pub population: usize,
    /// Threshold of the probability that a guess of a parent is left out.
    pub forget: u64,
    /// Threshold of the probability that a guess comes from the second parent.
    pub mix: u64,
    /// Generations without becoming better after which an individual gives way.
    pub age_limit: u32,
    /// Contradictions among its own guesses after which a child goes on with others.
    pub lives: u32,
    /// Whether squares with many contradictions are guessed first.
    pub by_trouble: bool,
    /// Whether there are children, or restarts only.
    pub breeds: bool,
    /// Whether islands send each other their best.
    pub exchanges: bool,
}

/// Generations between two exchanges with other islands; on small boards a generation takes a twentieth of a millisecond.
const EPOCH: u64 = 200;

/// Generations after which troubles are halved.
const TROUBLE_LASTS: u64 = 64;

#[derive(Clone)]
struct Member {
    /// In the order in which they were guessed.
    guesses: Vec<Guess>,
    cells: Vec<u8>,
    /// Squares still open.
    fitness: u32,
    /// Generations since it became better.
    age: u32,
}

#[derive(Clone)]
/// A search in the hybrid mode.
pub struct Hybrid {
    tables: &'static Tables,
    plan: Plan,
    ground: Candidates,
    /// The squares that propagation leaves open.
    undecided: Vec<u16>,
    agenda: Agenda,
    /// The child on its way, and how it was before the latest guess.
    state: Candidates,
    saved: Candidates,
    /// For each square, one more than the contradictions that came to light at it of late.
    trouble: Vec<u32>,
    members: Vec<Member>,
    child: Member,
    turn: usize,
    generation: u64,
    evaluations: u64,
    /// Propagation alone met a contradiction.
    hopeless: bool,
    events: Vec<Event>,
    /// Nobody has guessed yet: the first generation has no parents.
    raw: bool,
    ties: Vec<u16>,
    notes: Notes,
    /// Guesses of the child that led to a contradiction.
    refused: u32,
    /// The first generation, where it was tried before and solves the board.
    ahead: Option<Box<(Hybrid, Generation)>>,
}

impl Hybrid {
    /// A search before its first population.
    pub fn new(puzzle: &Grid, plan: Plan) -> Hybrid {
        let tables = Tables::of(puzzle.shape());
        let mut agenda = Agenda::new(tables);
        let ground = Candidates::of(tables, &mut agenda, puzzle);
        let hopeless = ground.is_err();
        let ground = ground.unwrap_or_else(|_| {
            let of = |&d: &u8| if d == 0 { tables.all } else { 1 << (d - 1) };
            let open = puzzle.cells().iter().filter(|&&d| d == 0).count().max(1) as u32;
            Candidates::new(&puzzle.cells().iter().map(of).collect::<Vec<_>>(), open)
        });
        let mut cells = Vec::new();
        ground.digits(&mut cells);
        let open = |&s: &u16| !single(ground.mask(s));
        let undecided = (0..cells.len() as u16).filter(open).collect();
        let first = Member { guesses: Vec::new(), cells, fitness: ground.open, age: 0 };
        Hybrid {
            members: vec![first.clone(); if ground.open == 0 { 1 } else { plan.population }],
            child: first,
            turn: 0,
            generation: 0,
            evaluations: 1,
            hopeless,
            events: Vec::new(),
            raw: true,
            state: ground.clone(),
            saved: ground.clone(),
            trouble: vec![1; tables.layout.squares],
            ties: Vec::new(),
            notes: Notes::default(),
            refused: 0,
            ahead: None,
            tables,
            plan,
            undecided,
            ground,
            agenda,
        }
    }

    /// Makes the first population, up to so many guesses, with the draws that are to come: how many guesses were made; nothing
    /// when they solve the board. Then the first generation will not be made once more.
    pub fn try_first(&mut self, guesses: u64, mut rng: Rng) -> Option<u64> {
        let mut after = self.clone();
        let made = |hybrid: &Hybrid| hybrid.evaluations - self.evaluations;
        while made(&after) < guesses {
            match after.advance(&mut rng) {
                Some(row) if row.best == 0 => {
                    self.ahead = Some(Box::new((after, row)));
                    return None;
                }
                // The first population is over.
                Some(_) => break,
                None => {}
            }
        }
        Some(made(&after))
    }

    /// Tries a guess; takes it back when it leads to a contradiction.
    #[inline]
    fn guess(&mut self, square: u16, bit: u32, from: Origin) -> bool {
        self.evaluations += 1;
        self.saved.copy(&self.state);
        match self.state.assign(self.tables, &mut self.agenda, square as usize, bit) {
            Ok(()) => {
                let (digit, decided) = (bit.trailing_zeros() as u8, (self.saved.open - self.state.open) as u16);
                self.child.guesses.push(Guess { square, digit, from, decided });
                true
            }
            Err(clash) => {
                match clash {
                    Clash::Square(s) => self.trouble[s as usize] += 1,
                    Clash::House(h) => {
                        self.tables.house(h as usize).iter().for_each(|&s| self.trouble[s as usize] += 1)
                    }
                }
                std::mem::swap(&mut self.saved, &mut self.state);
                self.refused += 1;
                false
            }
        }
    }

    /// Makes the child of two members, or a fresh individual.
    fn breed(&mut self, parents: Option<(usize, usize)>, rng: &mut Rng) {
        self.begin();
        if let Some((a, b)) = parents {
            let (na, nb) = (self.members[a].guesses.len(), self.members[b].guesses.len());
            for k in 0..na.max(nb) {
                let second = happens(rng, self.plan.mix);
                let (p, n) = if second { (b, nb) } else { (a, na) };
                if k >= n || happens(rng, self.plan.forget) {
                    continue;
                }
                let Guess { square, digit, .. } = self.members[p].guesses[k];
                let mask = self.state.mask(square);
                if !single(mask) && mask >> digit & 1 == 1 {
                    self.guess(square, 1 << digit, if second { Origin::SecondParent } else { Origin::FirstParent });
                }
            }
        }
        self.guess_on(rng);
        self.weigh();
    }

    /// Makes an immigrant the child; guesses that do not fit are left out.
    fn read(&mut self, bytes: &[u8]) {
        self.begin();
        for &[low, high, digit] in bytes.as_chunks().0 {
            let square = u16::from_le_bytes([low, high]);
            let mask = self.state.masks().get(usize::from(square)).copied().unwrap_or_default();
            if !single(mask) && mask.checked_shr(digit.into()).is_some_and(|m| m & 1 == 1) {
                self.guess(square, 1 << digit, Origin::Island);
            }
        }
        self.weigh();
    }

    /// A child without guesses.
    fn begin(&mut self) {
        self.state.copy(&self.ground);
        self.child.guesses.clear();
        self.refused = 0;
    }

    /// Notes how the child came about, and whose place it takes.
    fn note(&mut self, parents: Option<(usize, usize)>, takes: bool) {
        if !self.notes.taken() {
            return;
        }
        let as_noted = |k: usize, m: &Member| Individual { rank: k as u32, cells: m.cells.clone(), fitness: m.fitness };
        let of = |origin| self.child.guesses.iter().filter(|guess| guess.from == origin).count() as u32;
        let [first, second, fresh] = [Origin::FirstParent, Origin::SecondParent, Origin::Own].map(of);
        let before: Vec<Individual> = match parents {
            Some((a, b)) => vec![as_noted(a, &self.members[a]), as_noted(b, &self.members[b])],
            None => {
                let mut cells = Vec::new();
                self.ground.digits(&mut cells);
                vec![Individual { rank: self.turn as u32, cells, fitness: self.ground.open }]
            }
        };
        let after = Some(as_noted(self.turn, &self.child));
        let rival = vec![as_noted(self.turn, &self.members[self.turn])];
        let fitness = self.members.iter().map(|m| m.fitness).collect();
        let refused = self.refused;
        let act = match parents {
            Some(_) => {
                let act = Act::Select { draw: Draw::Turn, fitness, refused: Vec::new() };
                self.notes.add(|| Operation { act, before: before.clone(), after: None });
                Act::Guess { first, second, fresh, refused }
            }
            None => Act::Begin { fresh, refused },
        };
        self.notes.add(|| Operation { act, before, after: after.clone() });
        let rank = takes.then_some(self.turn as u32);
        self.notes.add(|| Operation { act: Act::Replace { rank, alike: false }, before: rival, after });
    }

    /// Guesses until nothing is open or there was a contradiction too many.
    fn guess_on(&mut self, rng: &mut Rng) {
        let mut lives = self.plan.lives;
        while self.state.open > 0 {
            let square = self.choose(rng);
            let mask = self.state.mask(square);
            if !self.guess(square, 1 << pick_bit(rng, mask), Origin::Own) {
                if lives == 0 {
                    break;
                }
                lives -= 1;
            }
        }
    }

    /// What the child has come to.
    fn weigh(&mut self) {
        self.child.fitness = self.state.open;
        self.state.digits(&mut self.child.cells);
        self.child.age = 0;
    }

    /// The open square with the fewest candidates for its trouble; a random one of several.
    fn choose(&mut self, rng: &mut Rng) -> u16 {
        self.ties.clear();
        let (mut c, mut w) = (u64::from(u32::MAX), 1u64);
        for (s, &mask) in self.state.masks().iter().enumerate() {
            if single(mask) {
                continue;
            }
            let count = u64::from(mask.count_ones());
            let weight = if self.plan.by_trouble { u64::from(self.trouble[s]) } else { 1 };
            let (x, y) = (count * w, c * weight);
            if x < y {
                (c, w) = (count, weight);
                self.ties.clear();
            }
            if x <= y {
                self.ties.push(s as u16);
            }
        }
        self.ties[below(rng, self.ties.len() as u32) as usize]
    }

    fn row(&mut self) -> Generation {
        let events = std::mem::take(&mut self.events);
        Generation { events, ..self.first() }
    }
}
