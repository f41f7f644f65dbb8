//! Tables in which givens are bold and what a player wrote is not.

use crate::text::extract::choose::Found;
use crate::text::extract::search::CHECKED;
use crate::text::reading::Puzzle;

/// What makes a digit bold in Markdown and on a page, before and behind it.
const BOLD: [(&str, &str); 3] = [("**", "**"), ("<b>", "</b>"), ("<strong>", "</strong>")];

/// Fewer bold digits are no givens, but stressed.
const GIVENS: usize = 17;

/// The text without the digits of its squares that are not bold; `None` where there are no both kinds.
pub(crate) fn givens_alone(text: &str) -> Option<String> {
    let is_bold =
        |at: usize| BOLD.iter().any(|(open, close)| text[..at].ends_with(open) && text[at + 1..].starts_with(close));
    if text.len() > CHECKED || !BOLD.iter().any(|(open, _)| text.matches(open).nth(GIVENS - 1).is_some()) {
        return None;
    }
    let digits = || text.bytes().enumerate().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at);
    let is_plain = |at: usize| {
        let (before, behind) = (text[..at].trim_end_matches(' '), text[at + 1..].trim_start_matches(' '));
        let tag = || before.ends_with('>') && before.rsplit('<').next().is_some_and(|tag| tag.starts_with("td"));
        before.ends_with('|') && behind.starts_with('|') || behind.starts_with("</td") && tag()
    };
    let plain: Vec<usize> = digits().filter(|&at| is_plain(at)).collect();
    let both = !plain.is_empty() && digits().filter(|&at| is_bold(at)).nth(GIVENS - 1).is_some();
    both.then(|| {
        let mut left = text.as_bytes().to_vec();
        plain.iter().for_each(|&at| left[at] = b' ');
        String::from_utf8_lossy(&left).into_owned()
    })
}

/// The board with its bold digits as givens and the others as typed; `givens` is what was read of the bold ones alone.
pub(crate) fn with_typed(found: Found, givens: Found) -> Found {
    let only = |found: &Found| match &found.readings[..] {
        [reading] if reading.puzzles.len() == 1 => Some(reading.puzzles[0].clone()),
        _ => None,
    };
    let (Some(all), Some(mut puzzle)) = (only(&found), only(&givens)) else { return found };
    puzzle.type_over(&all.grid);
    if puzzle.grid != all.grid || all.typed_count() > 0 {
        return found;
    }
    let mut found = found;
    found.readings[0].puzzles[0] = Puzzle { typed: puzzle.typed, ..all };
    found
}

#[cfg(test)]
mod tests {
    use crate::text::extract::bold::givens_alone;

    #[test]
    fn what_is_not_bold_goes() {
        let bold = "| **5** |".repeat(17);
        assert_eq!(givens_alone(&format!("{bold} 3 | 4 apples |")), Some(format!("{bold}   | 4 apples |")));
        assert_eq!(givens_alone(&bold), None);
        let page = "<td><b>5</b></td>".repeat(17);
        assert_eq!(givens_alone(&format!("{page}<td class='x'>3</td>")), Some(format!("{page}<td class='x'> </td>")));
    }
}
