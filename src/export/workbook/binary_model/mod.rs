//! The binary program of Weiss and Rasmussen (2007), cell for cell as in their figure 2 where the board is 4×4: variables
//! F6:U9 in one block, a layer a digit, sums beside and below them, puzzle B14:E17, solution G14:J17. Other sizes grow alike.

pub mod places;
pub mod solver;

use rust_xlsxwriter::{
    Color, ConditionalFormatCell, ConditionalFormatCellRule, Format, FormatAlign, Workbook, Worksheet, XlsxError,
};

use crate::export::workbook::binary_model::places::{Places, SHEET, TOP};
use crate::export::workbook::cells::{Style, cell, live, range, title};
use crate::puzzle::Grid;

/// What the last sheet says of the model.
pub const ABOUT: &[&str] = &[
    "Sudoku as a binary program, after H. Weiss and R. Rasmussen (2007), figure 2.",
    "x(i,j,k) is 1 where row i, column j holds digit k: n³ variables, a coloured layer for each digit. Each square, row, column and \
     box is a constraint that a sum be 1, 4n² in all; each given is one more. The solution is the sum of k·x(i,j,k).",
    "The model is stored for the solver, in the names that Excel’s gives to its fields (solver_adj, solver_lhs1 and so on): maximise \
     the number of variables that are 1, which all solutions have in common; the coloured block is binary; the three blocks of sums \
     and each variable of a given are 1; a linear engine.",
    "To solve it: Data, Solver, Solve in Excel, whose solver takes 200 variables: enough for 4×4. 6×6 has 216 variables and 9×9 has \
     729: there the add-in OpenSolver or LibreOffice is needed. LibreOffice’s solver has no such limit; where its dialog (Tools, \
     Solver) comes up empty, type the model in as it is said above.",
    "A puzzle without a solution is reported as infeasible.",
];

/// Writes the model's sheets into a workbook.
///
/// # Errors
///
/// The library's own: a name or a cell it refuses.
pub fn write(book: &mut Workbook, puzzle: &Grid, variables: &[u8]) -> Result<(), XlsxError> {
    let side = puzzle.shape().side();
    let places = Places { side, n: side as u16 };
    let sheet = book.add_worksheet();
    sheet.set_name(SHEET)?;
    sheet.set_column_range_width(0, places.beside(side), 3.5)?.set_column_width(places.beside(side), 20)?;
    sheet.write_with_format(0, 1, "Variables and general constraints", &title())?;
    layers(sheet, &places, puzzle, variables)?;
    squares(sheet, &places, variables)?;
    lines(sheet, &places, puzzle, variables)?;
    boards(sheet, &places, puzzle, variables)?;
    solver::define(book, &places, puzzle)
}

/// Whether a variable is 1.
fn x(variables: &[u8], square: usize, digit: usize) -> u32 {
    u32::from(usize::from(variables[square]) == digit + 1)
}

fn layers(sheet: &mut Worksheet, places: &Places, puzzle: &Grid, variables: &[u8]) -> Result<(), XlsxError> {
    let (side, style) = (places.side, Style::new(puzzle));
    for digit in 0..side {
        let (_, first) = places.variable(0, 0, digit);
        let colour = layer(digit, side);
        sheet.write_with_format(TOP - 2, first, digit as u32 + 1, &title().set_background_color(colour))?;
        sheet.write(TOP - 1, first, format!("Cell i,j = {}", digit + 1))?;
        for square in 0..side * side {
            let (row, column) = (square / side, square % side);
            let (r, c) = places.variable(row, column, digit);
            let is_given = usize::from(puzzle.get(square)) == digit + 1;
            let format = style.square(row, column, Some(colour), is_given);
            sheet.write_with_format(r, c, x(variables, square, digit), &format)?;
        }
    }
    Ok(())
}

/// Each square holds one digit.
fn squares(sheet: &mut Worksheet, places: &Places, variables: &[u8]) -> Result<(), XlsxError> {
    let side = places.side;
    sheet.write_with_format(TOP - 1, places.beside(0), "Sum of i,j", &title())?;
    for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
        let layers: Vec<String> = (0..side)
            .map(|digit| places.variable(row, column, digit))
            .map(|(r, c)| cell(r, c, (false, false)))
            .collect();
        let sum = (0..side).map(|digit| x(variables, row * side + column, digit)).sum::<u32>();
        let formula = live(format!("={}", layers.join("+")), sum);
        sheet.write_formula_with_format(TOP + row as u32, places.beside(column), formula, &centred())?;
    }
    unmet(sheet, (TOP, places.beside(0)), (TOP + side as u32 - 1, places.beside(side - 1)))
}

/// Each column, row and box holds each digit: sums below the variables and, under the squares' sums, a column a digit.
fn lines(sheet: &mut Worksheet, places: &Places, puzzle: &Grid, variables: &[u8]) -> Result<(), XlsxError> {
    let side = places.side;
    let (below, n) = (TOP + side as u32, side as u32);
    sheet.write_with_format(below, 0, "Column Sum", &title())?;
    let [rows, _, boxes] = &puzzle.layout().faces[0].houses;
    for digit in 0..side {
        let fill = centred().set_background_color(layer(digit, side));
        for column in 0..side {
            let (first, c) = places.variable(0, column, digit);
            let sum = (0..side).map(|row| x(variables, row * side + column, digit)).sum::<u32>();
            let formula = format!("=SUM({})", range((first, c), (first + n - 1, c)));
            sheet.write_formula_with_format(below, c, live(formula, sum), &fill)?;
        }
        for (k, &house) in rows.iter().chain(boxes).enumerate() {
            let squares = &puzzle.layout().houses[house].squares;
            let at = |s: &usize| places.variable(s / side, s % side, digit);
            let (Some(first), Some(last)) = (squares.first().map(at), squares.last().map(at)) else { continue };
            let sum = squares.iter().map(|&s| x(variables, s, digit)).sum::<u32>();
            let formula = live(format!("=SUM({})", range(first, last)), sum);
            sheet.write_formula_with_format(below + 1 + k as u32, places.beside(digit), formula, &fill)?;
        }
    }
    for k in 0..side {
        sheet.write(below + 1 + k as u32, places.beside(side), format!("Sum Row {}", k + 1))?;
        sheet.write(below + 1 + n + k as u32, places.beside(side), format!("Sum Box {}", k + 1))?;
    }
    unmet(sheet, (below, places.n + 1), (below, places.beside(0) - 1))?;
    unmet(sheet, (below + 1, places.beside(0)), (below + 2 * n, places.beside(side - 1)))
}

