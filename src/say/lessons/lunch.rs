//! Lesson 6: no free lunch.

use crate::say::lessons::texts::Texts;
use crate::say::number::{Count, Noun, Number};
use crate::say::words::paragraph;
use crate::study::State;
use crate::study::lessons::Finding;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "No free lunch: 17 givens",
        Text1 => "Averaged over all possible problems, no search method is better than another: this is the no-free-lunch theorem. What makes a method good is that it suits the problems it is used on.",
        Text2 => "This puzzle has 17 givens, the fewest a Sudoku with one solution can have. Lane 1 is Waters’ genetic algorithm, which solves AI Escargot, a puzzle made to be hard for people, on every run. Lane 2 is Ellis’ spreadsheet: it removes digits that are seen, places what is left alone, and cannot guess. Lane 3 is simulated annealing.",
        Question => "Which lane solves the puzzle with 17 givens first?",
        Option1 => "Lane 1, evolution",
        Option2 => "Lane 2, the spreadsheet",
        Option3 => "Lane 3, annealing",
        Option4 => "None within 1,000,000 evaluations",
        Notice1 => "Few givens leave a search 64 free squares: the landscape is vast, and full of boards that lack two digits.",
        Notice2 => "Whether a puzzle is hard depends on the puzzle and on the method.",
        Notice3 => "The theorem covers all problems. Sudokus are only a few of them, so a method can be good at many Sudokus.",
        Attempt1 => "The same lanes on AI Escargot",
        Attempt2 => "The same puzzle, with this project’s own algorithm in a lane",
        Source1 => "D. H. Wolpert and W. G. Macready, No free lunch theorems for optimization, IEEE Transactions on Evolutionary Computation 1, 1997.",
        Source2 => "G. McGuire, B. Tugemann and G. Civario, There is no 16-clue Sudoku, Experimental Mathematics 23, 2014.",
        Source3 => "C. Ellis, Building a basic, understandable Sudoku solver using Excel iterative calculation, Microsoft Excel blog, 2008.",
    }
}

messages! {
    /// How a lane ended.
    pub enum Outcome {
        Solved { lane: usize, evaluations: Count } => "Lane {lane} solved it in {evaluations}.",
        Stuck { lane: usize, fitness: Number } => "Lane {lane} got stuck at fitness {fitness}.",
        BudgetUsed { lane: usize, best: Number } => "Lane {lane} used up its budget; best fitness {best}.",
    }
}

fn result(finding: &Finding) -> String {
    let told = finding.lanes().iter().zip(1..).map(|(standing, lane)| {
        let ended = match standing.state {
            State::Solved => Outcome::Solved { lane, evaluations: Noun::Evaluation.of(standing.evaluations) },
            State::Ended(_) => Outcome::Stuck { lane, fitness: standing.found.into() },
            _ => Outcome::BudgetUsed { lane, best: standing.found.into() },
        };
        ended.text()
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
    sources: &[Text::Source1.text(), Text::Source2.text(), Text::Source3.text()],
};
