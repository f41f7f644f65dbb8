//! Lesson 4: mutation, resets and escaping.

use crate::say::lessons::texts::Texts;
use crate::say::number::{Count, Noun, Number};
use crate::say::words::paragraph;
use crate::study::State;
use crate::study::lessons::Finding;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "Mutation, resets and escaping",
        Text1 => "AI Escargot has one solution and many boards that lack only a digit or two. A population that has gathered around one of them is stuck in a basin: every small change makes it worse.",
        Text2 => "Every 20 generations, Waters lets the mutation rate jump from 1 % to 10 % and then decay a little with every board that grows (8 % is left after the first 20). For a while random digits get in, fitness gets worse, and the population leaves the basin. Both lanes start with the same seed and thus the same boards. Lane 2 is hardly ever reset: its rate jumps only when all its boards are equally fit.",
        Question => "Both lanes may use 3,000,000 evaluations, about 750 generations. What will happen?",
        Option1 => "Lane 2 is first: resets destroy what was found",
        Option2 => "Both solve it, lane 1 first",
        Option3 => "Only lane 1 solves it; lane 2 stays stuck",
        Option4 => "Neither solves it",
        Notice1 => "The two lanes are the same run until the first reset.",
        Notice2 => "A stuck board has conflicts in very few squares, and stays the same board.",
        Notice3 => "A reset makes fitness worse at once. That is the price of leaving.",
        Attempt1 => "Step through lane 1, reset by reset",
        Attempt2 => "How often to reset: figures 23 and 24 of the thesis, with 20 seeds each",
        Source1 => "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E.4.a–c and figures 22 to 26.",
        Source2 => "A. Inkala, AI Escargot, 2006.",
    }
}

messages! {
    /// How a lane ended.
    pub enum Outcome {
        Solved { lane: usize, generation: Number } => "Lane {lane} was solved in generation {generation}.",
        NotSolved { lane: usize, best: Number, generations: Count } => "Lane {lane} was not solved: best fitness {best} after {generations}.",
    }
}

fn result(finding: &Finding) -> String {
    let told = finding.lanes().iter().zip(1..).map(|(standing, lane)| match standing.state {
        State::Solved => Outcome::Solved { lane, generation: standing.generation.into() }.text(),
        _ => {
            let generations = Noun::Generation.of(standing.generation);
            Outcome::NotSolved { lane, best: standing.found.into(), generations }.text()
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
