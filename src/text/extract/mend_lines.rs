//! What stands at the ends of lines or between the digits of one, taken out.

use crate::text::extract::cell::Cell;

/// Lines that must be alike.
pub(crate) const ALIKE: usize = 4;

/// Times, levels and names before the rows of a log: `2024-03-12 21:14:05,123 INFO solver - 53..7....`.
pub(crate) fn times(text: &str) -> Option<String> {
    let mut stamped = 0;
    let lines: Vec<&str> = text
        .lines()
        .map(|line| match after_time(line) {
            Some(rest) => {
                stamped += 1;
                let rest = after_words(rest);
                // What others say between the rows.
                let is_word = |word: &str| {
                    word.chars().filter(|c| c.is_alphabetic()).count() > 2
                        && !word.chars().all(|c| "xXoO.,|".contains(c))
                        && Cell::of_word(word.trim_matches([',', '.'])).is_none()
                };
                let is_row = |word: &&str| word.chars().all(|c| c.is_ascii_digit() || ".-_*|".contains(c));
                let squares: usize = rest.split(' ').filter(is_row).map(str::len).sum();
                if squares < 4 && rest.split(' ').any(is_word) { "" } else { rest }
            }
            None => line,
        })
        .collect();
    (stamped >= ALIKE).then(|| lines.join("\n"))
}

/// What follows a date, a time or both; a time has colons, a date three numbers.
fn after_time(line: &str) -> Option<&str> {
    let stamp = |c: char| c.is_ascii_digit() || "-/:.,TZ+[]() ".contains(c);
    let rest = line.trim_start_matches(stamp);
    let head = &line[..line.len() - rest.len()];
    // The digits of a row that follows without a word are its own.
    let words: Vec<&str> = head.split(' ').collect();
    let is_stamp = |word: &str| {
        let word = word.trim_matches(['[', ']', '(', ')', ',']);
        let digits = word.starts_with(|c: char| c.is_ascii_digit());
        digits && (word.matches(':').count() > 0 || word.matches(['-', '/', '.']).count() == 2 && word.len() < 11)
    };
    let stamps = words.iter().take_while(|word| is_stamp(word)).count();
    (stamps > 0)
        .then(|| words[..stamps].iter().map(|word| word.len() + 1).sum())
        .and_then(|length: usize| line.get(length..))
}

/// What follows words that are no squares, and a dash or a colon behind them.
fn after_words(line: &str) -> &str {
    let line = line.trim_start();
    // A name in angle brackets.
    if let Some((name, rest)) = line.strip_prefix('<').and_then(|line| line.split_once('>'))
        && name.len() < 30
    {
        return rest.trim_start();
    }
    // A dash between a time and a name.
    let line = line.strip_prefix("- ").filter(|rest| rest.starts_with(char::is_alphabetic)).unwrap_or(line);
    let mut rest = line;
    loop {
        let word = rest.split(' ').next().unwrap_or("");
        let is_word =
            word.chars().filter(|c| c.is_alphabetic()).count() > 1 && !word.chars().all(|c| "xXoO.".contains(c));
        let is_dash = ["-", ":", "|", "--", ">"].contains(&word) && rest.len() < line.len();
        if !is_word && !is_dash {
            return rest;
        }
        rest = rest[word.len()..].trim_start();
        // A dash behind a name is a square.
        if is_dash || word.ends_with(':') {
            return rest;
        }
    }
}

/// A vector as R prints it: `[1] 0 0 5`, `[28] 3 0 0`.
pub(crate) fn vector(text: &str) -> Option<String> {
    let of_line = |line: &str| {
        let (index, rest) = line.trim_start().strip_prefix('[')?.split_once(']')?;
        index.trim().parse::<u32>().ok().map(|index| (index, rest.to_string()))
    };
    let lines: Vec<(u32, String)> = text.lines().filter_map(of_line).collect();
    let ascends = lines.len() > 1 && lines[0].0 == 1 && lines.windows(2).all(|pair| pair[0].0 < pair[1].0);
    ascends.then(|| lines.iter().map(|(_, rest)| rest.trim()).collect::<Vec<&str>>().join(" "))
}

/// The lines that a difference adds.
pub(crate) fn added(text: &str) -> Option<String> {
    after_difference(text, &['+'])
}

/// The lines that stand there after a difference.
pub(crate) fn changed(text: &str) -> Option<String> {
    after_difference(text, &['+', ' '])
}

fn after_difference(text: &str, starts: &[char]) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with("@@"));
    lines.next()?;
    let kept = lines.filter_map(|line| line.strip_prefix(starts)).filter(|line| !line.starts_with("++"));
    Some(kept.collect::<Vec<&str>>().join("\n"))
}

