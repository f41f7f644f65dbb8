//! A board with the way back from everything that was done to it, without limit, and with named checkpoints.

use serde::{Deserialize, Serialize};

use crate::play::action::{Action, Rules, apply};
use crate::play::board::{Board, Cell};
use crate::play::help::Help;
use crate::play::sheet::Sheet;
use crate::play::strokes::Strokes;
use crate::puzzle::Square;
use crate::text::Stroke;

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
    /// Another puzzle came onto the board.
    Puzzle { before: Board, after: Board },
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
    checkpoints: Vec<Checkpoint>,
    /// How long the past was where each "what if" began, the outermost first.
    pub(super) branches: Vec<usize>,
    pub(super) helps: Vec<Help>,
}

/// What is kept of a game beside its board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Parts {
    pub past: Vec<Vec<Change>>,
    pub future: Vec<Vec<Change>>,
    pub checkpoints: Vec<Checkpoint>,
    pub branches: Vec<u32>,
    pub helps: Vec<Help>,
    #[serde(skip)]
    pub strokes: Strokes,
}

impl Game {
    /// A game without a past.
    pub fn new(board: Board) -> Game {
        let (past, future, checkpoints) = (Vec::new(), Vec::new(), Vec::new());
        Game { board, past, future, checkpoints, branches: Vec::new(), helps: Vec::new() }
    }

    /// A game as it was kept; `None` when a change does not fit the board.
    pub(super) fn of_parts(mut board: Board, parts: Parts) -> Option<Game> {
        let Parts { past, future, mut checkpoints, branches, helps, strokes } = parts;
        let shape = board.shape();
        let cell = |cell: &Cell| crate::play::board::fits(shape, cell);
        let change = |c: &Change| usize::from(c.square) < board.cells().len() && cell(&c.before) && cell(&c.after);
        let sound = past.iter().chain(&future).flatten().all(change)
            && checkpoints
                .iter()
                .all(|c| c.board.shape() == shape && Board::new(shape, c.board.cells().to_vec()).is_some())
            && branches.is_sorted()
            && branches.iter().all(|&start| start as usize <= past.len())
            && strokes.fit(shape);
        let steps = |steps: Vec<Vec<Change>>, strokes: Vec<Vec<Stroke>>| {
            let strokes = strokes.into_iter().chain(std::iter::repeat(Vec::new()));
            steps.into_iter().zip(strokes).map(|(changes, strokes)| Step::Cells(changes, strokes)).collect()
        };
        board.toggle(&strokes.now);
        checkpoints.iter_mut().zip(&strokes.checkpoints).for_each(|(c, strokes)| c.board.toggle(strokes));
        let branches = branches.into_iter().map(|start| start as usize).collect();
        let (past, future) = (steps(past, strokes.past), steps(future, strokes.future));
        sound.then_some(Game { past, future, board, checkpoints, branches, helps })
    }

    /// What is kept of it.
    pub(super) fn parts(&self) -> Parts {
        let (past, future) = self.steps();
        let ((past, past_strokes), (future, future_strokes)) = (parted(past), parted(future));
        let strokes = Strokes {
            now: self.board.strokes.clone(),
            past: past_strokes,
            future: future_strokes,
            checkpoints: self.checkpoints.iter().map(|c| c.board.strokes.clone()).collect(),
        };
        // Earlier puzzles are left out.
        let before = self.past.len() - past.len();
        let open = self.open_branches().iter();
        let branches = open.filter_map(|start| start.checked_sub(before)).map(|n| n as u32).collect();
        Parts { past, future, checkpoints: self.checkpoints.clone(), branches, helps: self.helps.clone(), strokes }
    }

    /// The steps of this puzzle, oldest first, and those undone, the last undone last. What came before it is left out.
    fn steps(&self) -> (Vec<Parted>, Vec<Parted>) {
        let cells = |step: &Step| match step {
            Step::Cells(changes, strokes) => Some((changes.clone(), strokes.clone())),
            Step::Puzzle { .. } => None,
        };
        let mut past: Vec<_> = self.past.iter().rev().map_while(cells).collect();
        past.reverse();
        let mut future: Vec<_> = self.future.iter().rev().map_while(cells).collect();
        future.reverse();
        (past, future)
    }

    /// The board as it is.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Saved states of the board, oldest first.
    pub fn checkpoints(&self) -> &[Checkpoint] {
        &self.checkpoints
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
        let step = match next.shape() == self.board.shape() {
            true => Step::Cells(changes(&self.board, &next), next.strokes_beside(&self.board)),
            false => Step::Puzzle { before: self.board.clone(), after: next.clone() },
        };
        self.branches.truncate(self.depth());
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
        self.past.push(Step::Puzzle { before: self.board.clone(), after: opening(&game) });
        self.branches = game.branches.iter().map(|start| start + self.past.len()).collect();
        self.helps = game.helps;
        self.past.extend(game.past);
        self.future = game.future;
        self.board = game.board;
        self.checkpoints = game.checkpoints;
    }

    /// Leaves the way back to earlier puzzles out.
    pub fn forget_earlier(&mut self) {
        let own = self.past.iter().rposition(|step| matches!(step, Step::Puzzle { .. })).map_or(0, |last| last + 1);
        self.past.drain(..own);
        self.branches.iter_mut().for_each(|start| *start = start.saturating_sub(own));
    }

    /// This puzzle from its start, without a way back to what was done with it.
    pub fn begin_anew(&mut self, rules: Rules) {
        self.act(&[], &Action::Restart, rules);
        let own = self.past.iter().rposition(|step| matches!(step, Step::Puzzle { .. })).map_or(0, |last| last + 1);
        self.past.truncate(own);
        self.future.clear();
        self.branches.clear();
        self.helps.clear();
    }

    /// Takes the last action back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.past.pop() else { return false };
        self.stand(&step, false);
        self.future.push(step);
        true
    }

    /// Does the action again that was taken back last; whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.future.pop() else { return false };
        self.stand(&step, true);
        self.past.push(step);
        true
    }

    /// The board as it was before a step, or `after` it.
    fn stand(&mut self, step: &Step, after: bool) {
        match step {
            Step::Cells(changes, strokes) => {
                changes.iter().for_each(|c| self.write(c.square, if after { c.after } else { c.before }));
                self.board.toggle(strokes);
            }
            Step::Puzzle { before, after: next } => self.board = if after { next.clone() } else { before.clone() },
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
        self.checkpoints.retain(|c| c.name != name);
        self.checkpoints.push(Checkpoint { name: name.to_string(), board: self.board.clone() });
    }

    /// Deletes the checkpoint of this name.
    pub fn forget(&mut self, name: &str) {
        self.checkpoints.retain(|c| c.name != name);
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

/// What a step changed.
type Parted = (Vec<Change>, Vec<Stroke>);

/// Steps as they are kept: the lines of all of them apart.
fn parted(steps: Vec<Parted>) -> (Vec<Vec<Change>>, Vec<Vec<Stroke>>) {
    steps.into_iter().unzip()
}

fn changes(before: &Board, after: &Board) -> Vec<Change> {
    let pairs = before.cells().iter().zip(after.cells()).enumerate();
    let changed = pairs.filter(|(_, (a, b))| a != b);
    changed.map(|(square, (&before, &after))| Change { square: square as u16, before, after }).collect()
}

#[cfg(test)]
mod tests;
