//! Lesson 2: a best one that never leaves.

use crate::study::lessons::lesson::{Aside, Claim, Lesson, ahead};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&evaluations=100000&lane=mantere-koljonen*1*ageing*0*restart*1000000&lane=mantere-koljonen*1*ageing*1*restart*1000000",
    second: None,
    lanes: 2,
    result: |trials| Some(ahead(trials, 0, 1, 2)),
    conclusion: 2,
    claim: Claim::Ahead(1, 0),
    held: (100, 100),
    over: &[(66, 55, 75)],
    aside: Aside::None,
    attempt: "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&a=mantere-koljonen&seed=1&ageing=0&restart=1000000&view=lab",
};
