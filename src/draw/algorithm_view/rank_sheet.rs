//! The spreadsheet of Ernstberger and Venkataramanan, laid out as they lay it out.

use crate::draw::algorithm_view::table::{GridTable, cell, list};
use crate::exact::rank_sheet::{PENALTY, RankTable, Sheet, wanted_sum};
use crate::puzzle::{Grid, Shape};
use crate::say::algorithm_view::{AlgorithmView, View};
use crate::say::number::{Noun, Nth, fixed_point, thousands};
use crate::text::digits::written;

/// What the sheet is, in a sentence.
pub fn sentence(shape: Shape) -> String {
    AlgorithmView::RankSheet { sum: fixed_point(wanted_sum(shape.side()).into(), 0), cost: PENALTY.into() }.text()
}

/// Lines whose ranks add up although a digit is repeated: the sheet takes them for right.
pub fn deceived(shape: Shape, sheet: &Sheet) -> Option<String> {
    let side = shape.side();
    let rows = (0..side).filter(|&r| right(&sheet.row_ranks, side, r) && repeats(row(sheet, side, r)));
    let columns = (0..side).filter(|&c| right(&sheet.column_ranks, side, c) && repeats(column(sheet, side, c)));
    let rows = rows.map(|r| Noun::Row.nth(r + 1));
    let lines: Vec<Nth> = rows.chain(columns.map(|c| Noun::Column.nth(c + 1))).collect();
    let (first, sum) = (*lines.first()?, fixed_point(wanted_sum(side).into(), 0));
    let (sums, of) = (lines.len().into(), (2 * side).into());
    Some(match lines.len() {
        1 => AlgorithmView::Deceived { of, sum, first }.text(),
        _ => AlgorithmView::DeceivedMany { sums, of, sum, first }.text(),
    })
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
    let rows = [
        (View::Rows.text(), v.rows),
        (View::Columns.text(), v.columns),
        (View::Givens.text(), v.givens),
        (View::Objective.text(), v.sum()),
    ];
    let line = |(name, n): (&str, u32)| vec![name.into(), thousands(n.into()), thousands((n * PENALTY).into())];
    [
        GridTable::of_squares(shape, View::DecisionVariables.text(), &variable).markup(),
        GridTable { row_end: Some(&row_sum), ..GridTable::of_squares(shape, View::RankInRow.text(), &in_rows) }
            .markup(),
        GridTable {
            column_end: Some(&column_sum),
            ..GridTable::of_squares(shape, View::RankInColumn.text(), &in_columns)
        }
        .markup(),
        GridTable::of_squares(shape, View::Mismatches.text(), &mismatch).markup(),
        list(
            View::Penalties.text(),
            &[View::Kind.text(), View::Violations.text(), View::Penalty.text()],
            rows.map(line),
        ),
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
    fixed_point(value.into(), if value.fract() == 0.0 { 0 } else { 1 })
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
        assert!(text.contains("sums are 10 although their lines repeat a digit (row 1, …)"), "{text}");
    }
}
