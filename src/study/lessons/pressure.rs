//! Lesson 2: selection pressure.

use crate::study::lessons::{Finding, Lesson};
use crate::study::{Study, Summary};

fn pair(study: &Study) -> Option<(Summary, Summary)> {
    study.is_complete().then(|| (study.summary(0), study.summary(1)))
}

pub const LESSON: Lesson = Lesson {
    title: "Selection pressure",
    text: &[
        "Selection decides how many children the best individual has against the others. Much pressure finds the nearest good board \
         quickly, and then the whole population looks like it; too little, and the search wanders.",
        "Mantere and Koljonen keep the best of 21 boards unchanged in each generation, and draw parents so that better ones come more \
         often. But the best one ages: each generation in the first place adds 1 to what its fitness counts for, until another \
         takes its place. Here the same puzzle is solved with 10 seeds without ageing (0) and with it (1).",
    ],
    question: "What happens when the best one never ages?",
    options: &[
        "More runs are solved: nothing good is lost",
        "About as many are solved (a difference of one at most)",
        "Fewer are solved, but half of them at least",
        "Less than half are solved",
    ],
    link: "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&a=mantere-koljonen&seed=1&generations=5000&sweep=ageing*0*1&seeds=10",
    borne_out: |finding: &Finding| {
        let Finding::Study(study) = finding else { return None };
        let (without, with) = pair(study)?;
        Some(match (without.solved, with.solved) {
            (a, b) if a > b + 1 => 0,
            (a, b) if a + 1 >= b => 1,
            (a, _) if 2 * a >= without.runs => 2,
            _ => 3,
        })
    },
    shows: |finding: &Finding| {
        let Finding::Study(study) = finding else { return String::new() };
        pair(study).map_or(String::new(), |(without, with)| {
            format!(
                "Without ageing {} of {} runs were solved within 5,000 generations, with ageing {} of {}.",
                without.solved, without.runs, with.solved, with.runs
            )
        })
    },
    landscape: false,
    notice: &[
        "Nothing else was changed: the same boards at the start, the same crossover and mutation.",
        "The best one of a generation may be the ancestor of a population of near copies. Then crossover has nothing to combine.",
        "The intervals in the plot are wide with 10 runs each. Where they do not overlap, luck is a poor explanation.",
    ],
    attempts: &[
        (
            "The elite: keep 1, 5, 10 or 20 of the 21 boards unchanged",
            "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&a=mantere-koljonen&seed=1&generations=5000&sweep=elite*1*5*10*20&seeds=10&view=study",
        ),
        (
            "Take a run without ageing apart, and watch the diversity fall",
            "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&a=mantere-koljonen&seed=1&ageing=0&view=lab",
        ),
    ],
    sources: &[
        "T. Mantere and J. Koljonen, Solving, rating and generating Sudoku puzzles with GA, IEEE CEC 2007; the puzzle is their s02a.",
        "J. H. Holland, Adaptation in Natural and Artificial Systems, 1975.",
    ],
};