/// Rows at the ends of numbered lines of a program: `000600     05 FILLER PIC 9(9) VALUE 530070000.`
pub(crate) fn last_words(text: &str) -> Option<String> {
    let last = |line: &str| {
        let (before, word) =
            line.trim_end_matches(['.', ',', ';', ')', '"', '\'', ' ']).rsplit_once([' ', '"', '\'', '('])?;
        let is_row = [9, 16, 25].contains(&word.len()) && word.bytes().all(|c| c.is_ascii_digit());
        (is_row && before.contains(char::is_alphabetic)).then(|| word.to_string())
    };
    let rows: Vec<String> = text.lines().filter_map(last).collect();
    let alike = rows.len() >= ALIKE && rows.iter().all(|row| row.len() == rows[0].len());
    alike.then(|| rows.join("\n"))
}

/// Rows that someone reads out: `Row one: eight, blank, blank, two …`, one sentence each.
pub(crate) fn read_out(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let starts: Vec<usize> = lower.match_indices("row ").map(|(at, _)| at).collect();
    let row = |at: &usize| {
        let sentence = lower[at + 4..].split(['.', '\n', ';']).next()?;
        let (label, squares) = sentence.split_once([':', ','])?;
        let label = label.trim();
        let is_label = crate::text::extract::cell::spelled(label).is_some() || label.parse::<u8>().is_ok();
        (is_label && squares.matches(',').count() > 2).then(|| squares.replace(" and ", " ").trim().to_string())
    };
    let rows: Vec<String> = starts.iter().filter_map(row).collect();
    (rows.len() >= ALIKE).then(|| rows.join("\n"))
}

/// The same word before each row: `E   5 3 .`.
pub(crate) fn same_start(text: &str) -> Option<String> {
    let word = |line: &str| line.split_whitespace().next().unwrap_or("").to_string();
    let is_word = |word: &str| word.len() < 12 && word.chars().any(|c| c.is_alphabetic()) || word == "&";
    let lines: Vec<&str> = text.lines().collect();
    let mut out: Vec<&str> = Vec::new();
    let mut stripped = false;
    for run in lines.chunk_by(|a, b| word(a) == word(b)) {
        let first = word(run[0]);
        let strips = run.len() >= ALIKE && is_word(&first);
        stripped |= strips;
        out.extend(run.iter().map(|line| if strips { &line.trim_start()[first.len()..] } else { line }));
    }
    stripped.then(|| out.join("\n"))
}

/// One sign between all digits of a row: `5-3-0`.
pub(crate) fn between_digits(text: &str) -> Option<String> {
    let divided = |line: &&str| {
        let signs: Vec<char> = line.trim().chars().collect();
        let sign = *signs.get(1)?;
        let (digits, between): (Vec<_>, Vec<_>) = signs.iter().enumerate().partition(|(at, _)| at % 2 == 0);
        let fits = "-._*~+".contains(sign)
            && signs.len() % 2 == 1
            && signs.len() > 6
            && digits.iter().all(|(_, c)| c.is_ascii_digit())
            && between.iter().all(|(_, c)| **c == sign);
        fits.then(|| line.replace(sign, " "))
    };
    let lines: Vec<&str> = text.lines().collect();
    let mended: Vec<String> = lines.iter().map(|line| divided(line).unwrap_or_else(|| (*line).to_string())).collect();
    let count = lines.iter().zip(&mended).filter(|(line, mended)| *line != mended).count();
    (count >= ALIKE).then(|| mended.join("\n"))
}

/// Remarks behind rows of one length: `53..7....   # 3 givens`, `5 3 . ← easy`.
pub(crate) fn remarks(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let signs: Vec<usize> = lines.iter().filter_map(|line| before_remark(line)).map(|(_, signs)| signs).collect();
    let alike = signs.len() >= ALIKE && signs.iter().all(|count| *count == signs[0]);
    let rows = || lines.iter().map(|line| before_remark(line).map_or(*line, |(row, _)| row));
    alike.then(|| rows().collect::<Vec<&str>>().join("\n"))
}

/// The squares before a remark, and how many signs they have.
fn before_remark(line: &str) -> Option<(&str, usize)> {
    const MARKS: [&str; 12] = ["#", "//", "--", "<-", "<=", "\u{2190}", "/*", ";", "!", "(", "%", "{"];
    let is_sign = |c: char| c.is_ascii_digit() || ".-_*xX?".contains(c);
    let begins = |at: &usize| MARKS.iter().any(|mark| line[at + 1..].starts_with(mark));
    let at = line.match_indices([' ', '\t']).map(|(at, _)| at).find(begins)?;
    let row = line[..at].trim_end();
    let signs = row.chars().filter(|c| is_sign(*c)).count();
    let is_row = row.chars().all(|c| is_sign(c) || ", |".contains(c));
    (signs > 3 && is_row).then_some((row, signs))
}

