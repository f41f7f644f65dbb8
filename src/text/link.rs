//! The project's own link: everything in the fragment of the address, versioned, readable, short.
//!
//! `v=1&s=<digits>`, for a cube also `k=edge` with each distinct square once; then the run, if there is one:
//! `a=<algorithm>&seed=<u64>&generations=<limit>`, every setting that differs from its default, and `ring=<islands>` where
//! there are several (`islands=<n>` in older links). In `s` a given is
//! `1`–`9`, `A`–`P`, an empty square `.`, and a digit typed by a player the small letter of its number (`a` is 1). Boards of
//! more than 25 digits have signs of their own (`text/large.rs`), and `0` before a digit that was typed.
//! `centre=` and `corner=` are the pencil marks of a player (`link_marks`), `lines=` the lines and arrows between squares (`stroke`);
//! colours stay with the player. `race=<minutes>` is a race
//! by hand against the run, which is played back over so long.

use crate::puzzle::{Grid, Layout, Shape};

use crate::text::large;
use crate::text::link_marks;
use crate::text::reading::{Marks, Puzzle};
use crate::text::stroke;
use crate::text::symbols::{digit, symbol};

/// The keys of pencil marks.
const MARKS: [&str; 2] = ["centre", "corner"];

/// The key of lines and arrows.
const LINES: &str = "lines";

/// The key of a race against a population, and how many minutes its run may be played back over.
pub const RACE: &str = "race";

/// Those times.
pub const RACE_MINUTES: [u32; 4] = [3, 6, 12, 25];

/// The keys of a view of a run: which view, and what it shows of the run or of several.
const OF_VIEWS: [&str; 12] =
    ["view", "g", "step", "move", "face", "lane", SWEEP, "seeds", "and", "class", "wall", "report"];

/// The key of what a study sweeps.
pub const SWEEP: &str = "sweep";

/// The key of the language that a link opens the page in.
pub const LANGUAGE: &str = "lang";

/// The languages that the page has.
pub const LANGUAGES: [&str; 11] = ["en", "de", "fr", "es", "it", "pt", "fi", "pl", "ja", "zh", "ar"];

/// What a link holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Givens and typed digits together.
    pub grid: Grid,
    /// For each distinct square, whether its digit was typed by a player.
    pub typed: Vec<bool>,
    /// Name of the algorithm.
    pub algorithm: Option<String>,
    /// Seed of the run.
    pub seed: Option<u64>,
    /// Generations after which the run stops.
    pub generations: Option<u64>,
    /// All other keys with their values, in order: the settings of the algorithm, and what is unknown.
    pub other: Vec<(String, String)>,
}

/// Why a link cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It holds no puzzle.
    NoPuzzle,
    /// So many symbols fill no board.
    Length {
        /// How many symbols there are.
        found: usize,
    },
    /// A large board, where this program does not take such.
    Large {
        /// Its digits.
        side: usize,
    },
    /// A symbol that is no digit.
    Symbol {
        /// What stands there.
        symbol: char,
        /// Its place, from 1.
        position: usize,
    },
    /// A cube's faces are written whole, and one of them holds another digit on an edge than the face before.
    Edge {
        /// The place, from 1.
        position: usize,
    },
    /// It is of a later version.
    Version {
        /// The version it names.
        version: String,
        /// What could be read of it all the same.
        readable: Box<Link>,
    },
    /// A kind of puzzle that is not known.
    Kind {
        /// The kind it names.
        kind: String,
    },
}

impl Link {
    /// A link to a puzzle without a run.
    pub fn to_puzzle(grid: &Grid) -> Link {
        Link {
            grid: grid.clone(),
            typed: vec![false; grid.cells().len()],
            algorithm: None,
            seed: None,
            generations: None,
            other: Vec::new(),
        }
    }

    /// What it puts on the board.
    pub fn puzzle(&self) -> Puzzle {
        let layout = self.grid.layout();
        let masks = |key: &str| {
            let text = self.other.iter().find(|(k, _)| k == key).map(|(_, marks)| marks);
            text.and_then(|text| link_marks::read(text, layout.squares, layout.side)).unwrap_or_default()
        };
        let [centre, corner] = MARKS.map(masks);
        let lines = self.other.iter().find(|(key, _)| key == LINES);
        let strokes = lines.and_then(|(_, text)| stroke::read(text, layout.shape)).unwrap_or_default();
        let marks = Marks { centre, corner, strokes, colours: Vec::new() };
        Puzzle { typed: self.typed.clone(), marks: marks.tidy(), ..Puzzle::of_givens(self.grid.clone()) }
    }

