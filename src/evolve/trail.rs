//! The steps inside one operation that makes many: growth and mutation, moves under tabu memory or by weights. A search writes them down
//! only when it is explained.

use serde::{Deserialize, Serialize};

use crate::puzzle::HouseKind;

/// Steps that are kept of one operation; the others are counted.
pub const MOST: usize = 5000;

/// What a step was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// Growth in every house of this kind.
    Growth(HouseKind),
    /// A random digit on a random free square.
    Mutation,
    /// One square takes the best digit that is not tabu.
    Move,
    /// One square takes the digit by which the weights of conflicts fall most; without a change, they learned.
    Weights,
}

/// One step: the squares that it changed, as the board orders them, with their new digits; and the fitness after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// What was done.
    pub how: How,
    /// Squares with their new digits; none where nothing fitted.
    pub changes: Vec<(u16, u8)>,
    /// Fitness after it.
    pub fitness: u32,
}

/// The steps of one operation, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// The first [`MOST`] of them.
    pub steps: Vec<Step>,
    /// Further ones, which are not kept.
    pub more: u32,
}

impl Trail {
    /// The board after so many steps (at most those that are kept) from `before`.
    pub fn board(&self, before: &[u8], steps: usize) -> Vec<u8> {
        let mut cells = before.to_vec();
        for &(square, digit) in self.steps.iter().take(steps).flat_map(|step| &step.changes) {
            if let Some(cell) = cells.get_mut(usize::from(square)) {
                *cell = digit;
            }
        }
        cells
    }

    /// Adds so much to the fitness of every step, for a board that is a part of a larger one.
    pub fn raise(&mut self, by: u32) {
        self.steps.iter_mut().for_each(|step| step.fitness += by);
    }

    /// Moves all squares on by so many, for a board that is a part of a larger one.
    pub fn shift(&mut self, by: usize) {
        let changes = self.steps.iter_mut().flat_map(|step| &mut step.changes);
        changes.for_each(|(square, _)| *square += by as u16);
    }
}

/// Writes a trail down, by what differs on a board from one step to the next.
#[derive(Clone, Debug)]
pub struct Recorder {
    last: Vec<u8>,
    trail: Trail,
}

impl Recorder {
    /// A trail that begins on this board.
    pub fn new(cells: &[u8]) -> Recorder {
        Recorder { last: cells.to_vec(), trail: Trail::default() }
    }

    /// A step that has led to this board.
    pub fn note(&mut self, how: How, cells: &[u8], fitness: u32) {
        if self.trail.steps.len() == MOST {
            self.trail.more += 1;
            return;
        }
        let mut changes = Vec::new();
        for (square, (last, &now)) in self.last.iter_mut().zip(cells).enumerate().filter(|(_, (a, b))| **a != **b) {
            changes.push((square as u16, now));
            *last = now;
        }
        self.trail.steps.push(Step { how, changes, fitness });
    }

    /// The trail.
    pub fn trail(self) -> Trail {
        self.trail
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::trail::*;

    #[test]
    fn a_trail_leads_from_the_first_board_to_each_of_the_others() {
        let boards: [&[u8]; 4] = [&[1, 1, 2], &[3, 1, 2], &[3, 1, 2], &[3, 2, 1]];
        let mut recorder = Recorder::new(boards[0]);
        (1..4).for_each(|k| recorder.note(How::Mutation, boards[k], 9 - k as u32));
        let mut trail = recorder.trail();
        assert!((0..4).all(|k| trail.board(boards[0], k) == boards[k]));
        assert_eq!(trail.steps[2], Step { how: How::Mutation, changes: vec![(1, 2), (2, 1)], fitness: 6 });
        assert_eq!(trail.steps[1].changes, []);
        trail.shift(3);
        assert_eq!(trail.board(&[0, 0, 0, 1, 1, 2], 3), [0, 0, 0, 3, 2, 1]);
    }

    #[test]
    fn a_long_trail_is_counted_to_its_end() {
        let mut recorder = Recorder::new(&[0]);
        (0..MOST + 7).for_each(|k| recorder.note(How::Move, &[(k % 9) as u8], 1));
        let trail = recorder.trail();
        assert_eq!((trail.steps.len(), trail.more), (MOST, 7));
    }
}
