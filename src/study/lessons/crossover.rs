//! Lesson 3: what crossover is worth.

use crate::study::lessons::lesson::{Aside, Claim, Lesson, ahead};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=.4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.&evaluations=300000&lane=swap-crossover*1*population*500*then*restart*cross*none&lane=swap-crossover*1*population*500*then*restart",
    second: None,
    lanes: 2,
    result: |trials| Some(ahead(trials, 0, 1, 2)),
    conclusion: 2,
    claim: Claim::Ahead(1, 0),
    held: (100, 100),
    over: &[(100, 95, 100)],
    aside: Aside::None,
    attempt: "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&view=race&evaluations=1000000&lane=swap-crossover*1*population*500*then*restart*cross*none&lane=swap-crossover*1*population*500*then*restart",
};
