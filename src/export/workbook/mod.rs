//! Workbooks with live formulas: published spreadsheets, holding a puzzle.
//!
//! * `rank_sheet`: Ernstberger and Venkataramanan's penalty model, laid out as in their figures 2 to 9;
//! * `binary_model`: Weiss and Rasmussen's binary program, laid out as in their figure 2;
//! * `iterating`: Ellis' boards that feed each other, calculated until the puzzle is solved or nothing changes.
//!
//! Each formula also carries its value, so that a program that only shows files shows the same numbers.

pub mod binary_model;
pub mod calculation;
pub mod iterating;
pub mod model;
pub mod rank_sheet;

use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, Formula, Workbook, Worksheet, XlsxError};

pub use crate::export::workbook::model::Model;
use crate::puzzle::Grid;

/// Why there is no workbook.
#[derive(Debug, thiserror::Error)]
pub enum WorkbookError {
    #[error("the spreadsheets of the papers are for flat boards, not for a cube")]
    Cube,
    #[error("the workbook could not be written: {0}")]
    Write(#[from] XlsxError),
    #[error("the workbook could not be packed: {0}")]
    Pack(#[from] zip::result::ZipError),
    #[error("the iterating spreadsheet is for boards up to 9×9")]
    Large,
}

impl Model {
    /// The bytes of an .xlsx file. `variables` are digits of every square for the decision variables, such as an
    /// individual of a run; an open square is 0. `link` opens the puzzle on the page again.
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

/// A cell's name, such as B3, from its row and column counted from 0; `lock` fixes the column, the row.
fn cell(row: u32, column: u16, lock: (bool, bool)) -> String {
    let name = rust_xlsxwriter::utility::column_number_to_name(column);
    let dollar = |is| if is { "$" } else { "" };
    format!("{}{name}{}{}", dollar(lock.0), dollar(lock.1), row + 1)
}

/// A range of cells, such as B3:D5, by its first and last.
fn range(first: (u32, u16), last: (u32, u16)) -> String {
    format!("{}:{}", cell(first.0, first.1, (false, false)), cell(last.0, last.1, (false, false)))
}

/// A formula with its value.
fn live(formula: String, value: impl ToString) -> Formula {
    Formula::new(formula).set_result(value.to_string())
}

/// What the sheets share: square cells, heavy lines around boxes.
struct Style {
    puzzle: Grid,
}

impl Style {
    fn new(puzzle: &Grid) -> Style {
        Style { puzzle: puzzle.clone() }
    }

    /// The look of a square of a board: lines around boxes three times as heavy, a given bold on a tint.
    fn square(&self, row: usize, column: usize, fill: Option<Color>, bold: bool) -> Format {
        let shape = self.puzzle.shape();
        let (height, width) = (shape.box_height(), shape.box_width());
        let line = |heavy| if heavy { FormatBorder::Medium } else { FormatBorder::Thin };
        let format = Format::new()
            .set_align(FormatAlign::Center)
            .set_border_top(line(row.is_multiple_of(height)))
            .set_border_bottom(line((row + 1).is_multiple_of(height)))
            .set_border_left(line(column.is_multiple_of(width)))
            .set_border_right(line((column + 1).is_multiple_of(width)));
        let format = if bold { format.set_bold() } else { format };
        match fill {
            Some(colour) => format.set_background_color(colour),
            None => format,
        }
    }
}

fn title() -> Format {
    Format::new().set_bold()
}

fn numbered() -> Format {
    Format::new().set_align(FormatAlign::Center).set_font_color(Color::Gray)
}

/// The numbers 1 to n across a row and down a column, beside a table whose first square is here.
fn number(sheet: &mut Worksheet, first: (u32, u16), side: usize) -> Result<(), XlsxError> {
    for k in 0..side as u16 {
        sheet.write_with_format(first.0 - 1, first.1 + k, k + 1, &numbered())?;
        sheet.write_with_format(first.0 + u32::from(k), first.1 - 1, k + 1, &numbered())?;
    }
    Ok(())
}
