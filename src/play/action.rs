//! Everything a player can do to a board, as values; what comes of it is a new board.

use serde::{Deserialize, Serialize};

use crate::play::board::{Board, COLOURS, Cell};
use crate::puzzle::Square;
use crate::text::Stroke;

/// What a pressed digit becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pencil {
    #[default]
    /// Writes a digit.
    Digit,
    /// Writes a small digit in a corner.
    Corner,
    /// Writes a small digit in the centre.
    Centre,
    /// Strikes a candidate, or lets it stand again.
    Candidate,
    /// Colours the square.
    Colour,
    /// Draws from square to square.
    Line,
}

impl Pencil {
    /// All pencils, in the order of the keypad.
    pub const ALL: [Pencil; 6] =
        [Pencil::Digit, Pencil::Corner, Pencil::Centre, Pencil::Candidate, Pencil::Colour, Pencil::Line];
}

/// What may be done, and what follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Givens cannot be changed.
    pub givens_stay: bool,
    /// A digit that is put down is struck from the marks of the squares that see it.
    pub clean: bool,
}

/// Something done to a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A digit (or colour, counted from 1) on the chosen squares, as the pencil says. Marks and colours that all of them
    /// have are taken away again; so is a typed digit that all of them hold.
    Write(Pencil, u8),
    /// Empties the chosen squares: of digits, or where there are none, of marks, then of strikes, then of colours.
    Erase,
    /// Draws a line or an arrow; one that is there already goes.
    Draw(Stroke),
    /// Takes the lines away that begin or end on the chosen squares.
    Rub,
    /// Takes every mark, every strike and every line away.
    ClearMarks,
    /// Digits on squares, as a hint or a check puts them there; 0 empties.
    Put(Vec<(Square, u8)>),
    /// Strikes digits (a mask) from centre marks; a square that has none first gets what the houses leave it.
    Strike(Vec<(Square, u32)>),
    /// Strikes digits (a mask) from the candidates that are shown, and from the marks of these squares.
    Cross(Vec<(Square, u32)>),
    /// What the houses leave these squares becomes their centre marks.
    Fill(Vec<Square>),
    /// Typed digits become givens.
    Lock,
    /// Givens become typed digits.
    Unlock,
    /// Takes away all that is no given.
    Restart,
    /// A board as it was before.
    Return(Board),
}

/// The board after an action on the chosen squares.
pub fn apply(board: &Board, chosen: &[Square], action: &Action, rules: Rules) -> Board {
    let mut next = board.clone();
    let free = |s: &Square| board.cells().get(*s).is_some_and(|c| !(rules.givens_stay && c.given));
    let open: Vec<Square> = chosen.iter().copied().filter(free).collect();
    match action {
        Action::Write(pencil, digit) => write(&mut next, &open, chosen, *pencil, *digit, rules),
        Action::Erase => erase(&mut next, &open, chosen),
        Action::Draw(stroke) => next.toggle(&[*stroke]),
        Action::Rub => next.toggle(&board.strokes_at(chosen)),
        Action::ClearMarks => {
            each(&mut next, |_, cell| (cell.corner, cell.centre, cell.struck) = (0, 0, 0));
            next.strokes.clear();
        }
        Action::Put(digits) => {
            digits.iter().filter(|(s, _)| free(s)).for_each(|&(s, digit)| put(&mut next, s, digit, rules));
        }
        Action::Strike(marks) => {
            let candidates = board.candidates();
            for &(square, mask) in marks {
                if let Some(cell) = next.cell_mut(square).filter(|c| c.digit == 0) {
                    let before = if cell.centre == 0 { candidates[square] } else { cell.centre };
                    cell.centre = before & !mask;
                    cell.corner &= !mask;
                }
            }
        }
        Action::Cross(candidates) => {
            let all = board.layout().all_digits();
            for &(square, mask) in candidates {
                if let Some(cell) = next.cell_mut(square).filter(|c| c.digit == 0) {
                    cell.struck |= mask & all;
                    cell.corner &= !mask;
                    cell.centre &= !mask;
                }
            }
        }
        Action::Fill(squares) => {
            let candidates = board.candidates();
            for &square in squares {
                if let Some(cell) = next.cell_mut(square).filter(|c| c.digit == 0) {
                    (cell.centre, cell.struck) = (candidates[square], 0);
                }
            }
        }
        Action::Lock => each(&mut next, |_, cell| {
            if cell.digit != 0 {
                *cell = Cell { digit: cell.digit, given: true, ..Cell::default() };
            }
        }),
        Action::Unlock => each(&mut next, |_, cell| cell.given = false),
        Action::Restart => {
            each(&mut next, |_, cell| {
                let given = cell.given;
                *cell = Cell { digit: if given { cell.digit } else { 0 }, given, ..Cell::default() };
            });
            next.strokes.clear();
        }
        Action::Return(board) => next = board.clone(),
    }
    next
}

