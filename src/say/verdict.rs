//! What is said of a puzzle before any run: how many solutions it has, with the counts, and what is seen without a search.

use crate::exact::Verdict;
use crate::puzzle::{Grid, Shape, Square, check};
use crate::say::number::counted;

use crate::play::sheet::Sheet;
use crate::say::hint::list;
use crate::say::run::Truth;
use crate::text::digits::written;

/// Why a puzzle cannot have exactly one solution, where that is seen at once: too few givens, two digits that are nowhere,
/// two empty lines that can be exchanged. `None` as well when two givens contradict each other: that is worth more.
pub fn too_few(puzzle: &Grid) -> Option<String> {
    if !check::conflicts(puzzle).is_empty() {
        return None;
    }
    let (layout, given) = (puzzle.layout(), puzzle.filled());
    let missing: Vec<String> =
        (1..=layout.side as u8).filter(|digit| !puzzle.cells().contains(digit)).map(written).collect();
    if missing.len() >= 2 {
        let what = if layout.shape.is_cube() { "cube" } else { "board" };
        return Some(format!(
            "More than one solution, or none: only {} of the {} digits {} given. {} stand nowhere on the {what}, and two of them can be \
             exchanged in any solution.",
            layout.side - missing.len(),
            layout.side,
            if layout.side - missing.len() == 1 { "is" } else { "are" },
            list(missing)
        ));
    }
    // G. McGuire, B. Tugemann and G. Civario, "There is no 16-clue Sudoku", 2012.
    if layout.shape == Shape::Flat9 && given < 17 {
        let givens = if given == 1 { "given is" } else { "givens are" };
        return Some(format!(
            "More than one solution, or none: {given} {givens} too few. A 9×9 Sudoku with one solution has at least 17."
        ));
    }
    exchangeable(puzzle).map(|(a, b)| {
        format!("More than one solution, or none: {a} and {b} are empty and can be exchanged in any solution.")
    })
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

/// "23 givens, 58 squares to fill".
fn counts(puzzle: &Grid) -> String {
    let (given, empty) = (puzzle.filled(), puzzle.cells().len() - puzzle.filled());
    format!("{}, {} to fill", counted(given as u64, "given"), counted(empty as u64, "square"))
}

/// Before a run: what the exact solver says of the puzzle.
pub fn before(puzzle: &Grid, truth: &Truth) -> String {
    if puzzle.is_empty() {
        return "The board is empty: type a puzzle, paste one, or choose an example.".into();
    }
    match truth {
        // What is seen at once need not wait for the solver; a puzzle without a solution has more to be said of it.
        Truth::Asked | Truth::Slow | Truth::Known(Verdict::Several(..) | Verdict::Undecided)
            if too_few(puzzle).is_some() =>
        {
            too_few(puzzle).unwrap_or_default()
        }
        Truth::Asked => "Counting the solutions of this puzzle.".into(),
        Truth::Slow => "The solutions of this puzzle are still being counted; a run need not wait for that.".into(),
        Truth::Known(Verdict::One(answer)) if answer == puzzle => "This board is full and correct.".into(),
        Truth::Known(Verdict::One(_)) => format!("One solution: {}.", counts(puzzle)),
        Truth::Known(Verdict::Several(first, second)) => format!(
            "Several solutions: {}. Two that were found differ in {} squares; any of them may be the one a run finds.",
            counts(puzzle),
            differing(first, second).len()
        ),
        Truth::Known(Verdict::None(crate::exact::Contradiction::Search)) => format!(
            "No solution: {}; no rule is broken yet, but it follows by search that the digits cannot all stand.",
            counts(puzzle)
        ),
        Truth::Known(Verdict::None(why)) => {
            let more = check::conflicts(puzzle).len().saturating_sub(1);
            let more = match more {
                0 => String::new(),
                1 => "; one more pair of squares conflicts".to_string(),
                n => format!("; {n} more pairs of squares conflict"),
            };
            format!("No solution: {}; {}{more}.", counts(puzzle), why.explain(puzzle))
        }
        Truth::Known(Verdict::Undecided) => {
            format!(
                "One solution or several: not decided in reasonable time ({}); it can be run all the same.",
                counts(puzzle)
            )
        }
    }
}

/// Squares in which two grids differ.
fn differing(first: &Grid, second: &Grid) -> Vec<Square> {
    (0..first.cells().len()).filter(|&s| first.get(s) != second.cells().get(s).copied().unwrap_or(0)).collect()
}

/// Of two solutions the first or the second.
pub fn solution(truth: &Truth, second: bool) -> Option<&Grid> {
    match truth {
        Truth::Known(Verdict::Several(a, b)) => Some(if second { b } else { a }),
        _ => None,
    }
}

/// The squares in which two solutions differ.
pub fn apart(truth: &Truth) -> Vec<Square> {
    match truth {
        Truth::Known(Verdict::Several(a, b)) => differing(a, b),
        _ => Vec::new(),
    }
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
    let typed = sheet.typed_count();
    let them = if typed == 1 { "it" } else { "them" };
    let check = if sheet.grid.shape().is_cube() { "Check" } else { "Check in the view Play" };
    let alone = match bare {
        Verdict::One(_) => format!("without {them} there is one solution; {check} marks what is wrong"),
        Verdict::Several(..) => format!("without {them} there are several solutions"),
        Verdict::None(_) => format!("without {them} there is none either"),
        Verdict::Undecided => format!("whether there is one without {them} is not decided"),
    };
    let count = if typed == 1 {
        "The typed digit counts as a given".into()
    } else {
        format!("The {typed} typed digits count as givens")
    };
    format!(" {count}: {alone}.")
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
        assert!(
            said(several)
                .starts_with("Several solutions: 29 givens, 52 squares to fill. Two that were found differ in ")
        );
        assert_eq!(
            said("11..............",),
            "No solution: 2 givens, 14 squares to fill; r1c1 and r1c2 both hold 1 (row 1); one more pair of squares conflicts."
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
            " The typed digit counts as a given: without it there is one solution; Check in the view Play marks what is wrong."
        );
        assert!(with(&[(1, 2), (2, 8)]).starts_with(" The 2 typed digits count as givens: without them there is one"));
        // All of them typed: there is nothing to be told apart.
        let sheet = Sheet { typed: vec![true; 81], ..Sheet::of_givens(givens) };
        assert!(!is_doubtful(&sheet, &Truth::Known(Verdict::None(crate::exact::Contradiction::Search))));
    }

    #[test]
    fn what_follows_by_search_says_so() {
        let grid = read("12..34..........").unwrap().grid;
        let truth = Truth::Known(Verdict::None(crate::exact::Contradiction::Search));
        let said = "No solution: 4 givens, 12 squares to fill; no rule is broken yet, but it follows by search that the digits cannot all stand.";
        assert_eq!(before(&grid, &truth), said);
    }

    #[test]
    fn too_few_givens_are_told_at_once() {
        let said = |text: &str| before(&read(text).unwrap().grid, &Truth::Asked);
        let few = format!("12345678.4567.....7.......2{}", ".".repeat(54));
        assert!(said(&few).starts_with("More than one solution, or none: 14 givens are too few."), "{}", said(&few));
        let seven = format!("1234567{}", ".".repeat(74));
        assert!(
            said(&seven).starts_with(
                "More than one solution, or none: only 7 of the 9 digits are given. 8 and 9 stand nowhere"
            )
        );
        assert!(said("12..34..........").starts_with("More than one solution, or none: row 3 and row 4 are empty"));
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
        assert!(too_few(&empty).unwrap().contains("stand nowhere on the cube"));
    }
}
