//! A SudoKube: what a check found, how one is being made, what was made.

use crate::exact::Verdict;
use crate::generate::{GenerateOrder, Level, Made, Progress, Stage, Way};
use crate::play::sheet::Sheet;
use crate::puzzle::{Shape, Square};
use crate::say::number::{Count, Noun, Number};
use crate::say::place::Contradicted;
use crate::say::run::seconds;
use crate::say::words::paragraph;

messages! {
    /// What comparing typed digits with the solution finds.
    pub enum Check {
        NoneTyped => "No digit has been typed yet.",
        OneRight => "The digit you typed is right.",
        OneWrong => "The digit you typed is wrong; it is marked.",
        AllRight { typed: Count } => "All {typed} are right.",
        SomeWrong { right: Number, typed: Count } => "{right} of {typed} right; the wrong ones are marked.",
        LastWrong { right: Number, typed: Count } => "{right} of {typed} right; the wrong one is marked.",
        CountWrong { wrong: Number, typed: Count } => "{wrong} of {typed} wrong. Check again to see which.",
        Complete => "Every square is filled: this is the solution.",
        Left { squares: Count } => "{squares} left to fill.",
        Several => "The givens have more than one solution, so typed digits cannot be checked.",
        NoSolution { why: Contradicted } => "The givens alone have no solution: {why}.",
        Undecided => "The solution could not be found in reasonable time, so nothing was checked.",
    }
}

messages! {
    /// A new cube, sentence by sentence.
    pub enum MakingCube {
        Starting => "Starting.",
        Filling => "Filling the board.",
        Agreement { done: Number, of: Count } => "Solving it again: {done} of {of} agree.",
        Edges { done: Number, of: Count } => "Filling the edges: {done} of {of}.",
        Faces { done: Number, of: Count } => "Filling the faces: {done} of {of}.",
        Removing { done: Number, of: Number } => "Removing digits: {done} of {of}.",
        Counting => "Counting the solutions.",
        MadeVerified { time: String, givens: Count } => "Generated in {time} (verified): {givens}.",
        MadeThesis { time: String, givens: Count } => "Generated in {time} (Waters 2008): {givens}.",
        MadeAgreement { time: String, givens: Count } => "Generated in {time} (Mantere and Koljonen 2007): {givens}.",
        One => "One solution as a cube.",
        Several => "Several solutions as a cube.",
        Undecided => "The number of solutions could not be decided.",
        FacesAlone { faces: Number } => "Faces with several solutions on their own: {faces} of 6.",
        Seed { seed: u64 } => "Seed {seed}.",
        Origin { level: &'static str, way: &'static str, seed: u64 }
            => "This cube: {level}, {way}, seed {seed}. The same choices and seed generate it again.",
        OneMismatch => "The faces disagree about 1 edge square.",
        Mismatches { squares: Count } => "The faces disagree about {squares} on the edges.",
        Cube { side: usize } => "Cube {side}×{side}",
    }
}

labels! {
    /// Levels, and the ways a cube is made.
    pub enum CubeWay {
        Easy => "Easy",
        Medium => "Medium",
        Hard => "Hard",
        VeryHard => "Very hard",
        Minimal => "Minimal",
        Verified => "Verified",
        Thesis => "Waters 2008",
        Agreement => "Mantere and Koljonen 2007",
        VerifiedHelp => "Removes a digit only with a proof that the cube still has one solution; most faces alone have several.",
        ThesisHelp => "Removes digits at random, as in Waters’ thesis: the cube may have several solutions.",
        AgreementHelp => "Draws digits at random and keeps them if ten runs find the same solution.",
    }
}

/// What comparing the typed digits with the verdict on the givens alone tells, and the squares that are wrong.
pub fn checked(sheet: &Sheet, verdict: &Verdict) -> (String, Vec<Square>) {
    let typed: Vec<Square> = (0..sheet.typed.len()).filter(|&s| sheet.typed[s]).collect();
    let answer = match verdict {
        Verdict::One(answer) => answer,
        Verdict::Several(..) => return (Check::Several.text(), Vec::new()),
        Verdict::None(why) => {
            return (Check::NoSolution { why: why.on(sheet.grid.shape()) }.text(), Vec::new());
        }
        Verdict::Undecided => return (Check::Undecided.text(), Vec::new()),
    };
    let wrong: Vec<Square> = typed.iter().copied().filter(|&s| sheet.grid.get(s) != answer.get(s)).collect();
    let left = match sheet.grid.cells().len() - sheet.grid.filled() {
        0 => Check::Complete,
        n => Check::Left { squares: Noun::Square.of(n) },
    };
    let (right, all) = (Number::from(typed.len() - wrong.len()), Noun::TypedDigit.of(typed.len()));
    let text = match (typed.len(), wrong.len()) {
        (0, _) => Check::NoneTyped.text(),
        (1, 0) => paragraph([Check::OneRight.text(), left.text()]),
        (1, _) => Check::OneWrong.text(),
        (_, 0) => paragraph([Check::AllRight { typed: all }.text(), left.text()]),
        (_, 1) => Check::LastWrong { right, typed: all }.text(),
        (..) => Check::SomeWrong { right, typed: all }.text(),
    };
    (text, wrong)
}

