//! What every search offers: its parts, its rows, what it shows, and what islands exchange.

use crate::evolve::algorithms::sudokube::learning::{Learning, Member};
use crate::evolve::board::diversity_of;
use crate::evolve::operators::order::least_first;
use crate::evolve::random::{Rng, below};
use crate::evolve::row::{Event, Generation};
use crate::evolve::search::Search;
use crate::evolve::view::own::Guesses;
use crate::evolve::view::rules::{Rules, Statement};
use crate::evolve::view::{AlgorithmView, End};
use crate::exact::clauses::store::var;
use crate::puzzle::Shape;

/// Generations between two exchanges with other islands.
const EPOCH: u64 = 5;

impl Search for Learning {
    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.refuted || self.members[0].fitness == 0 {
            return Some(self.row());
        }
        let (k, size) = (self.turn, self.members.len());
        let old = self.members[k].age >= self.plan.age_limit;
        let parents = (!self.raw && self.plan.breeds && !old)
            .then(|| (k, (k + 1 + below(rng, (size as u32 - 1).max(1)) as usize) % size));
        self.breed(parents, rng);
        let fresh = old || self.raw;
        if self.child.fitness <= self.members[k].fitness || fresh {
            let better = self.child.fitness < self.members[k].fitness;
            self.child.age = if better || fresh { 0 } else { self.members[k].age + 1 };
            std::mem::swap(&mut self.members[k], &mut self.child);
        } else {
            self.members[k].age += 1;
        }
        self.turn += 1;
        let solved = self.members[k].fitness == 0;
        if !solved && !self.refuted && self.turn < size {
            return None;
        }
        self.turn = 0;
        self.raw = false;
        self.generation += 1;
        least_first(&mut self.members, |m| m.fitness);
        if solved {
            self.events.push(Event::Solved);
        }
        Some(self.row())
    }

    fn first(&self) -> Generation {
        let total: u64 = self.members.iter().map(|m| u64::from(m.fitness)).sum();
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: self.members[0].fitness,
            mean: total as f64 / self.members.len() as f64,
            worst: self.members.iter().map(|m| m.fitness).max().unwrap_or(0),
            diversity: diversity_of::<{ Shape::Flat64.side() + 1 }>(
                &self.undecided,
                self.members.iter().map(|m| &m.cells[..]),
            ),
            mutation_rate: 0.0,
            events: Vec::new(),
        }
    }

    fn best(&self) -> &[u8] {
        &self.members[0].cells
    }

    fn ended(&self) -> Option<End> {
        self.refuted.then_some(End::Infeasible)
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let standing = |m: &Member| (m.guesses.len() as u32, m.fitness, m.age);
        let guesses = Guesses {
            ground: self.undecided.len() as u32,
            best: self.members[0].guesses.clone(),
            members: self.members.iter().map(standing).collect(),
        };
        let reasoner = self.reasoner.as_ref();
        // What a clause says is that one of its literals is true: so not all of their opposites are.
        let latest = reasoner.into_iter().flat_map(|reasoner| {
            reasoner.latest().iter().map(|&literal| {
                let (square, digit) = reasoner.places[var(literal)];
                Statement { square, digit, holds: literal & 1 == 1 }
            })
        });
        Some(AlgorithmView::Rules(Rules {
            guesses,
            learnt: self.learnt,
            kept: reasoner.map_or(0, |reasoner| reasoner.clauses() as u32),
            latest: latest.collect(),
        }))
    }

    fn epoch(&self) -> u64 {
        EPOCH
    }

    /// Three bytes for each guess: its square, low byte first, and its digit; then for each square that is filled, as other islands
    /// have other rules, by which less may follow.
    fn emigrants(&self, count: usize) -> Vec<Vec<u8>> {
        let bytes = |(square, digit): (u16, u8)| [square as u8, (square >> 8) as u8, digit];
        let filled = |m: &Member, square: u16| Some((square, m.cells[usize::from(square)].checked_sub(1)?));
        let send = |m: &Member| {
            let guesses = m.guesses.iter().map(|guess| (guess.square, guess.digit));
            guesses.chain(self.undecided.iter().filter_map(|&square| filled(m, square))).flat_map(bytes).collect()
        };
        self.members.iter().take(if self.plan.exchanges { count } else { 0 }).map(send).collect()
    }

    /// Guesses are read as those of a parent. The worst gives way, unless the newcomer is worse or is there already.
    fn immigrate(&mut self, individuals: &[Vec<u8>]) {
        for bytes in individuals {
            if !self.read(bytes) {
                return;
            }
            let known = self.members.iter().any(|m| m.cells == self.child.cells);
            if let Some(worst) = self.members.last_mut().filter(|worst| !known && self.child.fitness <= worst.fitness) {
                std::mem::swap(worst, &mut self.child);
                least_first(&mut self.members, |m| m.fitness);
            }
        }
    }

    fn size(&self) -> usize {
        self.members.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        self.members.iter().map(|m| (m.cells.clone(), m.fitness)).collect()
    }
}
