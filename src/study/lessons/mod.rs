//! Short lessons. Each asks for a prediction, lets one run be watched and then twenty seeds, and says which prediction they
//! show: nothing of a result is written here but how often other seeds came out alike (`held`), which `lab lessons` counts.

pub mod crossover;
pub mod cube;
pub mod escape;
pub mod from_nothing;
pub mod landscape;
pub mod lesson;
pub mod lunch;
pub mod pressure;
pub mod repeat;
pub mod selection;

pub use crate::study::lessons::lesson::{Aside, Claim, Lesson, Machine, SEEDS};

/// All of them, each at its number.
pub const LESSONS: [&Lesson; crate::study::view::LESSONS as usize] = [
    &from_nothing::LESSON,
    &landscape::LESSON,
    &pressure::LESSON,
    &crossover::LESSON,
    &escape::LESSON,
    &cube::LESSON,
    &lunch::LESSON,
    &selection::LESSON,
];
