//! Pages, posts and papers as plain rows: HTML and XML, forum tags, LaTeX.

use crate::puzzle::Shape;
use crate::text::extract::boxes::turned;
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::Hit;
use crate::text::how::How;

/// Forum tags that are those of HTML in square brackets.
const FORUM: [&str; 24] = [
    "b", "i", "u", "s", "code", "quote", "spoiler", "color", "size", "font", "table", "tr", "td", "th", "center",
    "pre", "tt", "mono", "url", "list", "hidden", "hide", "img", "row",
];

/// Tags of a page at most; a board is no small part of the page that is pasted for it.
const MOST_TAGS: usize = 20_000;

/// A tag of the text: its name, whether it closes, its attributes, and where it stands.
struct Tag<'a> {
    name: &'a str,
    closes: bool,
    alone: bool,
    attributes: &'a str,
    from: usize,
    to: usize,
}

/// Forum tags as tags of HTML.
pub(crate) fn with_tags(text: &str) -> Option<String> {
    if !text.contains("[/") {
        return None;
    }
    let is_tag = |inner: &str| {
        let name = inner.trim_start_matches('/').split(['=', ' ', ':']).next().unwrap_or_default().to_ascii_lowercase();
        FORUM.contains(&name.as_str())
    };
    let mut out = String::with_capacity(text.len());
    let mut changed = false;
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.bytes().take(60).position(|b| b == b']');
        match end.map(|end| (&rest[1..end], end)).filter(|(inner, _)| is_tag(inner)) {
            Some((inner, end)) => {
                out.push('<');
                out.push_str(inner);
                out.push('>');
                changed = true;
                rest = &rest[end + 1..];
            }
            None => {
                out.push('[');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    changed.then_some(out)
}

fn tags(text: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|k| at + k) {
        let inner = &text[start + 1..];
        let body = inner.strip_prefix('/').unwrap_or(inner);
        let length = body.bytes().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b':')).count();
        let begins = body.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_tag = begins || inner.starts_with(['!', '?']);
        let end = if is_tag { inner.bytes().take(2000).position(|b| b == b'>' || b == b'<') } else { None };
        let end = end.filter(|&end| inner.as_bytes()[end] == b'>');
        match end {
            Some(end) => {
                let skip = inner.len() - body.len() + length;
                let attributes = inner.get(skip..end).unwrap_or_default();
                tags.push(Tag {
                    name: &body[..length],
                    closes: body.len() < inner.len(),
                    alone: attributes.trim_end().ends_with('/') || body[..length].eq_ignore_ascii_case("input"),
                    attributes,
                    from: start,
                    to: start + end + 2,
                });
                at = start + end + 2;
            }
            None => at = start + 1,
        }
    }
    tags
}

/// The rows of a text with tags: squares of a table divided by tabs, each row a line; `None` without tags.
pub(crate) fn plain(text: &str) -> Option<String> {
    let tags = if text.contains('>') { tags(text) } else { Vec::new() };
    if tags.is_empty() {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let (mut at, mut in_row, mut first, mut hidden) = (0, false, true, false);
    for tag in &tags {
        let between = &text[at..tag.from];
        at = tag.to;
        if !hidden {
            match in_row {
                true => out.push_str(between.trim_matches(['\n', ' ', '\t'])),
                false => out.push_str(between),
            }
        }
        match (tag.name.to_ascii_lowercase().as_str(), tag.closes) {
            ("script" | "style" | "head", closes) => hidden = !closes,
            ("tr", closes) => {
                out.push('\n');
                (in_row, first) = (!closes, true);
            }
            ("td" | "th", false) if in_row => {
                if !first {
                    out.push('\t');
                }
                first = false;
                if tag.alone {
                    out.push(' ');
                }
            }
            ("td" | "th", _) => {}
            ("input" | "img", _) => out.push_str(attribute(tag.attributes, &["value", "alt"]).unwrap_or(" ").trim()),
            (
                "b" | "i" | "u" | "s" | "em" | "strong" | "span" | "font" | "tt" | "sup" | "sub" | "small" | "big"
                | "color" | "size" | "a" | "label" | "kbd" | "mark",
                _,
            ) => {}
            ("br" | "p" | "div" | "li" | "pre" | "table" | "tbody" | "thead" | "code" | "ul" | "ol", _) if in_row => {}
            _ => out.push('\n'),
        }
    }
    out.push_str(&text[at..]);
    Some(out)
}

/// The value of an attribute under one of these names.
pub(crate) fn attribute<'a>(attributes: &'a str, names: &[&str]) -> Option<&'a str> {
    for name in names {
        let mut from = 0;
        while let Some(at) = found(&attributes[from..], name).map(|k| from + k) {
            from = at + name.len();
            let before = attributes[..at].chars().last().is_none_or(char::is_whitespace);
            let rest = attributes[from..].trim_start();
            let Some(value) = rest.strip_prefix('=').filter(|_| before) else { continue };
            let value = value.trim_start();
            let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
            return match quote {
                Some(quote) => value[1..].split(quote).next(),
                None => value.split([' ', '/', '>']).next(),
            };
        }
    }
    None
}

/// Where a name stands, in small or in large letters.
fn found(text: &str, name: &str) -> Option<usize> {
    text.as_bytes().windows(name.len()).position(|part| part.eq_ignore_ascii_case(name.as_bytes()))
}

