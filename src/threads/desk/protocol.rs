//! Every message between the page and its desk. `id` comes back in the report; the page knows by it what it asked.

use serde::{Deserialize, Serialize};

use crate::draw::picture::{Kind, Picture};
use crate::draw::subject::Subject;
use crate::export::paper::Paper;
use crate::generate::Level;
use crate::puzzle::Shape;
use crate::text::write::Format;
use crate::text::{Puzzle, Style};
use crate::threads::program;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// From the page to the desk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// What a text holds. What is found is kept as the list of [`Command::List`] and [`Command::Pick`].
    Read {
        id: u32,
        text: String,
    },
    /// The same of files with these names; the files themselves travel beside this command.
    Files {
        id: u32,
        names: Vec<String>,
    },
    /// Entries of the list that hold these words, from the so many-th on.
    List {
        id: u32,
        search: String,
        from: u32,
    },
    /// One puzzle of the list, counted from 0.
    Pick {
        id: u32,
        at: u32,
    },
    /// A puzzle in every text format, and the links that open it elsewhere.
    Texts {
        id: u32,
        #[serde(with = "crate::packed")]
        puzzle: Puzzle,
    },
    /// All of the list as a file.
    SaveList {
        id: u32,
        format: Format,
    },
    Picture {
        id: u32,
        #[serde(with = "crate::packed")]
        subject: Subject,
        kind: Kind,
    },
    Code {
        id: u32,
        text: String,
    },
    /// Pages to print. A newer order replaces an older one.
    Sheets {
        id: u32,
        #[serde(with = "crate::packed")]
        order: SheetOrder,
    },
    /// Gives up the pages that are being made.
    Stop,
    /// Panics on purpose, so that the page's recovery can be tested.
    Panic,
}

/// From the desk to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    Found {
        id: u32,
        #[serde(with = "crate::packed")]
        found: Found,
    },
    /// The text is a link of this project, which the page opens itself.
    Link {
        id: u32,
        link: String,
    },
    /// The text or the files hold no puzzle; a sentence says why.
    Refused {
        id: u32,
        why: String,
    },
    List {
        id: u32,
        matches: u32,
        #[serde(with = "crate::packed")]
        entries: Vec<Entry>,
    },
    Picked {
        id: u32,
        at: u32,
        what: String,
        #[serde(with = "crate::packed")]
        puzzle: Puzzle,
    },
    Texts {
        id: u32,
        #[serde(with = "crate::packed")]
        texts: Vec<Text>,
        #[serde(with = "crate::packed")]
        elsewhere: Vec<Elsewhere>,
    },
    Saved {
        id: u32,
        text: String,
    },
    Picture {
        id: u32,
        #[serde(with = "crate::packed")]
        picture: Picture,
    },
    /// A QR code as SVG; `None` when the text is too long for one.
    Code {
        id: u32,
        svg: Option<String>,
    },
    /// So many of the puzzles for the pages are made and solved.
    Progress {
        id: u32,
        done: u32,
        of: u32,
    },
    /// Pages, each an SVG document in millimetres.
    Sheets {
        id: u32,
        pages: Vec<String>,
    },
}

/// What was recognised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// A sentence: "SudokuWiki link, 28 givens, 4 pencil marks."
    pub what: String,
    /// How many puzzles; at least one.
    pub count: u32,
    pub first: Puzzle,
}

/// A puzzle of the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its place in the list, from 0.
    pub at: u32,
    /// "3. Name, 9×9, 24 givens"
    pub title: String,
    /// Its squares in one line.
    pub line: String,
    /// An SVG document.
    pub thumbnail: String,
}

/// Entries in a report.
pub const ENTRIES: usize = 10;

/// A puzzle as text, or why this format cannot hold it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Text {
    pub format: Format,
    pub text: Result<String, String>,
}

/// A link that opens a puzzle on another page, or why that page cannot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Elsewhere {
    pub name: String,
    pub link: Result<String, String>,
}

/// What is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Source {
    This(Puzzle),
    /// Puzzles of the list, from and to these places, counted from 1.
    List {
        from: u32,
        to: u32,
    },
    /// New ones, made the verified way from this seed and those after it.
    New {
        shape: Shape,
        level: Level,
        count: u32,
        seed: u64,
    },
}

/// Puzzles that are printed at most.
pub const MOST_PRINTED: u32 = 120;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SheetOrder {
    pub source: Source,
    pub per_page: u8,
    pub paper: Paper,
    pub answers: bool,
    /// The page's own address, before the `#` of links; without it nothing is linked.
    pub address: String,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}
