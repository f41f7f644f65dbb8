//! What every search offers: its parts, its rows, what it shows, and what islands exchange.

use crate::evolve::algorithms::sudokube::hybrid::{EPOCH, Hybrid, Member, TROUBLE_LASTS};
use crate::evolve::board::diversity_over;
use crate::evolve::operation::Notes;
use crate::evolve::operators::order::least_first;
use crate::evolve::random::{Rng, below};
use crate::evolve::row::{Event, Generation};
use crate::evolve::search::Search;
use crate::evolve::view::own::{Guess, Guesses};
use crate::evolve::view::{AlgorithmView, End};

impl Search for Hybrid {
    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        // Whoever wants it explained has it made once more: same draws, same row.
        if let Some(ahead) = self.ahead.take().filter(|_| !self.notes.taken()) {
            let (after, row) = *ahead;
            *self = after;
            return Some(row);
        }
        if self.hopeless || self.members[0].fitness == 0 {
            return Some(self.row());
        }
        let k = self.turn;
        let size = self.members.len();
        let old = self.members[k].age >= self.plan.age_limit;
        let parents = (!self.raw && self.plan.breeds && !old)
            .then(|| (k, (k + 1 + below(rng, (size as u32 - 1).max(1)) as usize) % size));
        self.breed(parents, rng);
        let takes = self.child.fitness <= self.members[k].fitness || old;
        self.note(parents, takes);
        if takes {
            let better = self.child.fitness < self.members[k].fitness;
            let age = if better || old || self.raw { 0 } else { self.members[k].age + 1 };
            std::mem::swap(&mut self.members[k], &mut self.child);
            self.members[k].age = age;
        } else {
            self.members[k].age += 1;
        }
        self.turn += 1;
        let solved = self.members[k].fitness == 0;
        if !solved && self.turn < size {
            return None;
        }
        self.turn = 0;
        self.raw = false;
        self.generation += 1;
        if self.generation.is_multiple_of(TROUBLE_LASTS) {
            self.trouble.iter_mut().for_each(|t| *t = *t / 2 + 1);
        }
        least_first(&mut self.members, |m| m.fitness);
        if solved {
            self.events.push(Event::Solved);
        }
        Some(self.row())
    }

    fn first(&self) -> Generation {
        let size = self.members.len();
        let total: u64 = self.members.iter().map(|m| u64::from(m.fitness)).sum();
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: self.members[0].fitness,
            mean: total as f64 / size as f64,
            worst: self.members.iter().map(|m| m.fitness).max().unwrap_or(0),
            diversity: diversity_over(&self.undecided, self.members.iter().map(|m| &m.cells[..])),
            mutation_rate: 0.0,
            events: Vec::new(),
        }
    }

    fn best(&self) -> &[u8] {
        &self.members[0].cells
    }

    fn ended(&self) -> Option<End> {
        self.hopeless.then_some(End::Infeasible)
    }

    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.notes)
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let standing = |m: &Member| (m.guesses.len() as u32, m.fitness, m.age);
        Some(AlgorithmView::Guesses(Guesses {
            ground: self.ground.open,
            best: self.members[0].guesses.clone(),
            members: self.members.iter().map(standing).collect(),
        }))
    }

    fn epoch(&self) -> u64 {
        EPOCH
    }

    /// Three bytes for each guess: its square, low byte first, and its digit.
    fn emigrants(&self, count: usize) -> Vec<Vec<u8>> {
        let bytes = |guess: &Guess| [guess.square as u8, (guess.square >> 8) as u8, guess.digit];
        let send = |m: &Member| m.guesses.iter().flat_map(bytes).collect();
        self.members.iter().take(if self.plan.exchanges { count } else { 0 }).map(send).collect()
    }

    /// Guesses are read as those of a parent. The worst gives way, unless the newcomer is worse or is there already.
    fn immigrate(&mut self, individuals: &[Vec<u8>]) {
        for bytes in individuals {
            self.read(bytes);
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
