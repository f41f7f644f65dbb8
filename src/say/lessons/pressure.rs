//! Lesson 2: a best one that never leaves.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "A best board that never leaves",
        Text1 => "Mantere and Koljonen keep the best of 21 boards unchanged in each generation. In a hard landscape this best board may be a dead end: hardly any child of it is better. Here neither lane ever restarts.",
        Text2 => "Their remedy is ageing: each generation in first place adds 1 to the fitness that the best board is ranked by, until another one takes its place. Lane 1 runs without ageing, lane 2 with it; everything else is the same.",
        Question => "Both lanes may use 100,000 evaluations. Which one is ahead in more of 20 seeds?",
        Option1 => "Lane 1, without ageing: nothing good is lost",
        Option2 => "Neither: they differ by two seeds at most",
        Option3 => "Lane 2, with ageing: the best board gives way",
        Why1 => "What is kept is only the best so far. Where it is a dead end, keeping it keeps the whole population there, since most children descend from it.",
        Why2 => "The two lanes run alike until the first best board has grown old. From then on only one of them can leave it.",
        Why3 => "A best board that stays too long loses its place to one that is worse now and leads somewhere else.",
        Attempt => "Step through a run without ageing and watch diversity fall",
        Source1 => "T. Mantere and J. Koljonen, Solving, rating and generating Sudoku puzzles with GA, IEEE CEC 2007; the puzzle is their s02a.",
        Source2 => "K. A. De Jong, An analysis of the behavior of a class of genetic adaptive systems, 1975: elitism.",
    }
}

/// The texts of this lesson.
pub fn texts() -> Texts {
    Texts {
        title: Text::Title.text(),
        text: vec![Text::Text1.text(), Text::Text2.text()],
        question: Text::Question.text(),
        options: vec![Text::Option1.text(), Text::Option2.text(), Text::Option3.text()],
        reasons: vec![Text::Why1.text(), Text::Why2.text(), Text::Why3.text()],
        attempt: Text::Attempt.text(),
        sources: vec![Text::Source1.text(), Text::Source2.text()],
    }
}
