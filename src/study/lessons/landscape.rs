//! Lesson 1: what a fitness landscape is.

use crate::study::lessons::lesson::Lesson;

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=....1.2..4.1....&evaluations=2000&lane=hill-climb*3*patience*0*accept*better*unit*boxes\
           &lane=hill-climb*4*patience*0*accept*better*unit*boxes&lane=hill-climb*5*patience*0*accept*better*unit*boxes\
           &lane=hill-climb*6*patience*0*accept*better*unit*boxes&lane=hill-climb*7*patience*0*accept*better*unit*boxes\
           &lane=hill-climb*8*patience*0*accept*better*unit*boxes",
    result: |finding| {
        Some(match finding.solved() {
            6.. => 0,
            4 | 5 => 1,
            2 | 3 => 2,
            _ => 3,
        })
    },
    landscape: true,
    attempts: &[
        "v=1&s=....1.2..4.1....&view=race&evaluations=200000&lane=hill-climb*3*patience*0*unit*boxes\
             &lane=hill-climb*4*patience*0*unit*boxes&lane=hill-climb*5*patience*0*unit*boxes",
        "v=1&s=....1.2..4.1....&view=race&evaluations=200000&lane=hill-climb*3*patience*100*accept*better*unit*boxes\
             &lane=hill-climb*4*patience*100*accept*better*unit*boxes",
    ],
};