fn each(board: &mut Board, change: impl Fn(Square, &mut Cell)) {
    for square in 0..board.cells().len() {
        if let Some(cell) = board.cell_mut(square) {
            change(square, cell);
        }
    }
}

/// The digit in a mask of marks, which have the first 32.
fn bit(digit: u8) -> u32 {
    1u32.checked_shl(u32::from(digit) - 1).unwrap_or(0)
}

fn write(board: &mut Board, open: &[Square], chosen: &[Square], pencil: Pencil, digit: u8, rules: Rules) {
    let most = if pencil == Pencil::Colour { COLOURS } else { board.layout().side };
    if digit == 0 || usize::from(digit) > most {
        return;
    }
    let bit = bit(digit);
    let of = |board: &Board, s: Square| board.cells()[s];
    match pencil {
        Pencil::Digit => {
            let all = !open.is_empty() && open.iter().all(|&s| of(board, s).digit == digit && !of(board, s).given);
            open.iter().for_each(|&s| put(board, s, if all && open.len() > 1 { 0 } else { digit }, rules));
        }
        Pencil::Corner | Pencil::Centre | Pencil::Candidate => {
            let empty: Vec<Square> = open.iter().copied().filter(|&s| of(board, s).digit == 0).collect();
            let all = empty.iter().all(|&s| *marks(&mut of(board, s), pencil) & bit != 0);
            for s in empty {
                if let Some(cell) = board.cell_mut(s) {
                    let marks = marks(cell, pencil);
                    *marks = if all { *marks & !bit } else { *marks | bit };
                }
            }
        }
        // It draws from one square to another.
        Pencil::Line => {}
        Pencil::Colour => {
            let bit = bit as u8;
            let all = chosen.iter().all(|&s| board.cells().get(s).is_some_and(|c| c.colours & bit != 0));
            for &s in chosen {
                if let Some(cell) = board.cell_mut(s) {
                    cell.colours = if all { cell.colours & !bit } else { cell.colours | bit };
                }
            }
        }
    }
}

/// What a pencil of small digits writes on a square.
fn marks(cell: &mut Cell, pencil: Pencil) -> &mut u32 {
    match pencil {
        Pencil::Corner => &mut cell.corner,
        Pencil::Candidate => &mut cell.struck,
        _ => &mut cell.centre,
    }
}

/// Puts a digit on a square; 0 empties it.
fn put(board: &mut Board, square: Square, digit: u8, rules: Rules) {
    let layout = board.layout();
    let Some(cell) = board.cell_mut(square).filter(|c| c.digit != digit && usize::from(digit) <= layout.side) else {
        return;
    };
    // Marks wait under a digit for the day it is taken away again.
    (cell.digit, cell.given) = (digit, false);
    if digit == 0 || !rules.clean {
        return;
    }
    let bit = bit(digit);
    for &peer in &layout.peers[square] {
        if let Some(cell) = board.cell_mut(peer) {
            cell.corner &= !bit;
            cell.centre &= !bit;
        }
    }
}

fn erase(board: &mut Board, open: &[Square], chosen: &[Square]) {
    let any = |board: &Board, of: fn(&Cell) -> bool| open.iter().any(|&s| of(&board.cells()[s]));
    let (digits, marks, strikes) =
        (any(board, |c| c.digit != 0), any(board, Cell::is_marked), any(board, |c| c.struck != 0));
    for &s in if digits || marks || strikes { open } else { chosen } {
        if let Some(cell) = board.cell_mut(s) {
            match (digits, marks, strikes) {
                (true, ..) => (cell.digit, cell.given) = (0, false),
                (_, true, _) => (cell.corner, cell.centre) = (0, 0),
                (.., true) => cell.struck = 0,
                _ => cell.colours = 0,
            }
        }
    }
}

#[cfg(test)]
mod tests;