/// How many typed digits are wrong, where that does not yet say which: of two and more.
pub fn counted(sheet: &Sheet, wrong: usize) -> Option<String> {
    let typed = sheet.typed_count();
    let message = Check::CountWrong { wrong: wrong.into(), typed: Noun::TypedDigit.of(typed) };
    (typed > 1 && wrong > 0).then(|| message.text())
}

/// How far a new SudoKube is.
pub fn making(progress: Option<Progress>) -> String {
    let Some(Progress { stage, done, of, .. }) = progress else { return MakingCube::Starting.text() };
    let (done, all) = (Number::from(done), |noun: Noun| noun.of(of));
    let message = match stage {
        Stage::Open => MakingCube::Filling,
        Stage::Agreement => MakingCube::Agreement { done, of: all(Noun::Run) },
        Stage::Skeleton => MakingCube::Edges { done, of: all(Noun::Square) },
        Stage::Faces => MakingCube::Faces { done, of: all(Noun::Face) },
        Stage::Removal => MakingCube::Removing { done, of: of.into() },
        Stage::Judge | Stage::Done => MakingCube::Counting,
    };
    message.text()
}

/// What was made, in which way, and what is known of it.
pub fn made(made: &Made, milliseconds: f64) -> String {
    let (time, givens) = (seconds(milliseconds), Noun::Given.of(made.givens));
    let way = match made.order.way {
        Way::Verified => MakingCube::MadeVerified { time, givens },
        Way::Thesis => MakingCube::MadeThesis { time, givens },
        Way::Agreement => MakingCube::MadeAgreement { time, givens },
    };
    let unique = match made.unique {
        Some(true) => MakingCube::One,
        Some(false) => MakingCube::Several,
        None => MakingCube::Undecided,
    };
    let faces = MakingCube::FacesAlone { faces: made.ambiguous_faces().into() };
    paragraph([way, unique, faces, MakingCube::Seed { seed: made.order.seed }].map(|part| part.text()))
}

/// What a level is called on the page.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => CubeWay::Easy.text(),
        Level::Medium => CubeWay::Medium.text(),
        Level::Hard => CubeWay::Hard.text(),
        Level::VeryHard => CubeWay::VeryHard.text(),
        Level::Minimal => CubeWay::Minimal.text(),
    }
}

/// What a way is called on the page.
pub fn way_option(way: Way) -> &'static str {
    match way {
        Way::Verified => CubeWay::Verified.text(),
        Way::Thesis => CubeWay::Thesis.text(),
        Way::Agreement => CubeWay::Agreement.text(),
    }
}

/// What a way is, where it is chosen.
pub fn way_words(way: Way) -> &'static str {
    match way {
        Way::Verified => CubeWay::VerifiedHelp.text(),
        Way::Thesis => CubeWay::ThesisHelp.text(),
        Way::Agreement => CubeWay::AgreementHelp.text(),
    }
}

/// How the cube on the page was made, so that it can be made again.
pub fn origin(order: &GenerateOrder) -> String {
    MakingCube::Origin { level: level_name(order.level), way: way_option(order.way), seed: order.seed }.text()
}

/// How many edge squares the faces disagree about, where each face has its own copy.
pub fn mismatches(number: u32) -> String {
    match number {
        0 => String::new(),
        1 => MakingCube::OneMismatch.text(),
        n => MakingCube::Mismatches { squares: Noun::Square.of(n) }.text(),
    }
}

/// What a shape is called in a menu.
pub fn menu_name(shape: Shape) -> String {
    if shape.is_cube() { MakingCube::Cube { side: shape.side() }.text() } else { shape.title() }
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
        assert!(checked(&right, &truth).0.starts_with("The digit you typed is right. "));
        let wrong = right.with(empty[1], made.solution.get(empty[1]) % 4 + 1).unwrap();
        let (text, squares) = checked(&wrong, &truth);
        assert_eq!((text.as_str(), squares), ("1 of 2 typed digits right; the wrong one is marked.", vec![empty[1]]));
        assert_eq!(wrong.givens(), sheet);
    }

    #[test]
    fn what_was_made_is_said() {
        let cube = generate(Shape::Cube4, Level::Easy, Way::Verified, 5).unwrap();
        let text = made(&cube, 64.0);
        assert!(
            text.starts_with("Generated in 0.06 s (verified): 29 givens. One solution as a cube. Faces with "),
            "{text}"
        );
        assert!(text.ends_with(" of 6. Seed 5."), "{text}");
    }
}
