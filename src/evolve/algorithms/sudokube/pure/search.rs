//! What every search offers: its parts, its rows, what it shows, and what islands exchange.

use crate::evolve::algorithms::sudokube::growth::Growth;
use crate::evolve::algorithms::sudokube::pure::{Member, Pure, SLICE};
use crate::evolve::operation::{Act, Notes, Operation};
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Generation};
use crate::evolve::search::Search;
use crate::evolve::view::own::Conflicts;
use crate::evolve::view::{AlgorithmView, End};

/// Pairs of vertices of a house with the same digit.
fn repeats(house: &[u16], digits: &[u8]) -> u8 {
    let mut counts = [0u8; 32];
    house.iter().for_each(|&v| counts[usize::from(digits[usize::from(v)]) % 32] += 1);
    counts.iter().map(|&n| n * n.saturating_sub(1) / 2).fold(0, u8::saturating_add)
}

impl<G: Growth + 'static> Search for Pure<G> {
    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.members[0].fitness == 0 || self.ended().is_some() {
            return Some(self.row(Vec::new()));
        }
        if self.turn == 0 && self.left == 0 && !self.raw {
            if self.members[0].fitness < self.record {
                self.record = self.members[0].fitness;
                self.stale = 0;
            } else {
                self.stale += 1;
            }
            if self.stale >= self.plan.patience {
                self.draw(rng);
                self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
                self.events.push(Event::Restart);
            }
        }
        if self.left == 0 {
            self.begin(rng);
        }
        let slice = self.left.min(SLICE);
        let made = self.grow(slice, rng);
        self.evaluations += u64::from(made);
        self.made += made;
        self.left -= slice;
        let solved = self.growth.best().1 == 0;
        if self.left > 0 && !solved {
            return None;
        }
        self.left = 0;
        self.place();
        self.turn += 1;
        (solved || self.turn == self.members.len()).then(|| self.complete(solved))
    }

    fn first(&self) -> Generation {
        self.row(Vec::new())
    }

    fn best(&self) -> &[u8] {
        &self.best
    }

    fn ended(&self) -> Option<End> {
        (self.lists.hopeless > 0).then_some(End::Infeasible)
    }

    fn notes(&mut self) -> Option<&mut Notes> {
        Some(&mut self.notes)
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let best = self.members.first()?;
        Some(AlgorithmView::Conflicts(Conflicts {
            houses: self.lists.houses.iter().map(|house| repeats(house, &best.digits)).collect(),
            members: self.members.iter().map(|m| (m.fitness, m.age)).collect(),
            memory: self.growth.memory(&self.lists),
            growth: self.plan.moves,
            stale: self.stale,
            patience: self.plan.patience,
        }))
    }

    fn emigrants(&self, count: usize) -> Vec<Vec<u8>> {
        let leaving = self.population().into_iter().map(|(cells, _)| cells);
        leaving.take(if self.plan.exchanges { count } else { 0 }).collect()
    }

    /// They earn their places as children do.
    fn immigrate(&mut self, boards: &[Vec<u8>]) {
        for cells in boards {
            if let Some(digits) = self.lists.read(cells) {
                self.evaluations += 1;
                self.admit(&digits, self.lists.conflicts(&digits));
            }
        }
        self.settle();
    }

    fn size(&self) -> usize {
        self.members.len()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        let filled = |m: &Member| {
            let mut cells = Vec::new();
            self.lists.fill(&m.digits, &mut cells);
            (cells, m.fitness)
        };
        self.members.iter().map(filled).collect()
    }
}
