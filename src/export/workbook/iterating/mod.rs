//! The iterating spreadsheet of Ellis (2008): boards that feed each other in a circle of cells, calculated again and again
//! until the puzzle is solved or nothing changes. The method is `exact/elimination.rs`; this is its workbook.
//!
//! ```text
//! Given -> Solution -> Candidates (n² squares of n cells) -> Alone (likewise) -> Solution -> ...
//! Step: 1 Candidates, 2 Alone, 3 Solution, 4 Candidates again ...; three steps are one iteration
//! ```
//!
//! Part 1 of the article has the boards, the names' idea and the rule of the candidates; part 2 is known by its two rules
//! only, which the board `Alone` works out. Chosen here, because programs calculate a circle differently:
//!
//! * A cell is calculated in its board's step only, whatever the order of cells, so an iteration is `elimination`'s.
//! * A cell's decimals are the step it was calculated in: a program takes a cell that stays the same for finished
//!   (LibreOffice does so cell by cell, and a chain of cells that waits would never begin). The format shows whole numbers.
//! * Every formula begins with nought times the next cell, the last one's next is the clock: so LibreOffice, which finds a
//!   circle by following references, finds all of them as one. A clock that does not wait for the boards runs alone.

pub mod names;
mod places;

use rust_xlsxwriter::{
    Color, ConditionalFormatCell, ConditionalFormatCellRule, DataValidation, DataValidationRule, Format, FormatAlign,
    FormatBorder, Workbook, Worksheet, XlsxError,
};

use crate::export::workbook::cells::{Style, cell, live, title};
use crate::export::workbook::iterating::places::{ITERATION, Places, RUN_TO, SHEET, STEP, TOP};
use crate::puzzle::Grid;

/// What the last sheet says of the model.
pub const ABOUT: &[&str] = &[
    "A spreadsheet that solves by iterating, after C. Ellis, Building a basic, understandable Sudoku solver using Excel iterative \
     calculation (Microsoft Excel blog, 2008). Its cells refer to each other in a circle; that iterative calculation is on is \
     written in the file (Excel: File, Options, Formulas; LibreOffice: Tools, Options, Calc, Calculate).",
    "An iteration has three steps. Candidates: a digit goes from a square when its row, column or box holds it. Alone: a candidate \
     that is the only one in its square, or the only one of its digit in a row, column or box. Solution: what is alone is placed.",
    "To watch it: type 0 beside “Run to iteration”, then 1, 2, 3 and so on; 100 lets it run to its end. To solve another puzzle: \
     type 0, type the puzzle into Given, type 100.",
    "It solves easy puzzles. Where it stalls, it says at which iteration and what is left; nothing is guessed.",
    "Every cell of the circle shows a whole number and hides the step in which it was calculated in its decimals. A formula begins \
     with nought times the next cell, so that every program sees one circle. Formulas, Name Manager shows what each name means.",
];

/// The file says that cells refer to each other on purpose, and how long to go on: steps at most, and a change that is less
/// than a cell's hidden decimals.
pub const ITERATE: &str = r#"iterate="1" iterateCount="1000" iterateDelta="0.0001""#;

/// As long as the steps, three an iteration, fit into a cell's decimals.
const MOST: i32 = 300;

const SAID: (u32, u16) = (4, 1);
/// 1,540 cells in the circle, which LibreOffice was seen to calculate to its end; a 16×16 has 8,449.
pub const LARGEST: usize = 9;

