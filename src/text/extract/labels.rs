//! What stands before the squares of a row: its number or its name, words, the name of a cube's face.

/// The number of a label: `3`, `3:`, `(3)`, `C`, `r3`, `Row 3`.
pub(crate) fn label(text: &str) -> Option<u8> {
    let text = text.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    let number = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    if !number.is_empty() {
        let word = &text[..text.len() - number.len()];
        let plain = word.len() <= 9 && word.chars().all(|c| c.is_ascii_alphabetic() || matches!(c, ' ' | '#' | '_'));
        return number.parse().ok().filter(|&n: &u8| plain && n <= 36);
    }
    let last = text.rsplit(' ').next()?;
    let mut chars = last.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) if c.is_ascii_alphabetic() => Some(c.to_ascii_uppercase() as u8 - b'A' + 1),
        _ => None,
    }
}

/// A label at the start of a line and what follows it: `3: 5..7`, `Row 3 = 5..7`, `C|5..7`.
pub(crate) fn labelled(line: &str) -> Option<(u16, &str)> {
    let start = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '(' | '[' | '|' | '"' | '\'' | '{'));
    let word = start.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let name = &start[..start.len() - word.len()];
    let spaced = word.trim_start_matches([' ', '#', '_', '[', '(']);
    let number = spaced.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = match number {
        // A letter alone.
        0 if name.len() == 1 => (u16::from(name.bytes().next()?.to_ascii_uppercase() - b'A' + 1), word),
        1..=4 if name.len() <= 9 => (spaced.get(..number)?.parse().ok()?, spaced.get(number..)?),
        _ => return None,
    };
    // A point or a dash belongs to the number only right behind it: later ones may be squares.
    let ends = |c: char| matches!(c, ' ' | '\t' | ':' | ')' | ']' | '|' | '=' | '>' | '"' | '\'');
    let marks = rest.char_indices().take_while(|&(at, c)| ends(c) || at == 0 && matches!(c, '.' | '-'));
    let end = marks.filter(|&(_, c)| ends(c)).last()?.0;
    Some((number, &rest[end + 1..]))
}

/// The words before the squares of a line, `db ` or `row = `, and what follows them.
pub(crate) fn worded(line: &str) -> Option<(&str, &str)> {
    let rest = line.trim_start_matches(|c: char| {
        c.is_ascii_alphabetic() || matches!(c, ' ' | '\t' | '$' | '=' | ':' | '(' | '[' | '{' | '@' | '&' | '<')
    });
    let words = &line[..line.len() - rest.len()];
    (words.bytes().filter(u8::is_ascii_alphabetic).count() > 1 && words.len() <= 24).then_some((words, rest))
}

/// What follows the last mark of a line, as after the name of a speaker or a file.
pub(crate) fn after_mark(line: &str) -> Option<&str> {
    // A text between quotation marks that ends the line: `PIC X(9) VALUE "53..7....".`
    let end = line.trim_end_matches(['.', ';', ',', ' ', ')']);
    if let Some(text) = end.strip_suffix('"')
        && let Some((before, text)) = text.rsplit_once('"')
        && before.chars().any(char::is_alphabetic)
        && !text.is_empty()
    {
        return Some(text);
    }
    let at = line.rfind([':', '>', ']', '='])?;
    let named = line[..at].chars().any(char::is_alphabetic);
    Some(&line[at + 1..]).filter(|rest| named && !rest.is_empty())
}

/// The face of a cube that a line names, from 0 in the order U R F D L B.
pub(crate) fn face_of(line: &str) -> Option<usize> {
    const NAMES: [[&str; 3]; 6] = [
        ["u", "up", "top"],
        ["r", "right", "east"],
        ["f", "front", "south"],
        ["d", "down", "bottom"],
        ["l", "left", "west"],
        ["b", "back", "north"],
    ];
    // Signs of empty squares are none of a name.
    let name = line.trim_matches(|c: char| c.is_whitespace() || ":=#[](){}\"'".contains(c));
    let name = ["face ", "Face "].iter().find_map(|word| name.strip_prefix(word)).unwrap_or(name);
    let name = [" face", " Face"].iter().find_map(|word| name.strip_suffix(word)).unwrap_or(name);
    NAMES.iter().position(|names| names.iter().any(|known| known.eq_ignore_ascii_case(name)))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::labels::*;

    #[test]
    fn labels_have_numbers() {
        assert_eq!(
            ["3", "(3)", "C", "r3", "Row 3:", "xyz", "37"].map(label),
            [Some(3), Some(3), Some(3), Some(3), Some(3), None, None]
        );
        assert_eq!(labelled("3: 53..7...."), Some((3, "53..7....")));
        assert_eq!(labelled("Row 3 = 5 3 ."), Some((3, "5 3 .")));
        assert_eq!(labelled("C| . 3 ."), Some((3, ". 3 .")));
        assert_eq!(labelled("3 ..5"), Some((3, "..5")));
        assert_eq!(labelled("53..7...."), None);
        assert_eq!(labelled(" 104  ..5"), Some((104, "..5")));
        let faces = ["Up", "Right:", "face F", "[D]", "\"L\": ", "Back face"].map(face_of);
        assert_eq!(faces, [0, 1, 2, 3, 4, 5].map(Some));
        assert_eq!(["Backs", "5 . f", ". f .", "F1"].map(face_of), [None; 4]);
    }
}
