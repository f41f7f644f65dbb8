//! Lesson 6: no setting is best everywhere.

use crate::study::lessons::lesson::{Aside, Claim, Lesson, ahead};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=.4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.&evaluations=1000000&lane=hill-climb*4*patience*20*accept*better*unit*boxes&lane=hill-climb*4*patience*300*accept*better*unit*boxes",
    second: Some(
        "v=1&s=....1.2..4.1....&evaluations=100000&lane=hill-climb*4*patience*20*accept*better*unit*boxes&lane=hill-climb*4*patience*300*accept*better*unit*boxes",
    ),
    lanes: 2,
    result: |trials| match (ahead(trials, 0, 1, 2), ahead(trials, 2, 3, 2)) {
        (0, 0) => Some(0),
        (2, 2) => Some(1),
        (2, 0) | (0, 2) => Some(2),
        _ => Some(3),
    },
    conclusion: 2,
    claim: Claim::Both([1, 0, 2, 3]),
    held: (100, 100),
    over: &[(81, 71, 88), (65, 52, 75)],
    aside: Aside::None,
    attempt: "v=1&s=....1.2..4.1....&view=race&evaluations=100000&lane=hill-climb*4*patience*20*unit*boxes&lane=hill-climb*4*patience*300*unit*boxes",
};
