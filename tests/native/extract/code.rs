//! Forms of programs and of tables: lists in every language, XML, HTML, Markdown, LaTeX, squares by name.

use super::{Form, blank, rows, with};

/// Lists of numbers in these brackets.
fn lists(p: &[u8], empty: &str, [open, between, close]: [&str; 3], join: &str) -> String {
    let row =
        |r: &[u8]| format!("{open}{}{close}", r.iter().map(|&d| blank(d, empty)).collect::<Vec<_>>().join(between));
    p.chunks(9).map(row).collect::<Vec<_>>().join(join)
}

/// Squares with their row and column from 0, and their digit.
fn squares(p: &[u8]) -> impl Iterator<Item = (usize, usize, u8)> {
    p.iter().enumerate().filter(|(_, d)| **d != 0).map(|(k, &d)| (k / 9, k % 9, d))
}

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    const SQUARE: [&str; 3] = ["[", ", ", "]"];
    const CURLY: [&str; 3] = ["{", ",", "}"];
    add("JSON lists", |p| format!("[{}]", lists(p, "0", ["[", ",", "]"], ",")));
    add("JSON lists with null", |p| format!("{{\"size\": 9, \"board\": [{}]}}", lists(p, "null", SQUARE, ",\n  ")));
    add("JSON, one number a line", |p| {
        let numbers = lists(p, "0", ["    [\n      ", ",\n      ", "\n    ]"], ",\n");
        format!("{{\n  \"name\": \"Puzzle 12\",\n  \"cells\": [\n{numbers}\n  ]\n}}")
    });
    add("JSON of texts", |p| {
        format!(
            "{{\"id\": 17, \"puzzle\": [\n{}\n]}}",
            joined(rows(p, ".", "").into_iter().map(|r| format!("  \"{r}\"")), ",\n")
        )
    });
    add("JSON of one text", |p| format!("{{\"id\":42,\"sudoku\":\"{}\",\"level\":3}}", with(p, "0")));
    add("JSON of one flat list", |p| format!("{{\"givens\": [{}]}}", joined(p.iter().map(|d| d.to_string()), ", ")));
    add("JSON of squares", |p| {
        format!("[{}]", joined(squares(p).map(|(r, c, d)| format!("{{\"row\":{r},\"col\":{c},\"value\":{d}}}")), ","))
    });
    add("YAML lists", |p| format!("puzzle:\n{}", lists(p, "0", ["  - [", ", ", "]"], "\n")));
    add("YAML text", |p| {
        format!("name: Test 5\ngrid: |\n{}", joined(rows(p, ".", "").into_iter().map(|r| format!("  {r}")), "\n"))
    });
    add("YAML, one number a line", |p| {
        format!(
            "grid:\n{}",
            joined(p.chunks(9).map(|r| format!("- - {}", joined(r.iter().map(|d| d.to_string()), "\n  - "))), "\n")
        )
    });
    add("Python lists", |p| format!("board = [\n    {}\n]\nsolve(board)\n", lists(p, "0", SQUARE, ",\n    ")));
    add("Python with None", |p| format!("grid = [{}]", lists(p, "None", SQUARE, ",\n        ")));
    add("Python text", |p| {
        format!("puzzle = (\n{}\n)", joined(rows(p, ".", "").into_iter().map(|r| format!("    \"{r}\"")), "\n"))
    });
    add("Python text in three quotes", |p| format!("s = \"\"\"{}\"\"\"\nprint(len(s))", rows(p, ".", "").join("\n")));
    add("numpy prints", |p| format!("[{}]", lists(p, "0", ["[", " ", "]"], "\n ")));
    add("numpy array", |p| format!("array([{}])", lists(p, "0", SQUARE, ",\n       ")));
    add("numpy floats", |p| {
        format!(
            "[{}]",
            joined(p.chunks(9).map(|r| format!("[{}]", joined(r.iter().map(|d| format!("{d}.")), " "))), "\n ")
        )
    });
    add("C", |p| format!("int grid[9][9] = {{\n  {}\n}};", lists(p, "0", CURLY, ",\n  ")));
    add("C with comments", |p| {
        format!(
            "int grid[9][9] = {{\n{}}};",
            joined(
                p.chunks(9).enumerate().map(|(k, r)| format!(
                    "  {{{}}}, // row {}\n",
                    joined(r.iter().map(|d| d.to_string()), ", "),
                    k + 1
                )),
                ""
            )
        )
    });
    add("Rust", |p| format!("const GRID: [[u8; 9]; 9] = [\n    {},\n];", lists(p, "0", SQUARE, ",\n    ")));
    add("Rust options", |p| {
        let cell = |d: &u8| if *d == 0 { "None".to_string() } else { format!("Some({d})") };
        format!("let g = [{}];", joined(p.chunks(9).map(|r| format!("[{}]", joined(r.iter().map(cell), ", "))), ",\n"))
    });
    add("Java", |p| format!("int[][] board = new int[][] {{\n    {}\n}};", lists(p, "0", ["{", ", ", "}"], ",\n    ")));
    add("Matlab", |p| format!("A = [{}];", lists(p, "0", ["", " ", ""], "; ")));
    add("Matlab, rows on lines", |p| format!("A = [ {} ];\nspy(A)", lists(p, "0", ["", " ", ""], "\n      ")));
    add("Prolog", |p| format!("problem(1, [{}]).", lists(p, "_", ["[", ",", "]"], ",\n            ")));
    add("MiniZinc", |p| format!("start=[|\n{}|];", lists(p, "0", ["", ", ", ""], "|\n")));
    add("LeetCode", |p| format!("board = [{}]", lists(p, ".", ["[\"", "\",\"", "\"]"], ",")));
    add("characters of C", |p| format!("char b[9][9] = {{{}}};", lists(p, ".", ["{'", "','", "'}"], ",\n")));
    add("Lisp", |p| format!("(defparameter *grid* #2A({}))", lists(p, "0", ["(", " ", ")"], "\n")));
    add("R as dput prints it", |p| {
        let by_column = (0..81).map(|k| format!("{}L", p[k % 9 * 9 + k / 9]));
        format!("structure(c({}), dim = c(9L, 9L))", joined(by_column, ", "))
    });
    add("a form as it is sent", |p| format!("board=%5B{}%5D", lists(p, "0", ["%5B", "%2C", "%5D"], "%2C")));
    add("R by row", |p| {
        format!("m <- matrix(c({}), 9, 9, byrow = TRUE)", joined(p.iter().map(|d| d.to_string()), ","))
    });
    add("R by column", |p| {
        format!("m <- matrix(c({}), nrow = 9)", joined((0..81).map(|k| p[k % 9 * 9 + k / 9].to_string()), ", "))
    });
    add("text with line ends escaped", |p| format!("const puzzle = \"{}\";", rows(p, ".", "").join("\\n")));
    add("texts joined by plus", |p| {
        format!("var s = {};", joined(rows(p, "0", "").into_iter().map(|r| format!("\"{r}\"")), " +\n        "))
    });
    add("XML rows", |p| {
        format!(
            "<?xml version=\"1.0\"?>\n<sudoku id=\"12\">\n{}\n</sudoku>",
            joined(rows(p, ".", "").into_iter().map(|r| format!("  <row>{r}</row>")), "\n")
        )
    });
    add("XML squares", |p| {
        format!(
            "<grid>{}</grid>",
            joined(p.iter().map(|&d| if d == 0 { "<cell/>".into() } else { format!("<cell>{d}</cell>") }), "")
        )
    });
    add("XML squares by row and column", |p| {
        format!(
            "<grid>\n{}\n</grid>",
            joined(
                squares(p).map(|(r, c, d)| format!("  <cell row=\"{}\" col=\"{}\" value=\"{d}\"/>", r + 1, c + 1)),
                "\n"
            )
        )
    });
    add("HTML table", |p| {
        format!(
            "<table class=\"sudoku\">\n{}\n</table>",
            joined(
                p.chunks(9).map(|r| format!(
                    "<tr>{}</tr>",
                    joined(r.iter().map(|&d| format!("<td>{}</td>", blank(d, ""))), "")
                )),
                "\n"
            )
        )
    });
    add("HTML table with firm blanks", |p| {
        format!(
            "<html><body><h1>Sudoku 5</h1><table>{}</table></body></html>",
            joined(
                p.chunks(9).map(|r| format!(
                    "<tr>\n{}\n</tr>\n",
                    joined(
                        r.iter().map(|&d| format!("  <td align=\"center\"><b>{}</b></td>", blank(d, "&nbsp;"))),
                        "\n"
                    )
                )),
                ""
            )
        )
    });
    add("HTML fields", |p| {
        format!(
            "<table>{}</table>",
            joined(
                p.chunks(9).map(|r| format!(
                    "<tr>{}</tr>",
                    joined(
                        r.iter().map(|&d| format!("<td><input maxlength=\"1\" value=\"{}\"></td>", blank(d, ""))),
                        ""
                    )
                )),
                "\n"
            )
        )
    });
    add("HTML divisions", |p| {
        format!(
            "<div class=\"board\">{}</div>",
            joined(p.iter().map(|&d| format!("<div class=\"cell\">{}</div>", blank(d, ""))), "\n")
        )
    });
    add("HTML text", |p| format!("<p>Try:</p><pre>{}</pre>", rows(p, ".", " ").join("<br>")));
    add("Markdown table", |p| {
        format!(
            "| {} |\n|{}\n{}",
            ["A", "B", "C", "D", "E", "F", "G", "H", "I"].join(" | "),
            "---|".repeat(9),
            lists(p, " ", ["| ", " | ", " |"], "\n")
        )
    });
    add("Markdown table without a head", |p| {
        format!(
            "{}\n{}\n{}",
            lists(&p[..9], " ", ["| ", " | ", " |"], ""),
            "|:-:".repeat(9) + "|",
            lists(&p[9..], " ", ["| ", " | ", " |"], "\n")
        )
    });
    add("LaTeX table", |p| {
        format!(
            "\\begin{{tabular}}{{|c|c|c|c|c|c|c|c|c|}}\n\\hline\n{} \\\\ \\hline\n\\end{{tabular}}",
            lists(p, "", ["", " & ", ""], " \\\\ \\hline\n")
        )
    });
    add("LaTeX sudoku", |p| format!("\\begin{{sudoku}}\n{}\n\\end{{sudoku}}", lists(p, " ", ["|", "|", "|."], "\n")));
    add("CSV, empty fields", |p| lists(p, "", ["", ",", ""], "\n"));
    add("CSV with a head and labels", |p| {
        format!(
            ",c1,c2,c3,c4,c5,c6,c7,c8,c9\n{}",
            joined(
                p.chunks(9).enumerate().map(|(k, r)| format!(
                    "r{},{}",
                    k + 1,
                    joined(r.iter().map(|&d| blank(d, "")), ",")
                )),
                "\n"
            )
        )
    });
    add("semicolons in prose", |p| format!("From my sheet:\n{}\nDone.", lists(p, "", ["", ";", ""], "\n")));
    add("tabs", |p| lists(p, "", ["", "\t", ""], "\n"));
    add("tabs in prose", |p| format!("Pasted from Excel:\n{}\nregards", lists(p, "", ["", "\t", ""], "\n")));
    add("r1c1=5", |p| joined(squares(p).map(|(r, c, d)| format!("r{}c{}={d}", r + 1, c + 1)), ", "));
    add("R1C1: 5 on lines", |p| {
        format!("Givens:\n{}", joined(squares(p).map(|(r, c, d)| format!("R{}C{}: {d}", r + 1, c + 1)), "\n"))
    });
    add("Row 1, column 1: 5", |p| {
        joined(squares(p).map(|(r, c, d)| format!("Row {}, column {}: {d}.", r + 1, c + 1)), " ")
    });
    add("(0, 3): 7", |p| format!("{{{}}}", joined(squares(p).map(|(r, c, d)| format!("({r}, {c}): {d}")), ", ")));
    add("A1=5", |p| joined(squares(p).map(|(r, c, d)| format!("{}{}={d}", (b'A' + r as u8) as char, c + 1)), " "));
    add("'A1': '5'", |p| {
        format!(
            "{{{}}}",
            joined(squares(p).map(|(r, c, d)| format!("'{}{}': '{d}'", (b'A' + r as u8) as char, c + 1)), ", ")
        )
    });
    add("grid[0][3] = 7;", |p| joined(squares(p).map(|(r, c, d)| format!("grid[{r}][{c}] = {d};")), "\n"));
    add("cell(1,1,5).", |p| joined(squares(p).map(|(r, c, d)| format!("cell({},{},{d}).", r + 1, c + 1)), " "));
    add("row,col,value", |p| {
        format!("row,col,value\n{}", joined(squares(p).map(|(r, c, d)| format!("{},{},{d}", r + 1, c + 1)), "\n"))
    });
    forms
}
