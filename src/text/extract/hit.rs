//! A board that was found in a text: where, in which form, and how much speaks for it.

use std::ops::Range;

use crate::puzzle::{Grid, Shape, check};
use crate::text::form::Form;
use crate::text::how::How;
use crate::text::reading::Puzzle;

/// A board, with the lines it was found in.
#[derive(Clone, Debug)]
pub(crate) struct Hit {
    pub how: How,
    pub puzzle: Puzzle,
    /// Lines from 0; of a link nothing more.
    pub lines: Range<usize>,
    /// Rules that it asks for and this program does not have.
    pub dropped: Vec<String>,
    /// Form that a reader of its own has recognised.
    pub form: Option<Form>,
    pub score: i32,
    /// Something was left out or added that may have been a square.
    pub doubt: bool,
    /// Which view of the text it was found in; 0 for the text itself.
    pub view: usize,
    /// Which of the boards that stand side by side on its lines; 0 where it is the only one.
    pub part: usize,
}

/// Flat boards that a text may hold.
pub(crate) const FLATS: [Shape; 6] =
    [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16, Shape::Flat25, Shape::Flat36];

/// The flat board of this side.
pub(crate) fn flat(side: usize) -> Option<Shape> {
    FLATS.into_iter().find(|shape| shape.side() == side)
}

impl Hit {
    pub fn new(how: How, grid: Grid, lines: Range<usize>) -> Hit {
        Hit::of(how, Puzzle::of_givens(grid), lines)
    }

    pub fn of(how: How, puzzle: Puzzle, lines: Range<usize>) -> Hit {
        let mut hit =
            Hit { how, puzzle, lines, dropped: Vec::new(), form: None, score: 0, doubt: false, view: 0, part: 0 };
        hit.score = hit.judge();
        hit
    }

    /// The same before another reading of its lines that is as good.
    pub fn likelier(self) -> Hit {
        Hit { score: self.score + 1, ..self }
    }

    /// The same, with a doubt.
    pub fn doubted(self, doubt: bool) -> Hit {
        Hit { doubt, score: if doubt { self.score - 10 } else { self.score }, ..self }
    }

    pub fn shape(&self) -> Shape {
        self.puzzle.grid.shape()
    }

    /// Of 100: the form, less what speaks against it.
    fn judge(&self) -> i32 {
        let grid = &self.puzzle.grid;
        let conflicts = check::conflicts(grid).len() as i32;
        let few = grid.filled() < fewest(grid.shape());
        let mut seen = 0u64;
        grid.cells().iter().for_each(|&d| seen |= 1 << d);
        let digits = (seen & !1).count_ones() as usize;
        let missing = grid.shape().side().saturating_sub(1).saturating_sub(digits) as i32;
        // Marks of another puzzle, such as the ones and zeros of a binary one.
        let poor = if digits == 1 && grid.filled() > 3 { 40 } else { 0 } + if few { 20 + 2 * missing } else { 0 };
        // A wrong digit or some, where most fit: perhaps what somebody has tried.
        let mistakes = conflicts > 0 && !few && 10 * conflicts as usize <= grid.filled();
        let against = if mistakes { 20 + conflicts } else { 25 * conflicts };
        self.how.weight() - against - poor - if self.how.is_weak() && few { 40 } else { 0 }
    }
}

/// Fewer givens than any puzzle with one solution is known to have; of cubes nobody has looked for the fewest.
pub(crate) const fn fewest(shape: Shape) -> usize {
    match (shape.is_cube(), shape.side()) {
        (false, 4) => 4,
        (false, 6) => 8,
        (false, 9) => 17,
        (false, 16) => 55,
        (false, 25) => 151,
        _ => shape.face_squares() / 12,
    }
}
