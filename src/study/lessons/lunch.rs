//! Lesson 6: no free lunch.

use crate::study::lessons::{Finding, Lesson};
use crate::study::{Standing, State};

pub const LESSON: Lesson = Lesson {
    title: "No free lunch: 17 givens",
    text: &[
        "Averaged over all problems there could be, no search is better than another: that is the theorem called no free lunch. What \
         makes a method good is that it suits the problems it is used on.",
        "This puzzle has 17 givens, the fewest a Sudoku with one solution can have. Lane 1 is Waters’ genetic algorithm, which solves AI \
         Escargot, a puzzle made to be hard for people, on every run. Lane 2 is Ellis’ spreadsheet: it removes digits that are seen, \
         places what is left alone, and cannot guess. Lane 3 is simulated annealing.",
    ],
    question: "Which lane solves the puzzle with 17 givens first?",
    options: &[
        "Lane 1, evolution",
        "Lane 2, the spreadsheet",
        "Lane 3, annealing",
        "None within 1,000,000 evaluations",
    ],
    link: "v=1&s=................12..3.45........1.6...5...7...2..5........8.3.51........6..7.....&evaluations=1000000&lane=waters-grid*4&lane=elimination*1&lane=annealing*4",
    borne_out: |finding: &Finding| if finding.solved() == 0 { Some(3) } else { finding.winner() },
    shows: |finding: &Finding| {
        let names = ["evolution", "the spreadsheet", "annealing"];
        let part = |(name, s): (&str, &Standing)| match s.state {
            State::Solved => {
                format!("{name} solved it in {} evaluations", crate::say::number::thousands(s.evaluations))
            }
            State::Ended(_) => format!("{name} came to a halt at fitness {}", s.found),
            _ => format!("{name} had come to fitness {} at best when it gave up", s.found),
        };
        let all: Vec<String> = names.into_iter().zip(finding.lanes()).map(part).collect();
        format!("On this puzzle {}.", all.join(", "))
    },
    landscape: false,
    notice: &[
        "Few givens leave a search 64 free squares: the landscape is vast, and full of boards that lack two digits.",
        "Whether a puzzle is hard is not in the puzzle alone. It is in the puzzle and the method.",
        "The theorem speaks of all problems. Sudokus are a few of them, so a method can be good at many Sudokus.",
    ],
    attempts: &[
        (
            "The same lanes on AI Escargot",
            "v=1&s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&view=race&evaluations=1000000&lane=waters-grid*4&lane=elimination*1&lane=annealing*4",
        ),
        (
            "The same puzzle, with this project’s own algorithm in a lane",
            "v=1&s=................12..3.45........1.6...5...7...2..5........8.3.51........6..7.....&view=race&evaluations=1000000&lane=sudokube-pure*4&lane=elimination*1&lane=waters-grid*4",
        ),
    ],
    sources: &[
        "D. H. Wolpert and W. G. Macready, No free lunch theorems for optimization, IEEE Transactions on Evolutionary Computation 1, 1997.",
        "G. McGuire, B. Tugemann and G. Civario, There is no 16-clue Sudoku, Experimental Mathematics 23, 2014.",
        "C. Ellis, Building a basic, understandable Sudoku solver using Excel iterative calculation, Microsoft Excel blog, 2008.",
    ],
};
