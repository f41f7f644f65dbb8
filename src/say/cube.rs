//! The sentences about a SudoKube: what a check found, how one is being made, what was made.

use crate::exact::Verdict;
use crate::generate::{GenerateOrder, Level, Made, Progress, Stage, Way};
use crate::puzzle::{Shape, Square};
use crate::say::number::counted;

use crate::play::sheet::Sheet;
use crate::say::run::seconds;

/// What comparing the typed digits with the verdict on the givens alone tells, and the squares that are wrong.
pub fn checked(sheet: &Sheet, verdict: &Verdict) -> (String, Vec<Square>) {
    let typed: Vec<Square> = (0..sheet.typed.len()).filter(|&s| sheet.typed[s]).collect();
    let plain = |text: &str| (text.to_string(), Vec::new());
    match verdict {
        Verdict::One(answer) => {
            let wrong: Vec<Square> = typed.iter().copied().filter(|&s| sheet.grid.get(s) != answer.get(s)).collect();
            let empty = sheet.grid.cells().len() - sheet.grid.filled();
            let left = match empty {
                0 => "and no square is empty: this is the solution".to_string(),
                n => format!("{} left to fill", counted(n as u64, "square")),
            };
            let text = match (typed.len(), wrong.len()) {
                (0, _) => "No digit has been typed yet.".to_string(),
                (1, 0) => format!("The digit you typed is right; {left}."),
                (1, _) => "The digit you typed is wrong; it is marked.".to_string(),
                (n, 0) => format!("All {n} digits you typed are right; {left}."),
                (n, 1) => format!("{} of {} right; the wrong one is marked.", n - 1, counted(n as u64, "typed digit")),
                (n, w) => {
                    format!("{} of {} right; the {w} wrong ones are marked.", n - w, counted(n as u64, "typed digit"))
                }
            };
            (text, wrong)
        }
        Verdict::Several(..) => {
            plain("The givens have more than one solution, so typed digits cannot be checked against the one.")
        }
        Verdict::None(why) => {
            (format!("The givens alone have no solution: {}.", why.explain(&sheet.givens().grid)), vec![])
        }
        Verdict::Undecided => plain("The solution could not be found in reasonable time, so nothing was checked."),
    }
}

/// How far a new SudoKube is.
pub fn making(progress: Option<Progress>) -> String {
    let Some(Progress { stage, done, of, .. }) = progress else { return "Starting.".into() };
    match stage {
        Stage::Open => "Filling the board.".into(),
        Stage::Agreement => format!("Solving it again: {done} of {of} runs agree."),
        Stage::Skeleton => format!("Filling the edges: {done} of {of} squares."),
        Stage::Faces => format!("Filling the faces: {done} of {of}."),
        Stage::Removal => format!("Taking digits away: {done} of {of}."),
        Stage::Judge | Stage::Done => "Counting its solutions.".into(),
    }
}

/// What was made, in which way, and what is known of it.
pub fn made(made: &Made, milliseconds: f64) -> String {
    let way = match made.order.way {
        Way::Verified => "the verified way",
        Way::Thesis => "the thesis’ way",
        Way::Agreement => "Mantere and Koljonen’s way",
    };
    let unique = match made.unique {
        Some(true) => "one solution as a cube",
        Some(false) => "several solutions as a cube",
        None => "whether it has one solution was not decided",
    };
    format!(
        "Made {way} in {}: {} givens, {unique}; {} of its 6 faces alone {} several. Seed {}.",
        seconds(milliseconds),
        made.givens,
        made.ambiguous_faces(),
        if made.ambiguous_faces() == 1 { "has" } else { "have" },
        made.order.seed
    )
}

/// What a level is called on the page.
pub const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::VeryHard => "Very hard",
        Level::Minimal => "Minimal",
    }
}

/// What the two ways are called on the page.
pub const fn way_name(way: Way) -> &'static str {
    match way {
        Way::Verified => "Verified way",
        Way::Thesis => "Thesis’ way",
        Way::Agreement => "Mantere and Koljonen’s way",
    }
}

/// The same in a narrow menu.
pub const fn way_option(way: Way) -> &'static str {
    match way {
        Way::Verified => "Verified",
        Way::Thesis => "Thesis",
        Way::Agreement => "Agreed",
    }
}

/// What a way is, where it is chosen.
pub const fn way_words(way: Way) -> &'static str {
    match way {
        Way::Verified => {
            "A digit goes only after a proof that the cube still has one solution; most faces alone have several."
        }
        Way::Thesis => "Digits are taken away at random, as in Waters’ thesis: the cube may have several solutions.",
        Way::Agreement => "Digits are drawn at random, and kept when ten runs find the same solution.",
    }
}

/// How the cube on the page was made, so that it can be made again.
pub fn origin(order: &GenerateOrder) -> String {
    let level = level_name(order.level).to_lowercase();
    format!(
        "This cube: {level}, {}, seed {}. The same choices and seed make it again.",
        way_name(order.way).to_lowercase(),
        order.seed
    )
}

/// The end of the verdict line: how many edge squares the faces disagree about, where each face has its own copy.
pub fn mismatches(number: u32) -> String {
    match number {
        0 => String::new(),
        1 => " The faces disagree about one edge square.".into(),
        n => format!(" The faces disagree about {n} edge squares."),
    }
}

/// What a shape is called in a menu.
pub fn menu_name(shape: Shape) -> String {
    let n = shape.side();
    if shape.is_cube() { format!("Cube {n}×{n}") } else { shape.title() }
}

#[cfg(test)]
mod tests {
    use crate::exact::verdict;
    use crate::generate::generate;
    use crate::say::cube::*;

    #[test]
    fn a_check_counts_and_marks() {
        let made = generate(Shape::Cube4, Level::Easy, Way::Verified, 5).unwrap();
        let sheet = Sheet::of_givens(made.puzzle.clone());
        let truth = verdict(&sheet.grid);
        assert_eq!(checked(&sheet, &truth).0, "No digit has been typed yet.");
        let empty: Vec<Square> = (0..56).filter(|&s| made.puzzle.get(s) == 0).collect();
        let right = sheet.with(empty[0], made.solution.get(empty[0])).unwrap();
        assert!(checked(&right, &truth).0.starts_with("The digit you typed is right; "));
        let wrong = right.with(empty[1], made.solution.get(empty[1]) % 4 + 1).unwrap();
        let (text, squares) = checked(&wrong, &truth);
        assert_eq!((text.as_str(), squares), ("1 of 2 typed digits right; the wrong one is marked.", vec![empty[1]]));
        assert_eq!(wrong.givens(), sheet);
    }

    #[test]
    fn what_was_made_is_said() {
        let cube = generate(Shape::Cube4, Level::Easy, Way::Verified, 5).unwrap();
        let text = made(&cube, 64.0);
        assert!(text.starts_with("Made the verified way in 0.06 s: 29 givens, one solution as a cube; "), "{text}");
        assert!(text.ends_with(" of its 6 faces alone have several. Seed 5."), "{text}");
    }
}
