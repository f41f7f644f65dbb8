//! Lesson 2: selection pressure.

use crate::study::lessons::lesson::{Finding, Lesson};

/// The lesson.
pub const LESSON: Lesson = Lesson {
    link: "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&a=mantere-koljonen&seed=1&generations=5000&sweep=ageing*0*1&seeds=10",
    result: |finding: &Finding| {
        let (without, with) = finding.two_values()?;
        Some(match (without.solved, with.solved) {
            (a, b) if a > b + 1 => 0,
            (a, b) if a + 1 >= b => 1,
            (a, _) if 2 * a >= without.runs => 2,
            _ => 3,
        })
    },
    landscape: false,
    attempts: &[
        "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&a=mantere-koljonen&seed=1&generations=5000&sweep=elite*1*5*10*20&seeds=10&view=study",
        "v=1&s=2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8&a=mantere-koljonen&seed=1&ageing=0&view=lab",
    ],
};
