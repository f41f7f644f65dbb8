//! Lists of programming languages and of files of settings.

use super::{each, joined, squares};
use crate::extract::{Form, rows};

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    add("Python of texts in a list", |p| {
        format!("grid = [{}]", joined(rows(p, ".", "").into_iter().map(|r| format!("'{r}'")), ",\n        "))
    });
    add("Python lists of characters", |p| format!("b = [list('{}')]", rows(p, "0", "").join("'),\n     list('")));
    add("Python of a text joined", |p| format!("puzzle = '{}'\n", rows(p, "0", "").join("' \\\n         '")));
    add("numpy zeros, then squares", |p| {
        format!("g = np.zeros((9, 9))\n{}", joined(squares(p).map(|(r, c, d)| format!("g[{r}, {c}] = {d}")), "\n"))
    });
    add("Go", |p| {
        format!(
            "var b = [9][9]int{{\n{}\n}}",
            joined(each(p, "0", ", ").into_iter().map(|r| format!("\t{{{r}}},")), "\n")
        )
    });
    add("JavaScript with undefined", |p| {
        format!("const b = [\n{}\n];", joined(each(p, "undefined", ",").into_iter().map(|r| format!("  [{r}],")), "\n"))
    });
    add("JavaScript with holes", |p| {
        format!("const b=[{}];", joined(each(p, "", ",").into_iter().map(|r| format!("[{r},]")), ",\n"))
    });
    add("Haskell", |p| {
        format!(
            "puzzle :: [[Int]]\npuzzle = [ {} ]",
            joined(each(p, "0", ",").into_iter().map(|r| format!("[{r}]")), "\n         , ")
        )
    });
    add("Haskell with Maybe", |p| {
        format!(
            "p = [{}]",
            joined(
                p.chunks(9).map(|r| format!(
                    "[{}]",
                    joined(r.iter().map(|&d| if d == 0 { "Nothing".into() } else { format!("Just {d}") }), ", ")
                )),
                ",\n"
            )
        )
    });
    add("Ruby", |p| format!("grid = %w[\n{}\n]", rows(p, ".", "").join("\n")));
    add("PHP", |p| {
        format!("$g = array(\n{}\n);", joined(each(p, "0", ",").into_iter().map(|r| format!("  array({r})")), ",\n"))
    });
    add("Lua", |p| {
        format!(
            "local g = {{\n{}\n}}",
            joined(
                each(p, "0", ", ").into_iter().enumerate().map(|(k, r)| format!("  {{{r}}}, -- row {}", k + 1)),
                "\n"
            )
        )
    });
    add("Julia", |p| format!("A = [{}]", each(p, "0", " ").join("\n     ")));
    add("Mathematica", |p| {
        format!("g = {{{}}};", joined(each(p, "0", ", ").into_iter().map(|r| format!("{{{r}}}")), ", "))
    });
    add("Clojure", |p| {
        format!("(def g [{}])", joined(each(p, "0", " ").into_iter().map(|r| format!("[{r}]")), "\n        "))
    });
    add("SQL", |p| {
        format!(
            "INSERT INTO givens (r, c, d) VALUES {};",
            joined(squares(p).map(|(r, c, d)| format!("({},{},{d})", r + 1, c + 1)), ", ")
        )
    });
    add("ASP facts", |p| joined(squares(p).map(|(r, c, d)| format!("given({},{},{d}).", r + 1, c + 1)), "\n"));
    add("assembly bytes", |p| joined(each(p, "0", ",").into_iter().map(|r| format!("    db {r}")), "\n"));
    add("Excel's array", |p| format!("={{{}}}", each(p, "0", ",").join(";")));
    add("TOML", |p| {
        format!(
            "[puzzle]\nname = \"n1\"\nrows = [\n{}\n]",
            joined(rows(p, "0", "").into_iter().map(|r| format!("  \"{r}\",")), "\n")
        )
    });
    add("INI", |p| {
        format!(
            "[Sudoku]\n{}",
            joined(rows(p, ".", "").into_iter().enumerate().map(|(k, r)| format!("row{}={r}", k + 1)), "\n")
        )
    });
    forms
}
