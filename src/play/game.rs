//! A board with the way back from everything that was done to it, without limit, and with named checkpoints.

use serde::{Deserialize, Serialize};

use crate::play::action::{Action, Rules, apply};
use crate::play::board::{Board, Cell};
use crate::play::help::Help;
use crate::play::sheet::Sheet;
use crate::puzzle::Square;
use crate::text::Stroke;

mod parts;

pub(super) use parts::Parts;

/// A square before and after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Which square.
    pub square: u16,
    /// What was there.
    pub before: Cell,
    /// What is there now.
    pub after: Cell,
}

/// What one action changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Squares, and the lines that came or went.
    Cells(Vec<Change>, Vec<Stroke>),
    /// Another puzzle came onto the board; what stands beside that of the two that is not there.
    Puzzle { before: Board, after: Board, absent: Beside },
}

/// What belongs to a puzzle beside its board and its steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Beside {
    pub checkpoints: Vec<Checkpoint>,
    /// How long the past was where each "what if" began, the outermost first.
    pub branches: Vec<usize>,
    pub helps: Vec<Help>,
}

/// A state to come back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checkpoint {
    /// Its name, which is unique.
    pub name: String,
    /// The board as it was.
    pub board: Board,
}

/// A board, its past, and what was undone of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    board: Board,
    pub(super) past: Vec<Step>,
    /// The step undone last is the last one.
    pub(super) future: Vec<Step>,
    pub(super) beside: Beside,
}

impl Game {
    /// A game without a past.
    pub fn new(board: Board) -> Game {
        Game { board, past: Vec::new(), future: Vec::new(), beside: Beside::default() }
    }

    /// The board as it is.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Saved states of the board, oldest first.
    pub fn checkpoints(&self) -> &[Checkpoint] {
        &self.beside.checkpoints
    }

    /// Whether a player has done anything to the puzzle that is here still, on the board or as a checkpoint.
    pub fn is_begun(&self) -> bool {
        self.board.is_begun() || !self.beside.checkpoints.is_empty()
    }

    /// Acts on the chosen squares; false when that changes nothing.
    pub fn act(&mut self, chosen: &[Square], action: &Action, rules: Rules) -> bool {
        let next = apply(&self.board, chosen, action, rules);
        self.enter(next)
    }

    /// Brings another board, which can be undone; false when it is the same.
    pub fn enter(&mut self, next: Board) -> bool {
        if next == self.board {
            return false;
        }
        self.end_undone_branches();
        let step = match next.shape() == self.board.shape() {
            true => Step::Cells(changes(&self.board, &next), next.strokes_beside(&self.board)),
            false => {
                let absent = std::mem::take(&mut self.beside);
                Step::Puzzle { before: self.board.clone(), after: next.clone(), absent }
            }
        };
        self.past.push(step);
        self.future.clear();
        self.board = next;
        true
    }

    /// Brings other digits of the same shape; marks and colours stay. False when they are the same.
    pub fn enter_digits(&mut self, sheet: &Sheet) -> bool {
        let mut next = self.board.clone();
        for (square, cell) in Board::of_sheet(sheet).cells().iter().enumerate() {
            if let Some(place) = next.cell_mut(square) {
                (place.digit, place.given) = (cell.digit, cell.given);
            }
        }
        self.enter(next)
    }

    /// Brings a puzzle that has nothing to do with the one on the board, with whatever was done to it before.
    pub fn open(&mut self, game: Game) {
        if self.board == game.board && game.past.is_empty() {
            return;
        }
        self.end_undone_branches();
        let absent = std::mem::take(&mut self.beside);
        self.past.push(Step::Puzzle { before: self.board.clone(), after: opening(&game), absent });
        self.go_on_with(game);
    }

    /// Goes on with a game of the puzzle that is here, as it was left; the way back to earlier puzzles stays.
    pub fn resume(&mut self, game: Game) {
        self.past.truncate(self.before_own());
        if let Some(Step::Puzzle { after, .. }) = self.past.last_mut() {
            *after = opening(&game);
        }
        self.go_on_with(game);
    }

