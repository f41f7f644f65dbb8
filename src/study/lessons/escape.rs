//! Lesson 4: mutation, resets and escaping.

use crate::study::lessons::lesson::{Finding, Lesson};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&evaluations=3000000&lane=waters-grid*3&lane=waters-grid*3*reset*100000",
    result: |finding: &Finding| match (finding.solved(), finding.winner()) {
        (_, Some(1)) => Some(0),
        (2, _) => Some(1),
        (1, Some(0)) => Some(2),
        (0, _) => Some(3),
        _ => None,
    },
    landscape: false,
    attempts: &[
        "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&a=waters-grid&seed=3&view=lab",
        "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&a=waters-grid&seed=1&sweep=reset*5*10*20*50*100&seeds=20&view=study",
    ],
};