/// The puzzle, the solution that the variables spell, and what is not met.
fn boards(sheet: &mut Worksheet, places: &Places, puzzle: &Grid, variables: &[u8]) -> Result<(), XlsxError> {
    let (side, style) = (places.side, Style::new(puzzle));
    let (head, _) = places.puzzle(0, 0);
    sheet.write_with_format(head - 1, 1, "Specific Puzzle", &title())?;
    sheet.write_with_format(head - 1, places.n + 2, "Solution", &title())?;
    for (square, &variable) in variables.iter().enumerate().take(side * side) {
        let (row, column) = (square / side, square % side);
        let ((r, c), given) = (places.puzzle(row, column), puzzle.get(square));
        let format = style.square(row, column, None, given > 0);
        match given {
            0 => sheet.write_blank(r, c, &format)?,
            digit => sheet.write_with_format(r, c, digit, &format)?,
        };
        let term = |digit: usize| {
            let ((r, c), (_, first)) = (places.variable(row, column, digit), places.variable(0, 0, digit));
            format!("{}*{}", cell(r, c, (false, false)), cell(TOP - 2, first, (true, true)))
        };
        let formula = format!("={}", (0..side).map(term).collect::<Vec<_>>().join("+"));
        let (r, c) = places.solution(row, column);
        sheet.write_formula_with_format(r, c, live(formula, variable), &format)?;
    }
    let last = |at: (u32, u16)| (at.0 + side as u32 - 1, at.1 + places.n - 1);
    let (first, solution) = (places.puzzle(0, 0), places.solution(0, 0));
    let (given, found) = (range(first, last(first)), range(solution, last(solution)));
    let n = side as u32;
    let broken: Vec<String> =
        places.sums().iter().map(|(a, b)| format!("COUNTIF({},\"<>1\")", range(*a, *b))).collect();
    let kept = (0..side * side).filter(|&s| puzzle.get(s) != 0 && puzzle.get(s) != variables[s]).count();
    let row = first.0 + n + 1;
    sheet.write(
        row,
        1,
        format!(
            "Variables: {}; constraints: {}, and one for each of {} givens.",
            side.pow(3),
            4 * side.pow(2),
            puzzle.filled()
        ),
    )?;
    sheet.write(row + 1, 1, "Sums that are not 1:")?;
    sheet.write_formula(
        row + 1,
        places.n + 4,
        live(format!("={}", broken.join("+")), unmet_sums(puzzle, variables)),
    )?;
    sheet.write(row + 2, 1, "Givens not kept:")?;
    sheet.write_formula(row + 2, places.n + 4, live(format!("=SUMPRODUCT(({given}>0)*({given}<>{found}))"), kept))?;
    sheet.write(row + 3, 1, "Variables that are 1:")?;
    let (first, last) = places.block();
    let ones = variables.iter().filter(|&&digit| digit > 0).count();
    let (r, c) = places.objective();
    sheet.write_formula(r, c, live(format!("=SUM({})", range(first, last)), ones))?;
    Ok(())
}

/// How many of the 4n² sums are not 1.
fn unmet_sums(puzzle: &Grid, variables: &[u8]) -> usize {
    let side = puzzle.shape().side();
    let open = variables.iter().filter(|&&digit| digit == 0).count();
    let holds = |squares: &[usize], digit: u8| squares.iter().filter(|&&s| variables[s] == digit).count();
    let of_house = |squares: &[usize]| (1..=side as u8).filter(|&digit| holds(squares, digit) != 1).count();
    open + puzzle.layout().houses.iter().map(|h| of_house(&h.squares)).sum::<usize>()
}

fn unmet(sheet: &mut Worksheet, first: (u32, u16), last: (u32, u16)) -> Result<(), XlsxError> {
    let wrong = Format::new().set_font_color(Color::RGB(0xB3261E)).set_bold();
    let rule = ConditionalFormatCell::new().set_rule(ConditionalFormatCellRule::NotEqualTo(1)).set_format(wrong);
    sheet.add_conditional_format(first.0, first.1, last.0, last.1, &rule).map(|_| ())
}

fn centred() -> Format {
    Format::new().set_align(FormatAlign::Center)
}

/// A light colour for each digit: hues go round the circle in steps that keep neighbours apart.
fn layer(digit: usize, side: usize) -> Color {
    let hue = (digit * 7 % side) as f64 / side as f64 * 6.0;
    let part = |offset: f64| {
        let t = (hue + offset).rem_euclid(6.0);
        let strength = (2.0 - (t - 3.0).abs()).clamp(0.0, 1.0);
        (255.0 - 62.0 * strength) as u32
    };
    Color::RGB(part(0.0) << 16 | part(2.0) << 8 | part(4.0))
}
