//! The help table of Mantere and Koljonen, the age of the best board, and what became of the swaps.

use crate::draw::algorithm_view::table::{GridTable, Lines, cell, list};
use crate::evolve::view::swaps::SwapTable;
use crate::puzzle::Shape;
use crate::say::algorithm_view::View;
use crate::say::number::thousands;

/// What is shown.
pub const SENTENCE: View = View::OfSwaps;

/// The drawing, as markup.
pub fn markup(shape: Shape, table: &SwapTable) -> String {
    let side = shape.side();
    if table.rows.len() != side * side || table.columns.len() != side * side {
        return String::new();
    }
    let field = |counts: &[u8], k: usize| cell(if counts[k] == 1 { "" } else { "off" }, counts[k]);
    let in_rows = |k: usize| field(&table.rows, k);
    let in_columns = |k: usize| field(&table.columns, k);
    let counts = |caption, lines, field| {
        GridTable { lines, across: Lines::Digits, ..GridTable::of_squares(shape, caption, field) }.markup()
    };
    let number = |name: &str, value: u32| vec![name.to_string(), thousands(value.into())];
    let swaps = table.swaps;
    [
        counts(View::DigitsInRows.text(), Lines::Rows, &in_rows),
        counts(View::DigitsInColumns.text(), Lines::Columns, &in_columns),
        list(
            View::BestBoard.text(),
            &[],
            [
                number(View::Fitness.text(), table.fitness),
                number(View::AddedByAge.text(), table.age),
                number(View::ToRestart.text(), table.restart_in),
            ],
        ),
        list(
            View::SwapsGeneration.text(),
            &[],
            [
                number(View::Tried.text(), swaps.tried),
                number(View::BrokenOff.text(), swaps.given),
                number(View::RefusedByTable.text(), swaps.refused),
                number(View::Kept.text(), swaps.done),
                number(View::OneParent.text(), table.one_parent),
            ],
        ),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::swaps::*;

    #[test]
    fn counts_that_cost_are_marked() {
        let mut table = SwapTable {
            rows: vec![1; 16],
            columns: vec![1; 16],
            fitness: 2,
            age: 7,
            restart_in: 1993,
            swaps: Default::default(),
            one_parent: 3,
        };
        table.rows[5] = 2;
        table.columns[0] = 0;
        let html = markup(Shape::Flat4, &table);
        assert_eq!(html.matches("class='off'").count(), 2);
        assert!(html.contains("<th scope=row>Generations until restart<td>1,993"), "{html}");
        assert_eq!(markup(Shape::Flat9, &table), "");
    }
}
