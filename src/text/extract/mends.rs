//! What programs and people put around and between squares, taken out where nothing was found with it: escapes, prompts, times,
//! signs between digits.

use crate::puzzle::check::conflicts;
use crate::text::extract::hit::{Hit, fewest};
use crate::text::extract::{
    blocks, by_column, columns, lists, loose, mend_code, mend_lines, mend_page, squares, strings, tree,
};
use crate::text::how::How;

/// Bytes beyond which no board is searched so.
const MOST: usize = 30_000;

/// A text without what is in the way; `None` where it has nothing of that kind.
type Mend = fn(&str) -> Option<String>;

/// The boards that the first helpful mend shows; only such as contradict nothing.
pub(crate) fn find(plain: &str) -> Vec<Hit> {
    if plain.len() > MOST {
        return Vec::new();
    }
    const MENDS: [Mend; 29] = [
        escapes,
        arrows,
        words_of_programs,
        printed_arrays,
        in_quotes,
        mend_lines::added,
        mend_lines::changed,
        mend_lines::times,
        mend_lines::vector,
        mend_page::pages,
        mend_page::totals,
        mend_lines::same_start,
        mend_lines::between_digits,
        mend_lines::remarks,
        mend_lines::last_commas,
        mend_lines::last_words,
        mend_lines::read_out,
        mend_code::repeats,
        mend_code::cons,
        mend_code::hexadecimal,
        mend_code::letters_for_gaps,
        mend_code::blanks_in_quotes,
        mend_lines::one_behind_a_stroke,
        full_stops,
        |text| full_stops(text).or_else(|| Some(text.into())).map(|text| text.replace(';', "\n")),
        bars_and_commas,
        |text| frames(text, '*'),
        |text| frames(text, '!'),
        |text| frames(text, ':'),
    ];
    let by_column = by_column::filled(plain).0;
    let found = MENDS
        .into_iter()
        .filter_map(|mend| mend(plain))
        .map(|text| boards(&text, by_column))
        .find(|hits| !hits.is_empty());
    let numbered = || mend_code::numbered(plain).map(|text| squares::find(&text)).filter(|hits| !hits.is_empty());
    // Never without a question: letters that a scanner puts for digits, fields that were cut off.
    let asked = || {
        let mends: [Mend; 2] = [mend_page::cut_fields, scanner];
        let found = mends.into_iter().filter_map(|mend| mend(plain)).map(|text| boards(&text, by_column));
        found.into_iter().find(|hits| !hits.is_empty()).unwrap_or_default()
    };
    found.or_else(numbered).unwrap_or_else(|| asked().into_iter().map(|hit| hit.doubted(true)).collect())
}

/// The boards of a text that has been mended.
fn boards(text: &str, by_column: bool) -> Vec<Hit> {
    let lines: Vec<&str> = text.lines().collect();
    let mut hits = blocks::find(&lines);
    hits.extend(strings::find(&lines));
    hits.extend(columns::find(&lines));
    hits.extend(loose::vertical(&lines));
    hits.retain(|hit| !by_column || hit.how != How::OneList);
    lists::find(&tree::read(text), by_column, &mut hits);
    hits.retain(|hit| {
        let grid = &hit.puzzle.grid;
        conflicts(grid).is_empty() && grid.filled() >= fewest(hit.shape())
    });
    hits
}

fn changed(text: &str, mended: String) -> Option<String> {
    (mended != text).then_some(mended)
}

/// `\_` and `\*` of Markdown, `\u00b7` of JSON.
fn escapes(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let code = rest.strip_prefix('u').and_then(|rest| u32::from_str_radix(rest.get(..4)?, 16).ok());
        if let Some(sign) = code.and_then(char::from_u32) {
            out.push(crate::text::extract::signs::plain(sign).unwrap_or(sign));
            rest = &rest[5..];
        } else if !rest.starts_with(['_', '*', '-', '.', '#', '|', '~', '>']) {
            out.push('\\');
        }
    }
    out.push_str(rest);
    changed(text, out)
}

/// An arrow between a puzzle and its solution.
fn arrows(text: &str) -> Option<String> {
    let mended = ["-->", "==>", "->", "=>", "\u{2192}", "\u{21d2}"]
        .iter()
        .fold(text.to_string(), |text, arrow| text.replace(arrow, "    |    "));
    changed(text, mended)
}

/// Nothing and brackets as single programs write them.
fn words_of_programs(text: &str) -> Option<String> {
    const PAIRS: [(&str, &str); 9] = [
        ("#f", "."),
        ("<<", "["),
        (">>", "]"),
        ("|=.", "|"),
        ("\n     &", "\n"),
        (" ''", " ."),
        ("\n''", "\n."),
        (",\"\"", ",."),
        ("\n\"\",", "\n.,"),
    ];
    // Two quotation marks also end a text in three.
    if text.contains("\"\"\"") || text.contains("'''") {
        return None;
    }
    let text = format!("\n{text}");
    changed(&text, PAIRS.iter().fold(text.clone(), |text, (from, to)| text.replace(from, to)))
}

