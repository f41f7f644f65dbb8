//! The second half of a generation: each individual grows, and one that has become a solution starts again.

use crate::evolve::algorithms::waters_all::{Individual, WatersAll};
use crate::evolve::board::Board;
use crate::evolve::engines::memetic::as_noted;
use crate::evolve::operation;
use crate::evolve::operation::{Act, Operation};
use crate::evolve::operators::grow;
use crate::evolve::random::{Rng, below, happens, pick, pick_bit};
use crate::evolve::trail::{How, Recorder};

impl WatersAll {
    /// Grows one individual; solutions it becomes on the way are harvested.
    pub(super) fn grow(&mut self, k: usize, rng: &mut Rng) {
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
}
