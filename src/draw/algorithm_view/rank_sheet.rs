//! The spreadsheet of Ernstberger and Venkataramanan, laid out as they lay it out.

use crate::draw::algorithm_view::table::{GridTable, cell, list};
use crate::exact::rank_sheet::{PENALTY, RankTable, Sheet, wanted_sum};
use crate::puzzle::{Grid, Shape};
use crate::say::number::{hundredths, thousands};
use crate::text::digits::written;

/// What the sheet is, in a sentence.
pub fn sentence(shape: Shape) -> String {
    format!(
        "The sheet of the best individual. Ranked among its row, a row without a repeated digit adds up to {}; so does a \
         column. A sum that does not and a given that is missed cost {} each.",
        wanted_sum(shape.side()),
        thousands(PENALTY.into())
    )
}

/// Lines whose ranks add up although a digit is repeated: the sheet takes them for right.
pub fn deceived(shape: Shape, sheet: &Sheet) -> Option<String> {
    let side = shape.side();
    let rows = (0..side).filter(|&r| right(&sheet.row_ranks, side, r) && repeats(row(sheet, side, r)));
    let columns = (0..side).filter(|&c| right(&sheet.column_ranks, side, c) && repeats(column(sheet, side, c)));
    let names: Vec<String> =
        rows.map(|r| format!("row {}", r + 1)).chain(columns.map(|c| format!("column {}", c + 1))).collect();
    let (first, many) = (names.first()?, names.len());
    Some(format!(
        "{many} of {} sums are {} although the line repeats a digit ({first}{}): the sheet does not see it.",
        2 * side,
        wanted_sum(side),
        if many > 1 { ", …" } else { "" }
    ))
}

fn row(sheet: &Sheet, side: usize, row: usize) -> impl Iterator<Item = u8> + '_ {
    sheet.variables.iter().copied().skip(row * side).take(side)
}

fn column(sheet: &Sheet, side: usize, column: usize) -> impl Iterator<Item = u8> + '_ {
    sheet.variables.iter().copied().skip(column).step_by(side)
}

fn right(table: &RankTable, side: usize, line: usize) -> bool {
    table.sums.get(line) == Some(&wanted_sum(side))
}

fn repeats(mut digits: impl Iterator<Item = u8>) -> bool {
    let mut seen = 0u32;
    digits.any(|digit| {
        let known = seen >> digit & 1 == 1;
        seen |= 1 << digit;
        known
    })
}

/// The tables: decision variables, ranks in rows and in columns, given mismatches, penalties.
pub fn markup(puzzle: &Grid, sheet: &Sheet) -> String {
    let shape = puzzle.shape();
    let side = shape.side();
    if sheet.variables.len() != puzzle.cells().len() {
        return String::new();
    }
    let variable = |s: usize| {
        let class = match (sheet.mismatches[s], puzzle.cells()[s]) {
            (true, _) => "off",
            (_, 0) => "",
            _ => "given",
        };
        cell(class, written(sheet.variables[s]))
    };
    let in_rows = |s: usize| cell("", number(sheet.row_ranks.ranks[s]));
    let in_columns = |s: usize| cell("", number(sheet.column_ranks.ranks[s]));
    let row_sum = |line: usize| sum(&sheet.row_ranks, side, line, repeats(row(sheet, side, line)));
    let column_sum = |line: usize| sum(&sheet.column_ranks, side, line, repeats(column(sheet, side, line)));
    let mismatch = |s: usize| match (puzzle.cells()[s], sheet.mismatches[s]) {
        (0, _) => cell("", ""),
        (_, true) => cell("off", 1),
        _ => cell("", 0),
    };
    let v = sheet.violations;
    let rows = [("Rows", v.rows), ("Columns", v.columns), ("Givens", v.givens), ("Objective", v.sum())];
    let line = |(name, n): (&str, u32)| vec![name.into(), thousands(n.into()), thousands((n * PENALTY).into())];
    [
        GridTable::of_squares(shape, "Decision variables", &variable).markup(),
        GridTable { row_end: Some(&row_sum), ..GridTable::of_squares(shape, "Rank in its row", &in_rows) }.markup(),
        GridTable { column_end: Some(&column_sum), ..GridTable::of_squares(shape, "Rank in its column", &in_columns) }
            .markup(),
        GridTable::of_squares(shape, "Givens: 1 where the variable differs", &mismatch).markup(),
        list("Penalties", &["Kind", "Violations", "Penalty"], rows.map(line)),
    ]
    .concat()
}

/// The sum of a line's ranks: marked when it is wrong, and otherwise when it is right for a line that is not.
fn sum(table: &RankTable, side: usize, line: usize, repeats: bool) -> String {
    let class = match (right(table, side, line), repeats) {
        (false, _) => "sum off",
        (_, true) => "sum deceived",
        _ => "sum",
    };
    cell(class, table.sums.get(line).map_or(String::new(), |&sum| number(sum)))
}

/// Ranks are whole or, with RANK.AVG, halves.
fn number(value: f32) -> String {
    hundredths(value.into(), if value.fract() == 0.0 { 0 } else { 1 })
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::rank_sheet::*;
    use crate::exact::rank_sheet::Rank;

    #[test]
    fn sums_are_marked_when_wrong_and_when_they_deceive() {
        let puzzle = Grid::new(Shape::Flat4, [vec![2], vec![0; 15]].concat()).unwrap();
        // Row 1 repeats 1.
        let variables = [1, 1, 2, 3, 2, 3, 1, 4, 3, 2, 4, 1, 4, 4, 3, 2];
        let strict = Sheet::new(&puzzle, &variables, Rank::Eq);
        let html = markup(&puzzle, &strict);
        assert!(html.contains("<td class='sum off'>9") && html.contains("<td class='off'>1"), "{html}");
        assert_eq!(deceived(Shape::Flat4, &strict), None);
        let lax = Sheet::new(&puzzle, &variables, Rank::Avg);
        assert!(markup(&puzzle, &lax).contains("<td class='sum deceived'>10"));
        let text = deceived(Shape::Flat4, &lax).unwrap();
        assert!(text.contains("sums are 10 although the line repeats a digit (row 1, …)"), "{text}");
    }
}
