//! Sizes of paper, the fields of a page, and what is printed of a puzzle.

use serde::{Deserialize, Serialize};

use crate::draw::subject::Subject;
use crate::draw::svg::{Point, Svg};
use crate::puzzle::Grid;
use crate::text::{Puzzle, Style};

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paper {
    #[default]
    /// 210 mm by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in millimetres.
    pub const fn size(self) -> Point {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// As CSS and a menu call it.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        }
    }
}

/// What is printed of one puzzle.
#[derive(Clone, Debug)]
pub struct Item {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Opens it on the page; empty for none.
    pub link: String,
    /// What the last pages say of it.
    pub answer: Answer,
    /// How its digits are written, where its board suits that.
    pub style: Style,
}

impl Item {
    pub(crate) fn subject(&self) -> Subject {
        Subject { style: self.style, ..Subject::of(self.puzzle.clone()) }
    }
}

/// What the last pages say of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Answers are not printed.
    Kept,
    /// The one solution.
    Only(Grid),
    /// One of several solutions.
    OneOf(Grid),
    /// There is no solution.
    None,
    /// The search for it was given up.
    Unknown,
}

pub(crate) const MARGIN: f64 = 12.0;
pub(crate) const HEAD: f64 = 9.0;
pub(crate) const FOOT: f64 = 5.0;
const GAP: f64 = 6.0;

/// A rectangle of the page.
#[derive(Clone, Copy)]
pub(crate) struct Field {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Field {
    /// Its left and its right side.
    pub(crate) const fn sides(&self) -> (f64, f64) {
        (self.x, self.x + self.width)
    }
}

/// The k-th of equal fields between head and foot.
pub(crate) fn field(paper: Paper, columns: usize, rows: usize, k: usize) -> Field {
    let (width, height) = paper.size();
    let share = |room: f64, parts: usize| (room - GAP * (parts - 1) as f64) / parts as f64;
    let w = share(width - 2.0 * MARGIN, columns);
    let h = share(height - 2.0 * MARGIN - HEAD - FOOT, rows);
    let (x, y) = ((k % columns) as f64 * (w + GAP), (k / columns) as f64 * (h + GAP));
    Field { x: MARGIN + x, y: MARGIN + HEAD + y, width: w, height: h }
}

/// A line of text at the side where its language begins to write: from `left` on, or up to `right`.
pub(crate) fn lead(svg: &mut Svg, (left, right): (f64, f64), y: f64, size: f64, how: &str, text: &str) {
    // As browsers tell it (`dir="auto"`): by the first letter, here a Hebrew or Arabic one.
    let runs_left = |c: &char| ('\u{590}'..'\u{900}').contains(c);
    let (x, way) = match text.chars().find(|c| c.is_alphabetic()).filter(runs_left) {
        Some(_) => (right, "rtl"),
        None => (left, "ltr"),
    };
    svg.text((x, y), size, &format!("text-anchor=\"start\" direction=\"{way}\" {how}"), text);
}
