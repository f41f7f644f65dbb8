//! HTML, XML and JSON.

use super::{joined, squares};
use crate::extract::{Form, blank, with};

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    add("HTML with a head and labels", |p| {
        format!(
            "<table><tr><th></th>{}</tr>{}</table>",
            joined((1..10).map(|k| format!("<th>{k}</th>")), ""),
            joined(
                p.chunks(9).zip('A'..).map(|(r, l)| format!(
                    "<tr><th>{l}</th>{}</tr>",
                    joined(r.iter().map(|&d| format!("<td>{}</td>", blank(d, "&nbsp;"))), "")
                )),
                "\n"
            )
        )
    });
    add("HTML boxes in a table", |p| {
        let square = |r: usize, c: usize| format!("<td>{}</td>", blank(p[r * 9 + c], ""));
        let inner = |b: usize| {
            joined(
                (0..3)
                    .map(|r| format!("<tr>{}</tr>", joined((0..3).map(|c| square(b / 3 * 3 + r, b % 3 * 3 + c)), ""))),
                "",
            )
        };
        format!(
            "<table>{}</table>",
            joined(
                (0..3).map(|r| format!(
                    "<tr>{}</tr>",
                    joined((0..3).map(|c| format!("<td><table>{}</table></td>", inner(r * 3 + c))), "")
                )),
                "\n"
            )
        )
    });
    add("HTML spans", |p| {
        joined(
            p.chunks(9).map(|r| {
                format!(
                    "<div class=\"row\">{}</div>",
                    joined(r.iter().map(|&d| format!("<span class=\"c\">{}</span>", blank(d, "."))), "")
                )
            }),
            "\n",
        )
    });
    add("XML rows of squares", |p| {
        format!(
            "<sudoku><rows>{}</rows></sudoku>",
            joined(
                p.chunks(9)
                    .map(|r| format!("<r>{}</r>", joined(r.iter().map(|&d| format!("<c>{}</c>", blank(d, "0"))), ""))),
                ""
            )
        )
    });
    add("XML in one text", |p| format!("<puzzle difficulty=\"3\"><data>{}</data></puzzle>", with(p, "0")));
    add("XML, a value of each", |p| {
        format!("<b>{}</b>", joined(p.iter().map(|&d| format!("<sq v=\"{}\"/>", blank(d, "0"))), "\n"))
    });
    add("a typed list of JSON", |p| {
        format!(
            "{{\"grid\":[{}]}}",
            joined(
                p.chunks(9).map(|r| format!(
                    "[{}]",
                    joined(
                        r.iter().map(|&d| format!("{{\"v\":{}}}", if d == 0 { "null".into() } else { d.to_string() })),
                        ","
                    )
                )),
                ","
            )
        )
    });
    add("JSON with empty texts", |p| {
        format!(
            "[{}]",
            joined(
                p.chunks(9).map(|r| format!("[{}]", joined(r.iter().map(|&d| format!("\"{}\"", blank(d, ""))), ", "))),
                ",\n"
            )
        )
    });
    add("JSON by rows of names", |p| {
        format!(
            "{{{}}}",
            joined(
                p.chunks(9)
                    .zip('A'..)
                    .map(|(r, l)| format!("\"{l}\": [{}]", joined(r.iter().map(|&d| blank(d, "0")), ","))),
                ",\n"
            )
        )
    });
    add("JSON of squares by r and c, from 1", |p| {
        format!(
            "{{\"cells\":[{}]}}",
            joined(squares(p).map(|(r, c, d)| format!("{{\"r\": {}, \"c\": {}, \"v\": {d}}}", r + 1, c + 1)), ", ")
        )
    });
    add("JSON of all squares with zeros", |p| {
        format!(
            "[{}]",
            joined(
                p.iter().enumerate().map(|(k, d)| format!("{{\"row\":{},\"column\":{},\"value\":{d}}}", k / 9, k % 9)),
                ","
            )
        )
    });
    add("JSON by r1c1", |p| {
        format!("{{{}}}", joined(squares(p).map(|(r, c, d)| format!("\"r{}c{}\": {d}", r + 1, c + 1)), ", "))
    });
    add("JSON by 0,3", |p| format!("{{{}}}", joined(squares(p).map(|(r, c, d)| format!("\"{r},{c}\": {d}")), ", ")));
    forms
}
