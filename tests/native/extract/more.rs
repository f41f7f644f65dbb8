//! More forms: mixed ones, of programs and people that follow nobody's habit.

use super::{Form, blank, rows, with};

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn squares(p: &[u8]) -> impl Iterator<Item = (usize, usize, u8)> {
    p.iter().enumerate().filter(|(_, d)| **d != 0).map(|(k, &d)| (k / 9, k % 9, d))
}

fn each(p: &[u8], empty: &str, between: &str) -> Vec<String> {
    p.chunks(9).map(|r| joined(r.iter().map(|&d| blank(d, empty)), between)).collect()
}

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    add("a label and a colon before a line", |p| format!("Sudoku: {}", with(p, ".")));
    add("a line with its solution", |p| format!("{};{}", with(p, "."), with(&super::solved(p), ".")));
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
    add("a query of rows", |p| {
        format!(
            "https://example.com/?{}",
            joined(rows(p, "0", "").into_iter().enumerate().map(|(k, r)| format!("r{}={r}", k + 1)), "&")
        )
    });
    add("a path of rows", |p| format!("https://example.com/sudoku/{}", rows(p, "0", "").join("/")));
    add("a fragment with dashes", |p| format!("http://sudoku.example.org/index.html#{}", with(p, "-")));
    add("a link with a star each", |p| format!("<https://example.com/?q={}&lang=en>", with(p, "*")));
    add("a link with underscores", |p| format!("see https://example.com/g/{}/hint, 5 stars", with(p, "_")));
    add("a reply with bars", |p| joined(rows(p, ".", " ").into_iter().map(|r| format!("| {r}")), "\n"));
    add("a mail with a long dash as frame", |p| {
        format!("Dear 2 all,\n\n{}\n\n—\nSent from my phone 12", joined(rows(p, "–", " ").into_iter(), "\n"))
    });
    add("a post with a table of tags", |p| {
        format!(
            "[table]{}[/table]",
            joined(
                p.chunks(9).map(|r| format!(
                    "[tr]{}[/tr]",
                    joined(r.iter().map(|&d| format!("[td]{}[/td]", blank(d, " "))), "")
                )),
                "\n"
            )
        )
    });
    add("a diff", |p| joined(rows(p, ".", " ").into_iter().map(|r| format!("+ {r}")), "\n"));
    add("a list of points", |p| joined(rows(p, ".", "").into_iter().map(|r| format!("* {r}")), "\n"));
    add("a numbered list", |p| {
        joined(rows(p, "_", " ").into_iter().enumerate().map(|(k, r)| format!("{}. {r}", k + 1)), "\n")
    });
    add("labels on both sides", |p| {
        format!(
            "  1 2 3 4 5 6 7 8 9  \n{}\n  1 2 3 4 5 6 7 8 9  ",
            joined(rows(p, ".", " ").into_iter().zip('A'..).map(|(r, l)| format!("{l} {r} {l}")), "\n")
        )
    });
    add("rows from 0", |p| {
        format!(
            "  0 1 2 3 4 5 6 7 8\n{}",
            joined(rows(p, ".", " ").into_iter().enumerate().map(|(k, r)| format!("{k} {r}")), "\n")
        )
    });
    add("stars as frame", |p| {
        let rows: Vec<String> = p
            .chunks(9)
            .map(|r| {
                format!("* {} *", joined(r.chunks(3).map(|b| joined(b.iter().map(|&d| blank(d, ".")), " ")), " * "))
            })
            .collect();
        format!(
            "*************************\n{}\n*************************",
            joined(rows.chunks(3).map(|b| b.join("\n")), "\n*************************\n")
        )
    });
    add("hashes as frame", |p| {
        let rows: Vec<String> = p
            .chunks(9)
            .map(|r| {
                format!("# {} #", joined(r.chunks(3).map(|b| joined(b.iter().map(|&d| blank(d, ".")), " ")), " # "))
            })
            .collect();
        format!(
            "#########################\n{}\n#########################",
            joined(rows.chunks(3).map(|b| b.join("\n")), "\n#########################\n")
        )
    });
    add("equals signs as frame", |p| {
        joined(rows(p, "0", " ").chunks(3).map(|b| b.join("\n")), "\n=================\n")
    });
    add("plus signs and bars round every square", |p| {
        let line = format!("{}+", "+---".repeat(9));
        format!(
            "{line}\n{}\n{line}",
            joined(
                p.chunks(9).map(|r| format!("|{}|", joined(r.iter().map(|&d| format!(" {} ", blank(d, " "))), "|"))),
                &format!("\n{line}\n")
            )
        )
    });
    add("two bars between boxes", |p| {
        joined(
            p.chunks(9).map(|r| joined(r.chunks(3).map(|b| joined(b.iter().map(|&d| blank(d, " ")), "|")), "||")),
            "\n",
        )
    });
    add("HoDoKu's grid", |p| {
        let row = |r: &[u8]| {
            format!("| {} |", joined(r.chunks(3).map(|b| joined(b.iter().map(|&d| blank(d, ".")), " ")), " | "))
        };
        let rows: Vec<String> = p.chunks(9).map(row).collect();
        format!(
            ".-------.-------.-------.\n{}\n'-------'-------'-------'",
            joined(rows.chunks(3).map(|b| b.join("\n")), "\n:-------+-------+-------:\n")
        )
    });
    add("signs of another language", |p| {
        format!(
            "今日の数独です。難易度は５。\n{}\nがんばって！",
            joined(
                p.chunks(9).map(|r| joined(
                    r.iter().map(|&d| if d == 0 {
                        "□".into()
                    } else {
                        char::from_u32(0xff10 + u32::from(d)).unwrap().to_string()
                    }),
                    ""
                )),
                "\n"
            )
        )
    });
    add("negative circles", |p| {
        joined(
            p.chunks(9).map(|r| {
                joined(
                    r.iter().map(|&d| {
                        if d == 0 { "◯".into() } else { char::from_u32(0x2775 + u32::from(d)).unwrap().to_string() }
                    }),
                    "",
                )
            }),
            "\n",
        )
    });
    add("small letters", |p| {
        joined(
            p.chunks(9).map(|r| {
                joined(r.iter().map(|&d| if d == 0 { "_".into() } else { char::from(b'a' + d - 1).to_string() }), " ")
            }),
            "\n",
        )
    });
    add("words for nothing", |p| each(p, "blank", " ").join("\n"));
    add("o for nothing", |p| rows(p, "o", " ").join("\n"));
    add("digits with points, as printed by a program", |p| {
        format!("Puzzle 3 (easy), 28 clues\n\n{}\n\n2 minutes", each(p, " . ", "").join("\n"))
    });
    add("wide columns", |p| {
        joined(p.chunks(9).map(|r| joined(r.iter().map(|&d| format!("{:>4}", blank(d, "."))), "")), "\n")
    });
    add("SE's list", |p| format!("{}\tED=7.2/1.2/1.2\tname 17", with(p, ".")));
    add("a title in a row of marks", |p| format!("=== Puzzle 5 ===\n{}\n=== end ===", rows(p, ".", "").join("\n")));
    add("tags of a file in prose", |p| format!("[Puzzle]\r\n{}\r\n", rows(p, ".", "").join("\r\n")));
    add("Row 1, then the words", |p| {
        format!("The first row is below. 9 rows follow.\n{}", joined(rows(p, "x", "").into_iter(), "\n"))
    });
    add("in brackets", |p| joined(rows(p, "0", " ").into_iter().map(|r| format!("({r})")), "\n"));
    add("a line with pluses for nothing", |p| with(p, "+"));
    add("row 1: 5 at 1", |p| joined(squares(p).map(|(r, c, d)| format!("R{}C{}({d})", r + 1, c + 1)), " "));
    add("rows after their names, in one line", |p| {
        joined(rows(p, ".", "").into_iter().enumerate().map(|(k, r)| format!("R{}:{r}", k + 1)), "; ")
    });
    forms
}
