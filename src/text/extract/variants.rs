//! Words that name rules beyond those of plain Sudoku.

/// Words or word groups, and what the rule is called.
const NAMES: [(&str, &str); 40] = [
    ("killer sudoku", "killer cages"),
    ("killer cage", "killer cages"),
    ("cages sum", "killer cages"),
    ("cage sum", "killer cages"),
    ("sum of each cage", "killer cages"),
    ("in each cage", "killer cages"),
    ("in a cage", "killer cages"),
    ("cage:", "killer cages"),
    ("cages:", "killer cages"),
    ("both diagonals", "diagonals"),
    ("main diagonals", "diagonals"),
    ("two diagonals", "diagonals"),
    ("on the diagonals", "diagonals"),
    ("each diagonal", "diagonals"),
    ("long diagonals", "diagonals"),
    ("diagonal sudoku", "diagonals"),
    ("sudoku-x", "diagonals"),
    ("sudoku x", "diagonals"),
    ("x-sudoku", "diagonals"),
    ("x sudoku", "diagonals"),
    ("anti-knight", "anti-knight rule"),
    ("antiknight", "anti-knight rule"),
    ("knight's move", "anti-knight rule"),
    ("anti-king", "anti-king rule"),
    ("antiking", "anti-king rule"),
    ("king's move", "anti-king rule"),
    ("thermometer", "thermometers"),
    ("thermo sudoku", "thermometers"),
    ("thermos", "thermometers"),
    ("arrow sudoku", "arrows"),
    ("along an arrow", "arrows"),
    ("along the arrow", "arrows"),
    ("on an arrow", "arrows"),
    ("arrows:", "arrows"),
    ("jigsaw", "irregular regions"),
    ("irregular sudoku", "irregular regions"),
    ("irregular regions", "irregular regions"),
    ("windoku", "extra regions"),
    ("hyper sudoku", "extra regions"),
    ("hypersudoku", "extra regions"),
];

const MORE: [(&str, &str); 16] = [
    ("kropki", "Kropki dots"),
    ("sandwich sudoku", "sandwich sums"),
    ("sandwich sum", "sandwich sums"),
    ("renban", "renban lines"),
    ("german whisper", "whisper lines"),
    ("whisper line", "whisper lines"),
    ("palindrome line", "palindromes"),
    ("little killer", "little killer sums"),
    ("non-consecutive", "nonconsecutive rule"),
    ("nonconsecutive", "nonconsecutive rule"),
    ("consecutive sudoku", "nonconsecutive rule"),
    ("samurai", "overlapping grids"),
    ("greater-than sudoku", "inequalities"),
    ("greater than sudoku", "inequalities"),
    ("skyscraper sudoku", "skyscrapers"),
    ("chess sudoku", "anti-knight rule"),
];

/// Words that turn the next into its opposite: "not a killer sudoku".
const NOT: [&str; 6] = ["not ", "no ", "without ", "isn't ", "never ", "except "];

/// The rules that a text names; long texts only where they begin.
pub(crate) fn named(text: &str) -> Vec<String> {
    let lower: String = text.chars().take(20_000).collect::<String>().to_lowercase().replace(['\u{2019}'], "'");
    let mut names: Vec<String> = Vec::new();
    for (words, name) in NAMES.iter().chain(&MORE) {
        let is_said = lower.match_indices(words).any(|(at, _)| {
            let starts = lower[..at].chars().last().is_none_or(|c| !c.is_alphanumeric());
            let before: String = lower[..at].chars().rev().take(16).collect::<Vec<char>>().into_iter().rev().collect();
            starts && !NOT.iter().any(|not| before.contains(not))
        });
        if is_said && !names.iter().any(|n| n == name) {
            names.push((*name).to_string());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use crate::text::extract::variants::named;

    #[test]
    fn rules_are_named_and_their_absence_is_not() {
        assert_eq!(named("A Killer Sudoku with both diagonals"), ["killer cages", "diagonals"]);
        assert_eq!(named("This is not a killer sudoku. Use the arrow keys."), [] as [String; 0]);
        assert_eq!(named("normal rules, and no thermometers"), [] as [String; 0]);
    }
}
