//! The genetic spreadsheet of Ernstberger and Venkataramanan (2016), cell for cell where the board is 9×9: puzzle B3:J11,
//! decision variables B15:J23, ranks in columns B27:J35 and in rows B39:J47, mismatches B51:J59, penalties L2:M8. Other
//! sizes keep the order of the tables.

use rust_xlsxwriter::{Color, ConditionalFormatCell, ConditionalFormatCellRule, Format, Workbook, XlsxError};

use crate::exact::rank_sheet::{PENALTY, Rank, RankTable, Sheet, wanted_sum};
use crate::export::workbook::cells::{Style, cell, live, number, range, title};
use crate::puzzle::Grid;

/// What the last sheet says of the model.
pub const ABOUT: &[&str] = &[
    "A genetic spreadsheet for Sudoku, after B. Ernstberger and M. A. Venkataramanan (2016), figures 2 to 9.",
    "The decision variables hold 1 to n once in every box. Ranks tell whether a row or a column does too: without ties they \
     add up to n(n+1)/2, with RANK.EQ only then. Every row and column that does not, and every given that is not kept, costs 1000.",
    "To solve it with Excel: Data, Solver; objective: the total penalty, to a value of 0; variable cells: the decision \
     variables; one constraint “AllDifferent” for each box; method Evolutionary. Above zero, start again.",
    "To solve it with LibreOffice: Tools, Solver; target cell: the total penalty, value 0; changing cells: the decision \
     variables, integers from 1 to n; an evolutionary engine. It has no AllDifferent: expect it to be slow.",
];

/// Rows between the heads of two tables, beside the board's own.
const GAP: u32 = 3;

struct Places {
    side: usize,
}

impl Places {
    /// First row of a table, 0 to 4: puzzle, variables, ranks in columns, ranks in rows, mismatches.
    fn row(&self, table: u32) -> u32 {
        2 + table * (self.side as u32 + GAP)
    }

    fn at(&self, table: u32, square: usize) -> (u32, u16) {
        (self.row(table) + (square / self.side) as u32, 1 + (square % self.side) as u16)
    }
}

/// Writes the model's sheets into a workbook.
///
/// # Errors
///
/// The library's own: a name or a cell it refuses.
pub fn write(book: &mut Workbook, puzzle: &Grid, variables: &[u8]) -> Result<(), XlsxError> {
    let side = puzzle.shape().side();
    let n = side as u16;
    let places = Places { side };
    let values = Sheet::new(puzzle, variables, Rank::Eq);
    let style = Style::new(puzzle);
    let sheet = book.add_worksheet();
    sheet.set_name("Rank sheet")?;
    sheet.set_column_range_width(0, n, 5)?.set_column_width(n + 2, 26)?;
    let heads = [
        "Original Puzzle",
        "Decision Variables",
        "Determining Column Rank",
        "Determining Row Rank",
        "Decision Variables that Do Not Match the Initial Entries",
    ];
    for (table, head) in (0..).zip(heads) {
        let row = places.row(table);
        sheet.write_with_format(row - 2, 0, head, &title())?;
        number(sheet, (row, 1), side)?;
    }
    let tint = Color::RGB(0xE8EEF4);
    for (square, &variable) in variables.iter().enumerate().take(side * side) {
        let (row, column) = (square / side, square % side);
        let given = puzzle.get(square);
        let plain = style.square(row, column, None, false);
        let fixed = style.square(row, column, Some(tint), true);
        let (r, c) = places.at(0, square);
        sheet.write_with_format(r, c, given, if given > 0 { &fixed } else { &plain })?;
        let (r, c) = places.at(1, square);
        sheet.write_with_format(r, c, variable, &plain)?;
        let own = cell(r, c, (false, false));
        let first = places.row(1);
        let last = first + u32::from(n) - 1;
        let in_column = format!("{}:{}", cell(first, c, (false, true)), cell(last, c, (false, true)));
        let in_row = format!("{}:{}", cell(r, 1, (true, false)), cell(r, n, (true, false)));
        for (table, among, ranks) in [(2, in_column, &values.column_ranks), (3, in_row, &values.row_ranks)] {
            let (r, c) = places.at(table, square);
            let formula = live(format!("=_xlfn.RANK.EQ({own},{among})"), ranks.ranks[square]);
            sheet.write_formula_with_format(r, c, formula, &plain)?;
        }
        let original = cell(places.at(0, square).0, c, (false, false));
        let (r, c) = places.at(4, square);
        let differs = format!("=IF({original}=0,0,IF({own}={original},0,1))");
        sheet.write_formula_with_format(r, c, live(differs, u8::from(values.mismatches[square])), &plain)?;
    }
    sums(sheet, &places, 2, &values.column_ranks, true)?;
    sums(sheet, &places, 3, &values.row_ranks, false)?;
    let wrong = Format::new().set_background_color(Color::RGB(0xF6D5C8)).set_bold();
    let unequal =
        |to: f64| ConditionalFormatCell::new().set_rule(ConditionalFormatCellRule::NotEqualTo(to)).set_format(&wrong);
    let wanted = f64::from(wanted_sum(side));
    let (of_columns, of_rows) = (places.row(2) + u32::from(n), places.row(3));
    sheet.add_conditional_format(of_columns, 1, of_columns, n, &unequal(wanted))?;
    sheet.add_conditional_format(of_rows, n + 1, of_rows + u32::from(n) - 1, n + 1, &unequal(wanted))?;
    let mismatches = places.row(4);
    sheet.add_conditional_format(mismatches, 1, mismatches + u32::from(n) - 1, n, &unequal(0.0))?;
    penalties(sheet, &places, &values)
}