/// Arrays as PHP prints them: `[0] => 5`, `int(5)`.
fn printed_arrays(text: &str) -> Option<String> {
    if text.matches("=>").count() < 20 {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let line = line.trim();
        let value = line.split_once("=>").filter(|_| line.starts_with('[')).map_or(line, |(_, value)| value).trim();
        let typed = ["int(", "float("].iter().find_map(|name| value.strip_prefix(name)?.strip_suffix(')'));
        let quoted = || value.strip_prefix("string(").and_then(|rest| rest.split('"').nth(1));
        match value {
            "Array" | "" => {}
            "(" | "{" => out.push('['),
            ")" | "}" => out.push_str("],"),
            _ if value.starts_with("array(") => out.push('['),
            _ => {
                out.push_str(typed.or_else(quoted).unwrap_or(value));
                out.push(',');
            }
        }
    }
    Some(out)
}

/// Lists between quotation marks: `'{{5,3},{0,1}}'::int[][]`, JSON within a text.
fn in_quotes(text: &str) -> Option<String> {
    let pairs =
        [("'{", "{"), ("}'", "}"), ("'[", "["), ("]'", "]"), ("\"[", "["), ("]\"", "]"), ("\"{", "{"), ("}\"", "}")];
    changed(text, pairs.iter().fold(text.to_string(), |text, (from, to)| text.replace(from, to)))
}

/// Rows in a sentence: the full stop behind the last one is no square.
fn full_stops(text: &str) -> Option<String> {
    let is_square = |c: char| c.is_ascii_digit() || matches!(c, '.' | '_' | '-' | '*' | 'x' | 'X' | ' ');
    let mended = text.lines().map(|line| {
        // Rows of one sentence stand between commas; where points are empty squares, the last may be one.
        let rows = line.matches([',', ';']).count() > 2 && !line.contains("..");
        let ends = |at: &usize| line[..*at].chars().rev().take(6).all(is_square);
        let is_last = |at: &usize| line[at + 1..].is_empty() || line[at + 1..].starts_with(' ');
        let stop = line.match_indices('.').map(|(at, _)| at).filter(is_last).rfind(ends);
        stop.filter(|_| rows).map_or(line.to_string(), |at| format!("{} {}", &line[..at], &line[at + 1..]))
    });
    changed(text.trim_end(), mended.collect::<Vec<String>>().join("\n"))
}

fn bars_and_commas(text: &str) -> Option<String> {
    (text.contains('|') && text.matches(',').count() > 20).then(|| text.replace('|', ","))
}

/// A sign of which frames are made, where zeros or dots are the empty squares.
fn frames(text: &str, sign: char) -> Option<String> {
    if text.matches(sign).count() < 8 || !text.contains('0') && !text.contains('.') {
        return None;
    }
    let is_rule =
        |line: &str| line.contains(sign) && line.chars().all(|c| c == sign || c == ' ' || c == '-' || c == '+');
    let mended = text.lines().map(|line| if is_rule(line) { String::new() } else { line.replace(sign, "|") });
    Some(mended.collect::<Vec<String>>().join("\n"))
}

/// Letters that a scanner reads for digits, and O for an empty square, where there are few in a row.
fn scanner(text: &str) -> Option<String> {
    const LETTERS: [(char, char); 12] = [
        ('I', '1'),
        ('l', '1'),
        ('O', '0'),
        ('o', '0'),
        ('S', '5'),
        ('s', '5'),
        ('B', '8'),
        ('Z', '2'),
        ('z', '2'),
        ('g', '9'),
        ('b', '6'),
        ('A', '4'),
    ];
    let digit = |letter: char| LETTERS.iter().find(|pair| pair.0 == letter).map(|pair| pair.1);
    let is_row = |line: &str| {
        let signs = || line.chars().filter(|c| !c.is_whitespace());
        let rare = signs().filter(|&c| digit(c).is_some() && !"IlOo".contains(c)).count();
        signs().count() > 3
            && rare < 3
            && signs().all(|c| c.is_ascii_digit() || "|._-*".contains(c) || digit(c).is_some())
    };
    let row = |line: &str| line.chars().map(|c| digit(c).unwrap_or(c)).collect();
    let mended = text.lines().map(|line| if is_row(line) { row(line) } else { line.to_string() });
    changed(text.trim_end(), mended.collect::<Vec<String>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::mends::*;

    #[test]
    fn what_is_in_the_way_goes() {
        assert_eq!(escapes("\\_ 5 \\* \\u00b7\\u12").as_deref(), Some("_ 5 * .\\u12"));
        assert_eq!(escapes("53."), None);
        assert_eq!(full_stops("is 00, 1, 2, 000x.5. Thanks.").as_deref(), Some("is 00, 1, 2, 000x.5  Thanks."));
        assert_eq!(full_stops("is 00, 1, 2, 000..5."), None);
        assert_eq!(full_stops("15. | .7. | ..."), None);
        let dump = "Array\n(\n [0] => Array\n (\n [0] => 5\n)\n)".to_string() + &"\n[1] => 3".repeat(20);
        assert!(printed_arrays(&dump).unwrap().starts_with("[[5,],],3,3,"));
        assert_eq!(frames("0*0*0\n*****\n1*2*3\n0*0*0", '*').as_deref(), Some("0|0|0\n\n1|2|3\n0|0|0"));
        assert_eq!(scanner("6 l O .\nIll").as_deref(), Some("6 1 0 .\nIll"));
        assert_eq!(arrows("5 . => 5 3").as_deref(), Some("5 .     |     5 3"));
    }
}
