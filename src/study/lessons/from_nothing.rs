//! Lesson 0: a genetic algorithm from nothing.

use crate::study::lessons::lesson::{Aside, Claim, Lesson, ahead};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=....1.2..4.1....&evaluations=2000&lane=own-design*1*population*6*replace*steady*patience*0&lane=own-design*1*population*6*replace*steady*patience*0*mutation*0",
    second: None,
    lanes: 2,
    result: |trials| Some(ahead(trials, 0, 1, 2)),
    conclusion: 0,
    claim: Claim::Ahead(0, 1),
    held: (100, 100),
    over: &[(48, 37, 57)],
    aside: Aside::Hand,
    attempt: "v=1&s=....1.2..4.1....&a=own-design&seed=1&population=6&replace=steady&patience=0&view=lab",
};