/// Writes the model's sheets into a workbook.
///
/// # Errors
///
/// The library's own: a name or a cell it refuses.
pub fn write(book: &mut Workbook, puzzle: &Grid) -> Result<(), XlsxError> {
    let shape = puzzle.shape();
    let places = Places { side: shape.side(), height: shape.box_height(), width: shape.box_width() };
    let sheet = book.add_worksheet();
    sheet.set_name(SHEET)?;
    let candidates = places.candidates();
    sheet.set_column_range_width(1, places.alone().at(0, candidates.columns).1, 2.4)?;
    sheet.set_column_width(0, 5)?;
    heads(sheet, &places)?;
    given(sheet, &places, puzzle)?;
    let circle = places.circle();
    let next = |of: usize| relative(circle[(of + 1) % circle.len()]);
    control(sheet, &places, [next(0), next(circle.len() - 2)])?;
    let mut at = 0;
    let mut formula = |own: (u32, u16), phase: u32, setup: &str, new: &str| {
        at += 1;
        let (own, next) = (relative(own), next(at));
        format!("=0*{next}+IF(stamped,{own},stamp+IF(Step=0,{setup},IF(MOD(Step,3)<>{phase},INT({own}),{new})))")
    };
    let first = SETUP_STAMP.to_string();
    for (row, column) in candidates.cells() {
        let own = candidates.at(row, column);
        let text = formula(own, 1, "digit", CANDIDATE);
        let value = format!("{}{}", places.digit(row, column), &first[1..]);
        sheet.write_formula_with_format(own.0, own.1, live(text, value), &small(&places, row, column))?;
    }
    for (row, column) in places.alone().cells() {
        let own = places.alone().at(row, column);
        let alone = format!("IF(AND({}>=1,only_one),digit,0)", relative(candidates.at(row, column)));
        let text = formula(own, 2, "0", &alone);
        sheet.write_formula_with_format(own.0, own.1, live(text, &first), &small(&places, row, column))?;
    }
    let style = Style::new(puzzle);
    for (row, column) in places.solution().cells() {
        let own = places.solution().at(row, column);
        let place = format!("IF({0}>=1,INT({0}),INT(MAX(square_alone)))", relative(own));
        let text = formula(own, 0, &relative(places.given().at(row, column)), &place);
        let given = puzzle.get(row * places.side + column);
        let look = style.square(row, column, None, given > 0).set_num_format(WHOLE);
        let look = if given > 0 { look } else { look.set_font_color(Color::RGB(0x005A9C)) };
        sheet.write_formula_with_format(own.0, own.1, live(text, format!("{given}{}", &first[1..])), &look)?;
    }
    let found = Format::new().set_background_color(Color::RGB(0xCDE9D9)).set_bold();
    let rule =
        ConditionalFormatCell::new().set_rule(ConditionalFormatCellRule::GreaterThanOrEqualTo(1)).set_format(found);
    let (from, to) = (places.alone().first, places.alone().at(candidates.rows - 1, candidates.columns - 1));
    sheet.add_conditional_format(from.0, from.1, to.0, to.1, &rule)?;
    names::define(book, &places)
}

/// What a cell holds after step 0, beside its digit.
const SETUP_STAMP: f64 = 0.001;
/// Whole numbers from 1 on; the decimals, and nothing but decimals, are not shown.
const WHOLE: &str = "[>=1]0;;";
const CANDIDATE: &str = "IF(square_solution>=1,IF(INT(square_solution)=digit,digit,0),IF(in_sight,0,digit))";

fn relative(at: (u32, u16)) -> String {
    cell(at.0, at.1, (false, false))
}

/// What is typed and what is said: run to, iterations, the clock, a sentence.
/// The clock is between the cells `next` and `last` of the circle.
fn control(sheet: &mut Worksheet, places: &Places, [next, last]: [String; 2]) -> Result<(), XlsxError> {
    let input = title().set_background_color(Color::RGB(0xFFF2CC)).set_border(FormatBorder::Thin);
    sheet.write_with_format(RUN_TO.0, RUN_TO.1, 100, &input)?;
    sheet.write(RUN_TO.0, 1, "Run to iteration (0 begins again; then 1, 2, 3 … to go step by step; 100 for all)")?;
    let whole = DataValidation::new().allow_whole_number(DataValidationRule::Between(0, MOST));
    sheet.add_data_validation(RUN_TO.0, RUN_TO.1, RUN_TO.0, RUN_TO.1, &whole)?;
    sheet.write_formula_with_format(ITERATION.0, ITERATION.1, live("=ROUNDUP(Step/3,0)".into(), 0), &title())?;
    sheet.write(ITERATION.0, 1, "iterations")?;
    // It waits until the circle's last cell has been calculated in the step it shows.
    let after = format!("ROUND(1000*MOD({last},1),0)");
    let stop = "OR(Step>=3*Run_to,solved,stalled)";
    let clock = format!("=0*{next}+IF({after}<=Step,Step,IF(Step>3*Run_to,0,IF({stop},Step,Step+1)))");
    sheet.write_formula(STEP.0, STEP.1, live(clock, 0))?;
    sheet.write(STEP.0, 1, "steps, three an iteration: Candidates, Alone, Solution")?;
    let squares = places.side.pow(2);
    let open = format!("{squares}-COUNTIF(Solution,\">=1\")");
    let said = format!(
        "=IF(solved,\"Every square is filled after \"&Iteration&\" iterations.\",IF(stalled,\"Stalled at iteration \"&Iteration&\": \
         \"&({open})&\" squares are open, \"&({open_digits})&\" digits are left in them.\",({open})&\" squares are open.\"))",
        // A square that is solved holds one candidate, its own digit.
        open_digits = "COUNTIF(Candidates,\">=1\")-COUNTIF(Solution,\">=1\")",
    );
    sheet.write_formula_with_format(SAID.0, SAID.1, live(said, "Not calculated yet."), &title())?;
    Ok(())
}

