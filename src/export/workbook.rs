//! Workbooks with live formulas: the three published spreadsheets, holding a puzzle of the page.
//!
//! * `rank_sheet`: Ernstberger and Venkataramanan's penalty model, laid out as in their figures 2 to 9;
//! * `binary_model`: Weiss and Rasmussen's binary program, laid out as in their figure 2;
//! * `iterating`: Ellis' solver with circular references, which calculates by itself.
//!
//! Each formula also carries its value, so that a program that only shows files shows the same numbers.

mod binary_model;
mod iterating;
mod rank_sheet;

use std::io::{Cursor, Read, Write};

use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, Formula, Workbook, Worksheet, XlsxError};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::puzzle::Grid;

/// Which of the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Model {
    RankSheet,
    Binary,
    Iterating,
}

/// Why there is no workbook.
#[derive(Debug, thiserror::Error)]
pub enum WorkbookError {
    #[error("the spreadsheets of the papers are for flat boards, not for a cube")]
    Cube,
    #[error("the workbook could not be written: {0}")]
    Write(#[from] XlsxError),
    #[error("the workbook could not be packed: {0}")]
    Pack(#[from] ZipError),
    #[error("the workbook could not be packed: {0}")]
    Io(#[from] std::io::Error),
}

impl Model {
    pub const ALL: [Model; 3] = [Model::RankSheet, Model::Binary, Model::Iterating];

    /// What it is called in a menu, and the name of its file without the ending.
    pub const fn names(self) -> (&'static str, &'static str) {
        match self {
            Model::RankSheet => ("Rank sheet (Ernstberger and Venkataramanan)", "rank-sheet"),
            Model::Binary => ("Binary program (Weiss and Rasmussen)", "binary-program"),
            Model::Iterating => ("Iterating solver (Ellis)", "iterating"),
        }
    }

    /// The bytes of an .xlsx file. `variables` are digits of every square for the decision variables, such as an
    /// individual of a run; an open square is 0. `link` opens the puzzle on the page again.
    pub fn write(self, puzzle: &Grid, variables: &[u8], link: &str) -> Result<Vec<u8>, WorkbookError> {
        if puzzle.shape().is_cube() {
            return Err(WorkbookError::Cube);
        }
        let mut book = Workbook::new();
        match self {
            Model::RankSheet => rank_sheet::write(&mut book, puzzle, variables)?,
            Model::Binary => binary_model::write(&mut book, puzzle, variables)?,
            Model::Iterating => iterating::write(&mut book, puzzle)?,
        }
        about(&mut book, self, link)?;
        let bytes = book.save_to_buffer()?;
        if self == Model::Iterating { iterate(&bytes) } else { Ok(bytes) }
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
    sheet.write_with_format(model.explanation().len() as u32 + 1, 0, format!("The puzzle on the page: {link}"), &text)?;
    Ok(())
}

/// Switches iterative calculation on, which the library cannot: 1,000 rounds, until nothing changes.
fn iterate(bytes: &[u8]) -> Result<Vec<u8>, WorkbookError> {
    let mut old = ZipArchive::new(Cursor::new(bytes))?;
    let mut new = ZipWriter::new(Cursor::new(Vec::new()));
    for k in 0..old.len() {
        let mut part = old.by_index(k)?;
        if part.name() != "xl/workbook.xml" {
            new.raw_copy_file(part)?;
            continue;
        }
        let mut xml = String::new();
        part.read_to_string(&mut xml)?;
        new.start_file("xl/workbook.xml", SimpleFileOptions::default())?;
        let switch = "<calcPr iterate=\"1\" iterateCount=\"1000\" iterateDelta=\"0.001\" ";
        new.write_all(xml.replacen("<calcPr ", switch, 1).as_bytes())?;
    }
    Ok(new.finish()?.into_inner())
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
            .set_border_top(line(row % height == 0))
            .set_border_bottom(line((row + 1) % height == 0))
            .set_border_left(line(column % width == 0))
            .set_border_right(line((column + 1) % width == 0));
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
