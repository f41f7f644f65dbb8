//! The sentences about a flat puzzle that is being made, and one that was.

use crate::generate::{Made, Progress, Stage, Tally, Way};
use crate::say::number::counted;

use crate::say::run::seconds;

/// What a way is called on the page.
pub const fn way_title(way: Way) -> &'static str {
    match way {
        Way::Verified => "Verified",
        Way::Thesis => "Waters 2008",
        Way::Agreement => "Mantere and Koljonen 2007",
    }
}

/// What a way does, in a sentence.
pub const fn way_help(way: Way) -> &'static str {
    match way {
        Way::Verified => "Digits are taken away one by one, each time with the proof that one solution is left.",
        Way::Thesis => {
            "Three boxes are filled at random, the genetic algorithm completes them, and digits are taken away \
                        at random, unchecked; the exact proof comes afterwards."
        }
        Way::Agreement => {
            "The genetic algorithm fills an empty board, givens are drawn, and ten runs have to find the same \
                           solution; the exact proof comes afterwards. With fewer than about 28 givens this takes minutes."
        }
    }
}

/// How far a new puzzle is.
pub fn making(progress: Option<Progress>) -> String {
    let Some(Progress { stage, done, of, tally }) = progress else { return "Starting.".into() };
    match stage {
        Stage::Agreement => {
            let tally = tally.unwrap_or_default();
            let rejected = rejected(&tally);
            format!(
                "Board {}: {done} of {of} runs agree; {} rejected so far.",
                tally.boards,
                counted(rejected.into(), "board")
            )
        }
        Stage::Removal => format!("Taking digits away: {done} of {of}."),
        Stage::Judge | Stage::Done => "Counting its solutions.".into(),
        Stage::Open | Stage::Skeleton | Stage::Faces => "Filling an empty board.".into(),
    }
}

fn rejected(tally: &Tally) -> u32 {
    tally.rejected.iter().sum()
}

/// What was made, in which way, and what the exact proof says of it.
pub fn made(made: &Made, milliseconds: f64) -> String {
    let proof = match (made.order.way, made.unique) {
        (Way::Verified, _) => "proved to have one solution".to_string(),
        (Way::Thesis, Some(true)) => "unchecked by the method, and the exact proof finds one solution".into(),
        (Way::Thesis, Some(false)) => "unchecked by the method, and the exact proof finds several solutions".into(),
        (Way::Thesis, None) => "unchecked by the method, and the exact proof was not decided".into(),
        (Way::Agreement, unique) => {
            let before = made.tally.as_ref().map_or(0, rejected);
            let proof = match unique {
                Some(true) => "and the exact proof confirms one solution",
                Some(false) => "but the exact proof finds several solutions",
                None => "and the exact proof was not decided",
            };
            format!("ten runs agreed (after {} rejected), {proof}", counted(before.into(), "board"))
        }
    };
    format!(
        "Made {} in {}: {} givens, {proof}. Seed {}.",
        match made.order.way {
            Way::Verified => "the verified way",
            Way::Thesis => "Waters’ way",
            Way::Agreement => "Mantere and Koljonen’s way",
        },
        seconds(milliseconds),
        made.givens,
        made.order.seed
    )
}

#[cfg(test)]
mod tests {
    use crate::generate::{Level, generate};
    use crate::puzzle::Shape;
    use crate::say::flat::*;

    #[test]
    fn what_was_made_names_its_way_and_its_proof() {
        let made_by = |way| made(&generate(Shape::Flat4, Level::Easy, way, 5).unwrap(), 64.0);
        assert_eq!(
            made_by(Way::Verified),
            "Made the verified way in 0.06 s: 8 givens, proved to have one solution. Seed 5."
        );
        let thesis = made_by(Way::Thesis);
        assert!(thesis.contains("8 givens, unchecked by the method, and the exact proof finds"), "{thesis}");
        let agreed = made_by(Way::Agreement);
        assert!(agreed.contains("ten runs agreed (after ") && agreed.ends_with("Seed 5."), "{agreed}");
    }

    #[test]
    fn agreement_is_told_run_by_run() {
        let mut tally = Tally { boards: 3, ..Tally::default() };
        tally.rejected[4] = 1;
        let progress = Progress { stage: Stage::Agreement, done: 7, of: 10, tally: Some(tally) };
        assert_eq!(making(Some(progress)), "Board 3: 7 of 10 runs agree; 1 board rejected so far.");
    }
}
