//! The lines of a text that can hold squares, with their places.

/// A line, or a part of one, with its number and the column it starts at (from 1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub number: usize,
    pub column: usize,
    pub text: &'a str,
}

/// The lines that are neither blank nor comments (`#`).
pub(crate) fn of(text: &str) -> Vec<Line<'_>> {
    each(text).collect()
}

/// The same, one after the other.
pub(crate) fn each(text: &str) -> impl Iterator<Item = Line<'_>> {
    let all = text.trim_start_matches('\u{feff}').lines().enumerate();
    let lines = all.map(|(at, text)| Line { number: at + 1, column: 1, text });
    lines.filter(|l| !l.text.trim().is_empty() && !l.text.starts_with('#'))
}

impl<'a> Line<'a> {
    /// Whether the line is a border. One of dashes alone may also be an empty row: then only if `lenient`.
    pub fn is_ruler(&self, lenient: bool) -> bool {
        let drawn = |c: char| matches!(c, '\u{2500}'..='\u{257f}');
        let stroke = |c: char| "-+=| *:.',".contains(c) || drawn(c) || c == '\r';
        let certain = |c: char| "+=':".contains(c) || drawn(c);
        self.text.chars().all(stroke) && (self.text.contains(certain) || lenient && self.text.contains("--"))
    }

    /// The parts between separators, with their places.
    pub fn split(&self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = Line<'a>> {
        let (mut column, number) = (self.column, self.number);
        self.text.split(separator).map(move |part| {
            let field = Line { number, column, text: part };
            column += part.chars().count() + 1;
            field
        })
    }

    /// Without blanks and quotation marks around it.
    pub fn trimmed(&self) -> Line<'a> {
        let edge = |c: char| c.is_whitespace() || c == '"';
        let inner = self.text.trim_start_matches(edge);
        let column = self.column + self.text.chars().count() - inner.chars().count();
        Line { number: self.number, column, text: inner.trim_end_matches(edge) }
    }
}
