//! What is said of a puzzle before any run: how many solutions it has, with the counts, and what is seen without a search.

use crate::exact::truth::{Truth, differing};
use crate::exact::{Contradiction, Verdict};
use crate::play::sheet::Sheet;
use crate::puzzle::{Grid, Shape, check};
use crate::say::list::List;
use crate::say::number::{Count, Noun, Number};
use crate::say::place::Contradicted;
use crate::say::words::paragraph;
use crate::text::digits::written;

messages! {
    /// The puzzle on the board, sentence by sentence.
    pub enum Puzzle {
        EmptyBoard => "The board is empty: type or paste a puzzle, or choose an example.",
        Counting => "Counting the solutions of this puzzle.",
        StillCounting => "Still counting the solutions; you can run it in the meantime.",
        Full => "This board is full and correct.",
        One { counts: Counts } => "One solution: {counts}.",
        Several { counts: Counts, squares: Count } => "Several solutions: {counts}. Two of them differ in {squares}; a run may find any of them.",
        NoneBySearch { counts: Counts } => "No solution: {counts}. No rule is broken yet, but a search finds no way to fill the board.",
        None { counts: Counts, why: Contradicted } => "No solution: {counts}; {why}.",
        MoreConflicts { conflicts: Number } => "More conflicts: {conflicts}.",
        Undecided { counts: Counts } => "The number of solutions could not be decided in time ({counts}). You can run it anyway.",
        NotOne => "More than one solution, or none.",
        FewDigits { digits: Count, missing: List } => "The givens use only {digits}; {missing} are missing, and two of them can be exchanged in any solution.",
        FewGivens { givens: Count } => "Only {givens}: a 9×9 Sudoku with one solution has at least 17.",
        Exchangeable { a: String, b: String } => "Both {a} and {b} are empty and can be exchanged in any solution.",
    }
}

messages! {
    /// How full a board is.
    pub enum Counts {
        Of { givens: Count, squares: Count } => "{givens}, {squares} to fill",
    }
}

messages! {
    /// A puzzle that typed digits may have left without a solution.
    pub enum Typed {
        One => "Your typed digit counts as a given. Without it there is one solution; Check marks what is wrong.",
        OneInPlay => "Your typed digit counts as a given. Without it there is one solution; Check in the Play view marks what is wrong.",
        OneMany { digits: Count } => "Your {digits} count as givens. Without them there is one solution; Check marks what is wrong.",
        OneInPlayMany { digits: Count }
            => "Your {digits} count as givens. Without them there is one solution; Check in the Play view marks what is wrong.",
        Several => "Your typed digit counts as a given. Without it there are several solutions.",
        SeveralMany { digits: Count } => "Your {digits} count as givens. Without them there are several solutions.",
        None => "Your typed digit counts as a given. Without it there is no solution either.",
        NoneMany { digits: Count } => "Your {digits} count as givens. Without them there is no solution either.",
        Undecided => "Your typed digit counts as a given. The solutions without it could not be counted.",
        UndecidedMany { digits: Count } => "Your {digits} count as givens. The solutions without them could not be counted.",
    }
}

/// Why a puzzle cannot have exactly one solution, where that is seen at once: too few givens, two digits that are nowhere,
/// two empty lines that can be exchanged. `None` as well when two givens contradict each other: that is worth more.
pub fn too_few(puzzle: &Grid) -> Option<String> {
    if !check::conflicts(puzzle).is_empty() {
        return None;
    }
    let (layout, given) = (puzzle.layout(), puzzle.filled());
    let missing: Vec<String> =
        (1..=layout.side as u8).filter(|digit| !puzzle.cells().contains(digit)).map(written).collect();
    let why = if missing.len() >= 2 {
        Puzzle::FewDigits { digits: Noun::Digit.of(layout.side - missing.len()), missing: List(missing) }
    } else if layout.shape == Shape::Flat9 && given < 17 {
        // G. McGuire, B. Tugemann and G. Civario, "There is no 16-clue Sudoku", 2012.
        Puzzle::FewGivens { givens: Noun::Given.of(given) }
    } else {
        let (a, b) = exchangeable(puzzle)?;
        Puzzle::Exchangeable { a, b }
    };
    Some(paragraph([Puzzle::NotOne.text(), why.text()]))
}

