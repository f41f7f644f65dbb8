//! Lesson 7: selection pressure.

use crate::study::lessons::lesson::{Aside, Claim, Lesson, ahead};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=.4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.&evaluations=100000&lane=own-design*1*genes*boxes*population*300*mutation*0.2*size*2*patience*0&lane=own-design*1*genes*boxes*population*300*mutation*0.2*size*4*patience*0&lane=own-design*1*genes*boxes*population*300*mutation*0.2*size*100*patience*0",
    second: None,
    lanes: 3,
    result: |trials| match (ahead(trials, 0, 1, 2), ahead(trials, 1, 2, 2), ahead(trials, 0, 2, 2)) {
        (0, _, 0) => Some(0),
        (2, 0, _) => Some(1),
        (_, 2, 2) => Some(2),
        _ => Some(3),
    },
    conclusion: 1,
    claim: Claim::Both([1, 0, 1, 2]),
    held: (96, 100),
    over: &[(65, 52, 75), (45, 29, 59)],
    aside: Aside::Takeover,
    attempt: "v=1&s=.4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.&a=own-design&seed=1&genes=boxes&population=300&mutation=0.2&patience=0&view=study&evaluations=100000&sweep=size*1*2*4*8*16*100&seeds=20",
};
