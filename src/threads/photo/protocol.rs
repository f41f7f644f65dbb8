//! Every message between the page and its reader of pictures. `id` comes back in the report; the page knows by it what it asked.

use serde::{Deserialize, Serialize};

use crate::photo::Trust;
use crate::puzzle::Grid;
use crate::threads::program;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// The four corners of a board, clockwise from its top left: across and down, as shares of the picture's sides.
pub type Corners = [(f32, f32); 4];

/// From the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Read the picture in the file that travels beside this command. It stays for [`Command::Read`].
    #[serde(with = "crate::packed::one")]
    Open {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        order: ReadOrder,
    },
    /// The same of a picture that the page has decoded, where no worker can.
    #[serde(with = "crate::packed::two")]
    Decoded {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The picture.
        pixels: Pixels,
        /// What is wanted.
        order: ReadOrder,
    },
    /// Read the last picture again.
    #[serde(with = "crate::packed::one")]
    Read {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        order: ReadOrder,
    },
    /// Panics on purpose, so that the page's recovery can be tested.
    Panic,
}

/// How a picture is read.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReadOrder {
    /// Where the board is; without them it is looked for.
    pub corners: Option<Corners>,
    /// Whether what looks handwritten is left out.
    pub print_only: bool,
    /// Squares whose digits a person has put right; 0 is nothing.
    pub mended: Vec<(u16, u8)>,
}

/// A decoded picture: red, green, blue and opacity, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pixels {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes for each pixel.
    #[serde(with = "serde_bytes")]
    pub rgba: Vec<u8>,
}

/// From the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// What was read.
    #[serde(with = "crate::packed::one")]
    Read {
        /// Number of the job.
        id: u32,
        /// The board.
        reading: Reading,
    },
    /// There is no board in the picture, or none within its corners.
    NoBoard {
        /// Number of the job.
        id: u32,
    },
    /// The browser cannot decode the file.
    Unreadable {
        /// Number of the job.
        id: u32,
    },
    /// A worker of this browser cannot decode pictures: [`Command::Decoded`] is to be sent.
    Undrawn {
        /// Number of the job.
        id: u32,
    },
    /// The worker broke down, as a sentence. The page says it to itself.
    Lost {
        /// Number of the job.
        id: u32,
        /// Why.
        why: String,
    },
}

/// A board as it was read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reading {
    /// The digits.
    pub grid: Grid,
    /// How far they are to be trusted.
    pub trust: Trust,
    /// Squares to look at again.
    pub doubtful: Vec<Doubt>,
    /// Squares that look handwritten.
    pub by_hand: Vec<u16>,
    /// Where the board is.
    pub corners: Corners,
}

/// A square that is doubtful.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doubt {
    /// Which.
    pub square: u16,
    /// The digits that it most likely holds, the likeliest first; 0 is nothing.
    pub guesses: Vec<u8>,
}
