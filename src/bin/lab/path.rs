//! `lab path` and `lab hint`: a puzzle solved by logic, step by step, and its next step in three strengths.

use serde_json::json;

use super::args::{self, Result, print};
use sudokube::draw::step_picture::{self, document};
use sudokube::exact::{Verdict, verdict};
use sudokube::puzzle::Grid;
use sudokube::say::explain::{line, sight, which, whole};
use sudokube::say::path::Path;
use sudokube::say::technique::tenths;
use sudokube::technique::{Grade, Order, Rules, Solver, Technique};

/// A puzzle to solve by logic.
#[derive(clap::Args)]
pub struct Subject {
    /// Puzzle, link to a puzzle, or `-` for standard input
    #[arg(allow_hyphen_values = true)]
    puzzle: String,
    /// Leave out the techniques that hold for puzzles of one solution only
    #[arg(long)]
    no_uniqueness: bool,
    /// Write the last step that is shown as an SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<String>,
}

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    subject: Subject,
    /// Look for patterns in a learner's order instead of that of SE 1.2.1
    #[arg(long)]
    learner: bool,
    /// Stop at the first step of this technique
    #[arg(long, value_name = "KEY", value_parser = technique)]
    until: Option<Technique>,
}

fn technique(key: &str) -> std::result::Result<Technique, String> {
    let known =
        || Technique::ALL.iter().chain(&Technique::LEARNERS).map(|(_, key)| *key).collect::<Vec<_>>().join(", ");
    Technique::of_key(key).ok_or_else(|| format!("no such technique; choose one of {}", known()))
}

impl Subject {
    fn rules(&self, puzzle: &Grid, order: Order) -> Rules {
        let unique = !self.no_uniqueness && matches!(verdict(puzzle), Verdict::One(_));
        Rules { unique, order, ..Rules::ALL }
    }

    fn draw(&self, givens: &Grid, before: &Solver, step: &sudokube::technique::Step) -> Result<()> {
        let Some(path) = &self.svg else { return Ok(()) };
        let subject = step_picture::Subject { givens, board: before.board(), step };
        let svg = document(&subject, &which(step, givens.layout()));
        std::fs::write(path, svg).map_err(|e| format!("{path}: {e}"))
    }
}

/// Every step, a line each, and how it ended.
pub fn run(args: &Args) -> Result<()> {
    let subject = &args.subject;
    let puzzle = args::puzzle(&subject.puzzle)?;
    let order = if args.learner { Order::Learner } else { Order::Rating };
    let mut solver = Solver::new(&puzzle, subject.rules(&puzzle, order));
    let (mut number, mut er, mut last) = (0, 0, None);
    while !solver.is_solved() {
        let Some(step) = solver.next() else { break };
        number += 1;
        er = er.max(step.rating);
        print(line(number, &step, puzzle.layout()));
        if args.until == Some(step.technique) {
            return subject.draw(&puzzle, &solver, &step);
        }
        let before = subject.svg.as_ref().map(|_| solver.clone());
        solver.apply(&step);
        last = before.map(|before| (before, step));
    }
    if let Some((before, step)) = &last {
        subject.draw(&puzzle, before, step)?;
    }
    print(match solver.is_solved() {
        true => Path::Solved { steps: number, er: tenths(er), level: Grade::of(er).name().text().into() }.text(),
        false => Path::Stopped { steps: number, left: solver.board().left() }.text(),
    });
    Ok(())
}

/// The next step in three strengths, as one JSON line.
pub fn hint(subject: &Subject) -> Result<()> {
    let puzzle = args::puzzle(&subject.puzzle)?;
    let layout = puzzle.layout();
    let solver = Solver::new(&puzzle, subject.rules(&puzzle, Order::Learner));
    let step = solver.next().filter(|_| !solver.is_solved()).ok_or("no step is left")?;
    print(json!({
        "technique": step.technique.key(),
        "where": sight(&step, layout),
        "which": which(&step, layout),
        "whole": whole(&step, layout),
    }));
    subject.draw(&puzzle, &solver, &step)
}
