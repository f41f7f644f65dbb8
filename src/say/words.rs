//! Words within sentences.

use crate::say::joined::Joined;
use crate::say::language::is_english;

/// A sentence that starts with a capital letter.
pub fn capital(text: &str) -> String {
    match text.chars().next() {
        Some(first) if first.is_ascii() => {
            let mut text = String::from(text);
            text[..1].make_ascii_uppercase();
            text
        }
        first => first.map_or(String::new(), |first| any_capital(first, &text[first.len_utf8()..])),
    }
}

// On its own, since the table of all letters is 12 KB: a page comes to it later than to this (scripts/split.mjs).
#[inline(never)]
fn any_capital(first: char, rest: &str) -> String {
    first.to_uppercase().chain(rest.chars()).collect()
}

/// The sentence that an error or a phrase makes on its own: a capital letter first, a full stop last.
pub fn sentence(text: &str) -> String {
    match text.ends_with(['.', '!', '?', '…', '。']) || text.is_empty() {
        true => capital(text),
        false => Joined::FullStop { sentence: capital(text) }.text(),
    }
}

/// The same, where a name that is an address may stand first and keeps its small letter.
pub fn phrase(text: &str) -> String {
    match text.split(' ').next() {
        Some(word) if word.contains('.') => Joined::FullStop { sentence: text.to_string() }.text(),
        _ => sentence(text),
    }
}

/// Whole sentences after each other; empty ones are left out.
pub fn paragraph<T: AsRef<str>>(sentences: impl IntoIterator<Item = T>) -> String {
    let sentences = sentences.into_iter().filter(|sentence| !sentence.as_ref().is_empty());
    let sentences = sentences.map(|sentence| sentence.as_ref().to_string());
    sentences.reduce(|first, next| Joined::Sentences { first, next }.text()).unwrap_or_default()
}

/// "A list" inside a sentence: "a list"; "CSV list" and names such as "OpenSudoku file" stay.
pub fn uncapital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next();
    let mut word = chars.clone().take_while(|c| !c.is_whitespace());
    match first {
        // Where nouns have capitals, or there are none, the text stays as it is.
        Some(first) if is_english() && !text.starts_with("Sudoku") && !word.any(|c| c.is_ascii_uppercase()) => {
            [first.to_ascii_lowercase()].into_iter().chain(chars).collect()
        }
        _ => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use crate::say::words::*;

    #[test]
    fn sentences_begin_and_end() {
        assert_eq!([sentence("no puzzle"), sentence("Done."), sentence("")], ["No puzzle.", "Done.", ""]);
        assert_eq!([phrase("a.txt: no puzzle"), phrase("no puzzle")], ["a.txt: no puzzle.", "No puzzle."]);
        assert_eq!(paragraph(["One.", "", "Two."]), "One. Two.");
    }

    #[test]
    fn names_keep_their_capitals_inside_a_sentence() {
        let inside = ["A list", "CSV list", "OpenSudoku file", "Sudoku"].map(uncapital);
        assert_eq!(inside, ["a list", "CSV list", "OpenSudoku file", "Sudoku"]);
    }
}
