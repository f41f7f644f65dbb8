//! Six short lessons. Each asks for a prediction, lets the real thing run, and says which prediction its result matches:
//! nothing of a result is written here.

pub mod crossover;
pub mod cube;
pub mod escape;
pub mod landscape;
pub mod lesson;
pub mod lunch;
pub mod pressure;
pub mod repeat;

pub use crate::study::lessons::lesson::{Finding, Lesson, Machine};

/// All of them, in order; the first is lesson 1.
pub const LESSONS: [&Lesson; crate::study::view::LESSONS as usize] =
    [&landscape::LESSON, &pressure::LESSON, &crossover::LESSON, &escape::LESSON, &cube::LESSON, &lunch::LESSON];
