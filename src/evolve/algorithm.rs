//! What an algorithm is to everything that offers it, starts it and tells of it: data. Everything in which one differs from
//! another is a field here; how it is started is kept apart (`algorithms`), so that the page can offer algorithms without
//! carrying their code.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::evolve::families::Family;
use crate::evolve::settings::{Setting, Settings, SettingsError};
use crate::puzzle::Shape;

/// A named algorithm. A test checks that every field that must be filled in is.
pub struct Algorithm {
    /// Name in links and in the lab.
    pub name: &'static str,
    /// Name that a person reads.
    pub title: &'static str,
    /// What it is, in a sentence; behind a call, as [`Setting::help`].
    pub about: fn() -> &'static str,
    /// Author, year and work; behind a call as well.
    pub source: fn() -> &'static str,
    /// The group in which a chooser lists it.
    pub family: Family,
    /// What can be set.
    pub settings: &'static [Setting],
    /// Which values do not go together, each of them allowed by itself.
    pub together: fn(&Settings) -> Result<(), SettingsError>,
    /// Generations after which a run gives up unless told otherwise.
    pub default_generations: u64,
    /// What the rate in its rows is called, if it has one: a mutation rate, or how readily what is worse is kept.
    pub rate: Option<&'static str>,
    /// Whether it works on boards of more than 25 digits, too.
    pub large: bool,
    /// Whether it stays for its links and rows alone, and is named to nobody who looks for one.
    pub superseded: bool,
    /// The shapes on which it is the default; on others it is the first that works there.
    pub leads: fn(Shape) -> bool,
    /// Why a shape is not offered, if it is not.
    pub unsuited: fn(Shape) -> Option<Unsuited>,
    /// What one of its rows stands for.
    pub unit: Unit,
    /// Which thread can run it.
    pub thread: Thread,
    /// Whether it notes what its operators do (`Search::notes`), so that the Lab can step through a generation.
    pub explains: bool,
    /// How many islands a run has unless told otherwise.
    pub islands: Islands,
    /// Whether a link that holds a run without a name means it, on the boards that it works on: one algorithm for flat boards
    /// and one for cubes, those of the first release.
    pub unnamed: bool,
    /// What a solved run of so few generations says of its board.
    pub too_easy: &'static [(u64, TooEasy)],
    /// Its place (from 0) among the lanes of a new race; without one it comes after those that have one.
    pub lane: Option<u8>,
    /// What its fitness counts.
    pub counts: Counts,
}

/// What a row of an algorithm stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A generation.
    Generation,
    /// An iteration.
    Iteration,
    /// A node of branch and bound.
    Node,
}

impl Unit {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Generation => "generation",
            Unit::Iteration => "iteration",
            Unit::Node => "node",
        }
    }
}

/// Which thread can run an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thread {
    /// Any.
    Search,
    /// The one that carries the library for integer programs (the feature `milp`).
    Milp,
}

/// How many islands a run has by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Islands {
    /// One: a published algorithm stays as it was published.
    One,
    /// One for each core, up to [`MOST_BY_DEFAULT`].
    PerCore,
}

/// Islands by default, at most: more workers cost memory and help little on small boards.
pub const MOST_BY_DEFAULT: u32 = 8;

/// Why a run ended before there was any evolution to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooEasy {
    /// Singles alone decide the board.
    Singles,
    /// The first population held the answer.
    FirstPopulation,
    /// The search within the first generation found the solution.
    FirstGeneration,
}

/// Why an algorithm does not work on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unsuited {
    /// It is defined for one flat grid.
    OneGrid,
    /// It permutes rows or boxes, and a cube's faces share squares of them.
    Permutations,
    /// Its genes are boxes, and a cube's boxes are not independent.
    SharedBoxes,
    /// It solves cubes only.
    CubesOnly,
    /// Its masks hold the digits of smaller boards.
    Digits,
    /// The board needs so many variables that a step takes minutes.
    TooLarge {
        /// How many.
        variables: u32,
    },
}

/// What the fitness counts; 0 is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Digits that are missing in rows, columns and boxes.
    Missing,
    /// Digits that are missing in rows and columns: boxes are permutations.
    MissingOnLines,
    /// Digits that are missing in rows and columns, and repetitions there: boxes are permutations.
    MissingAndRepeated,
    /// Missing digits, and edge squares whose copies disagree.
    Duplicates,
    /// Pairs of squares in conflict.
    Conflicts,
    /// Open squares.
    Open,
    /// Open squares, or pairs of squares in conflict: it is one of two searches.
    Either,
    /// Violations of a spreadsheet's rules.
    Penalties,
    /// Squares that are not decided.
    Undecided,
}

