//! Lesson 3: why crossover can hurt.

use crate::say::number::thousands;
use crate::study::lessons::{Finding, Lesson};

pub const LESSON: Lesson = Lesson {
    title: "Why crossover can hurt",
    text: &[
        "Crossover is meant to combine what is good in two parents. But what is good in a Sudoku is seldom a single digit: it is a \
         row in which every digit stands once. A child that takes each square from one parent or the other can have such a row \
         only by luck, although both its parents have it.",
        "Three lanes solve the same puzzle. Lane 1 crosses square by square (Hamming space). Lane 2 keeps rows permutations and puts \
         the child on a shortest path of exchanges between its parents (swap space). Lane 3, the hill climber, has one board and no \
         crossover at all.",
    ],
    question: "Which lane needs the fewest evaluations?",
    options: &[
        "Lane 1, square by square",
        "Lane 2, in swap space",
        "Lane 3, without crossover",
        "None of them solves it",
    ],
    link: "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&evaluations=5000000&lane=hamming-crossover*1*then*restart&lane=swap-crossover*1*then*restart&lane=hill-climb*1",
    borne_out: |finding: &Finding| match finding.solved() {
        0 => Some(3),
        _ => finding.winner(),
    },
    shows: |finding: &Finding| {
        let names = ["Square by square", "in swap space", "without crossover"];
        let part = |(k, name): (usize, &str)| {
            let lane = finding.lanes().get(k)?;
            let end = if lane.found == 0 { "" } else { " (not solved)" };
            Some(format!("{name}: {} evaluations{end}", thousands(lane.evaluations)))
        };
        names.into_iter().enumerate().filter_map(part).collect::<Vec<_>>().join("; ") + "."
    },
    landscape: false,
    notice: &[
        "Lanes 1 and 2 differ in their crossover and in the mutation that goes with it; population and selection are the same.",
        "An operator is good or bad for a representation, not by itself.",
        "One seed is one run. Change the seeds before you believe the order of the places.",
    ],
    attempts: &[
        (
            "The same with other seeds",
            "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&view=race&evaluations=5000000&lane=hamming-crossover*2*then*restart&lane=swap-crossover*2*then*restart\
             &lane=hill-climb*2",
        ),
        (
            "Let only similar parents mate: figure 29 of the thesis",
            "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&a=waters-grid&seed=1\
             &sweep=difference*0.1*0.2*0.3*0.4*0.5*0.6*0.8*1&seeds=20&view=study",
        ),
    ],
    sources: &[
        "A. Moraglio, J. Togelius and S. Lucas, Product geometric crossover for the Sudoku puzzle, IEEE CEC 2006.",
        "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E.4: the difference degree.",
    ],
};
