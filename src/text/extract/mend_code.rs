//! What single programs and people put in place of rows of digits, written out.

use crate::text::extract::mend_lines::ALIKE;

/// Digits that are told once: `0 <repeats 14 times>` of a debugger.
pub(crate) fn repeats(text: &str) -> Option<String> {
    const MOST: usize = 100;
    let mut parts = text.split(" <repeats ");
    let mut out = parts.next()?.to_string();
    let mut any = false;
    for part in parts {
        let (times, rest) = part.split_once(" times>")?;
        let times: usize = times.parse().ok().filter(|times| *times <= MOST)?;
        let digit = out.chars().last()?;
        (1..times).for_each(|_| out.extend([',', ' ', digit]));
        out.push_str(rest);
        any = true;
    }
    any.then_some(out)
}

/// Lists of signs between their parts: `5 :: 3 :: nil`.
pub(crate) fn cons(text: &str) -> Option<String> {
    (text.matches("::").count() > 15).then(|| {
        let text =
            ["nil", "Nil", "[]"].iter().fold(text.to_string(), |text, end| text.replace(&format!(":: {end}"), "]"));
        text.replace("::", ",").replace('=', "= [")
    })
}

/// The numbers before the answers of a program: `1) "r6c5"`.
pub(crate) fn numbered(text: &str) -> Option<String> {
    let bare = |line: &str| {
        let (number, rest) = line.trim_start().split_once(") ")?;
        number.parse::<u32>().is_ok().then(|| rest.to_string())
    };
    let count = text.lines().filter_map(bare).count();
    let lines = || text.lines().map(|line| bare(line).unwrap_or_else(|| line.to_string()));
    (count > 15).then(|| lines().collect::<Vec<String>>().join("\n"))
}

/// Rows as numbers of base 16 with signs to read them by: `36'h530_070_000`.
pub(crate) fn hexadecimal(text: &str) -> Option<String> {
    let row = |line: &str| {
        let at = ["'h", "0x"].iter().filter_map(|mark| line.rfind(mark)).max()? + 2;
        let digits: String =
            line[at..].chars().take_while(|c| c.is_ascii_digit() || *c == '_').filter(|c| *c != '_').collect();
        (digits.len() == 9).then_some(digits)
    };
    let rows: Vec<String> = text.lines().filter_map(row).collect();
    (rows.len() >= ALIKE).then(|| rows.join("\n"))
}

/// Rows between strokes in which a letter is as many empty squares as its place in the alphabet: `d3d/a8a4a2a6a`.
pub(crate) fn letters_for_gaps(text: &str) -> Option<String> {
    let row = |part: &str| {
        let sign = |c: char| match c {
            '1'..='9' => Some(c.to_string()),
            'a'..='i' => Some(".".repeat(usize::from(c as u8 - b'a') + 1)),
            _ => None,
        };
        part.chars().map(sign).collect::<Option<String>>().filter(|row| row.len() == 9)
    };
    let words = text.split_whitespace().filter(|word| word.matches('/').count() == 8);
    words
        .filter_map(|word| word.split('/').map(row).collect::<Option<Vec<String>>>())
        .map(|rows| rows.join("\n"))
        .next()
}

/// A board of 81 signs between quotation marks, blanks for empty squares.
pub(crate) fn blanks_in_quotes(text: &str) -> Option<String> {
    let is_board = |part: &&str| {
        part.len() == 81 && part.contains(' ') && part.bytes().all(|b| b == b' ' || (b'1'..=b'9').contains(&b))
    };
    text.split(['\'', '"', '`']).find(is_board).map(|board| board.replace(' ', "."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_written_out() {
        assert_eq!(repeats("{0 <repeats 3 times>, 1, 5 <repeats 2 times>}").as_deref(), Some("{0, 0, 0, 1, 5, 5}"));
        assert_eq!((repeats("0, 1"), repeats("0 <repeats 999 times>")), (None, None));
        let list = "d := ".to_string() + &"0 :: ".repeat(16) + "nil.";
        assert_eq!(
            cons(&list).as_deref(),
            Some(("d := [ ".to_string() + &"0 , ".repeat(16) + "].").replace(", ].", "].").as_str())
        );
        assert_eq!(numbered(&"1) \"r6c5\"\n 2) \"8\"\n".repeat(8)).unwrap().lines().next(), Some("\"r6c5\""));
        let rows = "r[0] = 36'h530_070_000;\n".repeat(4);
        assert_eq!(hexadecimal(&rows).as_deref(), Some(["530070000"; 4].join("\n").as_str()));
        assert_eq!(letters_for_gaps("So: d3d/i/i/i/i/i/i/i/9h !").unwrap().lines().next(), Some("....3...."));
        assert_eq!(letters_for_gaps("d3d/i/i/i/i/i/i/i/h"), None);
        let board = format!("'{}1'", " ".repeat(80));
        assert_eq!(blanks_in_quotes(&board), Some(".".repeat(80) + "1"));
    }
}
