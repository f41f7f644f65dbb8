//! Lesson 3: what crossover is worth.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "What crossover is worth",
        Text1 => "A crossover is good or bad for a representation. Here every row is a permutation of its digits, and the child lies, row by row, on a shortest path of swaps between its two parents: what both agree on stays.",
        Text2 => "The lanes differ in one thing. Lane 1 has no crossover: a child is a copy of one parent. Lane 2 crosses. Both mutate alike, have 500 boards, keep the better half, and restart after 20 generations without progress.",
        Question => "Both lanes may use 300,000 evaluations. Which one is ahead in more of 20 seeds?",
        Option1 => "Lane 1, without crossover: children stay near a good parent",
        Option2 => "Neither: they differ by two seeds at most",
        Option3 => "Lane 2, with crossover: parents agree on what is good",
        Why1 => "A copy keeps what is good and what is bad. Mutation alone has to find every swap, one at a time.",
        Why2 => "Crossover is not just a larger mutation: where two parents agree, it changes nothing, and where they differ, it takes from one of them.",
        Why3 => "A child keeps what its parents agree on and differs from them only where they differ. As selection makes the boards alike, crossover searches fewer and fewer boards, those between two good ones.",
        Attempt => "The same two lanes on a harder puzzle",
        Source1 => "A. Moraglio, J. Togelius and S. Lucas, Product geometric crossover for the Sudoku puzzle, IEEE CEC 2006.",
        Source2 => "T. Jones, Crossover, macromutation, and population-based search, ICGA 1995: why a lane without crossover belongs beside one with it.",
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
