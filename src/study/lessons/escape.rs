//! Lesson 4: resets and escaping.

use crate::study::lessons::lesson::{Aside, Claim, Lesson, ahead};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&evaluations=2000000&lane=waters-grid*3&lane=waters-grid*3*reset*100000",
    second: None,
    lanes: 2,
    result: |trials| Some(ahead(trials, 0, 1, 2)),
    conclusion: 0,
    claim: Claim::Ahead(0, 1),
    held: (100, 100),
    over: &[(64, 50, 75)],
    aside: Aside::None,
    attempt: "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&view=race&evaluations=2000000&lane=waters-grid*3*reset*20&lane=waters-grid*3*reset*10&lane=waters-grid*3*reset*50",
};
