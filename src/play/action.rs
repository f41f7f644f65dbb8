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

fn write(board: &mut Board, open: &[Square], chosen: &[Square], pencil: Pencil, digit: u8, rules: Rules) {
    let most = if pencil == Pencil::Colour { COLOURS } else { board.layout().side };
    if digit == 0 || usize::from(digit) > most {
        return;
    }
    let bit = 1u32 << (digit - 1);
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
    let bit = 1u32 << (digit - 1);
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
mod tests {
    use crate::play::action::*;
    use crate::puzzle::{Grid, Shape};

    const RULES: Rules = Rules { givens_stay: true, clean: true };

    fn act(board: &Board, chosen: &[Square], actions: &[Action]) -> Board {
        actions.iter().fold(board.clone(), |board, action| apply(&board, chosen, action, RULES))
    }

    fn board() -> Board {
        Board::of_sheet(&crate::play::Sheet::of_givens(crate::text::read("1...............").unwrap().grid))
    }

    #[test]
    fn givens_stay_until_they_are_unlocked() {
        let first = board();
        assert_eq!(act(&first, &[0], &[Action::Write(Pencil::Digit, 2), Action::Erase]), first);
        let unlocked = act(&first, &[0], &[Action::Unlock, Action::Write(Pencil::Digit, 2)]);
        assert_eq!((unlocked.cells()[0].digit, unlocked.given_count()), (2, 0));
        assert_eq!(act(&unlocked, &[], &[Action::Lock]).given_count(), 1);
    }

    #[test]
    fn a_mark_that_all_have_is_taken_away() {
        let once = act(&board(), &[1, 2], &[Action::Write(Pencil::Corner, 3)]);
        assert_eq!((once.cells()[1].corner, once.cells()[2].corner), (0b100, 0b100));
        let more = act(&once, &[1, 2, 3], &[Action::Write(Pencil::Corner, 3)]);
        assert_eq!(more.cells()[3].corner, 0b100);
        let gone = act(&more, &[1, 2, 3], &[Action::Write(Pencil::Corner, 3)]);
        assert_eq!(gone, board());
    }

    #[test]
    fn a_digit_is_struck_from_the_marks_of_its_peers_only_when_asked() {
        let marked = act(&board(), &[], &[Action::Fill((0..16).collect())]);
        assert_eq!(marked.cells()[1].centre, 0b1110);
        let clean = act(&marked, &[1], &[Action::Write(Pencil::Digit, 2)]);
        assert_eq!(
            (clean.cells()[2].centre, clean.cells()[5].centre, clean.cells()[15].centre),
            (0b1100, 0b1100, 0b1111)
        );
        let rules = Rules { clean: false, ..RULES };
        let kept = apply(&marked, &[1], &Action::Write(Pencil::Digit, 2), rules);
        assert_eq!(kept.cells()[2].centre, 0b1110);
        // The marks under the digit come back with an empty square.
        assert_eq!(act(&clean, &[1], &[Action::Erase]).cells()[1].centre, 0b1110);
    }

    #[test]
    fn erase_takes_digits_before_marks_before_colours() {
        let all = [Action::Write(Pencil::Centre, 2), Action::Write(Pencil::Colour, 1), Action::Write(Pencil::Digit, 4)];
        let full = act(&board(), &[5], &all);
        let one = act(&full, &[5], &[Action::Erase]);
        assert_eq!((one.cells()[5].digit, one.cells()[5].centre, one.cells()[5].colours), (0, 2, 1));
        let two = act(&one, &[5], &[Action::Erase]);
        assert_eq!((two.cells()[5].centre, two.cells()[5].colours), (0, 1));
        assert_eq!(act(&two, &[5], &[Action::Erase]), board());
    }

    #[test]
    fn restart_leaves_the_givens_and_a_strike_begins_with_what_is_left() {
        let struck = act(&board(), &[], &[Action::Strike(vec![(1, 0b10), (15, 0b1)])]);
        assert_eq!((struck.cells()[1].centre, struck.cells()[15].centre), (0b1100, 0b1110));
        assert_eq!(act(&struck, &[0, 9], &[Action::Write(Pencil::Colour, 8), Action::Restart]), board());
    }

    #[test]
    fn a_strike_takes_corner_marks_too() {
        let marks = [Action::Write(Pencil::Corner, 2), Action::Write(Pencil::Corner, 3)];
        let struck = act(&act(&board(), &[5, 6], &marks), &[], &[Action::Strike(vec![(5, 0b10)])]);
        assert_eq!((struck.cells()[5].corner, struck.cells()[6].corner), (0b100, 0b110));
        assert_eq!((struck.cells()[5].centre, struck.cells()[6].centre), (0b1100, 0));
    }

    #[test]
    fn the_same_digit_again_empties_several_squares_but_not_one() {
        let write = [Action::Write(Pencil::Digit, 3)];
        let one = act(&board(), &[5], &write);
        assert_eq!(act(&one, &[5], &write), one);
        let two = act(&board(), &[5, 15], &write);
        assert_eq!((two.filled(), act(&two, &[5, 15], &write)), (3, board()));
        // With one of them empty it fills that one.
        assert_eq!(act(&one, &[5, 15], &write), two);
    }

    #[test]
    fn a_given_among_them_keeps_the_same_digit_where_it_is() {
        let loose = Rules { givens_stay: false, clean: false };
        let write = Action::Write(Pencil::Digit, 1);
        let typed = apply(&board(), &[15], &write, loose);
        assert_eq!(apply(&typed, &[0, 15], &write, loose), typed);
        let unlocked = apply(&typed, &[], &Action::Unlock, loose);
        assert_eq!(apply(&unlocked, &[0, 15], &write, loose).filled(), 0);
    }

    #[test]
    fn fill_marks_what_the_houses_leave_the_chosen_empty_squares() {
        let marked = act(&board(), &[1], &[Action::Write(Pencil::Centre, 1)]);
        let filled = act(&marked, &[], &[Action::Fill(vec![0, 1, 15, 99])]);
        let centres = [0, 1, 2, 15].map(|s: usize| filled.cells()[s].centre);
        assert_eq!(centres, [0, 0b1110, 0, 0b1111]);
        assert_eq!(filled.cells()[0], board().cells()[0]);
    }

    #[test]
    fn a_struck_candidate_stays_struck_whatever_is_put_beside_it() {
        let strike = [Action::Write(Pencil::Candidate, 3)];
        let struck = act(&board(), &[5], &strike);
        assert_eq!((struck.candidates()[5], struck.shown()[5]), (0b1110, 0b1010));
        // What a digit rules out comes and goes with it.
        let put = act(&struck, &[6], &[Action::Write(Pencil::Digit, 2)]);
        assert_eq!(put.shown()[5], 0b1000);
        assert_eq!(act(&put, &[6], &[Action::Erase]).shown()[5], 0b1010);
        assert_eq!(act(&struck, &[5], &strike), board());
        assert_eq!(act(&struck, &[5], &[Action::Erase]), board());
        let crossed = act(&board(), &[], &[Action::Cross(vec![(5, 0b110), (0, 1), (99, 1)])]);
        assert_eq!((crossed.shown()[5], crossed.cells()[0].struck), (0b1000, 0));
    }

    #[test]
    fn what_does_not_exist_changes_nothing() {
        let empty = Board::empty(Shape::Flat4);
        let odd = [Action::Write(Pencil::Digit, 5), Action::Write(Pencil::Colour, 9), Action::Write(Pencil::Corner, 0)];
        assert_eq!(act(&empty, &[3, 99], &odd), empty);
        assert_eq!(
            act(&empty, &[], &[Action::Put(vec![(99, 1)]), Action::Strike(vec![(99, 1)])]).grid(),
            Grid::empty(Shape::Flat4)
        );
    }
}
