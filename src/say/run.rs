//! The sentences of the verdict line.

use crate::evolve::End;
use crate::evolve::algorithm::{Algorithm, TooEasy};
use crate::exact::Verdict;
use crate::say::number::{counted, hundredths, thousands};

/// How the run on the page stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// No run yet on this puzzle.
    #[default]
    Idle,
    Running,
    Paused,
    Solved,
    /// The method calls it solved, the checker does not.
    Rejected,
    LimitReached,
    /// The method has nothing left to do and no answer.
    Ended(End),
    Stopped,
    /// The worker could not run it, or broke down.
    Failed,
}

impl Stage {
    /// One word, for style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Idle => "idle",
            Stage::Running => "running",
            Stage::Paused => "paused",
            Stage::Solved => "solved",
            Stage::Rejected => "rejected",
            Stage::LimitReached => "limit",
            Stage::Ended(_) => "ended",
            Stage::Stopped => "stopped",
            Stage::Failed => "failed",
        }
    }

    /// Whether a run is held by the worker and can go on.
    pub const fn is_live(self) -> bool {
        matches!(self, Stage::Running | Stage::Paused | Stage::LimitReached)
    }
}

/// What is known about the solutions of the puzzle on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Truth {
    #[default]
    Asked,
    /// The exact solver has been at it for a while.
    Slow,
    Known(Verdict),
}

/// A time as people say it: `0.06 s`, `12.3 s`, `2 min 5 s`.
pub fn seconds(milliseconds: f64) -> String {
    let seconds = milliseconds / 1000.0;
    match seconds {
        s if s < 0.01 => format!("0.00{} s", (s * 1000.0).round().clamp(1.0, 9.0) as u32),
        s if s < 9.995 => format!("{} s", hundredths(s, 2)),
        s if s < 119.95 => format!("{} s", hundredths(s, 1)),
        s => format!("{} min {} s", thousands(s as u64 / 60), s as u64 % 60),
    }
}

/// What a finished run has come to.
pub struct Outcome {
    pub generations: u64,
    /// What the method calls a generation.
    pub unit: &'static str,
    pub evaluations: u64,
    pub milliseconds: f64,
    pub best: u32,
    /// Best fitness of any generation.
    pub found: u32,
    pub limit: u64,
}

impl Outcome {
    fn effort(&self) -> String {
        format!(
            "{}, {} evaluations, {}",
            counted(self.generations, self.unit),
            thousands(self.evaluations),
            seconds(self.milliseconds)
        )
    }

    /// During and after a run.
    pub fn sentence(&self, stage: Stage, truth: &Truth) -> String {
        let unit = self.unit;
        let generation = format!("{unit} {}", thousands(self.generations));
        let (best, found) = (thousands(self.best.into()), thousands(self.found.into()));
        let effort = self.effort();
        match stage {
            Stage::Idle => String::new(),
            Stage::Running => format!("Running, {generation}."),
            Stage::Paused => format!("Paused at {generation}; best fitness {best}, where 0 is solved."),
            Stage::Solved => {
                let truth = match truth {
                    Truth::Known(Verdict::One(_)) => "this is the only solution",
                    Truth::Known(Verdict::Several(..)) => "this is one of several solutions",
                    _ => "other solutions are not ruled out yet",
                };
                format!("Solved in {effort}; checked: {truth}.")
            }
            Stage::Rejected => {
                format!("Ended after {effort}: the method calls this solved, but the check refuses it. Try a new seed.")
            }
            Stage::LimitReached => {
                let hopeless = match truth {
                    Truth::Known(Verdict::None(_)) => " No run can reach 0: this puzzle has no solution.".into(),
                    _ => format!(" Go on with more {unit}s, or start again with a new seed."),
                };
                format!(
                    "Limit of {} reached after {}; best fitness found {found}.{hopeless}",
                    counted(self.limit, unit),
                    seconds(self.milliseconds)
                )
            }
            Stage::Ended(end) => format!("Ended after {effort}: {}.", end.reason()),
            Stage::Stopped => format!("Stopped after {effort}; best fitness found {found}."),
            Stage::Failed => "The run has ended with its thread and cannot go on; the puzzle is kept.".into(),
        }
    }
}

/// What is said after a run of the project's own algorithm that ended before there was any evolution to see.
pub fn too_easy(algorithm: &Algorithm, generations: u64) -> &'static str {
    match algorithm.too_easy(generations) {
        Some(TooEasy::Singles) => " Singles alone decide this board: nothing had to be guessed, nothing evolved.",
        Some(TooEasy::FirstPopulation) => {
            " The first population held the answer: a harder board, such as the example “Long evolution”, shows more."
        }
        None => "",
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::find;
    use crate::puzzle::Grid;
    use crate::puzzle::Shape;
    use crate::say::run::*;

    #[test]
    fn times() {
        let text: Vec<String> = [4.3, 64.0, 9_994.0, 12_345.0, 125_000.0].map(seconds).into();
        assert_eq!(text, ["0.004 s", "0.06 s", "9.99 s", "12.3 s", "2 min 5 s"]);
    }

    #[test]
    fn the_end_is_a_sentence() {
        let outcome = Outcome {
            generations: 78,
            unit: "generation",
            evaluations: 104_000,
            milliseconds: 60.0,
            best: 0,
            found: 0,
            limit: 2000,
        };
        let one = Truth::Known(Verdict::One(Grid::empty(Shape::Flat4)));
        assert_eq!(
            outcome.sentence(Stage::Solved, &one),
            "Solved in 78 generations, 104,000 evaluations, 0.06 s; checked: this is the only solution."
        );
        assert_eq!(outcome.sentence(Stage::Running, &one), "Running, generation 78.");
        let sheet = Outcome { unit: "iteration", generations: 1, ..outcome };
        assert!(sheet.sentence(Stage::Stopped, &one).starts_with("Stopped after 1 iteration, "));
    }

    #[test]
    fn a_run_without_evolution_says_so() {
        let told = |name, generations| too_easy(find(name).unwrap(), generations);
        assert!(told("sudokube", 0).starts_with(" Singles alone"));
        assert!(crate::generate::examples::EXAMPLES.iter().any(|e| e.name.starts_with("Long evolution")));
        assert!(told("sudokube-pure", 1).contains("Long evolution"));
        assert_eq!((told("sudokube", 2), told("waters-grid", 1)), ("", ""));
    }
}
