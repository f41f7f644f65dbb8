//! What the workbooks share: names of cells, formulas with their values, squares with heavy lines around boxes.

use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, Formula, Worksheet, XlsxError};

use crate::puzzle::Grid;

/// A cell's name, such as B3, from its row and column counted from 0; `lock` fixes the column, the row.
pub(crate) fn cell(row: u32, column: u16, lock: (bool, bool)) -> String {
    let name = rust_xlsxwriter::utility::column_number_to_name(column);
    let dollar = |is| if is { "$" } else { "" };
    format!("{}{name}{}{}", dollar(lock.0), dollar(lock.1), row + 1)
}

/// A range of cells, such as B3:D5, by its first and last.
pub(crate) fn range(first: (u32, u16), last: (u32, u16)) -> String {
    format!("{}:{}", cell(first.0, first.1, (false, false)), cell(last.0, last.1, (false, false)))
}

/// A formula with its value.
pub(crate) fn live(formula: String, value: impl ToString) -> Formula {
    Formula::new(formula).set_result(value.to_string())
}

/// What the sheets share: square cells, heavy lines around boxes.
pub(crate) struct Style {
    puzzle: Grid,
}

impl Style {
    pub(crate) fn new(puzzle: &Grid) -> Style {
        Style { puzzle: puzzle.clone() }
    }

    /// The look of a square of a board: lines around boxes three times as heavy, a given bold on a tint.
    pub(crate) fn square(&self, row: usize, column: usize, fill: Option<Color>, bold: bool) -> Format {
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

pub(crate) fn title() -> Format {
    Format::new().set_bold()
}

fn numbered() -> Format {
    Format::new().set_align(FormatAlign::Center).set_font_color(Color::Gray)
}

/// The numbers 1 to n across a row and down a column, beside a table whose first square is here.
pub(crate) fn number(sheet: &mut Worksheet, first: (u32, u16), side: usize) -> Result<(), XlsxError> {
    for k in 0..side as u16 {
        sheet.write_with_format(first.0 - 1, first.1 + k, k + 1, &numbered())?;
        sheet.write_with_format(first.0 + u32::from(k), first.1 - 1, k + 1, &numbered())?;
    }
    Ok(())
}
