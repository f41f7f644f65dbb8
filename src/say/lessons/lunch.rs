//! Lesson 6: no setting is best everywhere.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "No setting is best everywhere",
        Text1 => "Both lanes are the same black-box search: a hill climber that keeps a swap only if it makes the board better, and restarts when it has waited too long. Lane 1 restarts after 20 trials without progress, lane 2 after 300.",
        Text2 => "The twenty seeds are run on two puzzles: the 9×9 of the race that you watch, and the 4×4 with 1,296 boards of lesson 1. There, lanes 3 and 4 are lanes 1 and 2 again.",
        Question => "Which patience is ahead in more of 20 seeds?",
        Option1 => "20 trials, on both puzzles",
        Option2 => "300 trials, on both puzzles",
        Option3 => "300 trials on the 9×9, 20 trials on the 4×4",
        Option4 => "Neither on one of them",
        Why1 => "On the 9×9 a board has more than a hundred neighbours. A climber that gives up after 20 trials leaves before it has seen most of them.",
        Why2 => "On the 4×4 a board has a dozen neighbours, and 20 trials see most of them. Waiting longer gains little.",
        Why3 => "What is best depends on the puzzle. The no-free-lunch theorem says more: averaged over all functions on a set of boards, every black-box search that visits no board twice is equally good. Sudokus are few of those functions, so one search can be good at many Sudokus, if it suits what they have in common.",
        Why4 => "That would be so if only the number of trials counted. But a restart throws away the way so far, which is worth much on a large board and little on a small one.",
        Attempt => "Both on the 4×4, now accepting equally good boards: does the order stay?",
        Source1 => "D. H. Wolpert and W. G. Macready, No free lunch theorems for optimization, IEEE Transactions on Evolutionary Computation 1, 1997.",
        Source2 => "C. Schumacher, M. D. Vose and L. D. Whitley, The no free lunch and problem description length, GECCO 2001: which sets of functions it holds for.",
    }
}

/// The texts of this lesson.
pub fn texts() -> Texts {
    Texts {
        title: Text::Title.text(),
        text: vec![Text::Text1.text(), Text::Text2.text()],
        question: Text::Question.text(),
        options: vec![Text::Option1.text(), Text::Option2.text(), Text::Option3.text(), Text::Option4.text()],
        reasons: vec![Text::Why1.text(), Text::Why2.text(), Text::Why3.text(), Text::Why4.text()],
        attempt: Text::Attempt.text(),
        sources: vec![Text::Source1.text(), Text::Source2.text()],
    }
}
