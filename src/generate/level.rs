//! How hard a puzzle is made, and in which way.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::puzzle::Shape;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
/// How many givens a puzzle keeps.
pub enum Level {
    /// Most givens.
    Easy,
    /// Fewer than easy.
    Medium,
    /// Fewer than medium.
    Hard,
    /// Fewer than hard.
    VeryHard,
    /// No given can be left out (verified way only).
    Minimal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
/// How a puzzle is made.
pub enum Way {
    /// One solution, proved; of a cube, at least four faces ambiguous alone.
    Verified,
    /// Waters' way: squares emptied at random, uniqueness unchecked.
    Thesis,
    /// Mantere and Koljonen's way, flat boards only: givens drawn at random, taken when ten runs agree.
    Agreement,
}

/// Distinct givens of a cube by level. Verified: those of `tests/corpus/cubes_9.tsv` and `cubes_4.tsv`. The thesis does
/// not say what share it removes; these four give its generator's cubes the difficulties of table 8.
const VERIFIED_9: [usize; 4] = [200, 162, 131, 108];
const VERIFIED_4: [usize; 4] = [29, 23, 19, 15];
const THESIS_9: [usize; 4] = [250, 210, 170, 130];
const THESIS_4: [usize; 4] = [30, 24, 18, 13];

/// Givens of flat boards by level, however their squares are emptied; the papers name none.
const FLAT_4: [usize; 4] = [8, 7, 6, 5];
const FLAT_6: [usize; 4] = [17, 14, 12, 10];
const FLAT_9: [usize; 4] = [36, 32, 28, 25];
const FLAT_16: [usize; 4] = [150, 135, 120, 108];
const FLAT_25: [usize; 4] = [440, 410, 380, 350];

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Minimal];

    /// The four of the thesis.
    pub const OF_THESIS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard];

    /// Name in the lab.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::VeryHard => "veryhard",
            Level::Minimal => "minimal",
        }
    }

    /// How many givens a puzzle of this level has; `None` is as few as can be, or drawn where runs agree.
    pub fn givens(self, way: Way, shape: Shape) -> Option<usize> {
        let givens = match (way, shape) {
            (Way::Agreement, _) => return None,
            (_, Shape::Flat4) => FLAT_4,
            (_, Shape::Flat6) => FLAT_6,
            (_, Shape::Flat9) => FLAT_9,
            (_, Shape::Flat16) => FLAT_16,
            (_, Shape::Flat25) => FLAT_25,
            // Made by their share of givens alone (`generate/large`).
            (_, Shape::Flat36 | Shape::Flat49 | Shape::Flat64) => return None,
            (Way::Verified, Shape::Cube4) => VERIFIED_4,
            (Way::Verified, _) => VERIFIED_9,
            (Way::Thesis, Shape::Cube4) => THESIS_4,
            (Way::Thesis, _) => THESIS_9,
        };
        givens.get(self as usize).copied()
    }
}

impl Way {
    /// All ways, the usual one first.
    pub const ALL: [Way; 3] = [Way::Verified, Way::Thesis, Way::Agreement];

    /// Those that make cubes.
    pub const OF_CUBES: [Way; 2] = [Way::Verified, Way::Thesis];

    /// Name in the lab.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Verified => "verified",
            Way::Thesis => "thesis",
            Way::Agreement => "agreement",
        }
    }
}

/// A word that is none of those known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord {
    /// The word.
    pub word: String,
    /// Those known.
    pub known: Vec<String>,
}

fn by_name<T: Copy>(word: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, UnknownWord> {
    let known = || all.iter().map(|&x| name(x).to_string()).collect();
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