/// Boards of elements of one name, each a square: by the numbers of rows and columns that they tell, or one after the other.
pub(crate) fn elements(text: &str) -> Vec<Hit> {
    let tags = tags(text);
    // The squares of the largest board, each with its tags, and as many others around it.
    if tags.len() > MOST_TAGS {
        return Vec::new();
    }
    let mut names: Vec<&str> = Vec::new();
    for tag in tags.iter().filter(|t| !t.closes && !t.name.is_empty()) {
        if !names.contains(&tag.name) {
            names.push(tag.name);
        }
    }
    let mut hits = Vec::new();
    for name in names {
        let squares = squares(text, &tags, name);
        let shape = Shape::OFFERED.into_iter().find(|s| !s.is_cube() && s.face_squares() == squares.len());
        let Some(shape) = shape.filter(|s| s.side() > 4) else { continue };
        let depth = squares.iter().map(|s| s.1).max().unwrap_or(0);
        let cells: Option<Vec<Cell>> = squares.iter().map(|s| s.0).collect();
        let Some(mut cells) = cells else { continue };
        // A table in each square of a table: the squares come box after box.
        if name.eq_ignore_ascii_case("td") && depth > 1 {
            cells = turned(shape, &cells);
        }
        hits.extend(grid(shape, &cells).map(|grid| Hit::new(How::Elements, grid, 0..text.lines().count())));
    }
    hits
}

/// What the innermost elements of a name hold, and how deep they stand in others of that name.
fn squares(text: &str, tags: &[Tag], name: &str) -> Vec<(Option<Cell>, usize)> {
    let mut squares = Vec::new();
    // Where the innermost open element begins, and whether another one stood in it.
    let mut open: Vec<(usize, bool, &str)> = Vec::new();
    for (number, tag) in tags.iter().enumerate().filter(|(_, t)| t.name == name) {
        let told = attribute(tag.attributes, &["value", "val", "v", "digit", "number", "num", "n", "data-value"]);
        if tag.alone
            && attribute(tag.attributes, &["type"]).is_some_and(|t| ["submit", "button", "hidden"].contains(&t))
        {
            continue;
        }
        if tag.alone {
            squares.push((told.map_or(Some(Cell::Blank), Cell::of_word), open.len() + 1));
        } else if !tag.closes {
            if let Some(outer) = open.last_mut() {
                outer.1 = true;
            }
            open.push((number, false, told.unwrap_or_default()));
        } else if let Some((from, false, told)) = open.pop() {
            let mut content = String::new();
            for (tag, next) in tags[from..=number].iter().zip(&tags[from + 1..=number]) {
                if tag.name.eq_ignore_ascii_case("input") {
                    content.push_str(attribute(tag.attributes, &["value"]).unwrap_or_default());
                }
                content.push_str(text[tag.to..next.from].trim());
            }
            let content = if content.trim().is_empty() { told } else { content.trim() };
            squares.push((Cell::of_word(content), open.len() + 1));
        }
        if squares.len() > 700 || open.len() > 50 {
            break;
        }
    }
    squares
}

/// What follows the arguments of a command, in braces and brackets.
fn after_groups(mut text: &str) -> &str {
    while text.starts_with(['{', '[']) {
        let mut depth = 0usize;
        let end = text.char_indices().find(|&(_, c)| {
            match c {
                '{' | '[' => depth += 1,
                '}' | ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0
        });
        text = end.map_or("", |(at, _)| &text[at + 1..]);
    }
    text
}

/// A table of LaTeX as plain rows; `None` when the text has no commands.
pub(crate) fn latex(text: &str) -> Option<String> {
    if !(text.contains("\\begin") || text.contains("\\\\") || text.contains("\\hline") || text.contains("\\setrow")) {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('\\') {
            out.push('\n');
            let option = after.starts_with('[').then(|| after.find(']').filter(|&e| e < 12)).flatten();
            rest = option.map_or(after, |end| &after[end + 1..]);
            continue;
        }
        let name = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        let command = &rest[..name];
        rest = rest[name..].strip_prefix('*').unwrap_or(&rest[name..]);
        match command {
            "begin" | "end" => {
                out.push('\n');
                // The first row may begin behind the columns' description.
                rest = after_groups(rest);
            }
            // `\setrow {} {4} {}`: each square in braces.
            "setrow" => {
                let end = rest.find('\n').unwrap_or(rest.len());
                let squares: Vec<&str> = rest[..end].split('}').map(|s| s.trim_matches(['{', ' '])).collect();
                out.push_str(&squares[..squares.len() - 1].join("&"));
                rest = &rest[end..];
            }
            "hline" | "midrule" | "toprule" | "bottomrule" => out.push('\n'),
            "cline" | "cmidrule" | "hspace" | "vspace" | "color" | "textcolor" | "cellcolor" | "rule" => {
                rest = rest.find('}').map_or("", |end| &rest[end + 1..]);
            }
            "cdot" | "bullet" | "square" | "Box" | "phantom" | "ldots" => out.push('.'),
            _ => {}
        }
    }
    out.push_str(rest);
    out.retain(|c| !matches!(c, '{' | '}' | '$'));
    Some(out)
}