/// Two empty rows of the same boxes, or columns. Not on a cube, where lines cross other faces.
fn exchangeable(puzzle: &Grid) -> Option<(String, String)> {
    let layout = puzzle.layout();
    if layout.shape.is_cube() {
        return None;
    }
    let empty = |house: usize| layout.houses[house].squares.iter().all(|&s| puzzle.get(s) == 0);
    let lines =
        [(layout.faces[0].rows(), layout.shape.box_height()), (layout.faces[0].columns(), layout.shape.box_width())];
    lines.into_iter().find_map(|(lines, together)| {
        lines.chunks(together).find_map(|band| {
            let mut found = band.iter().copied().filter(|&h| empty(h));
            found.next().zip(found.next()).map(|(a, b)| (layout.house_name(a), layout.house_name(b)))
        })
    })
}

fn counts(puzzle: &Grid) -> Counts {
    let (given, empty) = (puzzle.filled(), puzzle.cells().len() - puzzle.filled());
    Counts::Of { givens: Noun::Given.of(given), squares: Noun::Square.of(empty) }
}

/// Its first sentence, which is said large, and what follows.
pub fn head(said: &str) -> (&str, &str) {
    match said
        .find(". ")
        .map(|at| (at + 1, at + 2))
        .or_else(|| said.find('。').map(|at| (at + '。'.len_utf8(), at + '。'.len_utf8())))
    {
        Some((end, next)) => (&said[..end], &said[next..]),
        None => (said, ""),
    }
}

/// Before a run: what the exact solver says of the puzzle.
pub fn before(puzzle: &Grid, truth: &Truth) -> String {
    if puzzle.is_empty() {
        return Puzzle::EmptyBoard.text();
    }
    // What is seen at once need not wait for the solver; a puzzle without a solution has more to be said of it.
    if matches!(truth, Truth::Asked | Truth::Slow | Truth::Known(Verdict::Several(..) | Verdict::Undecided))
        && let Some(why) = too_few(puzzle)
    {
        return why;
    }
    let counts = counts(puzzle);
    let said = match truth {
        Truth::Asked => Puzzle::Counting,
        Truth::Slow => Puzzle::StillCounting,
        Truth::Known(Verdict::One(answer)) if answer == puzzle => Puzzle::Full,
        Truth::Known(Verdict::One(_)) => Puzzle::One { counts },
        Truth::Known(Verdict::Several(first, second)) => {
            Puzzle::Several { counts, squares: Noun::Square.of(differing(first, second).len()) }
        }
        Truth::Known(Verdict::None(Contradiction::Search)) => Puzzle::NoneBySearch { counts },
        Truth::Known(Verdict::None(why)) => {
            let none = Puzzle::None { counts, why: why.on(puzzle.shape()) };
            let more = match check::conflicts(puzzle).len().saturating_sub(1) {
                0 => String::new(),
                n => Puzzle::MoreConflicts { conflicts: n.into() }.text(),
            };
            return paragraph([none.text(), more]);
        }
        Truth::Known(Verdict::Undecided) => Puzzle::Undecided { counts },
    };
    said.text()
}

/// Whether digits that were typed, and not the givens, may be why there is no solution: what then holds of the givens alone
/// is worth knowing.
pub fn is_doubtful(sheet: &Sheet, truth: &Truth) -> bool {
    let typed = sheet.typed_count();
    matches!(truth, Truth::Known(Verdict::None(_))) && typed > 0 && typed < sheet.grid.filled()
}

/// What is said besides of a puzzle that has no solution with the digits that were typed; `bare` is of its givens alone.
pub fn without_typed(sheet: &Sheet, truth: &Truth, bare: &Option<Verdict>) -> String {
    let Some(bare) = bare.as_ref().filter(|_| is_doubtful(sheet, truth)) else { return String::new() };
    let digits = Noun::TypedDigit.of(sheet.typed_count());
    let said = match (bare, digits.n == 1, sheet.grid.shape().is_cube()) {
        (Verdict::One(_), true, true) => Typed::One,
        (Verdict::One(_), true, false) => Typed::OneInPlay,
        (Verdict::One(_), false, true) => Typed::OneMany { digits },
        (Verdict::One(_), false, false) => Typed::OneInPlayMany { digits },
        (Verdict::Several(..), true, _) => Typed::Several,
        (Verdict::Several(..), false, _) => Typed::SeveralMany { digits },
        (Verdict::None(_), true, _) => Typed::None,
        (Verdict::None(_), false, _) => Typed::NoneMany { digits },
        (Verdict::Undecided, true, _) => Typed::Undecided,
        (Verdict::Undecided, false, _) => Typed::UndecidedMany { digits },
    };
    said.text()
}

