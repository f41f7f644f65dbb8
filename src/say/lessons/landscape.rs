//! Lesson 1: where a climber ends.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "Where a climber ends",
        Text1 => "Fill each box of this 4×4 puzzle with its missing digits, in any order. Every such board has a fitness: the number of digits missing in rows and columns. Fitness 0 is the solution. Two boards are neighbours if swapping two digits inside a box turns one into the other.",
        Text2 => "A hill climber starts on a random board, tries random swaps, and keeps a swap only if fewer digits are missing afterwards. It never gets worse and never restarts. A board that no single swap improves is a local optimum: there the climber stays. Six of them are watched first.",
        Question => "Twenty climbers start on twenty random boards of this tiny puzzle. How many reach the solution?",
        Option1 => "All twenty",
        Option2 => "More than half, but not all",
        Option3 => "Half or fewer, but some",
        Option4 => "None",
        Why1 => "All would arrive only if every board but the solution had a better neighbour. The table counts the boards that have none: local optima.",
        Why2 => "From more than half of the boards no way down leads to the solution, whatever swaps are drawn; from others only some do. The numbers are below the table.",
        Why3 => "From some boards every way down leads to the solution, from most none does, and from the rest the swaps that are drawn decide. Both the start and the draws are luck.",
        Why4 => "The solution has neighbours like every board, and a climber next to it finds it.",
        Attempt => "Run the same seed twice: once equally good boards are accepted, once not",
        Source1 => "S. Wright, The roles of mutation, inbreeding, crossbreeding and selection in evolution, 1932: the picture of a landscape.",
        Source2 => "R. Lewis, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 2007: boxes as permutations, swaps as steps.",
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
