//! Lesson 1: where a climber ends.

use crate::study::lessons::lesson::{Aside, Claim, Lesson};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=....1.2..4.1....&evaluations=2000&lane=hill-climb*3*patience*0*accept*better*unit*boxes&lane=hill-climb*4*patience*0*accept*better*unit*boxes&lane=hill-climb*5*patience*0*accept*better*unit*boxes&lane=hill-climb*6*patience*0*accept*better*unit*boxes&lane=hill-climb*7*patience*0*accept*better*unit*boxes&lane=hill-climb*8*patience*0*accept*better*unit*boxes",
    second: None,
    lanes: 1,
    result: |trials| match trials.summary(0).solved {
        n if n == trials.seeds() as usize => Some(0),
        n if 2 * n > trials.seeds() as usize => Some(1),
        0 => Some(3),
        _ => Some(2),
    },
    conclusion: 2,
    claim: Claim::Share(0),
    held: (100, 100),
    over: &[(25, 18, 34)],
    aside: Aside::Landscape("v=1&s=.4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6."),
    attempt: "v=1&s=....1.2..4.1....&view=race&evaluations=200000&lane=hill-climb*3*patience*0*unit*boxes&lane=hill-climb*3*patience*0*accept*better*unit*boxes",
};
