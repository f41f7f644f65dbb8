//! Lesson 3: why crossover can hurt.

use crate::study::lessons::lesson::{Finding, Lesson};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&evaluations=5000000&lane=hamming-crossover*1*then*restart&lane=swap-crossover*1*then*restart&lane=hill-climb*1",
    result: |finding: &Finding| match finding.solved() {
        0 => Some(3),
        _ => finding.winner(),
    },
    landscape: false,
    attempts: &[
        "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&view=race&evaluations=5000000&lane=hamming-crossover*2*then*restart&lane=swap-crossover*2*then*restart\
             &lane=hill-climb*2",
        "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&a=waters-grid&seed=1\
             &sweep=difference*0.1*0.2*0.3*0.4*0.5*0.6*0.8*1&seeds=20&view=study",
    ],
};
