//! Every message between the page and its desk. `id` comes back in the report; the page knows by it what it asked.

use serde::{Deserialize, Serialize};

use crate::draw::algorithm_view::drawn::Drawn;
use crate::draw::picture::{Kind, Picture};
use crate::draw::subject::Subject;
use crate::export::paper::Paper;
use crate::puzzle::Grid;
use crate::replay::record::Recorded;
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
    #[serde(with = "crate::packed::one")]
    Read {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The text.
        text: String,
    },
    /// The same of files with these names; the files themselves travel beside this command.
    #[serde(with = "crate::packed::one")]
    Files {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// Names of the files.
        names: Vec<String>,
    },
    /// Entries of the list that hold these words, from the so many-th on.
    #[serde(with = "crate::packed::two")]
    List {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// Words to look for.
        search: String,
        /// The first to show, from 0.
        from: u32,
    },
    /// One puzzle of the list, counted from 0.
    #[serde(with = "crate::packed::one")]
    Pick {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// Where.
        at: u32,
    },
    /// A puzzle in every text format, and the links that open it elsewhere.
    #[serde(with = "crate::packed::one")]
    Texts {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// All of the list as a file.
    #[serde(with = "crate::packed::one")]
    SaveList {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The format.
        format: Format,
    },
    /// What was written down of a run as CSV; answered by [`Report::Saved`].
    #[serde(with = "crate::packed::one")]
    Csv {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What was written down.
        recorded: Recorded,
    },
    /// Draw a puzzle.
    #[serde(with = "crate::packed::two")]
    Picture {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is drawn.
        subject: Subject,
        /// Which picture.
        kind: Kind,
    },
    /// Draw an algorithm view; see [`crate::threads::search::viewer::Shown`].
    #[serde(with = "crate::packed::one")]
    View {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The view.
        view: ViewOrder,
    },
    /// Draw a QR code.
    #[serde(with = "crate::packed::one")]
    Code {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The text.
        text: String,
    },
    /// Pages to print. A newer order replaces an older one.
    #[serde(with = "crate::packed::one")]
    Sheets {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        order: SheetOrder,
    },
    /// Makes puzzles the list; `what` is said of them.
    #[serde(with = "crate::packed::two")]
    Keep {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// A sentence.
        what: String,
        /// The puzzles.
        puzzles: Vec<Puzzle>,
    },
    /// Gives up the pages that are being made.
    Stop,
    /// Panics on purpose, so that the page's recovery can be tested.
    Panic,
}

/// From the desk to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// What a text holds.
    #[serde(with = "crate::packed::one")]
    Found {
        /// Number of the job.
        id: u32,
        /// The first puzzle, and how many there are.
        found: Found,
    },
    /// The text is a link of this project, which the page opens itself.
    #[serde(with = "crate::packed::one")]
    Link {
        /// Number of the job.
        id: u32,
        /// The link.
        link: String,
    },
    /// The text or the files hold no puzzle; a sentence says why.
    #[serde(with = "crate::packed::one")]
    Refused {
        /// Number of the job.
        id: u32,
        /// Why not.
        why: String,
    },
    /// A part of a list.
    #[serde(with = "crate::packed::two")]
    List {
        /// Number of the job.
        id: u32,
        /// Entries that match.
        matches: u32,
        /// Those to show.
        entries: Vec<Entry>,
    },
    /// A puzzle of the list.
    #[serde(with = "crate::packed::three")]
    Picked {
        /// Number of the job.
        id: u32,
        /// Its index.
        at: u32,
        /// What it is called.
        what: String,
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// A puzzle in every format.
    #[serde(with = "crate::packed::two")]
    Texts {
        /// Number of the job.
        id: u32,
        /// The formats.
        texts: Vec<Text>,
        /// Links to other pages.
        elsewhere: Vec<Elsewhere>,
    },
    /// A file.
    #[serde(with = "crate::packed::one")]
    Saved {
        /// Number of the job.
        id: u32,
        /// Its contents.
        text: String,
    },
    /// A picture.
    #[serde(with = "crate::packed::one")]
    Picture {
        /// Number of the job.
        id: u32,
        /// The picture.
        picture: Picture,
    },
    /// An algorithm view.
    #[serde(with = "crate::packed::one")]
    View {
        /// Number of the job.
        id: u32,
        /// Its texts.
        drawn: Drawn,
    },
    /// A QR code as SVG; `None` when the text is too long for one.
    #[serde(with = "crate::packed::one")]
    Code {
        /// Number of the job.
        id: u32,
        /// The drawing; none where the text is too long.
        svg: Option<String>,
    },
    /// So many of the puzzles for the pages are made and solved.
    #[serde(with = "crate::packed::two")]
    Progress {
        /// Number of the job.
        id: u32,
        /// How much is done.
        done: u32,
        /// How much there is to do.
        of: u32,
    },
    /// Pages, each an SVG document in millimetres.
    #[serde(with = "crate::packed::one")]
    Sheets {
        /// Number of the job.
        id: u32,
        /// The pages, each an SVG document.
        pages: Vec<String>,
    },
}

/// An algorithm view that is to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ViewOrder {
    /// The puzzle of the run.
    pub puzzle: Grid,
    /// The view as bytes.
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
    /// How digits are written, on boards that this suits.
    pub style: Style,
    /// Whether the tables are wanted.
    pub tables: bool,
}

/// What was recognised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// A sentence: "SudokuWiki link, 28 givens, 4 pencil marks."
    pub what: String,
    /// How many puzzles; at least one.
    pub count: u32,
    /// The first puzzle.
    pub first: Puzzle,
    /// Whether it may go onto the board without being asked for.
    pub certain: bool,
    /// Whether they are readings of one puzzle, of which one is to be chosen.
    pub choice: bool,
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
    /// The format.
    pub format: Format,
    /// The text; none where the format is for 9×9 boards only.
    pub text: Option<String>,
}

/// A link that opens a puzzle on another page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Elsewhere {
    /// Name of the page.
    pub name: String,
    /// The link; none where the page is for 9×9 boards only.
    pub link: Option<String>,
}

/// What is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Source {
    /// The puzzle of the page.
    This(Puzzle),
    /// Puzzles of the list, from and to these places, counted from 1.
    List {
        /// The first of the list, from 0.
        from: u32,
        /// The one after the last.
        to: u32,
    },
    /// Puzzles that were made.
    Made(Vec<Puzzle>),
}

/// Puzzles that are printed at most.
pub const MOST_PRINTED: u32 = 120;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
/// What is printed.
pub struct SheetOrder {
    /// Which puzzles.
    pub source: Source,
    /// Puzzles on a page.
    pub per_page: u8,
    /// The size of paper.
    pub paper: Paper,
    /// Whether answers are printed.
    pub answers: bool,
    /// The page's own address, before the `#` of links; without it nothing is linked.
    pub address: String,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}
