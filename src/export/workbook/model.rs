//! Which spreadsheets there are.

use serde::{Deserialize, Serialize};

use crate::say::classroom::Workbook;

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

    /// Its name in the lab, which its file has too.
    pub const fn name(self) -> &'static str {
        match self {
            Model::RankSheet => "rank-sheet",
            Model::Binary => "binary-program",
            Model::Iterating => "iterating",
        }
    }

    /// What it is called in a menu.
    pub const fn title(self) -> Workbook {
        match self {
            Model::RankSheet => Workbook::RankSheet,
            Model::Binary => Workbook::Binary,
            Model::Iterating => Workbook::Iterating,
        }
    }
}
