//! The innermost lists of a text, and what stands between quotation marks, one a line: the rows of a program's data.

/// The text of each, in the order in which they end; an empty line where an outer list ends.
pub(crate) fn all(text: &str) -> Vec<String> {
    let mut groups = Vec::new();
    // Where the innermost open bracket stands, and where a quotation mark does.
    let (mut open, mut quote): (Option<usize>, Option<(usize, char)>) = (None, None);
    for (at, c) in text.char_indices() {
        match (c, quote) {
            ('"' | '\'' | '`', None) => quote = Some((at + 1, c)),
            (_, Some((from, mark))) if c == mark => {
                // Single signs are squares of a list.
                if at - from > 3 {
                    groups.push(text[from..at].to_string());
                    open = None;
                }
                quote = None;
            }
            ('\n', Some(_)) => quote = None,
            ('[' | '{' | '(', _) => open = Some(at + 1),
            (']' | '}' | ')', _) => match open.take() {
                Some(from) => groups.push(text[from..at].replace('\n', " ")),
                None => groups.push(String::new()),
            },
            _ => {}
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_innermost_list_and_each_string_is_a_line() {
        assert_eq!(all("a = [[5, 3],\n [0,\n 1]]"), ["5, 3", "0,  1", ""]);
        assert_eq!(all("{\"p\": [\"53..\", \"1...\"]}"), ["53..", "1...", "", ""]);
        assert_eq!(all("[\"5\", \".\"]"), ["\"5\", \".\""]);
        assert!(all("(").is_empty() && all("don't [").is_empty());
    }
}