#[cfg(test)]
mod tests {
    use crate::exact::verdict;
    use crate::say::verdict::*;
    use crate::text::read;

    fn said(text: &str) -> String {
        let grid = read(text).unwrap().grid;
        before(&grid, &Truth::Known(verdict(&grid)))
    }

    #[test]
    fn every_verdict_is_a_sentence_with_its_counts() {
        let one = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        assert_eq!(said(one), "One solution: 23 givens, 58 squares to fill.");
        let several = "971..6..23..7.....5..3...7..39.7.......169.......3.92..5...7..9.....3..44..9..817";
        assert!(said(several).starts_with("Several solutions: 29 givens, 52 squares to fill. Two of them differ in "));
        assert_eq!(
            said("11..............",),
            "No solution: 2 givens, 14 squares to fill; r1c1 and r1c2 both hold 1 (row 1). More conflicts: 1."
        );
        assert_eq!(said("1234341221434321"), "This board is full and correct.");
        assert!(before(&Grid::empty(Shape::Flat9), &Truth::Asked).starts_with("The board is empty"));
    }

    #[test]
    fn typed_digits_are_told_from_the_givens() {
        let givens =
            read("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..").unwrap().grid;
        let with = |typed: &[(usize, u8)]| {
            let mut sheet = Sheet::of_givens(givens.clone());
            typed.iter().for_each(|&(square, digit)| sheet = sheet.with(square, digit).unwrap());
            let truth = Truth::Known(verdict(&sheet.grid));
            without_typed(&sheet, &truth, &Some(verdict(&sheet.givens().grid)))
        };
        // r1c2 holds 6 in the only solution.
        assert_eq!(with(&[(1, 6)]), "");
        assert_eq!(
            with(&[(1, 2)]),
            "Your typed digit counts as a given. Without it there is one solution; Check in the Play view marks what is wrong."
        );
        assert!(with(&[(1, 2), (2, 8)]).starts_with("Your 2 typed digits count as givens. Without them there is one"));
        // All of them typed: there is nothing to be told apart.
        let sheet = Sheet { typed: vec![true; 81], ..Sheet::of_givens(givens) };
        assert!(!is_doubtful(&sheet, &Truth::Known(Verdict::None(crate::exact::Contradiction::Search))));
    }

    #[test]
    fn what_follows_by_search_says_so() {
        let grid = read("12..34..........").unwrap().grid;
        let truth = Truth::Known(Verdict::None(crate::exact::Contradiction::Search));
        let said = "No solution: 4 givens, 12 squares to fill. No rule is broken yet, but a search finds no way to fill the board.";
        assert_eq!(before(&grid, &truth), said);
    }

    #[test]
    fn too_few_givens_are_told_at_once() {
        let said = |text: &str| before(&read(text).unwrap().grid, &Truth::Asked);
        let few = format!("12345678.4567.....7.......2{}", ".".repeat(54));
        assert!(said(&few).starts_with("More than one solution, or none. Only 14 givens:"), "{}", said(&few));
        let seven = format!("1234567{}", ".".repeat(74));
        assert!(
            said(&seven)
                .starts_with("More than one solution, or none. The givens use only 7 digits; 8 and 9 are missing")
        );
        assert!(
            said("12..34..........").starts_with("More than one solution, or none. Both row 3 and row 4 are empty")
        );
        // Two givens that contradict each other come first.
        assert_eq!(too_few(&read("11..............").unwrap().grid), None);
    }

    #[test]
    fn too_few_is_never_said_of_one_solution() {
        for line in include_str!("../../tests/corpus/clue17.tsv").lines().filter(|l| !l.starts_with('#')).take(50) {
            let puzzle = read(line.split('\t').nth(1).unwrap()).unwrap();
            assert_eq!(too_few(&puzzle.grid), None, "{line}");
        }
        let cube =
            crate::generate::generate(Shape::Cube4, crate::generate::Level::Hard, crate::generate::Way::Verified, 2);
        assert_eq!(too_few(&cube.unwrap().puzzle), None);
        let empty = Grid::empty(Shape::Cube4);
        assert!(too_few(&empty).unwrap().contains("are missing"));
    }
}
