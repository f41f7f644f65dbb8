//! What mail, links and old code pages make of a text, taken back before it is searched.

use std::borrow::Cow;

/// Bytes of a text that is unpacked at most.
const MOST: usize = 100_000;

/// The text as it was written.
pub(crate) fn unpacked(text: &str) -> Cow<'_, str> {
    if text.len() > MOST {
        return text.into();
    }
    let tried = [quoted_printable, in_address, in_form, old_frames, given_alone].iter().find_map(|unpack| unpack(text));
    tried.map_or(text.into(), Cow::from)
}

/// A mail whose signs beyond ASCII are `=C2=A0`, and whose long lines end with `=`.
fn quoted_printable(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let is_told = lower.contains("quoted-printable") || text.matches("=C2=A0").count() > 7;
    is_told.then(|| decoded(&text.replace("=\r\n", "").replace("=\n", ""), '='))
}

/// A `data:` address with `%20` and `%0A`.
fn in_address(text: &str) -> Option<String> {
    let link = text.trim();
    if (link.starts_with("http") || link.starts_with("mailto:")) && !link.contains(char::is_whitespace) {
        // A message that is handed on: `?text=5.3%0A…`.
        let (_, query) = link.split_once('?').filter(|(_, query)| query.to_ascii_lowercase().contains("%0a"))?;
        let value = |pair: &str| decoded(&pair.split_once('=').map_or(pair, |(_, value)| value).replace('+', " "), '%');
        return Some(query.split('&').map(value).collect::<Vec<String>>().join("\n"));
    }
    let (before, address) = text.split_once("data:text")?;
    let (_, data) = address.split_once(',').filter(|(_, data)| data.contains("%0A"))?;
    Some(format!("{before}\n{}", decoded(data, '%')))
}

/// A form as it is sent: `board=%5B%5B0%2C3…`.
fn in_form(text: &str) -> Option<String> {
    let is_sent = text.matches("%2C").nth(14).is_some() && text.contains("=%5B");
    is_sent.then(|| decoded(&text.replace('+', " "), '%'))
}

/// Bytes that are told by a sign and two digits.
fn decoded(text: &str, sign: char) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(sign) {
        bytes.extend(&rest.as_bytes()[..at]);
        rest = &rest[at + 1..];
        match rest.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &rest[2..];
            }
            None => bytes.push(sign as u8),
        }
    }
    bytes.extend(rest.as_bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Frames of code page 437, read as that of Windows.
fn old_frames(text: &str) -> Option<String> {
    let is_old = ["\u{cd}\u{cd}\u{cd}", "\u{c4}\u{c4}\u{c4}"].iter().any(|line| text.contains(line));
    let plain = |c: char| match c {
        '\u{b3}' | '\u{ba}' => '|',
        '\u{c4}' | '\u{cd}' => '-',
        '\u{b4}'..='\u{b9}' | '\u{bb}'..='\u{db}' => '+',
        c => c,
    };
    is_old.then(|| text.chars().map(plain).collect())
}

/// A saved game without what was typed beside its givens.
fn given_alone(text: &str) -> Option<String> {
    const TYPED: [&str; 10] =
        ["entered", "player", "user", "typed", "guesses", "filled", "entries", "notes", "candidates", "marks"];
    let has_givens = ["\"given\"", "\"givens\"", "\"clues\"", "\"initial\"", "\"fixed\""];
    if !has_givens.iter().any(|key| text.contains(key)) {
        return None;
    }
    let mut out = text.to_string();
    for key in TYPED {
        let key = format!("\"{key}\"");
        let Some(object) = out.find(&key).map(|at| at + key.len()) else { continue };
        let Some(open) = out[object..].find('{').filter(|gap| out[object..object + gap].trim() == ":") else {
            continue;
        };
        let from = object + open + 1;
        let mut depth = 1usize;
        let end = out[from..].find(|c| {
            depth = match c {
                '{' => depth + 1,
                '}' => depth - 1,
                _ => depth,
            };
            depth == 0
        });
        if let Some(end) = end {
            out.replace_range(from..from + end, "");
        }
    }
    (out != text).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_plain() {
        let mail = "Content-Transfer-Encoding: quoted-printable\n\n| =C2=A0 5 =\n| x=3D";
        assert_eq!(unpacked(mail).lines().last(), Some("| \u{a0} 5 | x="));
        assert_eq!(unpacked("data:text/plain,.%202%0A1%20."), "\n. 2\n1 .");
        assert_eq!(unpacked("https://wa.me/?text=Hi%3A%0A5+3%0A4.&to=1"), "Hi:\n5 3\n4.\n1");
        assert_eq!(unpacked("https://wa.me/?text=5+3"), "https://wa.me/?text=5+3");
        assert_eq!(unpacked("\u{c9}\u{cd}\u{cd}\u{cd}\u{bb}\n\u{ba} 5 \u{b3}"), "+---+\n| 5 |");
        let game = "{\"given\": {\"1\": 2}, \"entered\": {\"0\": {\"a\": 8}}, \"level\": 1}";
        assert_eq!(unpacked(game), "{\"given\": {\"1\": 2}, \"entered\": {}, \"level\": 1}");
        let others = "53..7 50% off, =C2 {\"entered\": {\"0\": 8}} \u{ba}";
        assert_eq!(unpacked(others), others);
    }
}
