//! Every message between the page and its desk. `id` comes back in the report; the page knows by it what it asked.

use serde::{Deserialize, Serialize};

use crate::draw::algorithm_view::drawn::Drawn;
use crate::draw::picture::{Kind, Picture};
use crate::draw::subject::Subject;
use crate::replay::record::Recorded;
use crate::text::Puzzle;
use crate::text::write::Format;
use crate::threads::program;

pub use crate::threads::desk::parts::{
    ENTRIES, Elsewhere, Entry, Found, MOST_PRINTED, SheetOrder, Source, Text, ViewOrder,
};

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
    /// The list is not there: the desk that read it has broken down.
    Gone {
        /// Number of the job.
        id: u32,
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
    #[serde(with = "crate::packed::three")]
    Sheets {
        /// Number of the job.
        id: u32,
        /// The pages, each an SVG document.
        pages: Vec<String>,
        /// The puzzles on them, where they came from the list.
        list: Vec<Puzzle>,
        /// Those that have one solution and do not say how hard they are, counted from 0.
        unrated: Vec<u32>,
    },
}
