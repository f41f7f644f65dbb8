//! What a sheet or a printed page does to the rows of a board: ends that are cut off, numbers of pages between rows, totals behind them.

use crate::text::extract::cell::Cell;
use crate::text::extract::mend_lines::ALIKE;

/// Rows of a sheet whose empty fields were cut off at their ends: then no row ends with a separator, and several are short. Of the rows
/// themselves the last may have been cut off, too.
pub(crate) fn cut_fields(text: &str) -> Option<String> {
    let separator = [',', ';', '\t'].into_iter().max_by_key(|&separator| text.matches(separator).count())?;
    let is_field = |field: &str| field.trim().is_empty() || Cell::of_word(field).is_some();
    let is_row = |line: &&str| line.len() < 80 && line.split(separator).all(is_field) && !line.ends_with(separator);
    let first = text.lines().position(|line| line.contains(separator) && is_row(&line.trim_end()))?;
    let rows: Vec<&str> = text.lines().skip(first).map(str::trim_end).take_while(is_row).collect();
    let fields = |row: &&str| row.split(separator).count();
    let width = rows.iter().map(fields).max()?;
    let short = rows.iter().filter(|row| fields(row) < width).count();
    // Tabs at the end of a line are fields that were not cut off.
    let cut = text.lines().skip(first).take(rows.len()).filter(|line| fields(line) < width).count();
    let missing = usize::from(separator == '\t' && cut > 1 && rows.len() + 1 == width);
    let padded = |row: &&str| row.to_string() + &separator.to_string().repeat(width - fields(row));
    let rows: Vec<String> = rows.iter().chain(&vec![""; missing]).map(padded).collect();
    (short > 1 && rows.len() >= width.max(ALIKE)).then(|| rows.join("\n"))
}

/// The number of a page between rows: `- 12 -`, `Page 12`.
pub(crate) fn pages(text: &str) -> Option<String> {
    let is_number = |line: &&str| {
        let line = line.trim();
        let bare = line.trim_matches(['-', ' ', '\u{2013}', '\u{2014}', '|', '[', ']']);
        let (word, number) = bare.rsplit_once(' ').unwrap_or(("", bare));
        let told = bare.len() < line.len() || word.chars().count() > 1;
        let digits = (1..=4).contains(&number.len()) && number.bytes().all(|c| c.is_ascii_digit());
        digits && (told || number.len() > 1) && word.chars().all(|c| c.is_alphabetic() || c == '.')
    };
    let lines: Vec<&str> = text.lines().collect();
    let is_blank = |at: usize| lines.get(at).is_none_or(|line| line.trim().is_empty());
    let is_break = |at: usize| is_number(&lines[at]) && at > 0 && is_blank(at - 1) && is_blank(at + 1);
    let breaks: Vec<usize> = (0..lines.len()).filter(|&at| is_break(at)).collect();
    // With the blank lines around it.
    let goes = |at: usize| breaks.iter().any(|&b| at.abs_diff(b) <= 1);
    let kept: Vec<&str> = (0..lines.len()).filter(|&at| !goes(at)).map(|at| lines[at]).collect();
    (1..=3).contains(&breaks.len()).then(|| kept.join("\n"))
}

/// How many digits each row has, told behind it: `2 . . . 5 4 . . 9 | 4`.
pub(crate) fn totals(text: &str) -> Option<String> {
    let without = |line: &str| {
        let (row, total) = line.trim_end().rsplit_once([' ', '|', '\t', ',', ';', '='])?;
        let row = row.trim_end_matches([' ', '|', '\t', '=', ':', '(']);
        let digits = row.chars().filter(|c| ('1'..='9').contains(c)).count();
        let total = total.trim_matches(['(', ')']).parse::<usize>().ok()?;
        (row.len() > 8 && total == digits).then(|| row.to_string())
    };
    let mut totals = 0;
    let kept: Vec<String> = text
        .lines()
        .map(|line| {
            let row = without(line);
            totals += usize::from(row.is_some());
            row.unwrap_or_else(|| line.to_string())
        })
        .collect();
    (totals >= 9).then(|| kept.join("\n"))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::mend_page::*;

    #[test]
    fn what_a_page_does_to_rows_is_undone() {
        assert_eq!(pages("1..\n\n- 12 -\n\n.2.").as_deref(), Some("1..\n.2."));
        assert_eq!(pages("1..\n\nPage 3\n\n.2.").as_deref(), Some("1..\n.2."));
        assert_eq!(pages("1..\n\n3\n\n.2."), None);
        let row = "2 . . . 5 4 . . 9";
        let rows = [row; 9].join("\n");
        assert_eq!(totals(&[&format!("{row} | 4"); 9].map(String::as_str).join("\n")), Some(rows.clone()));
        assert_eq!(totals(&[&format!("{row} | 5"); 9].map(String::as_str).join("\n")), None);
        let sheet = "Level,Hard\n5,3,,4\n,1\n2\n,,3,1";
        assert_eq!(cut_fields(sheet).as_deref(), Some("5,3,,4\n,1,,\n2,,,\n,,3,1"));
        assert_eq!(
            (cut_fields("5,3,,4\n,1\n2,,,\n,,3,1"), cut_fields("1,2,3,4\n1,2,3,4\n1,2,3,4\n1,2,3")),
            (None, None)
        );
        assert_eq!(cut_fields("1\t\t\t2\n\n\t3\n").as_deref(), Some("1\t\t\t2\n\t\t\t\n\t3\t\t\n\t\t\t"));
    }
}
