//! Text from outside in a sentence: a link, a file or a person may hold anything.

/// Characters of an echo at most.
pub const MOST: usize = 60;
/// Characters of what stands for a name of ours at most: all of them are shorter.
const MOST_OF_A_NAME: usize = 40;

/// What of a text from outside stands in a sentence: no control characters, no marks that turn or hide what follows, and at
/// most [`MOST`] characters; `…` stands for what is cut.
pub fn echo(text: &str) -> String {
    up_to(MOST, text)
}

/// The same of what should be a name of ours, beside which all names may be listed.
pub fn name(text: &str) -> String {
    up_to(MOST_OF_A_NAME, text)
}

fn up_to(most: usize, text: &str) -> String {
    let mut shown = text.chars().filter(|c| is_shown(*c));
    let mut echo: String = shown.by_ref().take(most).collect();
    if shown.next().is_some() {
        echo.pop();
        echo.push('…');
    }
    echo
}

/// The same of any length: a whole sentence, or the name of a file.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| is_shown(*c)).collect()
}

/// Whether a character is neither a control character nor one of those that change the direction, divide lines or show nothing.
pub const fn is_shown(c: char) -> bool {
    let hidden = matches!(c,
        '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}');
    !hidden
}

#[cfg(test)]
mod tests {
    use crate::say::echo::*;

    #[test]
    fn what_turns_or_hides_the_sentence_is_removed() {
        assert_eq!(echo("moc.elpmaxe"), "moc.elpmaxe");
        assert_eq!(echo("a\u{202e}b\u{2066}c\u{200f}\n\t\x1b[31md\u{feff}"), "abc[31md");
        assert_eq!(echo("Überträger 数独"), "Überträger 数独");
    }

    #[test]
    fn what_is_long_is_cut_at_sixty() {
        assert_eq!(echo(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(echo(&"é".repeat(61)), "é".repeat(59) + "…");
        // What is removed does not count.
        assert_eq!(echo(&("\u{200b}".repeat(100) + "x")), "x");
    }
}
