//! Lesson 3: why crossover can hurt.

use crate::say::lessons::texts::Texts;
use crate::say::number::{Count, Noun};
use crate::say::words::paragraph;
use crate::study::lessons::Finding;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "Why crossover can hurt",
        Text1 => "Crossover is meant to combine what is good in two parents. But what is good in a Sudoku is rarely a single digit: it is a row in which every digit appears once. A child that takes each square from one parent or the other gets such a row only by luck, even if both parents have it.",
        Text2 => "Three lanes solve the same puzzle. Lane 1 crosses square by square (Hamming space). Lane 2 keeps rows as permutations and puts the child on a shortest path of swaps between its parents (swap space). Lane 3, the hill climber, has one board and no crossover.",
        Question => "Which lane needs the fewest evaluations?",
        Option1 => "Lane 1, square by square",
        Option2 => "Lane 2, in swap space",
        Option3 => "Lane 3, without crossover",
        Option4 => "None of them solves it",
        Notice1 => "Lanes 1 and 2 differ in their crossover and in the mutation that goes with it; population and selection are the same.",
        Notice2 => "An operator is good or bad for a representation, not in itself.",
        Notice3 => "One seed is one run. Change the seeds before you trust the order.",
        Attempt1 => "The same with other seeds",
        Attempt2 => "Let only similar parents mate: figure 29 of the thesis",
        Source1 => "A. Moraglio, J. Togelius and S. Lucas, Product geometric crossover for the Sudoku puzzle, IEEE CEC 2006.",
        Source2 => "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E.4: the difference degree.",
    }
}

messages! {
    /// What a lane took.
    pub enum Outcome {
        Solved { lane: usize, evaluations: Count } => "Lane {lane}: {evaluations}.",
        NotSolved { lane: usize, evaluations: Count } => "Lane {lane}: {evaluations}, not solved.",
    }
}

fn result(finding: &Finding) -> String {
    let told = finding.lanes().iter().zip(1..).map(|(standing, lane)| {
        let evaluations = Noun::Evaluation.of(standing.evaluations);
        match standing.found {
            0 => Outcome::Solved { lane, evaluations }.text(),
            _ => Outcome::NotSolved { lane, evaluations }.text(),
        }
    });
    paragraph(told)
}

/// The texts of this lesson.
pub const TEXTS: Texts = Texts {
    title: Text::Title.text(),
    text: &[Text::Text1.text(), Text::Text2.text()],
    question: Text::Question.text(),
    options: &[Text::Option1.text(), Text::Option2.text(), Text::Option3.text(), Text::Option4.text()],
    result,
    notice: &[Text::Notice1.text(), Text::Notice2.text(), Text::Notice3.text()],
    attempts: &[Text::Attempt1.text(), Text::Attempt2.text()],
    sources: &[Text::Source1.text(), Text::Source2.text()],
};
