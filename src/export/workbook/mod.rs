//! Workbooks with live formulas: published spreadsheets, holding a puzzle.
//!
//! * `rank_sheet`: Ernstberger and Venkataramanan's penalty model, laid out as in their figures 2 to 9;
//! * `binary_model`: Weiss and Rasmussen's binary program, laid out as in their figure 2;
//! * `iterating`: Ellis' boards that feed each other, calculated until the puzzle is solved or nothing changes.
//!
//! Each formula also carries its value, so that a program that only shows files shows the same numbers.

pub mod binary_model;
pub mod calculation;
pub mod cells;
pub mod iterating;
pub mod model;
pub mod rank_sheet;

use rust_xlsxwriter::{Format, Workbook, XlsxError};

pub use crate::export::workbook::model::Model;
use crate::puzzle::Grid;
use crate::say::error::export::WorkbookText;

/// Why there is no workbook.
#[derive(Debug)]
pub enum WorkbookError {
    /// The papers' spreadsheets are for flat boards.
    Cube,
    /// The library cannot write it.
    Write(XlsxError),
    /// The file cannot be packed.
    Pack(zip::result::ZipError),
    /// The board is too large for this spreadsheet.
    Large,
}

impl std::fmt::Display for WorkbookError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = match self {
            WorkbookError::Cube => WorkbookText::Cube,
            WorkbookError::Write(error) => WorkbookText::Write { error: error.to_string() },
            WorkbookError::Pack(error) => WorkbookText::Pack { error: error.to_string() },
            WorkbookError::Large => WorkbookText::Large,
        };
        text.fmt(f)
    }
}

impl std::error::Error for WorkbookError {}

impl From<XlsxError> for WorkbookError {
    fn from(error: XlsxError) -> WorkbookError {
        WorkbookError::Write(error)
    }
}

impl From<zip::result::ZipError> for WorkbookError {
    fn from(error: zip::result::ZipError) -> WorkbookError {
        WorkbookError::Pack(error)
    }
}

impl Model {
    /// The bytes of an .xlsx file. `variables` are digits of every square for the decision variables, such as an
    /// individual of a run; an open square is 0. `link` opens the puzzle on the page again.
    ///
    /// # Errors
    ///
    /// The board is one that the model does not take, or the library refuses to write it.
    pub fn write(self, puzzle: &Grid, variables: &[u8], link: &str) -> Result<Vec<u8>, WorkbookError> {
        if puzzle.shape().is_cube() {
            return Err(WorkbookError::Cube);
        }
        if self == Model::Iterating && puzzle.shape().side() > iterating::LARGEST {
            return Err(WorkbookError::Large);
        }
        let mut book = Workbook::new();
        match self {
            Model::RankSheet => rank_sheet::write(&mut book, puzzle, variables)?,
            Model::Binary => binary_model::write(&mut book, puzzle, variables)?,
            Model::Iterating => iterating::write(&mut book, puzzle)?,
        }
        about(&mut book, self, link)?;
        let bytes = book.save_to_buffer()?;
        match self {
            Model::Iterating => Ok(calculation::with_calculation(&bytes, iterating::ITERATE)?),
            _ => Ok(bytes),
        }
    }

    const fn explanation(self) -> &'static [&'static str] {
        match self {
            Model::RankSheet => rank_sheet::ABOUT,
            Model::Binary => binary_model::ABOUT,
            Model::Iterating => iterating::ABOUT,
        }
    }
}

/// The last sheet: where the model comes from and what to do with it.
fn about(book: &mut Workbook, model: Model, link: &str) -> Result<(), XlsxError> {
    let sheet = book.add_worksheet();
    sheet.set_name("About")?.set_column_width(0, 110)?;
    let text = Format::new().set_text_wrap();
    for (row, line) in (0..).zip(model.explanation()) {
        sheet.write_with_format(row, 0, *line, &text)?;
    }
    // As text: a fragment of an address may be longer than a spreadsheet allows in a hyperlink.
    sheet.write_with_format(
        model.explanation().len() as u32 + 1,
        0,
        format!("The puzzle on the page: {link}"),
        &text,
    )?;
    Ok(())
}
