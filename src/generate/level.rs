//! How hard a puzzle is made, and in which way.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::puzzle::Shape;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    Easy,
    Medium,
    Hard,
    VeryHard,
    /// No given can be left out (verified way only).
    Minimal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// One solution, proved, and at least four faces ambiguous alone.
    Verified,
    /// Waters' way: squares emptied at random, uniqueness unchecked.
    Thesis,
}

/// Distinct givens of a cube by level. Verified: those of `tests/corpus/cubes_9.tsv` and `cubes_4.tsv`. The thesis does
/// not say what share it removes; these four give its generator's cubes the difficulties of table 8.
const VERIFIED_9: [usize; 4] = [200, 162, 131, 108];
const VERIFIED_4: [usize; 4] = [29, 23, 19, 15];
const THESIS_9: [usize; 4] = [250, 210, 170, 130];
const THESIS_4: [usize; 4] = [30, 24, 18, 13];

impl Level {
    pub const ALL: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Minimal];

    /// The four of the thesis.
    pub const OF_THESIS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::VeryHard => "veryhard",
            Level::Minimal => "minimal",
        }
    }

    /// How many givens a cube of this level has; `None` is as few as can be.
    pub fn givens(self, way: Way, shape: Shape) -> Option<usize> {
        let givens = match (way, shape) {
            (Way::Verified, Shape::Cube4) => VERIFIED_4,
            (Way::Verified, _) => VERIFIED_9,
            (Way::Thesis, Shape::Cube4) => THESIS_4,
            (Way::Thesis, _) => THESIS_9,
        };
        givens.get(self as usize).copied()
    }
}

impl Way {
    pub const ALL: [Way; 2] = [Way::Verified, Way::Thesis];

    pub const fn name(self) -> &'static str {
        match self {
            Way::Verified => "verified",
            Way::Thesis => "thesis",
        }
    }
}

/// A word that is none of those known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{word}” is none of {known}")]
pub struct UnknownWord {
    word: String,
    known: String,
}

fn by_name<T: Copy>(word: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, UnknownWord> {
    let known = || all.iter().map(|&x| name(x)).collect::<Vec<_>>().join(", ");
    let found = all.iter().copied().find(|&x| name(x) == word);
    found.ok_or_else(|| UnknownWord { word: word.to_string(), known: known() })
}

impl FromStr for Level {
    type Err = UnknownWord;
    fn from_str(word: &str) -> Result<Level, UnknownWord> {
        by_name(word, &Level::ALL, Level::name)
    }
}

impl FromStr for Way {
    type Err = UnknownWord;
    fn from_str(word: &str) -> Result<Way, UnknownWord> {
        by_name(word, &Way::ALL, Way::name)
    }
}
