//! Links, replies, lists and frames, as people post them.

use super::{each, joined, squares};
use crate::extract::{Form, blank, rows, with};

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
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
