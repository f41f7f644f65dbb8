//! The names of the iterating workbook: what its few formulas are written in.

use rust_xlsxwriter::{Workbook, XlsxError};

use crate::export::workbook::cells::cell;
use crate::export::workbook::iterating::places::{ITERATION, Places, RUN_TO, SHEET, STEP, TOP};

/// The names that formulas are written in. Those of cells and boards are fixed; the others are meant from the cell that uses
/// them, read from A1: `$A1` is column A of its row, `A$8` row 8 of its column.
pub(crate) fn define(book: &mut Workbook, places: &Places) -> Result<(), XlsxError> {
    let (h, w) = (places.height, places.width);
    let here = |text: String| format!("={}", text.replace('@', &format!("{SHEET}!")));
    let [square, begins] = places.beside().map(|column| cell(0, column, (true, false)));
    let (over, digits) = (cell(TOP - 2, 0, (false, true)), cell(TOP - 1, 0, (false, true)));
    let (row, column) = (format!("@{square}"), format!("@{over}"));
    let above = cell(places.solution().first.0 - 1, 0, (false, true));
    // Squares before the box that a line is in.
    let before = |line: &str, size: usize| format!("{size}*INT(({line}-1)/{size})");
    let (top, left) = (before(&row, h), before(&column, w));
    let part = |board: &str, from: (String, String), to: (String, String)| {
        format!("INDEX({board},{},{}):INDEX({board},{},{})", from.0, from.1, to.0, to.1)
    };
    let box_solution =
        part("Solution", (format!("{top}+1"), format!("{left}+1")), (format!("{top}+{h}"), format!("{left}+{w}")));
    let rows = |row: &str| (format!("{h}*{row}-{}", h - 1), format!("{h}*{row}"));
    let columns = |column: &str| (format!("{w}*{column}-{}", w - 1), format!("{w}*{column}"));
    let block = |board: &str, row: &str, column: &str| {
        let ((a, b), (c, d)) = (rows(row), columns(column));
        part(board, (a, c), (b, d))
    };
    let whole = || "0".to_string();
    let ((first, last), (leftmost, rightmost)) = (rows(&row), columns(&column));
    let box_candidates = part(
        "Candidates",
        (format!("{h}*{top}+1"), format!("{w}*{left}+1")),
        (format!("{h}*({top}+{h})"), format!("{w}*({left}+{w})")),
    );
    // Cells hold decimals, so that a digit is counted as what is from it to the next.
    let holds = |cells: &str| format!("COUNTIFS({cells},\">=\"&digit,{cells},\"<\"&digit+1)");
    let one = |at: (u32, u16)| format!("@{}", cell(at.0, at.1, (true, true)));
    let solved = format!("COUNTIF(Solution,\">=1\")={}", places.side.pow(2));
    let texts = [
        ("Run_to", one(RUN_TO)),
        ("Iteration", one(ITERATION)),
        ("Step", one(STEP)),
        ("digit", format!("@{begins}+@{digits}")),
        ("stamp", "(Step+1)/1000".into()),
        ("stamped", "ROUND(1000*MOD(@A1,1),0)=Step+1".into()),
        ("solved", solved),
        // After the step Alone: as many squares hold a digit that is alone as are solved.
        ("stalled", "AND(MOD(Step,3)=2,COUNTIF(Alone,\">=1\")=COUNTIF(Solution,\">=1\"))".into()),
        ("square_solution", format!("INDEX(Solution,{row},{column})")),
        ("row_solution", format!("INDEX(Solution,{row},0)")),
        ("column_solution", format!("INDEX(Solution,0,{column})")),
        ("box_solution", box_solution),
        ("in_sight", format!("{}+{}+{}>0", holds("row_solution"), holds("column_solution"), holds("box_solution"))),
        ("square_candidates", block("Candidates", &row, &column)),
        ("row_candidates", part("Candidates", (first, whole()), (last, whole()))),
        ("column_candidates", part("Candidates", (whole(), leftmost), (whole(), rightmost))),
        ("box_candidates", box_candidates),
        (
            "only_one",
            format!(
                "OR(COUNTIF(square_candidates,\">=1\")=1,{}=1,{}=1,{}=1)",
                holds("row_candidates"),
                holds("column_candidates"),
                holds("box_candidates")
            ),
        ),
        ("square_alone", block("Alone", "@$A1", &format!("@{above}"))),
    ];
    for (name, board) in places.boards() {
        book.define_name(name, &board.address())?;
    }
    for (name, text) in texts {
        book.define_name(name, &here(text))?;
    }
    Ok(())
}
