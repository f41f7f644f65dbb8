//! Lesson 5: the cube, six faces at once or one by one.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "The cube: six at once or one by one",
        Text1 => "A SudoKube has six faces, and each is a Sudoku; faces that meet share the squares of their edge. Taken alone, a face of this cube has many solutions. Only together do they have one.",
        Text2 => "Lane 1 evolves all six faces at once, with each edge square being one square of two faces. Lane 2 evolves six separate faces at once and penalises edges that differ. Lane 3 solves face after face and ignores the others. Lane 4 does the same, but passes the digits it found at an edge on to the next face as givens.",
        Question => "Which lanes end, in most of 20 seeds, with a cube that the checker accepts?",
        Option1 => "All four",
        Option2 => "Lanes 1, 2 and 4: all that use the edges",
        Option3 => "Lanes 1 and 2: those that evolve six faces at once",
        Option4 => "Lane 1 alone",
        Why1 => "Lane 3 never looks at an edge. That all of them match by chance is practically impossible.",
        Why2 => "The first faces of lane 4 are correct Sudokus, but one choice of many. The faces that follow pay for it, until one has no solution left.",
        Why3 => "What is wrong at an edge counts while both of its faces can still change.",
        Why4 => "Storing an edge once or twice changes how the search gets there. On this cube both get there.",
        Attempt => "Other seeds for three of the lanes",
        Source1 => "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E, IV and table 8.",
        Source2 => "This project’s measurements: docs/cube.md.",
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
