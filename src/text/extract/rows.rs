//! One line of a text as the squares of a row, in each way in which people write rows.

use crate::text::extract::cell::{Cell, is_blank, is_nothing, spelled};
use crate::text::extract::clean::FIRM;
use crate::text::extract::labels::{face_of, label};

/// How the squares of a row are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Each character is a square; blanks and strokes mean nothing. A firm blank may be an empty square.
    Signs { firm: bool },
    /// Words between blanks and strokes.
    Words { firm: bool },
    /// Fields between separators, of which none is lost.
    Fields(char),
    /// The same, where two separators in a row are one.
    Collapsed(char),
}

impl Way {
    pub const ALL: [Way; 14] = [
        Way::Signs { firm: false },
        Way::Signs { firm: true },
        Way::Words { firm: false },
        Way::Words { firm: true },
        Way::Fields(','),
        Way::Fields(';'),
        Way::Fields('\t'),
        Way::Fields('|'),
        Way::Fields('&'),
        Way::Fields(':'),
        Way::Fields('!'),
        Way::Fields('/'),
        Way::Fields(']'),
        Way::Collapsed('|'),
    ];

    /// Whether a line can be read this way at all.
    pub fn suits(self, line: &str) -> bool {
        match self {
            Way::Signs { firm } | Way::Words { firm } => !firm || line.contains(FIRM),
            Way::Fields(separator) => line.contains(separator),
            Way::Collapsed(separator) => line.contains(separator) && line.contains("||"),
        }
    }
}

/// A field of a row: what it holds as a square, and its number as a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub cell: Option<Cell>,
    /// The number that it would have as the name of a row or column; A is 1.
    pub label: Option<u8>,
    /// Nothing stands there, not even a sign.
    pub is_bare: bool,
    /// The sign of an empty square.
    pub sign: Option<char>,
    /// A word with a square behind its open bracket, `array(5`: no label.
    pub holds_square: bool,
}

impl Field {
    fn of(text: &str) -> Field {
        let text = text.trim_matches(|c: char| c.is_whitespace() || c == FIRM);
        let sign = text.chars().next().filter(|&c| is_blank(c) && Cell::of_word(text) == Some(Cell::Blank));
        let behind = text.rsplit_once(['(', '[', '{']).map(|(_, square)| square);
        let holds_square = behind.is_some_and(|square| !square.is_empty() && square.chars().all(char::is_alphanumeric));
        let cell = Cell::of_word(text);
        Field { cell, label: label(text), is_bare: text.is_empty(), sign, holds_square: holds_square && cell.is_none() }
    }

    fn sign(c: char) -> Option<Field> {
        let cell = Cell::of(c)?;
        let label = match cell {
            Cell::Number(n) | Cell::Letter(n) => Some(n),
            _ => None,
        };
        let sign = Some(c).filter(|&c| is_blank(c));
        Some(Field { cell: Some(cell), label, is_bare: false, sign, holds_square: false })
    }
}

/// The line without marks of quotation and of comments, and without what ends a line of a program.
pub(crate) fn core(line: &str) -> &str {
    let mut line = line.trim_end_matches(['\n', ' ']);
    // Much longer than any row.
    if line.len() > 20_000 {
        return line;
    }
    // Most lines have nothing of what is looked for here.
    if line.bytes().all(|b| matches!(b, b'0'..=b'9' | b'.' | b',' | b'|' | b'_' | b'\t' | b' ')) {
        return line;
    }
    // A row of Matlab goes on: `5 3 0; ...`.
    if let Some(row) = line.strip_suffix("...").map(str::trim_end).filter(|row| row.ends_with(';')) {
        line = row;
    }
    // A comment after a row: ` # first row`, ` // 5 givens`.
    let comment = |mark: &str| {
        let at = line.find(mark)?;
        let words = line[at + mark.len()..].trim_start();
        let before = line[..at].bytes().any(|b| b.is_ascii_digit() || matches!(b, b'.' | b'_'));
        (before && words.starts_with(|c: char| c.is_ascii_alphabetic()) && words.len() > 3).then_some(at)
    };
    if let Some(at) = [" #", " //", " --", " %", "; "].into_iter().filter_map(comment).min() {
        line = line[..at].trim_end();
    }
    // Quotation marks alone: the end of a text whose line break is written out.
    if line.contains('"') && line.chars().all(|c| "\"+;,) \\".contains(c)) {
        return "";
    }
    // Lines of BASIC: `100 DATA 5,3,0`.
    let unnumbered = line.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(' ');
    if let Some(data) = unnumbered.strip_prefix("DATA ").or_else(|| unnumbered.strip_prefix("data ")) {
        return data.trim_start();
    }
    loop {
        let inner = line.trim_start_matches(' ');
        let listed = || inner.strip_prefix("- ").filter(|rest| rest.starts_with(['"', '\'', '[']));
        let bare = inner.strip_prefix('>').or_else(|| inner.strip_prefix("//")).or_else(|| inner.strip_prefix('%'));
        match bare.or_else(listed) {
            Some(rest) => line = rest.trim_start_matches('/'),
            None => return line,
        }
    }
}

/// The same without quotation marks, brackets, and what joins lines of a program.
fn inner(line: &str) -> &str {
    let edge = |c: char| {
        c.is_whitespace() || matches!(c, '"' | '\'' | '`' | '[' | ']' | '{' | '}' | '(' | ')' | '\\' | '+' | '$' | '^')
    };
    line.trim_start_matches(|c| edge(c) || c == ',').trim_end_matches(|c| edge(c) || matches!(c, ',' | ';' | '%'))
}

/// What a stroke of a frame is.
pub(crate) fn is_stroke(c: char) -> bool {
    matches!(c, '|' | '!' | '\u{2500}'..='\u{257f}')
}

