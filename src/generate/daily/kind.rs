//! The kinds of puzzles that are made for a day.

use serde::{Deserialize, Serialize};

use crate::generate::daily::date::Date;
use crate::puzzle::Shape;

/// What is made for a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// A 9×9.
    Sudoku,
    /// A cube of six 9×9.
    Kube,
    /// A 16×16, made for the Monday of a week.
    Large,
}

impl Kind {
    /// All, in the order of the page.
    pub const ALL: [Kind; 3] = [Kind::Sudoku, Kind::Kube, Kind::Large];

    /// Its name in links, in what is kept, and in the lab.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Sudoku => "sudoku",
            Kind::Kube => "sudokube",
            Kind::Large => "16x16",
        }
    }

    /// The kind of this name.
    pub fn of_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The board.
    pub const fn shape(self) -> Shape {
        match self {
            Kind::Sudoku => Shape::Flat9,
            Kind::Kube => Shape::Cube9,
            Kind::Large => Shape::Flat16,
        }
    }

    /// The day whose puzzle is played on this one: of a weekly, the Monday.
    pub fn day(self, today: Date) -> Date {
        if self == Kind::Large { today.monday() } else { today }
    }
}