    /// The same link, with a player's pencil marks and lines.
    pub fn with_marks(mut self, marks: &Marks) -> Link {
        let pencilled = MARKS.into_iter().zip([&marks.centre, &marks.corner].map(|masks| link_marks::write(masks)));
        let written =
            pencilled.chain([(LINES, stroke::write(&marks.strokes))]).map(|(key, text)| (key.to_string(), text));
        self.other.extend(written.filter(|(_, text)| !text.is_empty()));
        self
    }

    /// The same link, which opens the page in a language (`de`), or in that of whoever opens it.
    pub fn in_language(mut self, language: Option<String>) -> Link {
        self.other.retain(|(key, _)| key != LANGUAGE);
        self.other.extend(language.map(|language| (LANGUAGE.to_string(), language)));
        self
    }

    /// The fragment, without `#`.
    pub fn write(&self) -> String {
        let mut pairs: Vec<(&str, String)> = vec![("v", "1".into())];
        if self.grid.shape().is_cube() {
            pairs.push(("k", "edge".into()));
        }
        pairs.push(("s", self.squares()));
        pairs.extend(self.algorithm.iter().map(|a| ("a", a.clone())));
        pairs.extend(self.seed.map(|s| ("seed", s.to_string())));
        pairs.extend(self.generations.map(|g| ("generations", g.to_string())));
        pairs.extend(self.other.iter().map(|(k, v)| (k.as_str(), v.clone())));
        form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
    }

    fn squares(&self) -> String {
        let large = self.grid.shape().is_large();
        let mut text = String::new();
        for (&digit, &typed) in self.grid.cells().iter().zip(&self.typed) {
            match (digit, typed && digit != 0) {
                (_, true) if large => text.extend([large::TYPED, symbol(digit)]),
                (_, true) => text.push(char::from(b'a' + digit - 1)),
                _ => text.push(symbol(digit)),
            }
        }
        text
    }

    /// Reads a fragment (with or without `#`) or a whole address that has one.
    ///
    /// # Errors
    ///
    /// What is wrong with the puzzle. What is wrong with another key is left out and noted.
    pub fn read(text: &str) -> Result<Link, LinkError> {
        let fragment = text.trim().rsplit('#').next().unwrap_or_default();
        let mut pairs: Vec<(String, String)> =
            form_urlencoded::parse(fragment.as_bytes()).map(|(k, v)| (k.into_owned(), v.into_owned())).collect();
        let mut take = |key: &str| pairs.iter().position(|(k, _)| k == key).map(|at| pairs.remove(at).1);
        let version = take("v").unwrap_or_default();
        let kind = take("k");
        let squares = take("s").filter(|s| !s.is_empty()).ok_or(LinkError::NoPuzzle)?;
        let cube = match kind.as_deref() {
            None => false,
            Some("edge") => true,
            Some(_) => return Err(LinkError::Kind { kind: kind.unwrap_or_default() }),
        };
        let (grid, typed) = read_squares(&squares, cube)?;
        let algorithm = take("a");
        // What is no number stays among the other keys, to be named.
        let mut bad = Vec::new();
        let mut number = |key: &str| {
            let text = take(key)?;
            let number = text.parse().ok();
            bad.extend(number.is_none().then(|| (key.to_string(), text)));
            number
        };
        let (generations, seed) = (number("generations"), number("seed"));
        pairs.extend(bad);
        let link = Link { grid, typed, algorithm, seed, generations, other: pairs };
        if version == "1" || version.is_empty() {
            Ok(link)
        } else {
            Err(LinkError::Version { version, readable: Box::new(link) })
        }
    }
}

/// Whether one of the other keys of a link holds pencil marks or lines.
pub fn is_mark(pair: &(String, String)) -> bool {
    MARKS.contains(&pair.0.as_str()) || pair.0 == LINES
}

