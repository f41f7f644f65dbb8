//! Lesson 4: mutation, resets and escaping.

use crate::say::number::thousands;
use crate::study::State;
use crate::study::lessons::{Finding, Lesson};

pub const LESSON: Lesson = Lesson {
    title: "Mutation, resets and escaping",
    text: &[
        "AI Escargot has one solution and many boards that lack only a digit or two. A population that has gathered round one of \
         those is stuck in a basin: every small change makes it worse.",
        "Waters lets the mutation rate jump from 1 % to 10 % every 20 generations, and then decay a little with every board \
         that grows (8 % is left after the first 20). For a while random digits are let in, fitness gets worse, and the population \
         leaves. Both lanes begin with the same seed, so with the same boards; lane 2 is hardly \
         ever reset: its rate jumps only when all its boards are equally fit.",
    ],
    question: "Both lanes may use 3,000,000 evaluations, about 750 generations. What will happen?",
    options: &[
        "Lane 2 is first: resets destroy what was found",
        "Both solve it, lane 1 first",
        "Only lane 1 solves it; lane 2 stays stuck",
        "Neither solves it",
    ],
    link: "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&evaluations=3000000&lane=waters-grid*3&lane=waters-grid*3*reset*100000",
    borne_out: |finding: &Finding| match (finding.solved(), finding.winner()) {
        (_, Some(1)) => Some(0),
        (2, _) => Some(1),
        (1, Some(0)) => Some(2),
        (0, _) => Some(3),
        _ => None,
    },
    shows: |finding: &Finding| {
        let lane = |k: usize| {
            let s = finding.lanes().get(k)?;
            let generations = thousands(s.generation);
            Some(match s.state {
                State::Solved => format!("Lane {} was solved in generation {generations}.", k + 1),
                _ => format!("Lane {} had come to fitness {} at best after {generations} generations.", k + 1, s.found),
            })
        };
        [lane(0), lane(1)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    },
    landscape: false,
    notice: &[
        "The two lanes are the same run until the first reset.",
        "A stuck board conflicts in very few squares, and stays the same board.",
        "A reset makes fitness worse at once. That is the price of leaving.",
    ],
    attempts: &[
        (
            "Take lane 1 apart, and go through the resets one by one",
            "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&a=waters-grid&seed=3&view=lab",
        ),
        (
            "How often to reset: figures 23 and 24 of the thesis, with 20 seeds each",
            "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&a=waters-grid&seed=1&sweep=reset*5*10*20*50*100&seeds=20&view=study",
        ),
    ],
    sources: &[
        "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E.4.a–c and figures 22 to 26.",
        "A. Inkala, AI Escargot, 2006.",
    ],
};
