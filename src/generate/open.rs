//! Fills an empty flat board. Up to 9×9 as Waters does (2008, III.C): three boxes that do not see each other are random
//! permutations, and Waters' algorithm completes them. On larger boards that takes it too long; there a board that fits by
//! construction is shuffled by every exchange that keeps it right: digits, bands, stacks, and rows and columns within
//! them.

use rand::Rng as _;

use crate::evolve::algorithms::waters_grid::{ALGORITHM, start};
use crate::evolve::random::{Rng, shuffle};
use crate::evolve::{Run, Settings};
use crate::exact::{Verdict, verdict};
use crate::generate::order::{LARGEST_BY_SEARCH, Progress, Stage};
use crate::puzzle::{Grid, Shape};

/// Generations after which a board is begun again.
const PATIENCE: u64 = 200;

/// An empty flat board on its way to a full one.
pub struct Open {
    shape: Shape,
    run: Option<Run>,
}

impl Open {
    /// Before the first step.
    pub fn new(shape: Shape) -> Open {
        Open { shape, run: None }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { stage: Stage::Open, done: 0, of: 1, tally: None }
    }

    /// A part of a generation, or the whole board on large ones; the filled board when it is there.
    pub fn step(&mut self, rng: &mut Rng) -> Option<Grid> {
        if self.shape.side() > LARGEST_BY_SEARCH {
            return Some(shuffled(self.shape, rng));
        }
        if self.run.as_ref().is_none_or(|run| run.row().generation >= PATIENCE) {
            let (boxes, seed) = beginning(self.shape, rng);
            self.run = Run::of(&ALGORITHM, start, &boxes, &Settings::default(), seed).ok();
        }
        let run = self.run.as_mut()?;
        run.advance();
        run.verified()
    }
}

/// Boxes that can be completed, and the seed of the run that does it: half of those of a 4×4 cannot, and a run would search
/// them to its end.
fn beginning(shape: Shape, rng: &mut Rng) -> (Grid, u64) {
    loop {
        let (boxes, seed) = (independent_boxes(shape, rng), rng.next_u64());
        if !matches!(verdict(&boxes), Verdict::None(_)) {
            return (boxes, seed);
        }
    }
}

/// Random permutations in boxes along a diagonal, which share no row or column: three on a 9×9.
fn independent_boxes(shape: Shape, rng: &mut Rng) -> Grid {
    let mut grid = Grid::empty(shape);
    let layout = grid.layout();
    let (across, down) = (shape.side() / shape.box_width(), shape.side() / shape.box_height());
    for k in 0..across.min(down) {
        let house = &layout.houses[layout.faces[0].boxes()[k * across + k]];
        let mut digits: Vec<u8> = (1..=shape.side() as u8).collect();
        shuffle(rng, &mut digits);
        house.squares.iter().zip(digits).for_each(|(&square, digit)| grid.set(square, digit));
    }
    grid
}

/// A board that fits by construction (each row is the one before, moved on by a box's width, each band by one more),
/// shuffled.
pub(crate) fn shuffled(shape: Shape, rng: &mut Rng) -> Grid {
    let (side, height, width) = (shape.side(), shape.box_height(), shape.box_width());
    let mut digits: Vec<u8> = (1..=side as u8).collect();
    shuffle(rng, &mut digits);
    let rows = lines(side, height, rng);
    let columns = lines(side, width, rng);
    let mut grid = Grid::empty(shape);
    for (r, &row) in rows.iter().enumerate() {
        for (c, &column) in columns.iter().enumerate() {
            let digit = digits[(row % height * width + row / height + column) % side];
            grid.set(r * side + c, digit);
        }
    }
    grid
}

/// The lines of a board in another order: groups of `size` stay together.
fn lines(side: usize, size: usize, rng: &mut Rng) -> Vec<usize> {
    let mut groups: Vec<Vec<usize>> = (0..side).collect::<Vec<_>>().chunks(size).map(<[usize]>::to_vec).collect();
    groups.iter_mut().for_each(|group| shuffle(rng, group));
    shuffle(rng, &mut groups);
    groups.concat()
}

#[cfg(test)]
mod tests {
    use crate::evolve::random::seeded;
    use crate::generate::open::*;
    use crate::puzzle::check;

    #[test]
    fn every_flat_board_is_filled_and_another_seed_fills_another() {
        for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube()) {
            let fill = |seed| {
                let (mut open, mut rng) = (Open::new(shape), seeded(seed));
                std::iter::repeat_with(|| open.step(&mut rng)).flatten().next().unwrap()
            };
            let board = fill(1);
            assert_eq!(check::check(&Grid::empty(shape), &board), Ok(()), "{shape:?}");
            assert_ne!(board, fill(2));
        }
    }

    #[test]
    fn no_board_begins_with_boxes_that_cannot_be_completed() {
        let mut rng = seeded(5);
        for shape in [Shape::Flat4, Shape::Flat6, Shape::Flat9] {
            assert!((0..40).all(|_| !matches!(verdict(&beginning(shape, &mut rng).0), Verdict::None(_))), "{shape:?}");
        }
        assert!((0..40).any(|_| matches!(verdict(&independent_boxes(Shape::Flat4, &mut rng)), Verdict::None(_))));
    }

    #[test]
    fn a_shuffled_board_of_any_shape_is_right() {
        for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube()) {
            assert_eq!(check::check(&Grid::empty(shape), &shuffled(shape, &mut seeded(3))), Ok(()), "{shape:?}");
        }
    }
}