/// The minutes of a race, where a pair is one that can be run.
pub fn race_of(pair: &(String, String)) -> Option<u32> {
    let minutes = pair.1.parse().ok().filter(|_| pair.0 == RACE)?;
    RACE_MINUTES.contains(&minutes).then_some(minutes)
}

/// Whether one of the other keys of a link is a view's own. What a study sweeps begins with a key: a whole number alone is the setting
/// `sweep` of annealing.
pub fn is_of_view((key, value): &(String, String)) -> bool {
    // Not as `f64`, whose reader takes 10 KB of the page's first part.
    OF_VIEWS.contains(&key.as_str()) && (key != SWEEP || value.parse::<u32>().is_err())
}

/// The keys of pencil marks and lines that do not fit the board of a link.
pub fn bad_marks(link: &Link) -> impl Iterator<Item = &str> {
    let layout = link.grid.layout();
    let fits = |key: &str, text: &str| match key {
        LINES => stroke::read(text, layout.shape).is_some(),
        _ => link_marks::read(text, layout.squares, layout.side).is_some(),
    };
    link.other.iter().filter(move |pair| is_mark(pair) && !fits(&pair.0, &pair.1)).map(|pair| pair.0.as_str())
}

/// Whether a text looks like a link of this project.
pub fn is_link(text: &str) -> bool {
    let text = text.trim();
    // A query of another page is none.
    let Some(fragment) = text.rsplit_once('#').map(|(_, f)| f).or(Some(text).filter(|t| !t.contains("://"))) else {
        return false;
    };
    let has = |key: &str| fragment.split('&').any(|p| p.starts_with(key));
    !fragment.contains(char::is_whitespace)
        && (fragment.starts_with("v=") || fragment.starts_with("s=") || has("v=") && has("s="))
}

fn read_squares(squares: &str, cube: bool) -> Result<(Grid, Vec<bool>), LinkError> {
    let found = squares.chars().count();
    let fits = |s: &Shape| s.is_cube() == cube && Layout::of(*s).squares == found;
    // As other texts have it: every face whole, an edge on both of its faces.
    let whole = |s: &Shape| cube && s.is_cube() && s.face_squares() == found;
    if let Some(shape) = large::of_link(squares).filter(|_| !cube) {
        return match shape.is_taken() {
            true => large::squares_of_link(shape, squares)
                .map_err(|(symbol, position)| LinkError::Symbol { symbol, position }),
            false => Err(LinkError::Large { side: shape.side() }),
        };
    }
    let by_faces = Shape::OFFERED.into_iter().find(whole);
    let shape = by_faces.or(Shape::OFFERED.into_iter().find(fits)).ok_or(LinkError::Length { found })?;
    let mut cells = Vec::new();
    let mut typed = Vec::new();
    for (k, symbol) in squares.chars().enumerate() {
        let value = match symbol {
            'a'..='y' => Some(symbol as u8 - b'a' + 1),
            _ => digit(symbol),
        };
        let fits = value.filter(|&d| usize::from(d) <= shape.side());
        cells.push(fits.ok_or(LinkError::Symbol { symbol, position: k + 1 })?);
        typed.push(symbol.is_ascii_lowercase());
    }
    if by_faces.is_some() {
        (cells, typed) = joined(shape, &cells, &typed)?;
    }
    let grid = Grid::new(shape, cells).ok_or(LinkError::Length { found })?;
    Ok((grid, typed))
}

/// Digits of a cube place by place as digits of its distinct squares. Copies of a square must agree.
fn joined(shape: Shape, cells: &[u8], typed: &[bool]) -> Result<(Vec<u8>, Vec<bool>), LinkError> {
    let layout = Layout::of(shape);
    let (mut digits, mut by_player) = (vec![None; layout.squares], vec![false; layout.squares]);
    let squares = layout.faces.iter().flat_map(|face| &face.squares);
    for (k, (&square, (&digit, &typed))) in squares.zip(cells.iter().zip(typed)).enumerate() {
        if digits[square].is_some_and(|known| known != digit) {
            return Err(LinkError::Edge { position: k + 1 });
        }
        digits[square] = Some(digit);
        by_player[square] |= typed;
    }
    Ok((digits.into_iter().map(Option::unwrap_or_default).collect(), by_player))
}

#[cfg(test)]
mod tests;
