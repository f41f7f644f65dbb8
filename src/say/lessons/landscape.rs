//! Lesson 1: what a fitness landscape is.

use crate::say::lessons::texts::Texts;
use crate::say::list::List;
use crate::say::number::Number;
use crate::say::words::paragraph;
use crate::study::lessons::Finding;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "What a fitness landscape is",
        Text1 => "Fill each box of this 4×4 puzzle with its missing digits, in any order. Every such board is a point in a landscape, and its height is its fitness: the number of digits missing in rows and columns. Fitness 0 is the solution. Two boards are neighbours if swapping two digits inside a box turns one into the other.",
        Text2 => "A hill climber starts on a random board, tries random swaps, and keeps a swap only if fewer digits are missing afterwards. It never goes up and never restarts. A board that no single swap improves is a local optimum: there the climber stays.",
        Question => "Six climbers start on six random boards of this tiny puzzle. How many reach the solution?",
        Option1 => "All six",
        Option2 => "Four or five",
        Option3 => "Two or three",
        Option4 => "One or none",
        Notice1 => "Most boards are neither good nor bad: the table is thick in the middle and thin at both ends.",
        Notice2 => "A stuck climber is not far from 0. Close in fitness does not mean close in swaps.",
        Notice3 => "The table counts every board of this puzzle. A 9×9 puzzle has far too many to count; its landscape can only be sampled.",
        Attempt1 => "Let the climbers accept equally good boards, so that they can drift along a plateau",
        Attempt2 => "Let them restart when they are stuck",
        Source1 => "S. Wright, The roles of mutation, inbreeding, crossbreeding and selection in evolution, 1932: the picture of a landscape.",
        Source2 => "R. Lewis, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 2007: boxes as permutations, swaps as steps.",
    }
}

messages! {
    /// What its run showed.
    pub enum Outcome {
        Solved { solved: Number } => "{solved} of 6 climbers reached the solution.",
        OneStuck { fitness: List } => "The other is stuck at fitness {fitness}.",
        Stuck { others: Number, fitness: List } => "The other {others} are stuck at fitness {fitness}.",
    }
}

fn result(finding: &Finding) -> String {
    let stuck: Vec<u32> = finding.lanes().iter().filter(|s| s.found > 0).map(|s| s.found).collect();
    let (others, fitness) = (stuck.len(), List::of(stuck));
    let stuck = match others {
        0 => String::new(),
        1 => Outcome::OneStuck { fitness }.text(),
        n => Outcome::Stuck { others: n.into(), fitness }.text(),
    };
    paragraph([Outcome::Solved { solved: finding.solved().into() }.text(), stuck])
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
