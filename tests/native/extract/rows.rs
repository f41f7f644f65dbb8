//! Forms in which people write the rows of a board: blanks, frames, labels, prose around them.

use super::{Form, blank, rows, with};

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    add("line of dots", |p| with(p, "."));
    add("line of zeros", |p| with(p, "0"));
    add("line of underscores", |p| with(p, "_"));
    add("line of stars", |p| with(p, "*"));
    add("line of dashes", |p| with(p, "-"));
    add("line of x", |p| with(p, "x"));
    add("line of question marks", |p| with(p, "?"));
    add("line of blanks", |p| format!("{}|", with(p, " ")).trim_end_matches('|').to_string());
    add("rows of dots", |p| rows(p, ".", "").join("\n"));
    add("rows of question marks", |p| rows(p, "?", "").join("\n"));
    add("rows of stars with blanks", |p| rows(p, "*", " ").join("\n"));
    add("rows of x with blanks", |p| rows(p, "x", " ").join("\n"));
    add("rows of dashes with blanks", |p| rows(p, "-", " ").join("\n"));
    add("rows of underscores, double spaced", |p| rows(p, "_", " ").join("\n\n"));
    add("rows whose empty squares are blanks", |p| rows(p, " ", "").join("\n"));
    add("spaced rows whose empty squares are blanks", |p| rows(p, " ", " ").join("\n"));
    add("the same, cut at the end", |p| {
        rows(p, " ", " ").iter().map(|r| r.trim_end().to_string()).collect::<Vec<_>>().join("\n")
    });
    add("empty squares are firm blanks", |p| rows(p, "\u{a0}", "").join("\n"));
    add("spaced rows with firm blanks", |p| rows(p, "\u{a0}", " ").join("\n"));
    add("boxes in bars and dashes", |p| boxed(p, ".", " ", "|", "------+-------+------"));
    add("boxes in bars, blanks as empty squares", |p| boxed(p, " ", " ", "| ", "------+-------+------"));
    add("a whole frame", |p| {
        let line = "+-------+-------+-------+";
        let rows = rows(p, ".", " ");
        let bars =
            rows.iter().map(|r| format!("| {} | {} | {} |", &r[0..5], &r[6..11], &r[12..17])).collect::<Vec<_>>();
        let parts: Vec<String> = bars.chunks(3).map(|three| three.join("\n")).collect();
        format!("{line}\n{}\n{line}", parts.join(&format!("\n{line}\n")))
    });
    add("a drawn frame round each square", |p| {
        let cut = |l: &str, m: &str, r: &str| format!("{l}{}───{r}\n", format!("───{m}").repeat(8));
        let row = |r: &[u8]| format!("│{}\n", r.iter().map(|&d| format!(" {} │", blank(d, " "))).collect::<String>());
        let rows: Vec<String> = p.chunks(9).map(row).collect();
        cut("┌", "┬", "┐") + &rows.join(&cut("├", "┼", "┤")) + &cut("└", "┴", "┘")
    });
    add("heavy bars between boxes", |p| {
        rows(p, ".", "")
            .iter()
            .map(|r| format!("║{}║{}║{}║", &r[0..3], &r[3..6], &r[6..9]))
            .collect::<Vec<_>>()
            .join("\n")
    });
    add("bars round every square", |p| {
        p.chunks(9)
            .map(|r| format!("|{}|", r.iter().map(|&d| blank(d, " ")).collect::<Vec<_>>().join("|")))
            .collect::<Vec<_>>()
            .join("\n")
    });
    add("bars and underscores", |p| {
        let row =
            |r: &[u8]| format!("|{}|", r.iter().map(|&d| format!("_{}_", blank(d, "_"))).collect::<Vec<_>>().join("|"));
        format!(" {}\n{}", ["___"; 9].join(" "), p.chunks(9).map(row).collect::<Vec<_>>().join("\n"))
    });
    add("numbers before the rows", |p| {
        rows(p, ".", " ").iter().enumerate().map(|(k, r)| format!("{} {r}", k + 1)).collect::<Vec<_>>().join("\n")
    });
    add("numbers, a colon, and a head", |p| {
        let body =
            rows(p, ".", " ").iter().enumerate().map(|(k, r)| format!("{}: {r}", k + 1)).collect::<Vec<_>>().join("\n");
        format!("   1 2 3 4 5 6 7 8 9\n{body}")
    });
    add("letters before the rows", |p| {
        let body = rows(p, ".", " ")
            .iter()
            .zip('A'..)
            .map(|(r, l)| format!("{l} | {} | {} | {} |", &r[0..5], &r[6..11], &r[12..17]))
            .collect::<Vec<_>>();
        format!("    1 2 3   4 5 6   7 8 9\n{}", body.join("\n"))
    });
    add("Row 1:", |p| {
        rows(p, "0", " ").iter().enumerate().map(|(k, r)| format!("Row {}: {r}", k + 1)).collect::<Vec<_>>().join("\n")
    });
    add("R1 = ", |p| {
        rows(p, "-", "").iter().enumerate().map(|(k, r)| format!("R{} = {r}", k + 1)).collect::<Vec<_>>().join("\n")
    });
    add("prose around a grid", |p| {
        format!(
            "Hi all,\n\nI have been stuck on this one for 3 days, 45 minutes each. It has 24 givens:\n\n{}\n\nAny hints? I got 12 squares so far (r5c5 is 7).\nThanks, Bob, 0171 2345678",
            boxed(p, ".", " ", "| ", "------+-------+------")
        )
    });
    add("a mail that quotes", |p| {
        let quoted = rows(p, ".", " ").iter().map(|r| format!("> > {r}\n")).collect::<String>();
        format!(
            "On Mon, 3 Aug 2020 at 14:05, Ann <ann@example.org> wrote:\n> Bob wrote:\n>\n{quoted}>\n> Can you solve it?\n\nYes, in 20 minutes.\n-- \nBob"
        )
    });
    add("a fence of code", |p| {
        format!("Here it is:\n\n```text\n{}\n```\n\nIt is rated 7.2.", rows(p, ".", "").join("\n"))
    });
    add("code in a fence of code", |p| format!("~~~\n{}\n~~~", rows(p, "0", " ").join("\n")));
    add("forum tags", |p| {
        format!("[quote=\"dob\"]Try this:[/quote]\n[code]{}[/code]\nSE 8.9", rows(p, ".", "").join("\n"))
    });
    add("a forum's bold digits", |p| {
        let row = |r: &[u8]| {
            r.iter()
                .map(|&d| if d == 0 { ".".into() } else { format!("[b]{d}[/b]") })
                .collect::<Vec<String>>()
                .join(" ")
        };
        format!("[font=courier]\n{}\n[/font]", p.chunks(9).map(row).collect::<Vec<_>>().join("\n"))
    });
    add("a line within prose", |p| format!("Today's puzzle, no. 1234 of 2021, is {} and took me 12:34.", with(p, ".")));
    add("rows on one line, slashes", |p| format!("Puzzle: {}", rows(p, ".", "").join("/")));
    add("rows on one line, blanks", |p| format!("grid {} end", rows(p, "0", "").join(" ")));
    add("commented rows", |p| rows(p, ".", " ").iter().map(|r| format!("// {r}\n")).collect());
    add("rows behind hashes", |p| rows(p, ".", " ").iter().map(|r| format!("#  {r}\n")).collect());
    add("one square a line", |p| p.iter().map(|&d| format!("{}\n", blank(d, "0"))).collect());
    add("a line broken at 40", |p| {
        let line = with(p, ".");
        format!("Here:\n{}\n{}\n{}\nBye", &line[..40], &line[40..80], &line[80..])
    });
    add("a mail's own signs", |p| rows(p, ".", "").join("=0A=\n").replace("=0A=\n", "\r\n"));
    add("old line ends", |p| rows(p, ".", " ").join("\r"));
    add("a mark of order and zero-width blanks", |p| format!("\u{feff}{}", rows(p, ".", "\u{200b}").join("\u{2028}")));
    add("rows ended by dots of a program", |p| rows(p, "0", "").iter().map(|r| format!("{r};\n")).collect());
    forms
}

/// Rows in boxes of three, with bars between.
pub fn boxed(p: &[u8], empty: &str, space: &str, bar: &str, ruler: &str) -> String {
    let row = |r: &[u8]| {
        let three = |b: &[u8]| b.iter().map(|&d| blank(d, empty) + space).collect::<String>();
        r.chunks(3).map(three).collect::<Vec<_>>().join(bar)
    };
    let rows: Vec<String> = p.chunks(9).map(row).collect();
    rows.chunks(3).map(|three| three.join("\n")).collect::<Vec<_>>().join(&format!("\n{ruler}\n"))
}
