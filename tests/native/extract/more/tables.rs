//! Lines, groups, fields and tables in Markdown.

use super::{each, joined};
use crate::extract::{Form, blank, solved, with};

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    add("a label and a colon before a line", |p| format!("Sudoku: {}", with(p, ".")));
    add("a line with its solution", |p| format!("{};{}", with(p, "."), with(&solved(p), ".")));
    add("a list with numbers", |p| format!("1) {}", with(p, "0")));
    add("groups of three", |p| joined(p.chunks(9).map(|r| joined(r.chunks(3).map(|b| with(b, ".")), " ")), "\n"));
    add("groups of three, and blank lines", |p| {
        joined(
            p.chunks(27).map(|b| joined(b.chunks(9).map(|r| joined(r.chunks(3).map(|b| with(b, ".")), " | ")), "\n")),
            "\n\n",
        )
    });
    add("rows with commas, empty squares as dots", |p| each(p, ".", ",").join("\n"));
    add("rows with commas and blanks, zeros", |p| format!("puzzle =\n{}", each(p, "0", ", ").join("\n")));
    add("quoted fields", |p| {
        joined(p.chunks(9).map(|r| joined(r.iter().map(|&d| format!("\"{}\"", blank(d, ""))), ",")), "\n")
    });
    add("quoted fields with a semicolon and a head", |p| {
        format!(
            "a;b;c;d;e;f;g;h;i\n{}",
            joined(p.chunks(9).map(|r| joined(r.iter().map(|&d| format!("\"{}\"", blank(d, ""))), ";")), "\n")
        )
    });
    add("a table with labels in Markdown", |p| {
        format!(
            "|   | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|---|\n{}",
            joined(
                p.chunks(9)
                    .zip('A'..)
                    .map(|(r, l)| format!("| {l} | {} |", joined(r.iter().map(|&d| blank(d, " ")), " | "))),
                "\n"
            )
        )
    });
    add("a table with dots in Markdown", |p| {
        format!(
            "|||||||||\n|-|-|-|-|-|-|-|-|-|\n{}",
            joined(p.chunks(9).map(|r| format!("|{}|", joined(r.iter().map(|&d| blank(d, ".")), "|"))), "\n")
        )
    });
    forms
}
