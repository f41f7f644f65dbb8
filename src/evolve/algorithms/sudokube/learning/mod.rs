//! The mode that learns: as in the hybrid an individual is a list of guesses, but every contradiction teaches a rule that all
//! individuals keep from then on.
//!
//! ```text
//! rules := none; population := M individuals without guesses
//! the first two children guess without rules where there is least choice: a guess that contradicts is left out, and where what is then
//!     left contradicts, too, the child ends
//! each generation, for each individual a:
//!     b := another one, at random; child := the givens, all that follows from them and from the rules
//!     repeat until all squares are filled, or `contradictions` were met:
//!         take the next guess of b (with probability `mix`) or else of a; leave it out with probability `forget`, or when it no
//!             longer fits; when there is none left, guess the candidate with the most part in late contradictions
//!         fill in what follows
//!         on a contradiction: find which guesses led to it, take the rule that they do not go together into `rules`, and take back
//!             guesses until it tells something new
//!     the child's guesses := those of the moment at which the fewest squares were open
//!     child replaces a unless it leaves more squares open; an individual not bettered for `age` generations starts anew
//! when the rules are many: forget the half of them that speaks of most guesses
//! ```
//!
//! Rules and what follows from them are those of the exact search ([`crate::exact::clauses`], with the sources). A population that shares
//! what its members learnt is a *cultural algorithm*: R. G. Reynolds, *An introduction to cultural algorithms*, 1994. Children that go on
//! from the best that parents reached are what solvers for satisfiability call rephasing: A. Biere, M. Fleury, *Chasing target phases*,
//! 2020. Whether children do better with parents than without, and where: docs/large_boards.md.
//!
//! The first two children are there for boards on which next to nothing contradicts: to get the rules ready takes longer than to guess.
//!
//! Fitness is the number of open squares; 0 is solved. Evaluations count guesses.

mod deepest;
mod dives;
pub mod search;

use crate::evolve::algorithm::{Algorithm, Counts, TooEasy};
use crate::evolve::algorithms::sudokube::learning::deepest::Deepest;
use crate::evolve::algorithms::sudokube::learning::dives::{Diver, dives};
use crate::evolve::algorithms::sudokube::{AGE, BREED, EXCHANGE, FORGET, HYBRID, MIX, population};
use crate::evolve::random::{Rng, below, happens, threshold};
use crate::evolve::row::{Event, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::evolve::view::own::{Guess, Origin};
use crate::exact::clauses::reasoner::{Came, Reasoner};
use crate::exact::clauses::{CLAUSES, MORE};
use crate::exact::{Left, left};
use crate::puzzle::Grid;

/// The mode that learns, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "sudokube-learning",
    counts: Counts::Open,
    title: "SudoKube with learning",
    about: || "A population of guess lists: every contradiction teaches a rule that all individuals keep from then on.",
    source: || "This project, 2026; after Reynolds 1994, and Marques-Silva and Sakallah 1996",
    settings: SETTINGS,
    too_easy: &[(0, TooEasy::Singles), (1, TooEasy::FirstPopulation)],
    explains: false,
    large: true,
    ..HYBRID
};

/// Settings of the mode that learns.
pub const SETTINGS: &[Setting] = &[
    population(2),
    Setting {
        key: "contradictions",
        name: "Contradictions of a child",
        help: || "A child goes on guessing until it has learnt from this many contradictions.",
        kind: Kind::Whole { default: 256, min: 1, max: 100_000 },
    },
    FORGET,
    MIX,
    AGE,
    BREED,
    EXCHANGE,
];

#[derive(Clone)]
struct Plan {
    population: usize,
    contradictions: u32,
    forget: u64,
    mix: u64,
    age_limit: u32,
    breeds: bool,
    exchanges: bool,
}

#[derive(Clone, Default)]
struct Member {
    guesses: Vec<Guess>,
    cells: Vec<u8>,
    /// Squares still open.
    fitness: u32,
    /// Generations since it became better.
    age: u32,
}

#[derive(Clone)]
struct Learning {
    plan: Plan,
    /// `None` where propagation of the givens contradicts, or a dive fills the board.
    reasoner: Option<Reasoner>,
    /// Children that guessed without rules, the next one last.
    dives: Vec<Diver>,
    /// Squares that propagation leaves open.
    undecided: Vec<u16>,
    /// Rules at which half of them are forgotten.
    most: usize,
    learnt: u64,
    members: Vec<Member>,
    child: Member,
    deepest: Deepest,
    /// Where each guess of the child comes from.
    origins: Vec<Origin>,
    /// Guesses of its parents that the child has still to read, the next one last.
    wishes: Vec<(u32, Origin)>,
    turn: usize,
    generation: u64,
    evaluations: u64,
    events: Vec<Event>,
    /// Nobody has guessed yet: the first generation has no parents.
    raw: bool,
    /// It is shown that there is no solution.
    refuted: bool,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    Box::new(Learning::new(puzzle, left(puzzle), plan(settings), rng))
}

/// A search with the usual settings that goes on from what propagation makes of a puzzle.
pub(super) fn from_left(puzzle: &Grid, left: Option<Box<dyn Left>>, rng: &mut Rng) -> Box<dyn Search> {
    Box::new(Learning::new(puzzle, left, plan(&Settings::default()), rng))
}

fn plan(settings: &Settings) -> Plan {
    Plan {
        population: settings.whole(SETTINGS, "population") as usize,
        contradictions: settings.whole(SETTINGS, "contradictions"),
        forget: threshold(settings.real(SETTINGS, "forget")),
        mix: threshold(settings.real(SETTINGS, "mix")),
        age_limit: settings.whole(SETTINGS, "age"),
        breeds: settings.choice(SETTINGS, "breed") == "parents",
        exchanges: settings.choice(SETTINGS, "exchange") == "best",
    }
}

