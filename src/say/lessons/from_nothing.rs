//! Lesson 0: a genetic algorithm from nothing.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "A genetic algorithm from nothing",
        Text1 => "Six boards of a 4×4 puzzle; every row holds each digit once, in random order. A board’s fitness is the number of digits that its columns and boxes miss: 0 is the solution. Breed it yourself: select two parents, take each row of a child from one of them, swap two digits of a row if you like, and decide whose place the child takes.",
        Text2 => "Then the machine does the same. Each of its parents is the fitter of two boards drawn at random, each row comes from one of them by the toss of a coin, and a child at least as fit as the worst takes its place. In lane 1 a row mutates with a chance of one in ten. Lane 2 never mutates.",
        Question => "Both lanes may count 2,000 boards. Which one is ahead in more of 20 seeds?",
        Option1 => "Lane 1, with mutation: without it a row that nobody has cannot come",
        Option2 => "Neither: they differ by two seeds at most",
        Option3 => "Lane 2, without mutation: it only spoils what selection has found",
        Why1 => "Crossover only puts rows together that six boards happen to have. Once all have the same row, it stays for ever; a swap brings new ones.",
        Why2 => "That would be so if the six first boards held every row of the solution. They seldom do.",
        Why3 => "A mutation can spoil a child. But a child that is less fit than the worst board is dropped, so little is lost.",
        Attempt => "Step through lane 1 operator by operator",
        Source1 => "J. H. Holland, Adaptation in Natural and Artificial Systems, 1975.",
        Source2 => "A. E. Eiben and J. E. Smith, Introduction to Evolutionary Computing, 2nd edition, 2015, chapters 3 to 5.",
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
