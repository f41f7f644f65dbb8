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

use crate::photo::find::Found;
use crate::puzzle::Grid;

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

/// The puzzle of a picture; `None` where no board is found.
pub fn read(picture: &Grey) -> Option<Read> {
    find::find(picture).map(|found| digits(picture, &found))
}

/// The puzzle within corners that someone gave, clockwise from the top left.
pub fn read_within(picture: &Grey, corners: &Quad) -> Option<Read> {
    find::within(picture, corners).map(|found| digits(picture, &found))
}

/// Digits that are read at all are legible to this part.
const LEGIBLE: f32 = 0.7;

fn digits(picture: &Grey, found: &Found) -> Read {
    let (read, legible) = upright(picture, found);
    if legible >= LEGIBLE && read.trust != Trust::Unsolved {
        return read;
    }
    // What a camera notes of how it was held is sometimes wrong: signs that cannot be read are tried from the other sides.
    let worth = |read: &Read, legible: f32| legible + if read.trust == Trust::Unsolved { 0.0 } else { 0.3 };
    let mut best = (worth(&read, legible) + 0.1, read);
    for quarters in [1, 3, 2] {
        let (read, legible) = upright(picture, &found.turned(quarters));
        if worth(&read, legible) > best.0 {
            best = (worth(&read, legible), read);
        }
    }
    best.1
}

/// The digits of a board as it lies, and the part of them that is legible.
fn upright(picture: &Grey, found: &Found) -> (Read, f32) {
    let squares = likely::squares(picture, found);
    let choice = choose::choose(found.shape, &squares);
    let by_hand = (0..squares.len()).filter(|&s| choice.grid.get(s) != 0 && squares[s].by_hand > 0.5).collect();
    let (trust, doubtful, corners) = (choice.trust, choice.doubtful, found.corners);
    (Read { grid: choice.grid, trust, doubtful, by_hand, corners }, likely::legible(&squares))
}
