//! Every message between the page and the worker that writes workbooks.

use serde::{Deserialize, Serialize};

use crate::export::workbook::Model;
use crate::puzzle::Grid;
use crate::threads::program;

/// The messages of this program.
pub enum Protocol {}

impl program::Protocol for Protocol {
    type Command = Command;
    type Report = Report;
}

/// From the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Write a workbook.
    Write {
        /// Which spreadsheet.
        model: Model,
        #[serde(with = "crate::packed")]
        /// The puzzle.
        puzzle: Grid,
        /// Digits of every square for the decision variables; an open square is 0.
        #[serde(with = "serde_bytes")]
        variables: Vec<u8>,
        /// Opens the puzzle on the page again.
        link: String,
    },
}

/// From the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// The bytes of an .xlsx file.
    Written {
        /// Which spreadsheet.
        model: Model,
        /// The file.
        #[serde(with = "serde_bytes")]
        bytes: Vec<u8>,
    },
    /// A workbook that cannot be written, as a sentence.
    Refused {
        /// The reason, as a sentence.
        why: String,
    },
}
