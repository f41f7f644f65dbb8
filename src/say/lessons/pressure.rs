//! Lesson 2: selection pressure.

use crate::say::lessons::texts::Texts;
use crate::study::lessons::Finding;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "Selection pressure",
        Text1 => "Selection decides how many children the best individual gets compared with the others. Strong pressure finds the nearest good board quickly, and then the whole population looks like it. With weak pressure the search wanders.",
        Text2 => "Mantere and Koljonen keep the best of 21 boards unchanged in each generation and select parents so that better ones come up more often. But the best one ages: each generation in first place adds 1 to the fitness it is ranked by, until another takes its place. Here the same puzzle is solved with 10 seeds, without ageing (0) and with it (1).",
        Question => "What happens when the best one never ages?",
        Option1 => "More runs are solved: nothing good is lost",
        Option2 => "About as many are solved (a difference of one at most)",
        Option3 => "Fewer are solved, but at least half",
        Option4 => "Fewer than half are solved",
        Notice1 => "Nothing else changed: the same initial boards, the same crossover and mutation.",
        Notice2 => "The best one of a generation may be the ancestor of a population of near copies. Then crossover has nothing to combine.",
        Notice3 => "With 10 runs each, the intervals in the plot are wide. Where they do not overlap, luck is a poor explanation.",
        Attempt1 => "The elite: keep 1, 5, 10 or 20 of the 21 boards unchanged",
        Attempt2 => "Step through a run without ageing and watch diversity fall",
        Source1 => "T. Mantere and J. Koljonen, Solving, rating and generating Sudoku puzzles with GA, IEEE CEC 2007; the puzzle is their s02a.",
        Source2 => "J. H. Holland, Adaptation in Natural and Artificial Systems, 1975.",
    }
}

messages! {
    /// What its runs showed.
    pub enum Outcome {
        Solved { without: usize, of: usize, with: usize, all: usize } =>
            "Without ageing, {without} of {of} runs were solved within 5,000 generations; with ageing, {with} of {all}.",
    }
}

fn result(finding: &Finding) -> String {
    let told = finding.two_values().map(|(without, with)| {
        Outcome::Solved { without: without.solved, of: without.runs, with: with.solved, all: with.runs }.text()
    });
    told.unwrap_or_default()
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
