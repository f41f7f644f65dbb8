//! A game as bytes: a version, then the fields in order (postcard). Whatever the bytes are, reading them ends in a game or
//! in an error.

use serde::{Deserialize, Serialize};

use crate::play::board::Board;
use crate::play::game::{Change, Checkpoint, Game};

/// The first byte. Another format, another number.
const VERSION: u8 = 1;

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
    past: Vec<Vec<Change>>,
    future: Vec<Vec<Change>>,
    checkpoints: Vec<Checkpoint>,
}

impl Saved {
    /// The game as bytes; every later version reads them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (past, future) = self.game.steps();
        let fields = Fields {
            seconds: self.seconds,
            touched: self.touched,
            board: self.game.board().clone(),
            past,
            future,
            checkpoints: self.game.checkpoints().to_vec(),
        };
        // Plain fields in memory: nothing in them can be refused.
        let mut bytes = crate::packed::to_bytes(&fields).unwrap_or_default();
        bytes.insert(0, VERSION);
        bytes
    }

    /// Reads what [`Saved::to_bytes`] wrote.
    ///
    /// # Errors
    ///
    /// The bytes are damaged, or of a later version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Saved, SavedError> {
        let (&version, rest) = bytes.split_first().ok_or(SavedError::Damaged)?;
        if version != VERSION {
            return Err(SavedError::Version);
        }
        let fields: Fields = crate::packed::from_bytes(rest).ok_or(SavedError::Damaged)?;
        let board = Board::new(fields.board.shape(), fields.board.cells().to_vec()).ok_or(SavedError::Damaged)?;
        let game = Game::of_parts(board, fields.past, fields.future, fields.checkpoints).ok_or(SavedError::Damaged)?;
        Ok(Saved { game, seconds: fields.seconds, touched: fields.touched })
    }

    /// Squares a player has filled, of those the puzzle leaves.
    pub fn progress(&self) -> (usize, usize) {
        let board = self.game.board();
        let given = board.given_count();
        (board.filled() - given, board.cells().len() - given)
    }
}
