//! Rich text (RTF), as word processors save it, as plain text.

/// Groups that hold no text of the page.
const HIDDEN: [&str; 8] =
    ["fonttbl", "colortbl", "stylesheet", "info", "pict", "listtable", "listoverridetable", "generator"];

/// The text of an RTF file; `None` of any other text.
pub(crate) fn plain(text: &str) -> Option<String> {
    if !text.trim_start().starts_with("{\\rtf") {
        return None;
    }
    let mut out = String::with_capacity(text.len() / 2);
    // For each open group, whether it is hidden.
    let mut groups: Vec<bool> = Vec::new();
    let mut rest = text;
    // Signs that stand for a character which was given by its code.
    let mut skip = 0;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        let hidden = groups.last().copied().unwrap_or(false);
        match c {
            '{' => groups.push(hidden),
            '}' => {
                groups.pop();
            }
            '\\' => rest = control(rest, hidden, &mut groups, &mut out, &mut skip),
            '\n' | '\r' => {}
            _ if skip > 0 => skip -= 1,
            c if !hidden => out.push(c),
            _ => {}
        }
    }
    Some(out)
}

/// What follows a backslash; what is left behind it.
fn control<'a>(rest: &'a str, hidden: bool, groups: &mut [bool], out: &mut String, skip: &mut usize) -> &'a str {
    let Some(first) = rest.chars().next() else { return rest };
    if !first.is_ascii_alphabetic() {
        let behind = &rest[first.len_utf8()..];
        match first {
            // A byte by its code; only plain characters matter here.
            '\'' => {
                let code = behind.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
                if *skip > 0 {
                    *skip -= 1;
                } else if !hidden {
                    out.extend(code.map(char::from));
                }
                return behind.get(2..).unwrap_or("");
            }
            '*' => groups.iter_mut().rev().take(1).for_each(|group| *group = true),
            '~' if !hidden => out.push('\u{a0}'),
            '_' if !hidden => out.push('-'),
            '\n' | '\r' if !hidden => out.push('\n'),
            '{' | '}' | '\\' if !hidden => out.push(first),
            _ => {}
        }
        return behind;
    }
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (name, behind) = rest.split_at(letters);
    let sign = usize::from(behind.starts_with('-'));
    let digits = behind[sign..].bytes().take_while(u8::is_ascii_digit).count();
    let (number, behind) = behind.split_at(if digits > 0 { sign + digits } else { 0 });
    let behind = behind.strip_prefix(' ').unwrap_or(behind);
    if HIDDEN.contains(&name) {
        groups.iter_mut().rev().take(1).for_each(|group| *group = true);
    } else if !hidden {
        match name {
            "par" | "line" | "row" | "sect" | "page" => out.push('\n'),
            "tab" | "cell" => out.push('\t'),
            "u" => {
                let code = number.parse::<i32>().ok().map(|code| if code < 0 { code + 0x1_0000 } else { code });
                out.extend(code.and_then(|code| char::from_u32(code as u32)));
                *skip = 1;
            }
            _ => {}
        }
    }
    behind
}

#[cfg(test)]
mod tests {
    use crate::text::extract::rtf::*;

    #[test]
    fn rich_text_is_plain() {
        let file = r"{\rtf1\ansi{\fonttbl{\f0 Courier;}}{\*\generator Riched20 1;}\f0\fs20 5 3 .\par 6\tab\b 1\b0\'2e\par \u9633?\{7\}}";
        assert_eq!(plain(file).as_deref(), Some("5 3 .\n6\t1.\n\u{25a1}{7}"));
        assert_eq!(plain("53..7...."), None);
        for odd in [r"{\rtf1\", r"{\rtf1\'", r"{\rtf1 }}}\u-3 {", r"{\rtf1\'é\é"] {
            assert!(plain(odd).is_some());
        }
    }
}
