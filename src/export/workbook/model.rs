//! Which spreadsheets there are.

use serde::{Deserialize, Serialize};

/// Which of the papers' spreadsheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Model {
    /// Ernstberger and Venkataramanan 2016.
    RankSheet,
    /// Weiss and Rasmussen 2007.
    Binary,
    /// Ellis 2008.
    Iterating,
}

impl Model {
    /// All models, in the order of the menu.
    pub const ALL: [Model; 3] = [Model::RankSheet, Model::Binary, Model::Iterating];

    /// What it is called in a menu, and the name of its file without the ending.
    pub const fn names(self) -> (&'static str, &'static str) {
        match self {
            Model::RankSheet => ("Rank sheet (Ernstberger and Venkataramanan)", "rank-sheet"),
            Model::Binary => ("Binary program (Weiss and Rasmussen)", "binary-program"),
            Model::Iterating => ("Iterating spreadsheet (Ellis)", "iterating"),
        }
    }
}
