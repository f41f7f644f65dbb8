//! Lesson 1: what a fitness landscape is.

use crate::study::lessons::{Finding, Lesson};

pub const LESSON: Lesson = Lesson {
    title: "What a fitness landscape is",
    text: &[
        "Fill each box of this 4×4 puzzle with the digits it lacks, in any order. Every such board is a place in a landscape; its \
         height is its fitness, the number of digits missing in rows and columns. 0 is the solution. Two boards are neighbours \
         if one exchange of two digits inside a box turns one into the other.",
        "A hill climber stands on a random board, tries exchanges at random, and keeps one only if fewer digits are missing \
         then. It never goes up and never starts anew. A board from which no single exchange leads down is a local optimum: there \
         it stays for ever.",
    ],
    question: "Six climbers start on six random boards of this tiny puzzle. How many come to the solution?",
    options: &["All six", "Four or five", "Two or three", "One or none"],
    link: "v=1&s=....1.2..4.1....&evaluations=2000&lane=hill-climb*3*patience*0*accept*better*unit*boxes\
           &lane=hill-climb*4*patience*0*accept*better*unit*boxes&lane=hill-climb*5*patience*0*accept*better*unit*boxes\
           &lane=hill-climb*6*patience*0*accept*better*unit*boxes&lane=hill-climb*7*patience*0*accept*better*unit*boxes\
           &lane=hill-climb*8*patience*0*accept*better*unit*boxes",
    borne_out: |finding| {
        Some(match finding.solved() {
            6.. => 0,
            4 | 5 => 1,
            2 | 3 => 2,
            _ => 3,
        })
    },
    shows: |finding: &Finding| {
        let stuck: Vec<String> = finding.lanes().iter().filter(|s| s.found > 0).map(|s| s.found.to_string()).collect();
        let ends = match stuck.len() {
            0 => String::new(),
            1 => format!(" The other stands still at fitness {}.", stuck[0]),
            n => format!(" The other {n} stand still at fitness {}.", stuck.join(", ")),
        };
        format!("{} of 6 climbers came to the solution.{ends}", finding.solved())
    },
    landscape: true,
    notice: &[
        "Most boards are neither good nor bad: the middle of the table is thick, its ends are thin.",
        "A climber that stands still is not far from 0. Near in fitness is not near in exchanges.",
        "The table counts every board of this puzzle. A 9×9 puzzle has far too many to count; its landscape can only be sampled.",
    ],
    attempts: &[
        (
            "Let the climbers keep equally good boards, so that they can drift along a plateau",
            "v=1&s=....1.2..4.1....&view=race&evaluations=200000&lane=hill-climb*3*patience*0*unit*boxes\
             &lane=hill-climb*4*patience*0*unit*boxes&lane=hill-climb*5*patience*0*unit*boxes",
        ),
        (
            "Let them start anew when they are stuck",
            "v=1&s=....1.2..4.1....&view=race&evaluations=200000&lane=hill-climb*3*patience*100*accept*better*unit*boxes\
             &lane=hill-climb*4*patience*100*accept*better*unit*boxes",
        ),
    ],
    sources: &[
        "S. Wright, The roles of mutation, inbreeding, crossbreeding and selection in evolution, 1932: the picture of a landscape.",
        "R. Lewis, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 2007: boxes as permutations, exchanges as steps.",
    ],
};
