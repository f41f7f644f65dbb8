//! Tables as markup: they change ten times a second, and a string is the cheapest way to say so.

use std::fmt::{Display, Write};

use crate::puzzle::Shape;
use crate::text::digits::written;

/// What the lines of a table stand for.
#[derive(Clone, Copy, PartialEq)]
pub enum Lines {
    /// Rows of the board.
    Rows,
    /// Columns of the board.
    Columns,
    /// Digits.
    Digits,
}

/// A square table with a field for each line and column of a face.
pub struct GridTable<'a> {
    /// The board.
    pub shape: Shape,
    /// What the table shows.
    pub caption: &'a str,
    /// Its class, for the style sheet.
    pub class: &'a str,
    /// What its lines are.
    pub lines: Lines,
    /// What its columns are.
    pub across: Lines,
    /// The `<td>` of a field, in reading order.
    pub field: &'a dyn Fn(usize) -> String,
    /// What stands at the end of each row, and at the foot of each column.
    pub row_end: Option<&'a dyn Fn(usize) -> String>,
    /// What stands below each column.
    pub column_end: Option<&'a dyn Fn(usize) -> String>,
}

impl<'a> GridTable<'a> {
    /// The squares of a face.
    pub fn of_squares(shape: Shape, caption: &'a str, field: &'a dyn Fn(usize) -> String) -> GridTable<'a> {
        let (lines, across) = (Lines::Rows, Lines::Columns);
        GridTable { shape, caption, class: "", lines, across, field, row_end: None, column_end: None }
    }

    /// The table, as markup.
    pub fn markup(&self) -> String {
        let (side, high, wide) = (self.shape.side(), self.shape.box_height(), self.shape.box_width());
        // Boxes stand apart where fields are squares.
        let (high, wide) = if self.across == Lines::Digits { (side, side) } else { (high, wide) };
        let mut html = format!("<table class='{}'><caption>{}</caption><colgroup><col>", self.class, self.caption);
        (0..side / wide).for_each(|_| put(&mut html, format_args!("<colgroup span={wide}>")));
        html += "<thead><tr><td>";
        (0..side).for_each(|c| put(&mut html, format_args!("<th scope=col>{}", name(self.across, c))));
        if self.row_end.is_some() {
            html += "<th scope=col>Sum";
        }
        for row in 0..side {
            if row % high == 0 {
                html += "<tbody>";
            }
            put(&mut html, format_args!("<tr><th scope=row>{}", name(self.lines, row)));
            (0..side).for_each(|column| html += &(self.field)(row * side + column));
            if let Some(end) = self.row_end {
                html += &end(row);
            }
        }
        if let Some(end) = self.column_end {
            html += "<tfoot><tr><th scope=row>Sum";
            (0..side).for_each(|column| html += &end(column));
        }
        html + "</table>"
    }
}

fn name(lines: Lines, number: usize) -> String {
    match lines {
        Lines::Rows => format!("r{}", number + 1),
        Lines::Columns => format!("c{}", number + 1),
        Lines::Digits => written(number as u8 + 1),
    }
}

/// A `<td>` with a class, which may be empty.
pub fn cell(class: &str, text: impl Display) -> String {
    if class.is_empty() { format!("<td>{text}") } else { format!("<td class='{class}'>{text}") }
}

/// A small table: its head, if it has one, and rows whose first field is their name; a name alone takes the whole width.
pub fn list(caption: &str, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut html = format!("<table class=list><caption>{caption}</caption>");
    if !head.is_empty() {
        html += "<thead><tr>";
        head.iter().for_each(|name| put(&mut html, format_args!("<th scope=col>{name}")));
    }
    html += "<tbody>";
    for row in rows {
        html += "<tr>";
        for (k, text) in row.iter().enumerate() {
            match (k, row.len() == 1 && head.len() > 1) {
                (0, true) => put(&mut html, format_args!("<th scope=row colspan={}>{text}", head.len())),
                (0, false) => put(&mut html, format_args!("<th scope=row>{text}")),
                _ => put(&mut html, format_args!("<td>{text}")),
            }
        }
    }
    html + "</table>"
}

fn put(html: &mut String, what: std::fmt::Arguments) {
    // Writing to a String cannot fail.
    let _ = html.write_fmt(what);
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::table::*;

    #[test]
    fn every_square_is_there_and_boxes_are_apart() {
        let field = |s: usize| cell(if s == 7 { "x" } else { "" }, s);
        let (end, foot) = (|row: usize| cell("", row), |column: usize| cell("", column));
        let table = GridTable {
            row_end: Some(&end),
            column_end: Some(&foot),
            ..GridTable::of_squares(Shape::Flat6, "Ranks", &field)
        };
        let html = table.markup();
        assert_eq!(html.matches("<td").count(), 1 + 36 + 6 + 6);
        assert_eq!((html.matches("<tbody>").count(), html.matches("<colgroup span=3>").count()), (3, 2));
        assert!(html.contains("<td class='x'>7"));
    }

    #[test]
    fn a_list_names_its_rows() {
        let html = list("Penalties", &["Kind", "Violations"], [vec!["Rows".to_string(), "2".to_string()]]);
        assert!(html.ends_with("<tbody><tr><th scope=row>Rows<td>2</table>"), "{html}");
        let html = list("Rules", &["Rule", "Age"], [vec!["and 3 more".to_string()]]);
        assert!(html.ends_with("<tr><th scope=row colspan=2>and 3 more</table>"), "{html}");
    }
}
