//! A photo, a screenshot or a camera's picture becomes the puzzle: pure functions over a grey picture, one step a file.
//!
//! [`threshold`] tells ink from paper, [`outline`] finds the largest quadrilaterals of it, [`lattice`] asks which of them has the
//! lines of a board, [`bend`] follows paper that is not flat; [`square`] frees what is written of the lines round it, [`net`]
//! tells the signs, and [`choose`] asks the exact solver for the likeliest digits that give exactly one solution.

pub mod bend;
pub mod blobs;
pub mod choose;
pub mod find;
pub mod glyph;
pub mod grey;
pub mod lattice;
pub mod likely;
pub mod net;
pub mod outline;
pub mod plane;
pub mod square;
pub mod threshold;

pub use crate::photo::choose::Trust;
pub use crate::photo::grey::Grey;
pub use crate::photo::plane::{Point, Quad};

use crate::photo::choose::Choice;
use crate::photo::find::Found;
use crate::photo::likely::Square;
use crate::puzzle::{Grid, Shape};

/// A puzzle that was read from a picture.
#[derive(Clone, Debug)]
pub struct Read {
    /// The digits.
    pub grid: Grid,
    /// How far they are to be trusted.
    pub trust: Trust,
    /// The squares to look at again.
    pub doubtful: Vec<usize>,
    /// Squares that seem to be written by hand.
    pub by_hand: Vec<usize>,
    /// The corners of the board in the picture, clockwise from the top left.
    pub corners: Quad,
}

/// A board that was found in a picture, and what its squares may hold.
#[derive(Clone, Debug)]
pub struct Seen {
    shape: Shape,
    /// Its corners in the picture, clockwise from the top left.
    corners: Quad,
    squares: Vec<Square>,
    /// The likeliest digits of all that is written.
    choice: Choice,
}

/// Of a doubtful square so many guesses are offered.
const GUESSES: usize = 3;

impl Seen {
    /// The board of a picture; `None` where none is found. A large one without a digit is a crossword, or a table.
    pub fn of(picture: &Grey) -> Option<Seen> {
        let seen = find::find(picture).map(|found| straight(picture, &found))?;
        (seen.shape.side() < 9 || !seen.choice.grid.is_empty()).then_some(seen)
    }

    /// The board within corners that someone gave, clockwise from the top left.
    pub fn within(picture: &Grey, corners: &Quad) -> Option<Seen> {
        find::within(picture, corners).map(|found| straight(picture, &found))
    }

    /// The likeliest digits, on request without handwriting. Those of `mended` (0: nothing) are known; what is no square or no
    /// digit of the board is passed over.
    pub fn read(&self, print_only: bool, mended: &[(usize, u8)]) -> Read {
        let by_hand = self.by_hand();
        let left_out = by_hand.iter().filter(|_| print_only).map(|&square| (square, 0));
        let known: Vec<(usize, u8)> = left_out.chain(mended.iter().copied()).collect();
        let choice = if known.is_empty() { self.choice.clone() } else { self.choose(&known) };
        Read { grid: choice.grid, trust: choice.trust, doubtful: choice.doubtful, by_hand, corners: self.corners }
    }

    /// The likeliest digits of a square, the best first; 0 is nothing.
    pub fn guesses(&self, square: usize) -> Vec<u8> {
        let digits = self.squares.get(square).map_or(&[][..], |square| &square.digits);
        digits.iter().take(GUESSES).map(|digit| digit.0).collect()
    }

    fn by_hand(&self) -> Vec<usize> {
        let all = self.squares.iter().enumerate();
        let seems = |square: &Square| square.by_hand > 0.5 && square.digits.first().is_some_and(|digit| digit.0 != 0);
        all.filter(|(_, square)| seems(square)).map(|(s, _)| s).collect()
    }

    fn choose(&self, known: &[(usize, u8)]) -> Choice {
        let mut squares = self.squares.clone();
        for &(square, digit) in known.iter().filter(|known| usize::from(known.1) <= self.shape.side()) {
            let known = Square { digits: vec![(digit, 0.0)], by_hand: 0.0 };
            squares.get_mut(square).into_iter().for_each(|square| *square = known.clone());
        }
        choose::choose(self.shape, &squares)
    }
}

/// The puzzle of a picture; `None` where no board is found.
pub fn read(picture: &Grey) -> Option<Read> {
    Seen::of(picture).map(|seen| seen.read(false, &[]))
}

/// The puzzle within corners that someone gave, clockwise from the top left.
pub fn read_within(picture: &Grey, corners: &Quad) -> Option<Read> {
    Seen::within(picture, corners).map(|seen| seen.read(false, &[]))
}

/// Digits that are read at all are legible to this part.
const LEGIBLE: f32 = 0.7;

/// The board as its signs can be read: from the side on which it lies, or from another.
fn straight(picture: &Grey, found: &Found) -> Seen {
    let seen = upright(picture, found);
    let legible = likely::legible(&seen.squares);
    let is_unsolved = |seen: &Seen| seen.choice.trust == Trust::Unsolved;
    if legible >= LEGIBLE && !is_unsolved(&seen) {
        return seen;
    }
    // What a camera notes of how it was held is sometimes wrong: signs that cannot be read are tried from the other sides.
    let worth = |seen: &Seen| likely::legible(&seen.squares) + if is_unsolved(seen) { 0.0 } else { 0.3 };
    let mut best = (worth(&seen) + 0.1, seen);
    for quarters in [1, 3, 2] {
        let seen = upright(picture, &found.turned(quarters));
        let worth = worth(&seen);
        if worth > best.0 {
            best = (worth, seen);
        }
    }
    best.1
}

/// What is seen of a board as it lies.
fn upright(picture: &Grey, found: &Found) -> Seen {
    let squares = likely::squares(picture, found);
    Seen { shape: found.shape, corners: found.corners, choice: choose::choose(found.shape, &squares), squares }
}
