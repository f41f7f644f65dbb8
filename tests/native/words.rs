//! One room for words: a literal of two and more words stands in `src/say`, and every message there is in its catalogue.

use std::fs::read_to_string;
use std::path::{Path, PathBuf};

use sudokube::say::catalogue::catalogue;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// Where words stand that are no messages of the page.
const EXEMPT: &[&str] = &[
    // The room for words itself.
    "say/",
    // Programs: the command line's help and reports, one file a command; what a program says that is started in the wrong place.
    "bin/",
    "main.rs",
    // An algorithm's own data: its settings and what its operators are called, beside its paper.
    "evolve/algorithms/",
    "evolve/boxes/",
    "evolve/engines/",
    // Names and sources of puzzles, of rules, of pages and of colours, beside what they name; words by which texts are known.
    "generate/cube_examples.rs",
    "generate/examples.rs",
    "play/board.rs",
    "text/app_link.rs",
    "text/extract/aspect.rs",
    "text/extract/boxes.rs",
    "text/extract/ids.rs",
    "text/extract/penpa.rs",
    "text/extract/sudokupad.rs",
    "text/extract/variant_lines.rs",
    "text/extract/variants.rs",
    "text/fpuzzles.rs",
    "text/style.rs",
    "text/write.rs",
    // Cells of the papers' spreadsheets, beside their formulas.
    "export/workbook/",
    // Lines for the console of a browser.
    "threads/serve.rs",
];

/// Two words that nobody reads: classes, selectors and queries, markup, the first words of a panic.
const UNREAD: &[&str] = &[
    "rule axis",
    "rule short",
    "rate band",
    "sum off",
    "sum deceived",
    "whole coming",
    "digit given-digit",
    "panicked at",
    ".faces, .net",
    "role='gridcell' tabindex='-1'",
    "(prefers-reduced-motion: reduce)",
    "(min-width: 1024px)",
    ".classroom :is(input:not([type=checkbox], [type=radio], [type=range]), select, textarea)",
    "button, a, summary",
    "input, [tabindex]",
    "Verdana, DejaVu Sans, Noto Sans, sans-serif",
    "{}px SK Text, system-ui, sans-serif",
    "evolved few",
    "evolved half",
    "evolved agreed",
    "evolved agreed conflict",
    "typed conflict",
    "end named of-{}",
    ".faces .face:not([hidden]) .board",
    "input:not([type=checkbox], [type=radio], [type=range]), select, textarea, dialog[open]",
    // The first line of a saved study.
    "sudokube study 1",
    // Why a number cannot be packed: serde wants a reason.
    "not to be packed",
    "not to be unpacked",
];

/// Files whose sentences are still to be moved.
const TO_DO: &[&str] = &[];

#[test]
fn sentences_stand_in_say_alone() {
    let mut found = Vec::new();
    for file in sources(Path::new(SOURCE)) {
        let name = file.strip_prefix(SOURCE).unwrap().to_string_lossy().replace('\\', "/");
        if EXEMPT.iter().any(|start| name.starts_with(start)) || name.ends_with("tests.rs") || name.contains("/tests/")
        {
            continue;
        }
        let sentences = sentences(&read_to_string(&file).unwrap());
        let to_do = TO_DO.contains(&name.as_str());
        if to_do && sentences.is_empty() {
            found.push(format!("{name} is done: take it off the list of this test"));
        }
        if !to_do {
            found.extend(sentences.into_iter().map(|(line, text)| format!("src/{name}:{line}: {text}")));
        }
    }
    assert!(found.is_empty(), "a sentence belongs to src/say:\n{}", found.join("\n"));
}

