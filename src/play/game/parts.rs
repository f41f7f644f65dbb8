//! What is kept of a game beside its board, and the game that comes of it.

use serde::{Deserialize, Serialize};

use crate::play::board::{Board, Cell};
use crate::play::game::{Beside, Change, Checkpoint, Game, Step};
use crate::play::help::Help;
use crate::play::strokes::Strokes;
use crate::puzzle::Shape;
use crate::text::Stroke;

/// What is kept of a game beside its board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::play) struct Parts {
    pub past: Vec<Vec<Change>>,
    pub future: Vec<Vec<Change>>,
    pub checkpoints: Vec<Checkpoint>,
    pub branches: Vec<u32>,
    pub helps: Vec<Help>,
    #[serde(skip)]
    pub strokes: Strokes,
}

impl Game {
    /// A game as it was kept; `None` when a change does not fit the board. A checkpoint may be one of another board: earlier versions
    /// kept those of the puzzle before.
    pub(in crate::play) fn of_parts(mut board: Board, parts: Parts) -> Option<Game> {
        let Parts { past, future, mut checkpoints, branches, helps, strokes } = parts;
        let shape = board.shape();
        let cell = |cell: &Cell| crate::play::board::fits(shape, cell);
        let change = |c: &Change| usize::from(c.square) < board.cells().len() && cell(&c.before) && cell(&c.after);
        let shapes: Vec<Shape> = checkpoints.iter().map(|c| c.board.shape()).collect();
        let sound = past.iter().chain(&future).flatten().all(change)
            && checkpoints.iter().all(|c| Board::new(c.board.shape(), c.board.cells().to_vec()).is_some())
            && branches.is_sorted()
            && branches.iter().all(|&start| start as usize <= past.len())
            && strokes.fit(shape, &shapes);
        let steps = |steps: Vec<Vec<Change>>, strokes: Vec<Vec<Stroke>>| {
            let strokes = strokes.into_iter().chain(std::iter::repeat(Vec::new()));
            steps.into_iter().zip(strokes).map(|(changes, strokes)| Step::Cells(changes, strokes)).collect()
        };
        board.toggle(&strokes.now);
        checkpoints.iter_mut().zip(&strokes.checkpoints).for_each(|(c, strokes)| c.board.toggle(strokes));
        let branches = branches.into_iter().map(|start| start as usize).collect();
        let (past, future) = (steps(past, strokes.past), steps(future, strokes.future));
        sound.then_some(Game { past, future, board, beside: Beside { checkpoints, branches, helps } })
    }

    /// What is kept of it.
    pub(in crate::play) fn parts(&self) -> Parts {
        let (past, future) = self.steps();
        let ((past, past_strokes), (future, future_strokes)) = (parted(past), parted(future));
        let strokes = Strokes {
            now: self.board.strokes.clone(),
            past: past_strokes,
            future: future_strokes,
            checkpoints: self.checkpoints().iter().map(|c| c.board.strokes.clone()).collect(),
        };
        // Earlier puzzles are left out.
        let before = self.past.len() - past.len();
        let open = self.open_branches().iter();
        let branches = open.filter_map(|start| start.checked_sub(before)).map(|n| n as u32).collect();
        let Beside { checkpoints, helps, .. } = self.beside.clone();
        Parts { past, future, checkpoints, branches, helps, strokes }
    }

    /// The steps of this puzzle, oldest first, and those undone, the last undone last. What came before it is left out.
    pub(super) fn steps(&self) -> (Vec<Parted>, Vec<Parted>) {
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
}

/// What a step changed.
type Parted = (Vec<Change>, Vec<Stroke>);

/// Steps as they are kept: the lines of all of them apart.
fn parted(steps: Vec<Parted>) -> (Vec<Vec<Change>>, Vec<Vec<Stroke>>) {
    steps.into_iter().unzip()
}