/// The sums below and beside a table of ranks. What counts is the sum of each line that was ranked: of each column below the
/// first table, of each row beside the second.
fn sums(
    sheet: &mut rust_xlsxwriter::Worksheet,
    places: &Places,
    table: u32,
    ranks: &RankTable,
    by_column: bool,
) -> Result<(), XlsxError> {
    let n = places.side as u16;
    let (first, last) = (places.row(table), places.row(table) + u32::from(n) - 1);
    let bold = title();
    let total = |squares: &mut dyn Iterator<Item = usize>| squares.map(|s| ranks.ranks[s]).sum::<f32>();
    for k in 0..n {
        let line = usize::from(k);
        let below =
            if by_column { ranks.sums[line] } else { total(&mut (0..places.side).map(|r| r * places.side + line)) };
        let beside =
            if by_column { total(&mut (0..places.side).map(|c| line * places.side + c)) } else { ranks.sums[line] };
        let column = range((first, 1 + k), (last, 1 + k));
        sheet.write_formula_with_format(last + 1, 1 + k, live(format!("=SUM({column})"), below), &bold)?;
        let row = first + u32::from(k);
        let line = range((row, 1), (row, n));
        sheet.write_formula_with_format(row, n + 1, live(format!("=SUM({line})"), beside), &bold)?;
    }
    let wanted = wanted_sum(places.side);
    let head = range((first - 1, 1), (first - 1, n));
    sheet.write_formula_with_format(first - 1, n + 1, live(format!("=SUM({head})"), wanted), &bold)?;
    sheet.write_formula_with_format(
        last + 1,
        0,
        live(format!("=SUM({})", range((first, 0), (last, 0))), wanted),
        &bold,
    )?;
    sheet.write_with_format(last + 1, n + 1, "Sum", &bold)?;
    Ok(())
}

/// Figures 8 and 9.
fn penalties(sheet: &mut rust_xlsxwriter::Worksheet, places: &Places, values: &Sheet) -> Result<(), XlsxError> {
    let n = places.side as u16;
    let (text, value) = (n + 2, n + 3);
    let at = |row| cell(row, value, (false, false));
    let wanted = wanted_sum(places.side);
    let below = places.row(2) + u32::from(n);
    let columns = range((below, 1), (below, n));
    let rows = range((places.row(3), n + 1), (places.row(3) + u32::from(n) - 1, n + 1));
    let mismatches = range((places.row(4), 1), (places.row(4) + u32::from(n) - 1, n));
    // The number of lines is read off the last number beside a table, as in the paper.
    let lines = cell(below - 1, 0, (false, false));
    let v = &values.violations;
    sheet.write(1, text, "Penalty/violation")?.write(1, value, PENALTY)?;
    let rows_of_table = [
        (3, "Column rank violation", format!("={lines}-COUNTIF({columns},\"={wanted}\")"), v.columns),
        (
            4,
            "Row rank violation",
            format!("={}-COUNTIF({rows},\"={wanted}\")", cell(places.row(3) - 1, n, (false, false))),
            v.rows,
        ),
        (5, "Original value violations", format!("=SUM({mismatches})"), v.givens),
        (6, "Sum of violations", format!("=SUM({}:{})", at(3), at(5)), v.sum()),
        (7, "Total penalty", format!("={}*{}", at(6), at(1)), v.penalty()),
    ];
    for (row, name, formula, result) in rows_of_table {
        sheet.write(row, text, name)?.write_formula(row, value, live(formula, result))?;
    }
    Ok(())
}
