//! The iterating solver of Ellis: input board from D4, valid-values board from P4, solution board from D16 where the board
//! is 9×9. His names are kept; part 2, of which only the two rules are known, is this file's own. Where the original shows an
//! empty text, there is a 0 that is not shown: a circle of numbers settles in every program.

use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError};

use super::{Style, cell, live, range, title};
use crate::exact::elimination::{Elimination, Feedback};
use crate::puzzle::Grid;

pub const ABOUT: &[&str] = &[
    "A Sudoku solver that calculates in circles, after C. Ellis, Microsoft Excel blog; part 2 after its two rules only.",
    "Each square of the valid-values board holds the digits that its row, column and box leave open. A digit that is the only one \
     left in its square, or has only one place left in a row, column or box, goes to the solution board, which the valid values look at.",
    "Iterative calculation is switched on in this file (Excel: File, Options, Formulas; LibreOffice: Tools, Options, Calc, Calculate). \
     A program that has another workbook open may keep that one’s setting: then open this file first.",
    "To try another puzzle: type 1 into “Start over”, change the input board, and type 0 again.",
    "It solves easy puzzles. Where it stalls, squares stay open; nothing wrong is ever filled in.",
];

/// Rows and columns before and between the boards.
const GUTTER: usize = 3;

struct Places {
    side: usize,
    /// Rows and columns of a square on the valid-values board, which are those of a box.
    height: usize,
    width: usize,
}

impl Places {
    fn input(&self, row: usize, column: usize) -> (u32, u16) {
        ((GUTTER + row) as u32, (GUTTER + column) as u16)
    }

    fn solution(&self, row: usize, column: usize) -> (u32, u16) {
        ((2 * GUTTER + self.side + row) as u32, (GUTTER + column) as u16)
    }

    fn valid(&self, row: usize, column: usize) -> (u32, u16) {
        ((GUTTER + row) as u32, (2 * GUTTER + self.side + column) as u16)
    }
}

pub fn write(book: &mut Workbook, puzzle: &Grid) -> Result<(), XlsxError> {
    let shape = puzzle.shape();
    let places = Places { side: shape.side(), height: shape.box_height(), width: shape.box_width() };
    let mut solver = Elimination::new(puzzle, Feedback::Both);
    while solver.forward() {}
    names(book, &places)?;
    let sheet = book.add_worksheet();
    sheet.set_name("Main")?.set_column_range_width(0, (2 * GUTTER + places.side * (places.width + 1)) as u16, 2.6)?;
    boards(sheet, &places, puzzle, &solver)?;
    valid_values(sheet, &places, &solver)?;
    let (row, column) = places.solution(places.side + 1, 0);
    let side = places.side;
    let board = range(places.solution(0, 0), places.solution(side - 1, side - 1));
    sheet.write(row, column, "Squares still open")?;
    let open = live(format!("={}-COUNTIF({board},\">0\")", side * side), solver.now().open());
    sheet.write_formula(row, column + places.side as u16, open)?;
    sheet.write(0, GUTTER as u16, "Start over (1, then 0)")?;
    sheet.write_with_format(0, (GUTTER + side) as u16, 0, &title().set_border(FormatBorder::Thin))?;
    Ok(())
}

