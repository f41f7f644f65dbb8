//! One source file as the architecture tests see it: no comments, no strings, no tests; and the paths it names.

/// A path that a file names, as it is written: `use crate::evolve::{Run, random}` is two.
pub struct Named {
    pub line: usize,
    pub path: Vec<String>,
    pub kind: Kind,
}

#[derive(Clone, PartialEq)]
pub enum Kind {
    /// `use path as name`.
    Use(String),
    /// `pub use path as name`.
    Export(String),
    /// `mod name;`
    Module,
    /// A path in the code itself.
    Inline,
}

/// The code with comments, the contents of strings and items under `#[cfg(test)]` turned to blanks; lines stay where they are.
pub fn code(text: &str) -> String {
    let blank = blank_words(&text.chars().collect::<Vec<_>>());
    blank_tests(blank)
}

fn blank_words(text: &[char]) -> Vec<char> {
    let mut out = text.to_vec();
    let mut at = 0;
    while at < text.len() {
        let end = match text[at] {
            '/' if text.get(at + 1) == Some(&'/') => find(text, at, "\n"),
            '/' if text.get(at + 1) == Some(&'*') => find(text, at, "*/") + 2,
            'r' if !at.checked_sub(1).is_some_and(|b| word(text[b])) && raw_hashes(text, at).is_some() => {
                let hashes = raw_hashes(text, at).unwrap_or(0);
                let close = format!("\"{}", "#".repeat(hashes));
                find(text, at + hashes + 2, &close) + close.len()
            }
            '"' => string_end(text, at),
            '\'' if text.get(at + 1) == Some(&'\\') => find(text, at + 3, "'") + 1,
            '\'' if text.get(at + 2) == Some(&'\'') => at + 3,
            _ => {
                at += 1;
                continue;
            }
        };
        let end = end.min(text.len());
        out[at..end].iter_mut().filter(|c| **c != '\n').for_each(|c| *c = ' ');
        at = end;
    }
    out
}

fn raw_hashes(text: &[char], at: usize) -> Option<usize> {
    let hashes = text[at + 1..].iter().take_while(|c| **c == '#').count();
    (text.get(at + 1 + hashes) == Some(&'"')).then_some(hashes)
}

fn string_end(text: &[char], open: usize) -> usize {
    let mut at = open + 1;
    while at < text.len() && text[at] != '"' {
        at += if text[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

fn find(text: &[char], from: usize, what: &str) -> usize {
    let what: Vec<char> = what.chars().collect();
    (from..text.len()).find(|&i| text[i..].starts_with(&what)).unwrap_or(text.len())
}

fn blank_tests(mut text: Vec<char>) -> String {
    let mut from = 0;
    loop {
        let start = find(&text, from, "#[cfg(test)]");
        if start == text.len() {
            return text.into_iter().collect();
        }
        let (mut at, mut depth) = (start + "#[cfg(test)]".len(), 0);
        while at < text.len() {
            match text[at] {
                '{' | '[' | '(' => depth += 1,
                '}' | ']' | ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 && matches!(text[at], ';' | '}') {
                break;
            }
            at += 1;
        }
        let end = (at + 1).min(text.len());
        text[start..end].iter_mut().filter(|c| **c != '\n').for_each(|c| *c = ' ');
        from = end;
    }
}

fn word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The words of a line of [`code`].
pub fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c| !word(c)).filter(|w| !w.is_empty())
}

/// A word, `::`, or a sign by itself; and its line.
type Token = (usize, String);

fn tokens(code: &str) -> Vec<Token> {
    let mut all: Vec<Token> = Vec::new();
    for (i, line) in code.lines().enumerate() {
        let mut rest = line.trim_start();
        while let Some(c) = rest.chars().next() {
            let length = match c {
                _ if word(c) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
                ':' if rest.starts_with("::") => 2,
                _ => c.len_utf8(),
            };
            all.push((i + 1, rest[..length].to_string()));
            rest = rest[length..].trim_start();
        }
    }
    all
}

/// Every path that the code names.
pub fn named(code: &str) -> Vec<Named> {
    let tokens = tokens(code);
    let text = |i: usize| tokens.get(i).map_or("", |t| t.1.as_str());
    let mut all = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if text(at) == "use" {
            let public = at > 0 && matches!(text(at - 1), "pub" | ")");
            at += 1;
            tree(&tokens, &mut at, &mut Vec::new(), public, &mut all);
        } else if text(at) == "mod" && text(at + 2) == ";" {
            all.push(Named { line: tokens[at].0, path: vec![text(at + 1).to_string()], kind: Kind::Module });
            at += 3;
        } else if words(text(at)).next().is_some() && text(at + 1) == "::" {
            let line = tokens[at].0;
            let mut path = vec![text(at).to_string()];
            while text(at + 1) == "::" && words(text(at + 2)).next().is_some() {
                path.push(text(at + 2).to_string());
                at += 2;
            }
            all.push(Named { line, path, kind: Kind::Inline });
            at += 1;
        } else {
            at += 1;
        }
    }
    all
}

/// One tree of a `use`: `a::{b, c::d as e}`.
fn tree(tokens: &[Token], at: &mut usize, prefix: &mut Vec<String>, public: bool, all: &mut Vec<Named>) {
    let depth = prefix.len();
    while let Some((line, token)) = tokens.get(*at) {
        *at += 1;
        match token.as_str() {
            "::" => {}
            "{" => {
                while tokens.get(*at).is_some_and(|t| t.1 != "}") {
                    tree(tokens, at, prefix, public, all);
                    if tokens.get(*at).is_some_and(|t| t.1 == ",") {
                        *at += 1;
                    }
                }
                *at += 1;
                break;
            }
            _ => {
                if token != "self" || prefix.is_empty() {
                    prefix.push(token.clone());
                }
                if tokens.get(*at).is_some_and(|t| t.1 == "::") {
                    continue;
                }
                let mut name = prefix.last().cloned().unwrap_or_default();
                if tokens.get(*at).is_some_and(|t| t.1 == "as") {
                    name = tokens.get(*at + 1).map(|t| t.1.clone()).unwrap_or_default();
                    *at += 2;
                }
                let kind = if public { Kind::Export(name) } else { Kind::Use(name) };
                all.push(Named { line: *line, path: prefix.clone(), kind });
                break;
            }
        }
    }
    prefix.truncate(depth);
}
