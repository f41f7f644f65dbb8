//! A flat puzzle that is being made, and one that was.

use crate::generate::{Made, Progress, Stage, Tally, Way};
use crate::say::number::{Count, Noun, Number};
use crate::say::run::seconds;
use crate::say::words::paragraph;

labels! {
    /// The ways a flat puzzle is made.
    pub enum FlatWay {
        Verified => "Verified",
        Waters => "Waters 2008",
        Agreement => "Mantere and Koljonen 2007",
        VerifiedHelp => "Removes digits one by one, each time proving that one solution is left.",
        WatersHelp => "Fills three boxes at random, completes them with the genetic algorithm and removes digits at random. The solutions are \
            counted afterwards.",
        AgreementHelp => "Fills an empty board with the genetic algorithm, draws givens and keeps them if ten runs find the same solution. The \
            solutions are counted afterwards. With fewer than about 28 givens this takes minutes.",
    }
}

messages! {
    /// A new flat puzzle, sentence by sentence.
    pub enum Making {
        Starting => "Starting.",
        Filling => "Filling an empty board.",
        Agreement { board: Number, done: Number, of: Count, rejected: Count }
            => "Board {board}: {done} of {of} agree. {rejected} rejected so far.",
        Removing { done: Number, of: Number } => "Removing digits: {done} of {of}.",
        Counting => "Counting the solutions.",
        MadeVerified { time: String, givens: Count } => "Generated in {time} (verified): {givens}.",
        MadeWaters { time: String, givens: Count } => "Generated in {time} (Waters 2008): {givens}.",
        MadeAgreement { time: String, givens: Count, rejected: Count }
            => "Generated in {time} (Mantere and Koljonen 2007): {givens}. Ten runs agreed, after {rejected} rejected.",
        One => "One solution, proved exactly.",
        Several => "Several solutions: the method does not check this, the exact count does.",
        AgreedSeveral => "The exact count finds several solutions nonetheless.",
        Undecided => "The exact count took too long, so the number of solutions is unknown.",
        Seed { seed: u64 } => "Seed {seed}.",
    }
}

/// What a way is called on the page.
pub fn way_title(way: Way) -> &'static str {
    match way {
        Way::Verified => FlatWay::Verified.text(),
        Way::Thesis => FlatWay::Waters.text(),
        Way::Agreement => FlatWay::Agreement.text(),
    }
}

/// What a way does, in a sentence.
pub fn way_help(way: Way) -> &'static str {
    match way {
        Way::Verified => FlatWay::VerifiedHelp.text(),
        Way::Thesis => FlatWay::WatersHelp.text(),
        Way::Agreement => FlatWay::AgreementHelp.text(),
    }
}

/// How far a new puzzle is.
pub fn making(progress: Option<Progress>) -> String {
    let Some(Progress { stage, done, of, tally }) = progress else { return Making::Starting.text() };
    let message = match stage {
        Stage::Agreement => {
            let tally = tally.unwrap_or_default();
            let rejected = Noun::Board.of(rejected(&tally));
            Making::Agreement { board: tally.boards.into(), done: done.into(), of: Noun::Run.of(of), rejected }
        }
        Stage::Removal => Making::Removing { done: done.into(), of: of.into() },
        Stage::Judge | Stage::Done => Making::Counting,
        Stage::Open | Stage::Skeleton | Stage::Faces => Making::Filling,
    };
    message.text()
}

fn rejected(tally: &Tally) -> u32 {
    tally.rejected.iter().sum()
}

/// What was made, in which way, and what the exact count says of it.
pub fn made(made: &Made, milliseconds: f64) -> String {
    let (time, givens) = (seconds(milliseconds), Noun::Given.of(made.givens));
    let way = match made.order.way {
        Way::Verified => Making::MadeVerified { time, givens },
        Way::Thesis => Making::MadeWaters { time, givens },
        Way::Agreement => {
            let rejected = Noun::Board.of(made.tally.as_ref().map_or(0, rejected));
            Making::MadeAgreement { time, givens, rejected }
        }
    };
    let proof = match (made.order.way, made.unique) {
        (Way::Verified, _) | (_, Some(true)) => Making::One,
        (Way::Agreement, Some(false)) => Making::AgreedSeveral,
        (_, Some(false)) => Making::Several,
        (_, None) => Making::Undecided,
    };
    paragraph([way, proof, Making::Seed { seed: made.order.seed }].map(|part| part.text()))
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
            "Generated in 0.06 s (verified): 8 givens. One solution, proved exactly. Seed 5."
        );
        let thesis = made_by(Way::Thesis);
        assert!(thesis.starts_with("Generated in 0.06 s (Waters 2008): 8 givens. "), "{thesis}");
        let agreed = made_by(Way::Agreement);
        assert!(agreed.contains("Ten runs agreed, after ") && agreed.ends_with("Seed 5."), "{agreed}");
    }

    #[test]
    fn agreement_is_told_run_by_run() {
        let mut tally = Tally { boards: 3, ..Tally::default() };
        tally.rejected[4] = 1;
        let progress = Progress { stage: Stage::Agreement, done: 7, of: 10, tally: Some(tally) };
        assert_eq!(making(Some(progress)), "Board 3: 7 of 10 runs agree. 1 board rejected so far.");
    }
}