/// The fields of a line; `None` when it is no row this way.
pub(crate) fn fields(way: Way, line: &str) -> Option<Vec<Field>> {
    if !way.suits(line) {
        return None;
    }
    let is_gap = |c: char, firm: bool| c.is_whitespace() && !(firm && c == FIRM) || is_stroke(c);
    // Four squares have three gaps between them.
    let has_gaps = match way {
        Way::Words { .. } => {
            let gap = |b: &u8| b.is_ascii_whitespace() || matches!(b, b'|' | b'!') || !b.is_ascii();
            line.bytes().filter(gap).take(3).count() > 2
        }
        Way::Fields('\t') | Way::Signs { .. } => true,
        Way::Fields(separator) | Way::Collapsed(separator) => line.matches(separator).take(3).count() > 2,
    };
    if !has_gaps {
        return None;
    }
    match way {
        Way::Signs { firm } => {
            let signs = inner(line).chars().filter(|&c| !is_gap(c, firm));
            signs.map(Field::sign).collect()
        }
        Way::Words { firm } => {
            let words = inner(line).split(|c| is_gap(c, firm)).filter(|w| !w.is_empty());
            many(words.map(|w| Field::of(w.trim_end_matches(','))))
        }
        Way::Fields(separator) => divided(line, separator, false),
        Way::Collapsed(separator) => divided(line, separator, true),
    }
}

fn divided(line: &str, separator: char, collapsed: bool) -> Option<Vec<Field>> {
    let double: String = [separator, separator].iter().collect();
    let joined = if collapsed { line.replace(&double, &separator.to_string()) } else { String::new() };
    let line = if collapsed { joined.as_str() } else { line };
    match separator {
        '|' => {
            let line = line.trim_matches([' ', FIRM]);
            let line = if line.ends_with("|.") { &line[..line.len() - 1] } else { line };
            many(line.split('|').map(|f| Field::of(f.trim_matches(|c: char| c == '_' || c.is_whitespace()))))
        }
        ']' => many(
            line.trim_matches([' ', ','])
                .trim_end_matches(']')
                .split(']')
                .map(|f| Field::of(f.trim_start_matches([' ', '[', ',']))),
        ),
        // An editor may have cut off all but the first squares.
        '\t' => squares(line.trim_matches(['\n', ' ']).split('\t').map(Field::of)).filter(|all| all.len() > 1),
        _ => {
            let edge = |c: char| c.is_whitespace() || matches!(c, '[' | ']' | '{' | '}' | '(' | ')' | '\\');
            many(line.trim_matches(edge).split(separator).map(Field::of))
        }
    }
}

/// As many fields as the smallest board has squares in a row.
fn many(fields: impl Iterator<Item = Field>) -> Option<Vec<Field>> {
    squares(fields).filter(|all| all.len() > 3)
}

/// Fields of which at most two are no squares: labels.
fn squares(fields: impl Iterator<Item = Field>) -> Option<Vec<Field>> {
    let mut others = 0;
    let mut all = Vec::new();
    for field in fields {
        others += usize::from(field.cell.is_none());
        if others > 2 || all.len() > 40 {
            return None;
        }
        all.push(field);
    }
    Some(all)
}

/// Whether a line may hold a row: not a sentence.
pub(crate) fn may_be_row(line: &str) -> bool {
    if line.len() > 600 {
        return false;
    }
    let (mut letters, mut others, mut longest, mut word) = (0usize, 0usize, 0usize, 0usize);
    for c in line.bytes() {
        if c.is_ascii_alphabetic() {
            letters += 1;
            word += 1;
            longest = longest.max(word);
        } else {
            word = 0;
            others += usize::from(!c.is_ascii_whitespace());
        }
    }
    if letters > 0 && face_of(line).is_some() {
        return false;
    }
    // A question or a call has as many letters as it likes.
    if letters > 3 && others == 1 && line.trim_end().ends_with(['?', '!', '.', ':']) {
        return false;
    }
    let words = line.split_ascii_whitespace().count();
    if letters > 0
        && words < 60
        && line
            .split_ascii_whitespace()
            .map(|w| w.trim_matches(','))
            .any(|w| w.len() > 2 && (is_nothing(w) || spelled(w).is_some()))
    {
        return true;
    }
    // Letters of empty squares.
    let blanks = || line.bytes().filter(u8::is_ascii_alphabetic).all(|c| matches!(c, b'x' | b'X' | b'o' | b'O'));
    letters + others > 3 && (letters <= 2 * others || longest <= 4 || words == 1 || blanks())
        || letters + others > 0 && letters == 0
        // A row of a sheet may hold its name alone.
        || line.matches('\t').count() > 3 && longest <= 4
}

#[cfg(test)]
mod tests {
    use crate::text::extract::rows::*;

    fn cells(way: Way, line: &str) -> Option<usize> {
        fields(way, line).map(|f| f.iter().filter(|f| f.cell.is_some()).count())
    }

    #[test]
    fn rows_are_divided_in_many_ways() {
        assert_eq!(cells(Way::Signs { firm: false }, "53. |.7.| ..."), Some(9));
        assert_eq!(cells(Way::Signs { firm: false }, "\"53..7....\","), Some(9));
        assert_eq!(cells(Way::Words { firm: false }, "12 . 3 | -- 16"), Some(5));
        assert_eq!(cells(Way::Fields(','), "5,3,,,7,,,,"), Some(9));
        assert_eq!(cells(Way::Fields('|'), "| 5 | 3 |   |   |"), Some(6));
        assert_eq!(cells(Way::Collapsed('|'), "5|3|1||2"), Some(4));
        assert_eq!(cells(Way::Fields('&'), "5 & 3 & & 7"), Some(4));
    }
}