/// Rows that all but the last end with a comma, and a `/` after the last, as in a `DATA` statement.
pub(crate) fn last_commas(text: &str) -> Option<String> {
    let is_row = |line: &str| line.matches(',').count() > 2 && line.starts_with(|c: char| c.is_ascii_digit());
    let lines: Vec<&str> = text.lines().map(|line| line.trim_start_matches([' ', '&', '\t']).trim_end()).collect();
    let ends = |line: &&&str| is_row(line) && line.ends_with(',') && !line.ends_with(",,");
    let without =
        |line: &&str| if is_row(line) { line.trim_end_matches([',', '/']).to_string() } else { (*line).to_string() };
    (lines.iter().filter(ends).count() >= ALIKE).then(|| lines.iter().map(without).collect::<Vec<String>>().join("\n"))
}

/// One square a line behind a stroke, `| 5`, as AsciiDoc writes its tables.
pub(crate) fn one_behind_a_stroke(text: &str) -> Option<String> {
    let cell = |line: &str| {
        let cell = line.trim().strip_prefix('|')?.trim();
        let fits = cell.len() < 4 && !cell.contains(['|', '=']);
        fits.then(|| if cell.is_empty() { ".".to_string() } else { cell.to_string() })
    };
    let cells: Vec<String> = text.lines().filter_map(cell).collect();
    (cells.len() >= 16).then(|| cells.join("\n"))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::mend_lines::*;

    #[test]
    fn lines_lose_what_is_no_square() {
        let log = |before: &str, row: &str| vec![before.to_string() + row; 4].join("\n");
        for before in
            ["2024-03-12 21:14:05,123 INFO solver - ", "21:14:05 INFO ", "[21:14] Ann: ", "12.03.24, 21:14 - Ann: "]
        {
            assert_eq!(times(&log(before, "..5 0")).as_deref(), Some(log("", "..5 0").as_str()), "{before}");
        }
        assert_eq!(times(&log("", "5 3 0 0 7")), None);
        assert_eq!(added("+++ b/p\n@@ -0,0 +1,9 @@\n+1..\n-..2").as_deref(), Some("1.."));
        assert_eq!(vector(" [1] 0 0\n[3] 5 0").as_deref(), Some("0 0 5 0"));
        assert_eq!(same_start(&log("E   ", "0 5")).as_deref(), Some(log("   ", "0 5").as_str()));
        assert_eq!(between_digits(&log("5-3-", "0-0")).as_deref(), Some(log("5 3 ", "0 0").as_str()));
        assert_eq!(between_digits(&log("5-3-", "0.0")), None);
        let rows = "5..7   # 1\n1..2   #\n..3.\t// why?\n4..5   (2 givens)\nend";
        assert_eq!(remarks(rows).as_deref(), Some("5..7\n1..2\n..3.\n4..5\nend"));
        assert_eq!(remarks("5..7 # 1\n1..2 # 2\n..3 # 3\n4..5 # 4"), None);
        let cells = "|===\n".to_string() + &"| 5\n|\n\n".repeat(8);
        assert_eq!(one_behind_a_stroke(&cells).as_deref(), Some("5\n.\n".repeat(8).trim_end()));
        assert_eq!(one_behind_a_stroke("| 5 | 3 |\n|===|"), None);
        let data = "      DATA A /\n".to_string() + &"     & 5,0,0,7,\n".repeat(4) + "     & 0,0,9,1/\nEND";
        let rows = "DATA A /\n".to_string() + &"5,0,0,7\n".repeat(4) + "0,0,9,1\nEND";
        assert_eq!((last_commas(&data), last_commas(&rows)), (Some(rows.clone()), None));
        assert_eq!(changed("+++ b/p\n@@ -1,2 +1,2 @@\n 1..\n-..3\n+..2").as_deref(), Some("1..\n..2"));
        let chat = "[12/03/2024, 18:02:11] Ann: - - 5\n".repeat(4) + "[12/03/2024, 18:05:13] Ben: slowly please";
        assert_eq!(times(&chat).as_deref(), Some(("- - 5\n".repeat(4)).as_str()));
        let cobol = "000600 05 FILLER PIC 9(9) VALUE 530070000.\n".repeat(4);
        assert_eq!(last_words(&cobol).as_deref(), Some(["530070000"; 4].join("\n").as_str()));
        let said = "So. ".to_string() + &"Row one: eight, blank, blank, and two. ".repeat(4) + "That is all.";
        assert_eq!(read_out(&said).as_deref(), Some(["eight, blank, blank, two"; 4].join("\n").as_str()));
    }
}
