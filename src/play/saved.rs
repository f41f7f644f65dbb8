//! A game as bytes: a version, then the fields in order (postcard). Whatever the bytes are, reading them ends in a game or
//! in an error. Version 1, before candidates could be struck, is read as well. A game with lines is of version 3: version 2, then its
//! lines.

use serde::{Deserialize, Serialize};

use crate::play::board::{Board, Cell};
use crate::play::game::{Change, Checkpoint, Game, Parts};
use crate::play::strokes::Strokes;
use crate::puzzle::Shape;

/// The first byte. Another format, another number.
const VERSION: u8 = 2;

/// That of a game in which lines were drawn.
const DRAWN: u8 = 3;

/// Bytes that are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It is of a later version.
    Version,
    /// It cannot be read.
    Damaged,
}

/// A game, and what is told of it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The game.
    pub game: Game,
    /// Seconds of play.
    pub seconds: u32,
    /// When it was played last, in milliseconds since 1970.
    pub touched: u64,
}

#[derive(Serialize, Deserialize)]
struct Fields {
    seconds: u32,
    touched: u64,
    board: Board,
    parts: Parts,
}

/// The cell, the board, and all else of version 1.
#[derive(Deserialize)]
struct FirstCell {
    digit: u8,
    given: bool,
    corner: u32,
    centre: u32,
    colours: u8,
}

#[derive(Deserialize)]
struct FirstBoard {
    shape: Shape,
    cells: Vec<FirstCell>,
}

#[derive(Deserialize)]
struct FirstChange {
    square: u16,
    before: FirstCell,
    after: FirstCell,
}

#[derive(Deserialize)]
struct First {
    seconds: u32,
    touched: u64,
    board: FirstBoard,
    past: Vec<Vec<FirstChange>>,
    future: Vec<Vec<FirstChange>>,
    checkpoints: Vec<(String, FirstBoard)>,
}

impl FirstCell {
    fn now(self) -> Cell {
        let FirstCell { digit, given, corner, centre, colours } = self;
        Cell { digit, given, corner, centre, colours, struck: 0 }
    }
}

impl FirstBoard {
    fn now(self) -> Option<Board> {
        Board::new(self.shape, self.cells.into_iter().map(FirstCell::now).collect())
    }
}

impl First {
    fn now(self) -> Option<Fields> {
        let change = |c: FirstChange| Change { square: c.square, before: c.before.now(), after: c.after.now() };
        let steps = |steps: Vec<Vec<FirstChange>>| {
            steps.into_iter().map(|step| step.into_iter().map(change).collect()).collect()
        };
        let checkpoint = |(name, board): (String, FirstBoard)| Some(Checkpoint { name, board: board.now()? });
        let checkpoints = self.checkpoints.into_iter().map(checkpoint).collect::<Option<_>>()?;
        let parts = Parts { past: steps(self.past), future: steps(self.future), checkpoints, ..Parts::default() };
        Some(Fields { seconds: self.seconds, touched: self.touched, board: self.board.now()?, parts })
    }
}

impl Saved {
    /// The game as bytes; every later version reads them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (board, mut parts) = (self.game.board().clone(), self.game.parts());
        let strokes = std::mem::take(&mut parts.strokes);
        let fields = Fields { seconds: self.seconds, touched: self.touched, board, parts };
        let (version, bytes) = match strokes.is_empty() {
            true => (VERSION, crate::packed::to_bytes(&fields)),
            false => (DRAWN, crate::packed::to_bytes(&(fields, strokes))),
        };
        // Plain fields in memory: nothing in them can be refused.
        let mut bytes = bytes.unwrap_or_default();
        bytes.insert(0, version);
        bytes
    }

    /// Reads what [`Saved::to_bytes`] wrote.
    ///
    /// # Errors
    ///
    /// The bytes are damaged, or of a later version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Saved, SavedError> {
        let (&version, rest) = bytes.split_first().ok_or(SavedError::Damaged)?;
        let fields: Option<Fields> = match version {
            1 => crate::packed::from_bytes::<First>(rest).and_then(First::now),
            VERSION => crate::packed::from_bytes(rest),
            DRAWN => crate::packed::from_bytes::<(Fields, Strokes)>(rest).map(|(mut fields, strokes)| {
                fields.parts.strokes = strokes;
                fields
            }),
            _ => return Err(SavedError::Version),
        };
        let fields = fields.ok_or(SavedError::Damaged)?;
        let board = Board::new(fields.board.shape(), fields.board.cells().to_vec()).ok_or(SavedError::Damaged)?;
        let game = Game::of_parts(board, fields.parts).ok_or(SavedError::Damaged)?;
        Ok(Saved { game, seconds: fields.seconds, touched: fields.touched })
    }

    /// Squares a player has filled, of those the puzzle leaves.
    pub fn progress(&self) -> (usize, usize) {
        let board = self.game.board();
        let given = board.given_count();
        (board.filled() - given, board.cells().len() - given)
    }
}
