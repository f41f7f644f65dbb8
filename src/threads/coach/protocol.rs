//! Every message between the page and its coach. `id` comes back in the report; the page knows by it what it asked.

use serde::{Deserialize, Serialize};

use crate::play::told::Told;
use crate::puzzle::Grid;
use crate::technique::Tenths;
use crate::text::Style;
use crate::threads::coach::beside::{BesideOrder, Compares};
use crate::threads::coach::making::{MakeOrder, Stand};
use crate::threads::coach::pages::{Entry, Page};
use crate::threads::program;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// From the page to the coach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// The next step a person could take.
    #[serde(with = "crate::packed::one")]
    Hint {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The board.
        order: HintOrder,
    },
    /// Rate a puzzle by technique; a newer order replaces an older one.
    #[serde(with = "crate::packed::one")]
    Walk {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// The puzzle.
        order: WalkOrder,
    },
    /// Go on with the puzzle whose rating has paused, to its end.
    WalkOn {
        /// Number of this job; reports to it have the same.
        id: u32,
    },
    /// A step of the path that was walked last, from 0.
    #[serde(with = "crate::packed::one")]
    Step {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// Which.
        at: u32,
    },
    /// A game beside the path that was walked last, and beside runs.
    #[serde(with = "crate::packed::one")]
    Beside {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is to be compared.
        order: BesideOrder,
    },
    /// Make puzzles of a level; a newer order replaces an older one.
    #[serde(with = "crate::packed::one")]
    Make {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// What is wanted.
        order: MakeOrder,
    },
    /// The list of pages on techniques.
    Pages {
        /// Number of this job; reports to it have the same.
        id: u32,
    },
    /// One of them.
    #[serde(with = "crate::packed::two")]
    Page {
        /// Number of this job; reports to it have the same.
        id: u32,
        /// Its key.
        key: String,
        /// How digits are written.
        style: Style,
    },
}

/// From the coach to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// A hint.
    #[serde(with = "crate::packed::one")]
    Hint {
        /// Number of the job.
        id: u32,
        /// The hint.
        told: Told,
    },
    /// How a rating stands.
    #[serde(with = "crate::packed::one")]
    Walked {
        /// Number of the job.
        id: u32,
        /// Its numbers.
        rated: Rated,
    },
    /// A step of a path.
    #[serde(with = "crate::packed::three")]
    Step {
        /// Number of the job.
        id: u32,
        /// What is said of it.
        text: String,
        /// An SVG element.
        picture: String,
        /// The key of its technique's page.
        page: String,
    },
    /// A game beside a path and runs.
    #[serde(with = "crate::packed::one")]
    Beside {
        /// Number of the job.
        id: u32,
        /// What came of it.
        compares: Compares,
    },
    /// How the making of puzzles stands.
    #[serde(with = "crate::packed::one")]
    Making {
        /// Number of the job.
        id: u32,
        /// How far it is.
        stand: Stand,
    },
    /// The list of pages.
    #[serde(with = "crate::packed::one")]
    Pages {
        /// Number of the job.
        id: u32,
        /// Every page.
        list: Vec<Entry>,
    },
    /// A page, if there is such a one.
    #[serde(with = "crate::packed::two")]
    Page {
        /// Number of the job.
        id: u32,
        /// The page.
        page: Option<Page>,
        /// Whether it comes once more, with its example on a SudoKube.
        more: bool,
    },
    /// The worker broke down, as a sentence. The page says it to itself.
    Lost {
        /// Number of the job.
        id: u32,
        /// Why.
        why: String,
    },
}

/// A board that is played, of which a hint is wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HintOrder {
    /// Givens and typed digits.
    pub grid: Grid,
    /// The givens.
    pub givens: Grid,
    /// The candidates a player has marked, where there are any.
    pub marks: Vec<u32>,
    /// The only solution, where it is known.
    pub answer: Option<Grid>,
    /// Whether the givens are known to have several solutions.
    pub several: bool,
    /// Whether the squares that can be filled next are wanted, instead of one step.
    pub ready: bool,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}

/// Seconds for which a puzzle is rated without being asked to go on: AI Escargot takes two.
pub const PATIENCE: u32 = 30;

/// What is to be rated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WalkOrder {
    /// The puzzle.
    pub puzzle: Grid,
    /// Whether it is proven to have one solution.
    pub unique: bool,
    /// Seconds after which the search pauses, between two steps.
    pub seconds: u32,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}

/// How a rating stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// Whether there is more to come by itself.
    pub going: bool,
    /// Whether it has paused, as steps take long, and can go on.
    pub paused: bool,
    /// Hardest step, hardest up to the first digit, first step; in tenths. The least they can be where logic stopped.
    pub numbers: [Tenths; 3],
    /// The hardest step: "3.2", or "≥ 8.2" where it may be more.
    pub er: String,
    /// What is said of it in a word or two: "ER 3.2".
    pub short: String,
    /// What is said of it.
    pub text: String,
    /// The level and the hardest step: "Hard: X-wing".
    pub about: String,
    /// The other two numbers, once it is known.
    pub parts: String,
    /// How it compares with other puzzles; empty where that was not measured.
    pub harder: String,
    /// An SVG element: where it stands on the scale.
    pub strip: String,
    /// Whether logic came to the end.
    pub solved: bool,
    /// A step a line; once it is done.
    pub lines: Vec<String>,
}
