//! SudokuWiki's own form, `S9B` and two base-36 digits a square: 1–9 a clue, 10–18 a solved digit, from 19 on candidates.

use crate::puzzle::{Grid, Shape};
use crate::text::ReadError;
use crate::text::error::Damage;
use crate::text::form::Form;
use crate::text::reading::{Puzzle, Reading};

const FORM: Form = Form::Page("SudokuWiki");

/// Reads what follows `S9B`.
pub(crate) fn read(packed: &str) -> Result<Reading, ReadError> {
    let mut puzzle = Puzzle::of_givens(Grid::empty(Shape::Flat9));
    puzzle.marks.centre = vec![0; 81];
    let numbers: Vec<u32> = packed.chars().map(|c| c.to_digit(36).unwrap_or(36)).take(163).collect();
    if numbers.len() != 162 {
        let found = numbers.len() / 2;
        let why = if numbers.len() > 162 { Damage::TooMany } else { Damage::Squares { found } };
        return Err(ReadError::damaged(&FORM, why));
    }
    for (square, pair) in numbers.chunks(2).enumerate() {
        match pair[0].min(36) * 36 + pair[1] {
            _ if pair.contains(&36) => return Err(wrong(&puzzle, square)),
            0 | 18 => {}
            clue @ 1..=9 => puzzle.grid.set(square, clue as u8),
            solved @ 10..=17 => puzzle.put_typed(square, solved as u8 - 9),
            mask @ 19..=529 => puzzle.marks.centre[square] = mask - 18,
            _ => return Err(wrong(&puzzle, square)),
        }
    }
    puzzle.marks = puzzle.marks.tidy();
    Ok(Reading::one(FORM, puzzle))
}

fn wrong(puzzle: &Puzzle, square: usize) -> ReadError {
    let place = puzzle.grid.layout().name(square);
    ReadError::damaged(&FORM, Damage::Square { place })
}
