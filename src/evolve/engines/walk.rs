//! One board that moves by exchanging two free squares of a house: what hill climbing and annealing share.

use crate::evolve::board::{Board, Ground};
use crate::evolve::operation::{Act, Individual, Notes, Operation};
use crate::evolve::operators::permute;
use crate::evolve::operators::permute::Swaps;
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::view::moves::Moves;

#[derive(Clone)]
/// One board on its way by exchanges.
pub struct Walk {
    ground: Ground,
    /// The kind of houses that are permutations.
    kind: usize,
    swaps: Swaps,
    /// The board as it is.
    pub board: Board,
    /// Rows so far.
    pub generation: u64,
    /// Fitness computations so far.
    pub evaluations: u64,
    /// What it did, where that is asked for.
    pub notes: Notes,
    told: Told,
}

/// Swaps that are told one by one in a generation; of the others only the sum is.
const TOLD: u32 = 40;

/// What was told of a generation so far.
#[derive(Clone, Default)]
struct Told {
    kept: u32,
    /// Taken back since the last one that was kept.
    undone: u32,
    /// The board when telling one by one ended, and how many were tried and kept since.
    rest: Option<(Individual, u32, u32)>,
}

/// The squares of an exchange that was made, and the fitness before it.
pub struct Step {
    squares: (u16, u16),
    /// Fitness before it.
    pub before: u32,
}

impl Walk {
    /// A random board whose houses of a kind are permutations.
    pub fn new(ground: Ground, kind: usize, rng: &mut Rng) -> Walk {
        let board = Board::from_cells(&ground, permute::fill(&ground, kind, rng));
        Walk {
            swaps: Swaps::new(&ground, kind),
            ground,
            kind,
            board,
            generation: 0,
            evaluations: 1,
            notes: Notes::default(),
            told: Told::default(),
        }
    }

    /// Another random board.
    pub fn restart(&mut self, rng: &mut Rng) {
        self.tell_rest();
        self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
        self.board = Board::from_cells(&self.ground, permute::fill(&self.ground, self.kind, rng));
        self.evaluations += 1;
    }

    /// Exchanges two random squares; `None` where there are no two. Counts as one evaluation either way, so that a
    /// limit is reached.
    #[inline]
    pub fn step(&mut self, rng: &mut Rng) -> Option<Step> {
        self.evaluations += 1;
        let squares = self.swaps.draw(&self.ground, rng)?;
        let before = self.board.fitness();
        self.exchange(squares);
        Some(Step { squares, before })
    }

    fn as_noted(&self) -> Individual {
        Individual { rank: 0, cells: self.board.cells().to_vec(), fitness: self.board.fitness() }
    }

    /// Tells of a step, before it is taken back if it is not kept.
    #[inline]
    pub fn tell(&mut self, step: &Step, kept: bool) {
        if self.notes.taken() {
            self.note(step, kept);
        }
    }

    #[cold]
    fn note(&mut self, step: &Step, kept: bool) {
        let now = self.as_noted();
        let (a, b) = (usize::from(step.squares.0), usize::from(step.squares.1));
        let mut before = Individual { fitness: step.before, ..now.clone() };
        before.cells.swap(a, b);
        match (&mut self.told.rest, kept) {
            (Some((_, tried, all)), _) => (*tried, *all) = (*tried + 1, *all + u32::from(kept)),
            (none, _) if self.told.kept == TOLD => *none = Some((before, 1, u32::from(kept))),
            (_, false) => self.told.undone += 1,
            (_, true) => {
                let act = Act::Swap { squares: step.squares, undone: std::mem::take(&mut self.told.undone) };
                self.told.kept += 1;
                self.notes.add(|| Operation { act, before: vec![before], after: Some(now) });
            }
        }
    }

    /// Tells of the swaps that were not told one by one, at the end of a generation or before a new board.
    pub fn tell_rest(&mut self) {
        let Told { undone, rest, .. } = std::mem::take(&mut self.told);
        if self.notes.taken() {
            let (before, tried, kept) = rest.unwrap_or_else(|| (self.as_noted(), 0, 0));
            let (tried, after) = (tried + undone, Some(self.as_noted()));
            if tried > 0 {
                self.notes.add(|| Operation { act: Act::Swaps { tried, kept }, before: vec![before], after });
            }
        }
    }

    /// How often a move made the board better.
    pub fn gains(moves: &Moves) -> Gains {
        Gains { children: (0, 0), growths: (moves.0[0].kept, moves.0.iter().map(|fate| fate.tried).sum()) }
    }

    /// Takes a step back.
    #[inline]
    pub fn undo(&mut self, step: &Step) {
        self.exchange(step.squares);
    }

    #[inline]
    fn exchange(&mut self, (a, b): (u16, u16)) {
        let (x, y) = (self.board.get(a), self.board.get(b));
        self.board.set(&self.ground, a, y);
        self.board.set(&self.ground, b, x);
    }

    /// Whether the board is a solution.
    pub fn solved(&self) -> bool {
        self.board.fitness() == 0
    }

    /// How many free squares there are in each house of the kind.
    pub fn free(&self) -> impl Iterator<Item = u32> {
        self.ground.houses[self.kind].iter().map(|&h| self.ground.free_in(h as usize).len() as u32)
    }

    /// The row of a population of one.
    pub fn row(&self, rate: f64, mut events: Vec<Event>) -> Generation {
        let fitness = self.board.fitness();
        if fitness == 0 {
            events.push(Event::Solved);
        }
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: fitness,
            mean: f64::from(fitness),
            worst: fitness,
            diversity: 0.0,
            mutation_rate: rate,
            events,
        }
    }

    /// The board's digits and its fitness.
    pub fn state(&self) -> (Vec<u8>, u32) {
        (self.board.cells().to_vec(), self.board.fitness())
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::board::differences;
    use crate::evolve::engines::walk::*;
    use crate::evolve::random::seeded;
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn a_step_changes_two_squares_by_at_most_four_and_can_be_undone() {
        for (shape, kind) in [(Shape::Flat4, 0), (Shape::Flat6, 2), (Shape::Flat9, 2), (Shape::Flat25, 0)] {
            let mut rng = seeded(6);
            let mut walk = Walk::new(Ground::unweighted(&Grid::empty(shape), false), kind, &mut rng);
            for _ in 0..300 {
                let (cells, fitness) = (walk.board.cells().to_vec(), walk.board.fitness());
                let step = walk.step(&mut rng).unwrap();
                assert_eq!((differences(&cells, walk.board.cells()), step.before), (2, fitness));
                assert!(walk.board.fitness().abs_diff(fitness) <= 4);
                walk.undo(&step);
                assert_eq!((walk.board.cells(), walk.board.fitness()), (&cells[..], fitness));
                walk.step(&mut rng);
            }
        }
    }
}