/// Why a run cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RunError {
    /// There is no algorithm of this name; those there are.
    Algorithm {
        /// The name that was asked for.
        name: String,
        /// All names.
        known: Vec<String>,
    },
    /// An algorithm does not work on a shape.
    Unsuited {
        /// Its title.
        algorithm: String,
        /// The shape it does not work on.
        shape: Shape,
        /// Why not.
        reason: Unsuited,
    },
    /// A setting is refused.
    Settings(SettingsError),
}

impl From<SettingsError> for RunError {
    fn from(error: SettingsError) -> RunError {
        RunError::Settings(error)
    }
}

impl Algorithm {
    /// What most algorithms have in common, to be completed: `Algorithm { name: …, ..Algorithm::USUAL }`.
    pub const USUAL: Algorithm = Algorithm {
        name: "",
        title: "",
        about: || "",
        source: || "",
        family: Family::Baselines,
        settings: &[],
        together: |_| Ok(()),
        default_generations: 0,
        rate: None,
        large: false,
        superseded: false,
        leads: |_| false,
        unsuited: |_| None,
        unit: Unit::Generation,
        thread: Thread::Search,
        explains: false,
        islands: Islands::One,
        unnamed: false,
        too_easy: &[],
        lane: None,
        counts: Counts::Missing,
    };

    /// Whether this algorithm works on a shape.
    ///
    /// # Errors
    /// [`RunError::Unsuited`], with the reason.
    pub fn suits(&self, shape: Shape) -> Result<(), RunError> {
        match self.why_not(shape) {
            None => Ok(()),
            Some(reason) => Err(RunError::Unsuited { algorithm: self.title.to_string(), shape, reason }),
        }
    }

    /// Whether this algorithm works on a shape.
    pub fn is_suited(&self, shape: Shape) -> bool {
        self.why_not(shape).is_none()
    }

    /// Whether it is offered to whoever looks for a method for a shape.
    pub fn is_offered(&self, shape: Shape) -> bool {
        self.is_suited(shape) && !self.superseded
    }

    fn why_not(&self, shape: Shape) -> Option<Unsuited> {
        if shape.is_large() && !self.large { Some(Unsuited::Digits) } else { (self.unsuited)(shape) }
    }

    /// These settings as they are written, once each by itself and all of them together are found good.
    ///
    /// # Errors
    /// A setting is not one of this algorithm's, it does not take its value, or two values do not go together.
    pub fn checked(&self, settings: &Settings) -> Result<Settings, SettingsError> {
        let mut checked = Settings::default();
        for (key, value) in settings.changed() {
            checked.set(self.name, self.settings, key, value)?;
        }
        (self.together)(&checked)?;
        Ok(checked)
    }

    /// These settings with another value of one of them.
    ///
    /// # Errors
    /// As for [`Algorithm::checked`].
    pub fn changed(&self, settings: &Settings, key: &str, value: &str) -> Result<Settings, SettingsError> {
        let mut next = settings.clone();
        next.set(self.name, self.settings, key, value)?;
        self.checked(&next)
    }

    /// These settings, after those that do not go together are back at their defaults, and what did not.
    pub fn mended(&self, mut settings: Settings) -> (Settings, Option<SettingsError>) {
        let error = (self.together)(&settings).err();
        if let Some(SettingsError::NotLess { key, .. }) = &error {
            settings.reset(key);
        }
        if (self.together)(&settings).is_err() {
            settings = Settings::default();
        }
        (settings, error)
    }

    /// Whether it needs the thread that carries the library for integer programs.
    pub fn needs_milp(&self) -> bool {
        self.thread == Thread::Milp
    }

    /// How many islands a run has on a machine with so many cores, unless told otherwise.
    pub fn default_islands(&self, cores: u32) -> u32 {
        match self.islands {
            Islands::One => 1,
            Islands::PerCore => cores.clamp(1, MOST_BY_DEFAULT),
        }
    }

    /// What the rate in its rows is called, if it has one; one that is of several searches has it only where a row `has_rate`.
    pub fn rate_if(&self, has_rate: bool) -> Option<&'static str> {
        self.rate.filter(|_| has_rate || self.counts != Counts::Either)
    }

    /// What a solved run of so many generations says of its board, if it was too easy to show any evolution.
    pub fn too_easy(&self, generations: u64) -> Option<TooEasy> {
        self.too_easy.iter().find(|(n, _)| *n == generations).map(|(_, why)| *why)
    }
}

/// Names are unique.
impl PartialEq for Algorithm {
    fn eq(&self, other: &Algorithm) -> bool {
        self.name == other.name
    }
}

impl Eq for Algorithm {}

impl fmt::Debug for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