impl Learning {
    /// A search before its first population.
    fn new(puzzle: &Grid, left: Option<Box<dyn Left>>, plan: Plan, rng: &mut Rng) -> Learning {
        let refuted = left.is_none();
        let cells = left.as_ref().map_or(puzzle.cells(), |left| left.digits()).to_vec();
        let undecided: Vec<u16> = (0..cells.len() as u16).filter(|&s| cells[usize::from(s)] == 0).collect();
        let dives =
            left.as_ref().filter(|_| !undecided.is_empty()).map(|left| dives(left.as_ref(), plan.population, rng));
        let dives = dives.unwrap_or_default();
        let filled = dives.first().is_some_and(|diver| diver.open == 0);
        let mut reasoner = left.filter(|_| !filled).map(|left| left.reasoner());
        // Equals among the first guesses are told apart by chance.
        if let Some(reasoner) = &mut reasoner {
            reasoner.scale(|| 1.0 + f64::from(below(rng, 1000)) / 10_000.0);
        }
        let first = Member { fitness: undecided.len() as u32, cells, ..Member::default() };
        Learning {
            members: vec![first.clone(); if undecided.is_empty() { 1 } else { plan.population }],
            child: first,
            refuted,
            dives,
            reasoner,
            undecided,
            most: CLAUSES,
            learnt: 0,
            deepest: Deepest::default(),
            origins: Vec::new(),
            wishes: Vec::new(),
            turn: 0,
            generation: 0,
            evaluations: 1,
            events: Vec::new(),
            raw: true,
            plan,
        }
    }

    /// Makes the child of two members, or a fresh individual.
    fn breed(&mut self, parents: Option<(usize, usize)>, rng: &mut Rng) {
        if let Some(Diver { guesses, cells, open, tried }) = self.dives.pop() {
            self.child = Member { guesses, cells, fitness: open, age: 0 };
            self.evaluations += tried;
            return;
        }
        self.wishes.clear();
        if let Some((a, b)) = parents {
            let (a, b) = (&self.members[a].guesses, &self.members[b].guesses);
            for k in 0..a.len().max(b.len()) {
                let second = happens(rng, self.plan.mix);
                let (parent, origin) = if second { (b, Origin::SecondParent) } else { (a, Origin::FirstParent) };
                let guess = parent.get(k).filter(|_| !happens(rng, self.plan.forget));
                let variable = |guess: &Guess| self.reasoner.as_ref()?.variable(guess.square, guess.digit);
                self.wishes.extend(guess.and_then(variable).map(|variable| (variable, origin)));
            }
            self.wishes.reverse();
        }
        self.grow(self.plan.contradictions, true);
    }

    /// Makes the child from wishes and, if it goes `on`, from guesses of its own, up to so many contradictions.
    fn grow(&mut self, contradictions: u32, on: bool) {
        let Learning { reasoner: Some(reasoner), deepest, origins, wishes, .. } = self else { return };
        reasoner.start_over();
        if reasoner.clauses() > self.most {
            self.most += MORE;
            reasoner.forget();
        }
        deepest.filled.clear();
        deepest.guesses.clear();
        let mut left = contradictions;
        loop {
            match reasoner.follow(|trail| deepest.meet(trail, trail.decisions.len() - 1, origins)) {
                Came::ToAnEnd => {
                    self.refuted = true;
                    break;
                }
                Came::ToContradiction => {
                    left = left.saturating_sub(1);
                    self.learnt += 1;
                }
                Came::ToRest => {
                    let mut inherited = std::iter::from_fn(|| wishes.pop());
                    let guess = match left {
                        0 => None,
                        _ => inherited.find(|&(variable, _)| reasoner.is_open(variable)).or_else(|| {
                            let own = if on { reasoner.choose() } else { None };
                            own.map(|variable| (variable, Origin::Own))
                        }),
                    };
                    origins.truncate(reasoner.trail.decisions.len());
                    let Some((variable, origin)) = guess else {
                        deepest.meet(&reasoner.trail, origins.len(), origins);
                        break;
                    };
                    self.evaluations += 1;
                    origins.push(origin);
                    reasoner.trail.decide(variable);
                }
            }
        }
        self.weigh();
    }

    /// What the child has come to.
    fn weigh(&mut self) {
        let Some(reasoner) = &self.reasoner else { return };
        self.child.cells.clone_from(&reasoner.digits);
        for &variable in &self.deepest.filled {
            let (square, digit) = reasoner.places[variable as usize];
            self.child.cells[usize::from(square)] = digit + 1;
        }
        let guess = |&(variable, from, decided): &(u32, Origin, u16)| {
            let (square, digit) = reasoner.places[variable as usize];
            Guess { square, digit, from, decided }
        };
        self.child.guesses = self.deepest.guesses.iter().map(guess).collect();
        self.child.fitness = (self.undecided.len() - self.deepest.filled.len()) as u32;
        self.child.age = 0;
    }

    /// Makes an immigrant the child; guesses that do not fit are left out. False where nothing is left to do.
    fn read(&mut self, bytes: &[u8]) -> bool {
        let Some(reasoner) = &self.reasoner else { return false };
        let variable = |&[low, high, digit]: &[u8; 3]| {
            let variable = reasoner.variable(u16::from_le_bytes([low, high]), digit)?;
            Some((variable, Origin::Island))
        };
        self.wishes = bytes.as_chunks().0.iter().rev().filter_map(variable).collect();
        self.grow(1, false);
        true
    }

    fn row(&mut self) -> Generation {
        let events = std::mem::take(&mut self.events);
        Generation { events, ..self.first() }
    }
}
