//! A text as it was meant: plain characters and line feeds, without what cannot be seen and what programs add.

use crate::text::extract::signs::{plain, shortcode};

/// A blank that is not to be broken: a blank, or the sign of an empty square.
pub(crate) const FIRM: char = '\u{a0}';

/// One line feed a line, plain digits and signs, no invisible marks, entities and escapes resolved.
pub(crate) fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    // Where many lines end so before a sign, one that ends before a word is no name of a command.
    let many =
        text.match_indices("\\n").filter(|(at, _)| escaped_end(&text[*at..], false).is_some()).take(4).count() == 4;
    while let Some(c) = rest.chars().next() {
        // Most of most texts stays as it is.
        let kept =
            rest.bytes().take_while(|b| matches!(b, b'\n' | b' '..=b'~') && !matches!(b, b'&' | b':' | b'\\')).count();
        if kept > 0 {
            out.push_str(&rest[..kept]);
            rest = &rest[kept..];
            continue;
        }
        if c == '&'
            && let Some((symbol, length)) = entity(rest)
        {
            put(&mut out, symbol);
            rest = &rest[length..];
            continue;
        }
        if c == ':'
            && let Some((symbol, length)) = emoji(rest)
        {
            out.push(symbol);
            rest = &rest[length..];
            continue;
        }
        if c == '\u{1b}' {
            rest = rest[1..].trim_start_matches(|c: char| c == '[' || c == ';' || c.is_ascii_digit());
            rest = rest.strip_prefix(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest);
            continue;
        }
        if c == '\\'
            && let Some(length) = escaped_end(rest, many)
        {
            out.push('\n');
            rest = &rest[length..];
            continue;
        }
        if c == '\r' {
            out.push('\n');
            rest = rest[1..].strip_prefix('\n').unwrap_or(&rest[1..]);
            continue;
        }
        put(&mut out, c);
        rest = &rest[c.len_utf8()..];
    }
    unwrapped(out)
}

fn put(out: &mut String, c: char) {
    match c {
        '\u{2028}' | '\u{2029}' | '\u{85}' | '\u{b}' | '\u{c}' => out.push('\n'),
        '\u{a0}' | '\u{202f}' | '\u{2007}' => out.push(FIRM),
        '\u{2000}'..='\u{200a}' | '\u{205f}' | '\u{3000}' | '\u{1680}' => out.push(' '),
        // Reshape and assignment in APL.
        '\u{2374}' | '\u{2190}' => out.push(' '),
        // What a word processor makes of three dots.
        '\u{2026}' => out.push_str("..."),
        c if is_unseen(c) => {}
        c if c.is_ascii() => out.push(c),
        c => out.push(plain(c).unwrap_or(c)),
    }
}

/// Marks that show nothing, or that only dress the character before them.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\0'..='\x08' | '\x0e'..='\x1a' | '\x7f' | '\u{ad}' | '\u{61c}' | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' | '\u{20d0}'..='\u{20f0}'
            | '\u{300}'..='\u{36f}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e01ef}')
}

/// An entity of HTML at the start: its character and its length.
fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().take(10).position(|b| b == b';')?;
    let name = text.get(1..end)?;
    let symbol = match name {
        "nbsp" => FIRM,
        "ensp" | "emsp" | "thinsp" => ' ',
        "middot" | "bull" | "centerdot" | "square" | "squ" | "times" | "sdot" => '.',
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "vert" | "verbar" => '|',
        "lowbar" => '_',
        "ast" => '*',
        "period" => '.',
        "minus" | "ndash" | "mdash" | "dash" | "hyphen" => '-',
        "zwnj" | "zwj" | "shy" => '\u{200b}',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    Some((symbol, end + 1))
}

/// A shortcode such as `:five:` at the start.
fn emoji(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().skip(1).take(32).position(|b| b == b':')? + 1;
    let name = text.get(1..end).filter(|n| n.len() > 2 && n.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'))?;
    Some((shortcode(name)?, end + 1))
}

/// A line's end written as `\n` or `\r\n`, as in the text of a program; not the start of a word such as `\newline`.
fn escaped_end(text: &str, many: bool) -> Option<usize> {
    let rest = text.strip_prefix("\\r\\n").or_else(|| text.strip_prefix("\\n"))?;
    let word = !many && rest.starts_with(|c: char| c.is_ascii_alphabetic());
    (!word).then_some(text.len() - rest.len())
}

/// Mails break long lines with `=` at the end; only a text with long lines that end so is one.
fn unwrapped(text: String) -> String {
    let is_broken = |l: &str| l.len() >= 60 && l.ends_with('=');
    if !text.lines().any(is_broken) {
        return text;
    }
    text.replace("=3D", "\u{1}").replace("=20\n", "\n").replace("=\n", "").replace('\u{1}', "=")
}

#[cfg(test)]
mod tests {
    use crate::text::extract::clean::*;

    #[test]
    fn what_programs_add_is_taken_away() {
        assert_eq!(clean("\u{feff}5\u{200b}3\r\n6\r7\u{2028}8"), "53\n6\n7\n8");
        assert_eq!(clean("5&nbsp;3&#46;&#x37;&middot;"), "5\u{a0}3.7.");
        assert_eq!(clean("5️⃣:three::white_large_square:⬜"), "53..");
        assert_eq!(clean("53…\\n6\\newline"), "53...\n6\\newline");
        assert_eq!(clean("1\\n2\\n3\\n4\\n5\\nthanks"), "1\n2\n3\n4\n5\nthanks");
        assert_eq!(clean("\u{1b}[1;31m5\u{1b}[0m 3"), "5 3");
        assert_eq!(clean("\\é\\\\１&é;:é:"), "\\é\\\\1&é;:é:");
        let long = "0".repeat(70);
        assert_eq!(clean(&format!("{long}=\n5 a=3D1")), format!("{long}5 a=1"));
    }
}
