//! Lesson 6: no free lunch.

use crate::study::lessons::lesson::{Finding, Lesson};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=................12..3.45........1.6...5...7...2..5........8.3.51........6..7.....&evaluations=1000000&lane=waters-grid*4&lane=elimination*1&lane=annealing*4",
    result: |finding: &Finding| if finding.solved() == 0 { Some(3) } else { finding.winner() },
    landscape: false,
    attempts: &[
        "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&view=race&evaluations=1000000&lane=waters-grid*4&lane=elimination*1&lane=annealing*4",
        "v=1&s=................12..3.45........1.6...5...7...2..5........8.3.51........6..7.....&view=race&evaluations=1000000&lane=sudokube-pure*4&lane=elimination*1&lane=waters-grid*4",
    ],
};
