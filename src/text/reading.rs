//! What was read: one puzzle or many, with everything a format tells of them, and a line that says as what.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Grid, Square};
use crate::text::ReadError;
use crate::text::form::Form;
use crate::text::stroke::Stroke;

/// A colour of a square: as the other program writes it, or a number of its palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Colour {
    /// 0xRRGGBB.
    Rgb(u32),
    /// One of the page's colours, from 1.
    Number(u8),
}

/// Pencil marks, colours and lines. Each list but the last is empty, or has an entry for every distinct square; digit d is bit d − 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// Also the candidates of programs that know only one kind of mark.
    pub centre: Vec<u32>,
    /// Corner marks of each square, as masks: digit d is bit d − 1.
    pub corner: Vec<u32>,
    /// The colour of each square.
    pub colours: Vec<Option<Colour>>,
    /// Lines and arrows between squares.
    pub strokes: Vec<Stroke>,
}

impl Marks {
    /// How many digits are pencilled in.
    pub fn count(&self) -> usize {
        self.centre.iter().chain(&self.corner).map(|m| m.count_ones() as usize).sum()
    }

    /// How many squares are coloured.
    pub fn coloured(&self) -> usize {
        self.colours.iter().flatten().count()
    }

    /// Whether a player has pencilled or drawn anything that a link can hold.
    pub fn any(&self) -> bool {
        self.count() > 0 || !self.strokes.is_empty()
    }

    /// Lists in which nothing stands are dropped.
    pub(crate) fn tidy(mut self) -> Marks {
        let nothing = |marks: &Vec<u32>| marks.iter().all(|&m| m == 0);
        if nothing(&self.centre) {
            self.centre = Vec::new();
        }
        if nothing(&self.corner) {
            self.corner = Vec::new();
        }
        if self.coloured() == 0 {
            self.colours = Vec::new();
        }
        self
    }
}

/// One puzzle that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Givens and typed digits together.
    pub grid: Grid,
    /// For each distinct square, whether its digit was typed by a player.
    pub typed: Vec<bool>,
    /// Pencil marks and colours.
    pub marks: Marks,
    /// Empty when the text tells none.
    pub name: String,
    /// In the words of the text; empty when it tells none.
    pub difficulty: String,
}

impl Puzzle {
    /// A puzzle whose digits are all givens.
    pub fn of_givens(grid: Grid) -> Puzzle {
        let typed = vec![false; grid.cells().len()];
        Puzzle { grid, typed, marks: Marks::default(), name: String::new(), difficulty: String::new() }
    }

    /// How many givens there are.
    pub fn givens(&self) -> usize {
        self.grid.filled() - self.typed_count()
    }

    /// How many digits were typed.
    pub fn typed_count(&self) -> usize {
        self.typed.iter().filter(|&&t| t).count()
    }

    /// The grid without what was typed.
    pub fn given_grid(&self) -> Grid {
        let mut grid = self.grid.clone();
        (0..self.typed.len()).filter(|&s| self.typed[s]).for_each(|s| grid.set(s, 0));
        grid
    }

    /// The puzzle alone, as it is handed on: without marks, and without what was typed unless `with_typed`; digits typed
    /// on an empty board are its givens.
    pub fn handed_on(&self, with_typed: bool) -> Puzzle {
        let all = with_typed || self.givens() == 0;
        let grid = if all { self.grid.clone() } else { self.given_grid() };
        Puzzle { name: self.name.clone(), difficulty: self.difficulty.clone(), ..Puzzle::of_givens(grid) }
    }

    /// Takes digits of a player's state: those that are no givens are typed.
    pub(crate) fn type_over(&mut self, state: &Grid) {
        for (square, &digit) in state.cells().iter().enumerate() {
            if self.grid.get(square) == 0 {
                self.put_typed(square, digit);
            }
        }
    }

    pub(crate) fn put_typed(&mut self, square: Square, digit: u8) {
        self.grid.set(square, digit);
        self.typed[square] = digit != 0;
    }
}

/// Everything that was read from one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What was recognised: rows of a 9×9 board, a link of SudokuWiki.
    pub form: Form,
    /// At least one.
    pub puzzles: Vec<Puzzle>,
    /// What the text asks for and this program does not have: "killer cages".
    pub dropped: Vec<String>,
}

impl Reading {
    pub(crate) fn one(form: Form, puzzle: Puzzle) -> Reading {
        Reading { form, puzzles: vec![puzzle], dropped: Vec::new() }
    }

    /// The puzzle, or the first of many.
    ///
    /// # Errors
    ///
    /// There is none, or the first cannot be read.
    pub fn first(self) -> Result<Puzzle, ReadError> {
        self.puzzle(0)
    }

    /// One of many, counted from 0; the last if there are not so many.
    ///
    /// # Errors
    ///
    /// There is none, or this one cannot be read.
    pub fn puzzle(mut self, at: usize) -> Result<Puzzle, ReadError> {
        self.puzzles.truncate(at.saturating_add(1));
        self.puzzles.pop().ok_or(ReadError::Empty)
    }
}