fn heads(sheet: &mut Worksheet, places: &Places) -> Result<(), XlsxError> {
    let grey = Format::new().set_font_color(Color::RGB(0x8A8A8A)).set_font_size(8).set_align(FormatAlign::Center);
    sheet.write_with_format(0, 0, "Ellis’s iterating spreadsheet", &title().set_font_size(14))?;
    for (name, board) in places.boards() {
        let above = if name == "Solution" { 2 } else { 3 };
        sheet.write_with_format(board.first.0 - above, board.first.1, name, &title())?;
    }
    for line in 0..places.side as u32 {
        let (row, column) = places.solution().at(line as usize, line as usize);
        sheet.write_with_format(row, 0, line + 1, &grey)?;
        sheet.write_with_format(places.solution().first.0 - 1, column, line + 1, &grey)?;
    }
    let [square, begins] = places.beside();
    for row in 0..places.candidates().rows {
        let at = TOP + row as u32;
        sheet.write_with_format(at, square, (row / places.height + 1) as u32, &grey)?;
        sheet.write_with_format(at, begins, (row % places.height * places.width) as u32, &grey)?;
    }
    for (board, column) in
        [places.candidates(), places.alone()].into_iter().flat_map(|b| (0..b.columns).map(move |c| (b, c)))
    {
        let (_, at) = board.at(0, column);
        sheet.write_with_format(TOP - 2, at, (column / places.width + 1) as u32, &grey)?;
        sheet.write_with_format(TOP - 1, at, (column % places.width + 1) as u32, &grey)?;
    }
    Ok(())
}

fn given(sheet: &mut Worksheet, places: &Places, puzzle: &Grid) -> Result<(), XlsxError> {
    let style = Style::new(puzzle);
    for (row, column) in places.given().cells() {
        let ((r, c), digit) = (places.given().at(row, column), puzzle.get(row * places.side + column));
        let tint = (digit > 0).then_some(Color::RGB(0xE8EEF4));
        let look = style.square(row, column, tint, digit > 0);
        match digit {
            0 => sheet.write_blank(r, c, &look)?,
            digit => sheet.write_with_format(r, c, digit, &look)?,
        };
    }
    Ok(())
}

/// The look of a cell of the candidates: a line around each square, a heavier one around each box.
fn small(places: &Places, row: usize, column: usize) -> Format {
    let line = |at: usize, square: usize, squares: usize| match at {
        at if at.is_multiple_of(square * squares) => FormatBorder::Medium,
        at if at.is_multiple_of(square) => FormatBorder::Thin,
        _ => FormatBorder::None,
    };
    let (height, width) = (places.height, places.width);
    Format::new()
        .set_align(FormatAlign::Center)
        .set_font_size(9)
        .set_num_format(WHOLE)
        .set_border_top(line(row, height, height))
        .set_border_bottom(line(row + 1, height, height))
        .set_border_left(line(column, width, width))
        .set_border_right(line(column + 1, width, width))
}
