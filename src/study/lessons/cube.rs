//! Lesson 5: the cube, six faces at once or one by one.

use crate::study::lessons::lesson::{Aside, Claim, Lesson};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&k=edge&s=...47.....62...3.4.54....9....3...71......8...7681.....43.81.6.2...3...8...2.7.3.4..7..85..6..8..233..8.9.....9..4...8..12.......2..5...5.64.2...41.5..38.52.1....348.5....165...47.......9.72..4.8......3..9...1149..63853.......2..9.6.2..41..........49...............69..52.1........2.3..6.....7........1..9.1..9..74.....2.....7..4.8254...49.658....29..3..1........3.98..........68632...4&evaluations=3000000&lane=waters-cube-shared*1&lane=waters-cube*1&lane=waters-sequential*1&lane=waters-sequential*1*edges*handed-on",
    second: None,
    lanes: 4,
    result: |trials| {
        // A lane ends with a cube where it does so in more than half of the seeds.
        let most = |lane: usize| 2 * trials.summary(lane).solved > trials.seeds() as usize;
        match [0, 1, 2, 3].map(most) {
            [true, true, true, true] => Some(0),
            [true, true, false, true] => Some(1),
            [true, true, false, false] => Some(2),
            [true, false, false, false] => Some(3),
            _ => None,
        }
    },
    conclusion: 2,
    claim: Claim::Both([0, 2, 1, 3]),
    held: (100, 100),
    over: &[(100, 95, 100), (100, 95, 100)],
    aside: Aside::None,
    attempt: "v=1&k=edge&s=...47.....62...3.4.54....9....3...71......8...7681.....43.81.6.2...3...8...2.7.3.4..7..85..6..8..233..8.9.....9..4...8..12.......2..5...5.64.2...41.5..38.52.1....348.5....165...47.......9.72..4.8......3..9...1149..63853.......2..9.6.2..41..........49...............69..52.1........2.3..6.....7........1..9.1..9..74.....2.....7..4.8254...49.658....29..3..1........3.98..........68632...4&view=race&evaluations=3000000&lane=waters-cube-shared*2&lane=waters-cube*2&lane=waters-sequential*2",
};