    /// Takes a game over whose first step follows the last one of the past.
    fn go_on_with(&mut self, game: Game) {
        self.beside = game.beside;
        self.beside.branches.iter_mut().for_each(|start| *start += self.past.len());
        self.past.extend(game.past);
        self.future = game.future;
        self.board = game.board;
    }

    /// How much of the past is of earlier puzzles.
    fn before_own(&self) -> usize {
        self.past.iter().rposition(|step| matches!(step, Step::Puzzle { .. })).map_or(0, |last| last + 1)
    }

    /// Leaves the way back to earlier puzzles out.
    pub fn forget_earlier(&mut self) {
        let own = self.before_own();
        self.past.drain(..own);
        self.beside.branches.iter_mut().for_each(|start| *start = start.saturating_sub(own));
    }

    /// This puzzle from its start, without a way back to what was done with it.
    pub fn begin_anew(&mut self, rules: Rules) {
        self.act(&[], &Action::Restart, rules);
        self.past.truncate(self.before_own());
        self.future.clear();
        self.beside.branches.clear();
        self.beside.helps.clear();
    }

    /// Takes the last action back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(mut step) = self.past.pop() else { return false };
        self.stand(&mut step, false);
        self.future.push(step);
        true
    }

    /// Does the action again that was taken back last; whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(mut step) = self.future.pop() else { return false };
        self.stand(&mut step, true);
        self.past.push(step);
        true
    }

    /// The board as it was before a step, or `after` it.
    fn stand(&mut self, step: &mut Step, after: bool) {
        match step {
            Step::Cells(changes, strokes) => {
                changes.iter().for_each(|c| self.write(c.square, if after { c.after } else { c.before }));
                self.board.toggle(strokes);
            }
            Step::Puzzle { before, after: next, absent } => {
                self.board = if after { next.clone() } else { before.clone() };
                std::mem::swap(&mut self.beside, absent);
            }
        }
    }

    /// Whether the board has these digits now, or had them before or after some step.
    pub fn has_been(&self, sheet: &Sheet) -> bool {
        let (mut back, mut on) = (self.clone(), self.clone());
        loop {
            if back.board.sheet() == *sheet || on.board.sheet() == *sheet {
                return true;
            }
            if !(back.undo() | on.redo()) {
                return false;
            }
        }
    }

    /// Whether there is something to undo and to redo.
    pub fn can(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Remembers the board under a name; one of that name is replaced.
    pub fn keep(&mut self, name: &str) {
        self.forget(name);
        self.beside.checkpoints.push(Checkpoint { name: name.to_string(), board: self.board.clone() });
    }

    /// The first of these names that no checkpoint has.
    pub fn free_name(&self, names: impl IntoIterator<Item = String>) -> Option<String> {
        names.into_iter().find(|name| self.checkpoints().iter().all(|c| c.name != *name))
    }

    /// Remembers the board, where it was begun, under this name, or this name and a number, in place of none; not twice.
    pub fn keep_beside(&mut self, name: &str) {
        if self.board.is_begun() && self.checkpoints().iter().all(|c| c.board != self.board) {
            let numbered = (2..).map(|n| format!("{name} {n}"));
            let free = self.free_name(std::iter::once(name.to_string()).chain(numbered));
            free.into_iter().for_each(|name| self.keep(&name));
        }
    }

    /// Deletes the checkpoint of this name.
    pub fn forget(&mut self, name: &str) {
        self.beside.checkpoints.retain(|c| c.name != name);
    }

    fn write(&mut self, square: u16, cell: Cell) {
        if let Some(place) = self.board.cell_mut(square.into()) {
            *place = cell;
        }
    }
}

/// The board a game began with.
fn opening(game: &Game) -> Board {
    let mut first = game.clone();
    while matches!(first.past.last(), Some(Step::Cells(..))) {
        first.undo();
    }
    first.board
}

fn changes(before: &Board, after: &Board) -> Vec<Change> {
    let pairs = before.cells().iter().zip(after.cells()).enumerate();
    let changed = pairs.filter(|(_, (a, b))| a != b);
    changed.map(|(square, (&before, &after))| Change { square: square as u16, before, after }).collect()
}

#[cfg(test)]
mod tests;
