//! Lesson 5: the cube, six faces at once or one by one.

use crate::study::State;
use crate::study::lessons::{Finding, Lesson};

pub const LESSON: Lesson = Lesson {
    title: "The cube: six at once or one by one",
    text: &[
        "A SudoKube has six faces, and each is a Sudoku; two faces that meet share the squares of their edge. Taken alone, a face of \
         this cube has many solutions. Only together they have one.",
        "Lane 1 evolves all six faces at once, an edge square being one square of two faces. Lane 2 evolves six separate faces at \
         once and counts it as bad when their edges differ. Lane 3 solves face after face and does not look at the others. Lane 4 does so too, \
         but hands what it found at an edge on to the next face, as givens.",
    ],
    question: "Which lanes end with a cube that the checker accepts?",
    options: &[
        "All four",
        "1, 2 and 4: all that look at the edges",
        "1 and 2: those that evolve six at once",
        "Lane 1 alone",
    ],
    link: "v=1&k=edge&s=...47.....62...3.4.54....9....3...71......8...7681.....43.81.6.2...3...8...2.7.3.4..7..85..6..8..233..8.9.....9..4...8..12.......2..5...5.64.2...41.5..38.52.1....348.5....165...47.......9.72..4.8......3..9...1149..63853.......2..9.6.2..41..........49...............69..52.1........2.3..6.....7........1..9.1..9..74.....2.....7..4.8254...49.658....29..3..1........3.98..........68632...4&evaluations=3000000\
           &lane=waters-cube-shared*1&lane=waters-cube*1&lane=waters-sequential*1&lane=waters-sequential*1*edges*handed-on",
    borne_out: |finding: &Finding| {
        let solved: Vec<bool> = finding.lanes().iter().map(|s| s.state == State::Solved).collect();
        match solved[..] {
            [true, true, true, true] => Some(0),
            [true, true, false, true] => Some(1),
            [true, true, false, false] => Some(2),
            [true, false, false, false] => Some(3),
            _ => None,
        }
    },
    shows: |finding: &Finding| {
        let part = |k: usize| {
            let lane = finding.lanes().get(k)?;
            Some(match lane.state {
                State::Solved => format!("Lane {} was solved and checked.", k + 1),
                State::Refused => format!("Lane {} has six solved faces whose edges do not match.", k + 1),
                State::Ended(_) => {
                    format!("Lane {} ended in a contradiction: a face was left without a solution.", k + 1)
                }
                _ => format!("Lane {} had come to fitness {} at best when it gave up.", k + 1, lane.found),
            })
        };
        (0..4).filter_map(part).collect::<Vec<_>>().join(" ")
    },
    landscape: false,
    notice: &[
        "Lane 3 is quick. Quick is worth nothing where the answer is wrong.",
        "The first faces of lane 4 are right as Sudokus. Their edges are one choice of many, and the faces that follow pay for it.",
        "Whether lanes 1 and 2 differ depends on how much is open: try a cube with fewer givens.",
    ],
    attempts: &[
        (
            "Other seeds for the two that evolve six at once",
            "v=1&k=edge&s=...47.....62...3.4.54....9....3...71......8...7681.....43.81.6.2...3...8...2.7.3.4..7..85..6..8..233..8.9.....9..4...8..12.......2..5...5.64.2...41.5..38.52.1....348.5....165...47.......9.72..4.8......3..9...1149..63853.......2..9.6.2..41..........49...............69..52.1........2.3..6.....7........1..9.1..9..74.....2.....7..4.8254...49.658....29..3..1........3.98..........68632...4&view=race&evaluations=3000000&lane=waters-cube-shared*2&lane=waters-cube*2&lane=waters-sequential*2",
        ),
        (
            "Take the first lane apart",
            "v=1&k=edge&s=...47.....62...3.4.54....9....3...71......8...7681.....43.81.6.2...3...8...2.7.3.4..7..85..6..8..233..8.9.....9..4...8..12.......2..5...5.64.2...41.5..38.52.1....348.5....165...47.......9.72..4.8......3..9...1149..63853.......2..9.6.2..41..........49...............69..52.1........2.3..6.....7........1..9.1..9..74.....2.....7..4.8254...49.658....29..3..1........3.98..........68632...4&a=waters-cube-shared&seed=1&view=lab",
        ),
    ],
    sources: &[
        "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E, IV and table 8.",
        "This project’s measurements: docs/cube.md.",
    ],
};
