//! What programs save and people hand on: files of games, rows that are read out, remarks behind rows.

use super::{each, joined, squares};
use crate::extract::{Form, blank, rows, solved, with};

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    add("KSudoku", |p| {
        let sign = |s: usize| if p[s] == 0 { '_' } else { char::from(b'a' + p[s]) };
        let values: String = (0..81).map(|s| sign(s % 9 * 9 + s / 9)).collect();
        format!(
            "<!DOCTYPE ksudoku>\n<ksudoku>\n <game msecs-elapsed=\"9\" had-help=\"0\">\n  <puzzle>\n   <graph order=\"9\" \
             specific-type=\"Plain\" type=\"sudoku\"/>\n   <values>{values}</values>\n  </puzzle>\n </game>\n</ksudoku>"
        )
    });
    add("GNOME Sudoku", |p| {
        let square = |(r, c, d): (usize, usize, u8)| {
            format!("{{\n\"position\": [\n{r},\n{c}\n],\n\"value\": {d},\n\"fixed\": true,\n\"earmarks\": []\n}}")
        };
        format!("{{\n\"cells\": [\n{}\n],\n\"time_elapsed\": 12.5\n}}", joined(squares(p).map(square), ",\n"))
    });
    add("inputs in a table, in large letters", |p| {
        let input = |d: u8| if d == 0 { String::new() } else { format!(" READONLY VALUE=\"{d}\"") };
        let row = |r: &[u8]| joined(r.iter().map(|&d| format!("<TD><INPUT SIZE=1{}></TD>", input(d))), "");
        format!("<TABLE>\n{}\n</TABLE>", joined(p.chunks(9).map(|r| format!("<TR>{}</TR>", row(r))), "\n"))
    });
    add("candidates drawn in each square", |p| {
        // As many candidates as fit in a square, and a placed digit in the middle.
        let part = |d: u8, k: usize| match (d, k) {
            (0, _) => ["12.", "4.6", ".8."][k].to_string(),
            (d, 1) => format!(" {d} "),
            _ => "   ".to_string(),
        };
        let line = |r: &[u8], k: usize| {
            let third = |b: &[u8]| joined(b.iter().map(|&d| part(d, k)), " ");
            format!("|{}|", joined(r.chunks(3).map(third), "|"))
        };
        let row = |r: &[u8]| joined((0..3).map(|k| line(r, k)), "\n");
        let band = |b: &[u8]| joined(b.chunks(9).map(row), "\n|           |           |           |\n");
        let rule = "+===========+===========+===========+";
        format!("{rule}\n{}\n{rule}", joined(p.chunks(27).map(band), &format!("\n{rule}\n")))
    });
    add("Braille", |p| {
        let dots = |d: &u8| "\u{2800}⠁⠃⠉⠙⠑⠋⠛⠓⠊".chars().nth(usize::from(*d)).unwrap();
        joined(p.chunks(9).map(|r| r.iter().map(dots).collect()), "\n")
    });
    add("rows with a remark each", |p| {
        let given = |r: &String| r.chars().filter(|c| *c != '.').count();
        joined(rows(p, ".", "").into_iter().map(|r| format!("{r}\t({} givens)", given(&r))), "\n")
    });
    add("rows with remarks behind a sign", |p| {
        joined(
            rows(p, ".", "")
                .into_iter()
                .zip(0..)
                .map(|(r, k)| format!("{r}   # {}", if k % 2 == 0 { "8 twice?" } else { "" })),
            "\n",
        )
    });
    add("commas after all rows but the last", |p| each(p, "0", ",").join(",\n"));
    add("Fortran over lines", |p| {
        format!("      DATA GRID /\n     & {}/\n      END", each(p, "0", ",").join(",\n     & "))
    });
    add("COBOL without quotation marks", |p| {
        let line = |(r, k): (String, usize)| format!("{:06}     05  FILLER  PIC 9(9)  VALUE {r}.", k * 100);
        joined(rows(p, "0", "").into_iter().zip(6..).map(line), "\n")
    });
    add("a chat with another's words between", |p| {
        let line = |(r, k): (String, usize)| format!("[12/03/2024, 18:02:{:02}] Ann: {r}", 10 + k);
        let mut lines: Vec<String> = rows(p, "-", " ").into_iter().zip(0..).map(line).collect();
        lines.insert(4, "[12/03/2024, 18:02:14] Ben: slowly please :)".into());
        lines.join("\n")
    });
    add("rows read out", |p| {
        let word =
            |d: &u8| ["blank", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][usize::from(*d)];
        let row =
            |(r, k): (&[u8], u8)| format!("Row {}: {}.", word(&k), r.iter().map(word).collect::<Vec<_>>().join(", "));
        format!("Can you type this? {} That's the lot.", joined(p.chunks(9).zip(1..).map(row), " "))
    });
    add("TikZ rows with gaps", |p| {
        let third = |b: &[u8]| b.iter().map(|&d| format!("{{{}}}", blank(d, " "))).collect::<String>();
        let row = |r: &[u8]| format!("    \\setrow {}", joined(r.chunks(3).map(third), "  "));
        format!("\\begin{{scope}}\n{}\n\\end{{scope}}", joined(p.chunks(9).map(row), "\n"))
    });
    add("SQL with the puzzle's number", |p| {
        let square = |(r, c, d): (usize, usize, u8)| format!("(17, {}, {}, {d})", r + 1, c + 1);
        format!("INSERT INTO given (puzzle_id, row, col, value) VALUES\n{};", joined(squares(p).map(square), ",\n"))
    });
    add("SMT-LIB with bounds", |p| {
        let all = (11..100).filter(|k| k % 10 > 0);
        let bounds = joined(all.map(|k| format!("(assert (and (<= 1 x{k}) (<= x{k} 9)))")), "\n");
        let square = |(r, c, d): (usize, usize, u8)| format!("(assert (= x{}{} {d}))", r + 1, c + 1);
        format!("{bounds}\n{}", joined(squares(p).map(square), "\n"))
    });
    add("a difference in one row", |p| {
        let rows = rows(p, ".", "");
        format!("@@ -1,9 +1,9 @@\n {}\n-{}\n+{}", rows[..8].join("\n "), "9".repeat(9), rows[8])
    });
    add("AsciiDoc, a square a line", |p| {
        format!(
            "|===\n{}\n|===",
            joined(p.chunks(9).map(|r| joined(r.iter().map(|&d| format!("| {}", blank(d, ""))), "\n")), "\n\n")
        )
    });
    add("a line in a sentence of a log", |p| format!("12:01:07 solver: puzzle {} has one solution", with(p, ".")));
    add("puzz.link", |p| {
        let mut packed = String::new();
        for run in p.chunk_by(|a, b| *a == 0 && *b == 0) {
            match run[0] {
                0 => {
                    packed.extend((0..run.len()).step_by(20).map(|k| char::from(b'f' + (run.len() - k).min(20) as u8)))
                }
                digit => packed.push_str(&digit.to_string()),
            }
        }
        format!("Made this one by hand:\n\nhttps://puzz.link/p?sudoku/9/9/{packed}\n\nFeedback welcome!")
    });
    add("a mail with encoded blanks", |p| {
        let row = |r: &[u8]| joined(r.chunks(3).map(|b| joined(b.iter().map(|&d| blank(d, "=C2=A0")), " ")), " | ");
        format!(
            "Subject: =?UTF-8?Q?R=C3=A4tsel?=\nContent-Transfer-Encoding: quoted-printable\n\nhier das R=C3=A4tsel aus =\nder Zeitung:\n\n{}",
            joined(p.chunks(9).map(row), "\n")
        )
    });
    add("a data address", |p| {
        format!("Bookmark this:\n\ndata:text/plain;charset=utf-8,{}%0A", rows(p, ".", "%20").join("%0A"))
    });
    add("a frame of DOS", |p| {
        let row = |r: &[u8]| {
            format!(
                "º{}º",
                joined(r.chunks(3).map(|b| joined(b.iter().map(|&d| format!(" {} ", blank(d, " "))), "³")), "º")
            )
        };
        let rule = format!("Ì{}¹", "ÍÍÍ".repeat(9));
        format!("{rule}\n{}\n{rule}", joined(p.chunks(9).map(row), &format!("\n{rule}\n")))
    });
    add("JSX", |p| {
        let square =
            |(r, c, d): (usize, usize, u8)| format!("<Cell row={{{}}} col={{{}}} value={{{d}}} given />", r + 1, c + 1);
        format!("<Board size={{9}}>\n{}\n</Board>", joined(squares(p).map(square), "\n"))
    });
    add("null, and digits from 0", |p| {
        let sign = |d: &u8| if *d == 0 { "null".to_string() } else { (d - 1).to_string() };
        format!("[\n{}\n]", joined(p.chunks(7).map(|r| r.iter().map(sign).collect::<Vec<_>>().join(", ")), ",\n"))
    });
    add("a list of Coq", |p| format!("Definition p1 :=\n  {} :: nil.", each(p, "0", " :: ").join(" ::\n  ")));
    add("Verilog", |p| {
        let row = |(r, k): (String, usize)| format!("    row_in[{k}] = 36'h{}_{}_{};", &r[..3], &r[3..6], &r[6..]);
        joined(rows(p, "0", "").into_iter().zip(0..).map(row), "\n")
    });
    add("a debugger", |p| {
        let run = |r: &[u8]| {
            if r.len() > 9 {
                format!("0 <repeats {} times>", r.len())
            } else {
                joined(r.iter().map(u8::to_string), ", ")
            }
        };
        format!("(gdb) print g->grid\n$1 = {{{}}}\n(gdb)", joined(p.chunk_by(|a, b| *a == 0 && *b == 0).map(run), ", "))
    });
    add("assertions of a test", |p| {
        let square = |(r, c, d): (usize, usize, u8)| {
            format!(
                "cy.get('[data-row=\"{r}\"][data-col=\"{c}\"]').should('have.class', 'given').and('have.text', '{d}')"
            )
        };
        joined(squares(p).map(square), "\n")
    });
    add("blanks between quotation marks in SQL", |p| format!("from ( select '{}' sud from dual )", with(p, " ")));
    add("rows of Google Sheets, cut at the end", |p| {
        let row = |r: &[u8]| {
            let last = r.iter().rposition(|d| *d > 0).map_or(0, |at| at + 1);
            format!("    [{}]", joined(r[..last].iter().map(|&d| format!("\"{}\"", blank(d, ""))), ", "))
        };
        format!(
            "{{\n  \"majorDimension\": \"ROWS\",\n  \"values\": [\n{}\n  ]\n}}",
            joined(p.chunks(9).map(row), ",\n")
        )
    });
    add("answers of Redis", |p| {
        let square = |(k, (r, c, d)): (usize, (usize, usize, u8))| {
            format!("{:2}) \"r{r}c{c}\"\n{:2}) \"{d}\"", 2 * k + 1, 2 * k + 2)
        };
        joined(squares(p).enumerate().map(square), "\n")
    });
    add("IRC", |p| {
        let row = |(r, k): (String, usize)| format!("21:{k:02} < nyx_> {r}");
        let mut lines: Vec<String> = rows(p, ".", "").into_iter().zip(3..).map(row).collect();
        lines.insert(4, "21:07 < bertl> 4 rows so far".into());
        lines.insert(7, "21:09 -!- qwertz9 [~q@2001:db8::7a] has joined #puzzles".into());
        lines.join("\n")
    });
    add("letters for gaps, explained", |p| {
        let row = |r: &[u8]| {
            let run =
                |run: &[u8]| if run[0] == 0 { char::from(b'`' + run.len() as u8) } else { char::from(b'0' + run[0]) };
            r.chunk_by(|a, b| *a == 0 && *b == 0).map(run).collect::<String>()
        };
        format!("Une lettre = des cases vides :\n\n{}\n\nBon courage !", joined(p.chunks(9).map(row), "/"))
    });
    add("Polish places by digit", |p| {
        let of = |digit: u8| {
            joined(squares(p).filter(|s| s.2 == digit).map(|(r, c, _)| format!("W{}K{}", r + 1, c + 1)), ", ")
        };
        joined((1..=9).filter(|d| p.contains(d)).map(|d| format!("cyfra {d}: {}", of(d))), "\n")
    });
    add("a saved game with what was typed", |p| {
        let given = joined(p.iter().enumerate().filter(|(_, d)| **d > 0).map(|(k, d)| format!("\"{k}\": {d}")), ", ");
        let open = p.iter().position(|d| *d == 0).unwrap_or(0);
        let digit = solved(p)[open];
        format!("{{\"level\": 2, \"given\": {{{given}}}, \"entered\": {{\"{open}\": {digit}}}, \"mistakes\": 1}}")
    });
    forms
}
