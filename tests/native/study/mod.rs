//! Studies and races: what they come to is the same however they are interrupted, cut up or run again.

mod plans;
mod races;
mod tables;
mod thread;

use std::cell::Cell;

use sudokube::evolve::{Limits, Recipe};
use sudokube::study::{Outcome, Plan, Work, lanes};
use sudokube::text::of_line;

const EASY: &str = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

fn plan() -> Plan {
    let mut plan = Plan::new("waters-grid", &of_line(EASY).unwrap()).unwrap();
    plan.sweep("reset", "5, 20,5 50").unwrap();
    plan.seeded(4, 7).unwrap();
    plan.recipe.limits = Limits { generations: Some(30), evaluations: None };
    plan
}

/// A run of the plan as the lab would do it.
fn run(plan: &Plan, number: u32) -> Outcome {
    let mut work = Work::of(&plan.run(number as usize)).unwrap();
    while !work.advance() {}
    work.outcome(number, 1000 + u64::from(number))
}

/// A clock that goes on by `step` milliseconds at each look.
fn clock(step: f64) -> impl Fn() -> f64 {
    let now = Cell::new(0.0);
    move || {
        now.set(now.get() + step);
        now.get()
    }
}

/// A lane without anything wrong.
fn lane(text: &str, puzzle: &str) -> Recipe {
    let (lane, warnings) = lanes::read(text, &of_line(puzzle).unwrap()).unwrap();
    assert_eq!(warnings, []);
    lane
}
