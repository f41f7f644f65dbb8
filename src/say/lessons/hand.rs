//! A genetic algorithm by hand.

use crate::say::number::{Count, Number};
use crate::study::hand::Step;

labels! {
    /// Steps and buttons.
    pub enum Hand {
        Title => "By hand",
        Select => "Selection: choose two parents.",
        Cross => "Crossover: press a row to take it from the other parent.",
        Mutate => "Mutation: swap two free squares of one row, or none.",
        Replace => "Replacement: press the board that makes room for the child, or drop the child.",
        GoOn => "Continue",
        Drop => "Drop the child",
        Again => "Start again",
        Solved => "Solved: no digit is missing any more.",
        Population => "Population",
        Child => "Child",
    }
}

messages! {
    /// Boards and counts.
    pub enum HandText {
        Board { number: Number } => "Board {number}",
        Parent { number: Number, sign: char } => "Board {number}, parent {sign}",
        Lacks { digits: Count } => "lacks {digits}",
        RowOf { row: Number, sign: char } => "row {row} from {sign}",
        Square { row: Number, column: Number, digit: u8 } => "row {row}, column {column}: {digit}",
        Bred { children: Count, best: Count } => "{children} so far; the best board lacks {best}.",
    }
}

/// What is to be done.
pub const fn step(step: Step) -> Hand {
    match step {
        Step::Select => Hand::Select,
        Step::Cross => Hand::Cross,
        Step::Mutate => Hand::Mutate,
        Step::Replace => Hand::Replace,
    }
}