/// The boards, and from a square of one the part of another that it looks at. In a name A1 is the cell that uses it.
fn names(book: &mut Workbook, places: &Places) -> Result<(), XlsxError> {
    let Places { side, height, width } = *places;
    let last = side - 1;
    let whole = |first: (u32, u16), last: (u32, u16)| {
        format!("Main!{}:{}", cell(first.0, first.1, (true, true)), cell(last.0, last.1, (true, true)))
    };
    let (valid_row, valid_column) = places.valid(0, 0);
    let (solution_row, solution_column) = places.solution(0, 0);
    // Counted from 0, of the square of the big cell one is in, and of a square of the solution board.
    let of_row = format!("INT((ROW(Main!A1)-{})/{height})", valid_row + 1);
    let of_column = format!("INT((COLUMN(Main!A1)-{})/{width})", valid_column + 1);
    let row = format!("(ROW(Main!A1)-{})", solution_row + 1);
    let column = format!("(COLUMN(Main!A1)-{})", solution_column + 1);
    let part = |board: &str, first: (String, String), last: (String, String)| {
        format!("=INDEX({board},{},{}):INDEX({board},{},{})", first.0, first.1, last.0, last.1)
    };
    let band = |of: &str, size: usize| format!("INT({of}/{size})*{size}");
    let (box_row, box_column) = (band(&of_row, height), band(&of_column, width));
    let (band_row, band_column) = (band(&row, height), band(&column, width));
    // The same of the valid-values board, for a square of the solution board.
    let (rows, columns) = (side * height, side * width);
    let from = |of: &str, size: usize| format!("{of}*{size}+1");
    let to = |of: &str, squares: usize, size: usize| format!("({of}+{squares})*{size}");
    let digit = format!("MOD(COLUMN(Main!A1)-{},{width})+1+MOD(ROW(Main!A1)-{},{height})*{width}", valid_column + 1, valid_row + 1);
    let taken = ["row", "col", "bigbox"].map(|part| format!("COUNTIF(sol_{part}_from_val,onetonine)>0")).join(",");
    let places_left = ["row", "col", "bigbox"].map(|part| format!("(COUNTIF(val_{part}_from_sol,val_cell_from_sol)=1)")).join("+");
    let all = [
        ("reset", format!("={}", whole((0, (GUTTER + side) as u16), (0, (GUTTER + side) as u16)))),
        ("in_board", format!("={}", whole(places.input(0, 0), places.input(last, last)))),
        ("sol_board", format!("={}", whole(places.solution(0, 0), places.solution(last, last)))),
        ("val_board", format!("={}", whole(places.valid(0, 0), places.valid(rows - 1, columns - 1)))),
        ("onetonine", format!("={digit}")),
        ("in_cell_from_sol", format!("=INDEX(in_board,{row}+1,{column}+1)")),
        ("sol_cell_from_val", format!("=INDEX(sol_board,{of_row}+1,{of_column}+1)")),
        ("sol_row_from_val", format!("=INDEX(sol_board,{of_row}+1,0)")),
        ("sol_col_from_val", format!("=INDEX(sol_board,0,{of_column}+1)")),
        ("sol_bigbox_from_val", part(
            "sol_board",
            (format!("{box_row}+1"), format!("{box_column}+1")),
            (format!("{box_row}+{height}"), format!("{box_column}+{width}")),
        )),
        ("solution_in_rcb", format!("=OR({taken})")),
        ("val_cell_from_sol", part(
            "val_board",
            (from(&row, height), from(&column, width)),
            (to(&row, 1, height), to(&column, 1, width)),
        )),
        ("val_row_from_sol", part("val_board", (from(&row, height), "1".into()), (to(&row, 1, height), columns.to_string()))),
        ("val_col_from_sol", part("val_board", ("1".into(), from(&column, width)), (rows.to_string(), to(&column, 1, width)))),
        ("val_bigbox_from_sol", part(
            "val_board",
            (from(&band_row, height), from(&band_column, width)),
            (to(&band_row, height, height), to(&band_column, width, width)),
        )),
        ("one_left", "=IF(COUNTIF(val_cell_from_sol,\">0\")=1,SUM(val_cell_from_sol),0)".to_string()),
        ("one_place_left", format!("=SUMPRODUCT(MAX((val_cell_from_sol>0)*(({places_left})>0)*val_cell_from_sol))")),
    ];
    for (name, formula) in all {
        book.define_name(name, &formula)?;
    }
    Ok(())
}

/// The input and the solution board.
fn boards(sheet: &mut Worksheet, places: &Places, puzzle: &Grid, solver: &Elimination) -> Result<(), XlsxError> {
    let style = Style::new(puzzle);
    for (head, at) in [("Input", places.input(0, 0)), ("Solution", places.solution(0, 0)), ("Valid values", places.valid(0, 0))] {
        sheet.write_with_format(at.0 - 1, at.1, head, &title())?;
    }
    for square in 0..places.side * places.side {
        let (row, column) = (square / places.side, square % places.side);
        let given = puzzle.get(square);
        let format = style.square(row, column, None, given > 0).set_num_format("0;;");
        let (r, c) = places.input(row, column);
        match given {
            0 => sheet.write_blank(r, c, &format)?,
            digit => sheet.write_with_format(r, c, digit, &format)?,
        };
        let (r, c) = places.solution(row, column);
        let formula = "=IF(in_cell_from_sol>0,in_cell_from_sol,IF(reset=1,0,IF(one_left>0,one_left,one_place_left)))";
        sheet.write_formula_with_format(r, c, live(formula.to_string(), solver.now().solution.get(square)), &format)?;
    }
    Ok(())
}

fn valid_values(sheet: &mut Worksheet, places: &Places, solver: &Elimination) -> Result<(), XlsxError> {
    let Places { side, height, width } = *places;
    let formula = "=IF(sol_cell_from_val>0,IF(sol_cell_from_val=onetonine,onetonine,0),IF(solution_in_rcb,0,onetonine))";
    let line = |at: usize, size: usize, squares: usize| match at {
        at if at % (size * squares) == 0 => FormatBorder::Medium,
        at if at % size == 0 => FormatBorder::Thin,
        _ => FormatBorder::None,
    };
    for (row, column) in (0..side * height).flat_map(|row| (0..side * width).map(move |column| (row, column))) {
        let square = row / height * side + column / width;
        let digit = (row % height * width + column % width) as u32 + 1;
        let is_left = solver.now().valid[square] >> (digit - 1) & 1 == 1;
        let format = Format::new()
            .set_align(FormatAlign::Center)
            .set_font_size(8)
            .set_font_color(Color::RGB(0x44546A))
            .set_num_format("0;;")
            .set_border_top(line(row, height, height))
            .set_border_left(line(column, width, width))
            .set_border_bottom(line(row + 1, height, height))
            .set_border_right(line(column + 1, width, width));
        let (r, c) = places.valid(row, column);
        sheet.write_formula_with_format(r, c, live(formula.to_string(), if is_left { digit } else { 0 }), &format)?;
    }
    Ok(())
}