#[test]
fn every_message_is_in_the_catalogue() {
    let known: Vec<_> = catalogue().collect();
    for file in sources(&Path::new(SOURCE).join("say")) {
        let text = read_to_string(&file).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        if file.ends_with("messages.rs") {
            continue;
        }
        let tokens = tokens(text);
        for (k, token) in tokens.iter().enumerate() {
            if !matches!(token, Token::Name("labels" | "messages" | "wording"))
                || tokens.get(k + 1) != Some(&Token::Sign('!'))
            {
                continue;
            }
            // The first name with a capital letter is that of the enum.
            let name = tokens[k..].iter().find_map(|t| match t {
                Token::Name(name) if name.starts_with(char::is_uppercase) => Some(*name),
                _ => None,
            });
            let name = name.unwrap();
            let start = name;
            assert!(
                known.iter().any(|entry| entry.name.starts_with(start)),
                "{name} of {} is not in the catalogue",
                file.display()
            );
        }
    }
    for entry in known {
        assert!(!entry.subject.is_empty() && !entry.name.is_empty() && !entry.text.is_empty(), "{entry:?}");
    }
}

#[test]
fn what_counts_as_a_sentence() {
    let found = |text: &str| sentences(text).into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    assert_eq!(found(r#"let a = "two words"; // "not this""#), ["two words"]);
    assert_eq!(found(r##"let a = ("word", r#"a "raw" one"#, 'x', '"', "d{}");"##), ["a \"raw\" one"]);
    assert!(found(r#"view! { <p class="a b" data-x="a b" style:top="a b">"One"</p> }"#).is_empty());
    assert!(found("#[must_use = \"said for a reason\"] fn f() { panic!(\"cannot be here\") }").is_empty());
    assert!(found("#[cfg(test)] mod tests { const A: &str = \"two words\"; }").is_empty());
    assert_eq!(found(r#"format!("<rect class='a b'/>{x}<text>two words</text>")"#).len(), 1);
    assert!(found(r#"format!("<rect class='a b' x={x}/>{x}<text>{y}</text>")"#).is_empty());
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files.extend(sources(&path)),
            false if path.extension().is_some_and(|e| e == "rs") => files.push(path),
            false => {}
        }
    }
    files.sort();
    files
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token<'a> {
    Name(&'a str),
    Sign(char),
    /// A string, and the line it begins in.
    Text(&'a str, usize),
}

/// The tokens of a source file without its comments, characters and numbers.
fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let line = || source[..at].matches('\n').count() + 1;
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if let Some(hashes) = raw(rest) {
            let close = format!("\"{}", "#".repeat(hashes));
            let inside = &rest[hashes + 2..];
            let end = inside.find(&close).unwrap();
            tokens.push(Token::Text(&inside[..end], line()));
            at += hashes + 2 + end + close.len();
        } else if first == '"' {
            let mut end = 1;
            while !rest[end..].starts_with('"') {
                end += if rest[end..].starts_with('\\') { 1 } else { 0 };
                end += rest[end..].chars().next().unwrap().len_utf8();
            }
            tokens.push(Token::Text(&rest[1..end], line()));
            at += end + 1;
        } else if first == '\'' {
            at += character(rest).unwrap_or(1);
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            tokens.push(Token::Name(&rest[..end]));
            at += end;
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            at += first.len_utf8();
        }
    }
    tokens
}

/// The number of `#` before a raw string that begins here.
fn raw(rest: &str) -> Option<usize> {
    let hashes = rest.strip_prefix('r')?;
    let text = hashes.trim_start_matches('#');
    text.starts_with('"').then_some(hashes.len() - text.len())
}

/// The length of a character literal that begins here; `None` for a lifetime.
fn character(rest: &str) -> Option<usize> {
    if rest[1..].starts_with('\\') {
        return Some(3 + rest[3..].find('\'')? + 1);
    }
    let inside = rest[1..].chars().next()?.len_utf8();
    rest[1 + inside..].starts_with('\'').then_some(2 + inside)
}

/// The position after an item or a group that begins at `at`: after its closing sign, or after a semicolon.
fn after(tokens: &[Token], at: usize) -> usize {
    let mut depth = 0;
    for (k, token) in tokens.iter().enumerate().skip(at) {
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']') => depth -= 1,
            Token::Sign('}') => {
                depth -= 1;
                if depth == 0 {
                    return k + 1;
                }
            }
            Token::Sign(';') if depth == 0 => return k + 1,
            _ => {}
        }
    }
    tokens.len()
}

/// The position after the group that opens at `at`.
fn after_group(tokens: &[Token], at: usize) -> usize {
    let mut depth = 0;
    let end = tokens[at..].iter().position(|token| {
        depth += match token {
            Token::Sign('(' | '[' | '{') => 1,
            Token::Sign(')' | ']' | '}') => -1,
            _ => 0,
        };
        depth == 0
    });
    end.map_or(tokens.len(), |end| at + end + 1)
}

/// Literals of two and more words that a person may read, with their lines.
fn sentences(source: &str) -> Vec<(usize, String)> {
    let tokens = tokens(source);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at..] {
            // An attribute; what is for tests alone is left out with it.
            [Token::Sign('#'), Token::Sign('['), ..] | [Token::Sign('#'), Token::Sign('!'), Token::Sign('['), ..] => {
                let open = at + tokens[at..].iter().position(|t| *t == Token::Sign('[')).unwrap();
                let test = tokens[open + 1..].starts_with(&[Token::Name("cfg"), Token::Sign('('), Token::Name("test")]);
                let mut depth = 0;
                let close = tokens[open..].iter().position(|t| {
                    depth += i32::from(*t == Token::Sign('[')) - i32::from(*t == Token::Sign(']'));
                    depth == 0
                });
                at = open + close.unwrap() + 1;
                if test {
                    at = after(&tokens, at);
                }
            }
            // What a programmer reads.
            [
                Token::Name("panic" | "assert" | "assert_eq" | "debug_assert" | "debug_assert_eq" | "unreachable"),
                Token::Sign('!'),
                ..,
            ] => {
                at = after_group(&tokens, at + 2);
            }
            [Token::Name("expect"), Token::Sign('('), Token::Text(..), ..] => at += 3,
            [Token::Text(text, line), ..] => {
                if !is_attribute(&tokens[..at]) && words(text) > 1 && !UNREAD.contains(&text.trim()) {
                    found.push((*line, text.split_whitespace().collect::<Vec<_>>().join(" ")));
                }
                at += 1;
            }
            _ => at += 1,
        }
    }
    found
}

/// Whether the value that follows is that of an attribute which nobody reads: a class, a style, a name for tests, a shape.
fn is_attribute(before: &[Token]) -> bool {
    let [rest @ .., Token::Sign('=')] = before else { return false };
    let mut name = String::new();
    for token in rest.iter().rev() {
        match token {
            Token::Name(part) if name.is_empty() || name.starts_with(['-', ':']) => name.insert_str(0, part),
            Token::Sign(sign @ ('-' | ':')) if !name.starts_with(['-', ':']) => name.insert(0, *sign),
            _ => break,
        }
    }
    name.starts_with("data-")
        || ["class", "style", "d", "id", "viewBox", "points", "transform", "rel", "accept", "sizes"]
            .contains(&name.split(':').next().unwrap_or_default())
}

/// How many words a text has, apart from markup, styles and arguments.
fn words(text: &str) -> usize {
    let mut bare = String::new();
    let (mut markup, mut argument) = (false, 0);
    let letters: Vec<char> = text.chars().collect();
    for (k, &letter) in letters.iter().enumerate() {
        match letter {
            '<' if letters.get(k + 1).is_some_and(|c| c.is_alphabetic() || "/!?{".contains(*c)) => markup = true,
            '>' if markup => {
                markup = false;
                bare.push(' ');
            }
            '{' => argument += 1,
            '}' if argument > 0 => {
                argument -= 1;
                bare.push('0');
            }
            _ if markup || argument > 0 => {}
            _ => bare.push(letter),
        }
    }
    // Styles, and attributes of SVG.
    if ["var(--", "px ", "px;", "=\\\"", "fill:", "@page", "transform:", "translate"]
        .iter()
        .any(|mark| text.contains(mark))
    {
        return 0;
    }
    let word = |part: &&str| {
        let part = part.trim_matches(|c: char| c.is_ascii_punctuation() || "“”’…·".contains(c));
        (part.chars().count() > 1 && part.chars().all(|c| c.is_alphabetic() || "’'-".contains(c))) || part == "a"
    };
    bare.split_whitespace().filter(word).count()
}
