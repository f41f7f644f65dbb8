//! Lesson 5: the cube, six faces at once or one by one.

use crate::say::lessons::texts::Texts;
use crate::say::number::Number;
use crate::say::words::paragraph;
use crate::study::State;
use crate::study::lessons::Finding;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "The cube: six at once or one by one",
        Text1 => "A SudoKube has six faces, and each is a Sudoku; faces that meet share the squares of their edge. Taken alone, a face of this cube has many solutions. Only together do they have one.",
        Text2 => "Lane 1 evolves all six faces at once, with each edge square being one square of two faces. Lane 2 evolves six separate faces at once and penalises edges that differ. Lane 3 solves face after face and ignores the others. Lane 4 does the same, but passes the digits it found at an edge on to the next face as givens.",
        Question => "Which lanes end with a cube that the checker accepts?",
        Option1 => "All four",
        Option2 => "Lanes 1, 2 and 4: all that use the edges",
        Option3 => "Lanes 1 and 2: those that evolve six faces at once",
        Option4 => "Lane 1 alone",
        Notice1 => "Lane 3 is quick. Quick is worth nothing if the answer is wrong.",
        Notice2 => "The first faces of lane 4 are correct Sudokus. Their edges are one choice of many, and the faces that follow pay for it.",
        Notice3 => "Whether lanes 1 and 2 differ depends on how much is open: try a cube with fewer givens.",
        Attempt1 => "Other seeds for the two that evolve six faces at once",
        Attempt2 => "Step through the first lane",
        Source1 => "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E, IV and table 8.",
        Source2 => "This project’s measurements: docs/cube.md.",
    }
}

messages! {
    /// How a lane ended.
    pub enum Outcome {
        Solved { lane: usize } => "Lane {lane} was solved and checked.",
        Rejected { lane: usize } => "Lane {lane} has six solved faces whose edges do not match.",
        Contradiction { lane: usize } => "Lane {lane} ended in a contradiction: one face has no solution left.",
        BudgetUsed { lane: usize, best: Number } => "Lane {lane} used up its budget; best fitness {best}.",
    }
}

fn result(finding: &Finding) -> String {
    let told = finding.lanes().iter().zip(1..).map(|(standing, lane)| {
        let ended = match standing.state {
            State::Solved => Outcome::Solved { lane },
            State::Refused => Outcome::Rejected { lane },
            State::Ended(_) => Outcome::Contradiction { lane },
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
    sources: &[Text::Source1.text(), Text::Source2.text()],
};
