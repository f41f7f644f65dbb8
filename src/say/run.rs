//! The sentences of the verdict line.

use crate::evolve::End;
use crate::evolve::algorithm::{Algorithm, TooEasy};
use crate::evolve::stage::Stage;
use crate::exact::Truth;
use crate::exact::Verdict;
use crate::say::number::{Count, Noun, Nth, Number, fixed_point, thousands};
use crate::say::words::paragraph;

/// A time as people say it: `0.06 s`, `12.3 s`, `2 min 5 s`.
pub fn seconds(milliseconds: f64) -> String {
    let seconds = milliseconds / 1000.0;
    match seconds {
        s if s < 0.01 => format!("{} s", fixed_point((s * 1000.0).round().clamp(1.0, 9.0) / 1000.0, 3)),
        s if s < 9.995 => format!("{} s", fixed_point(s, 2)),
        s if s < 119.95 => format!("{} s", fixed_point(s, 1)),
        s => format!("{} min {} s", thousands(s as u64 / 60), s as u64 % 60),
    }
}

messages! {
    /// How the run stands, in the verdict line.
    pub enum Run {
        Running { best: Number } => "Not solved yet: the best board has fitness {best}, where 0 is solved.",
        Paused { at: Nth, best: Number } => "Paused at {at}: the best board has fitness {best}.",
        SolvedOnly { rows: Count } => "Solved in {rows}. Checked: the only solution.",
        SolvedOneOfSeveral { rows: Count } => "Solved in {rows}. Checked: one of several solutions.",
        Solved { rows: Count } => "Solved in {rows}, and checked.",
        Answered => "Solved, and checked.",
        CatchingUp => "Not all islands have caught up: another may still come first.",
        MayBeOthers => "There may be other solutions.",
        BestAtEnd { best: Number } => "At the end the best board has fitness {best}.",
        Rejected { rows: Count } => "Ended after {rows}: the check failed.",
        NotASolution => "The method reported a solution, but it is wrong. Try a new seed.",
        LimitReached { limit: Count, found: Number } => "Limit of {limit} reached: best fitness {found}.",
        Continue => "Continue, or start again with a new seed.",
        NoSolution => "No run can reach 0: this puzzle has no solution.",
        Ended { rows: Count } => "Ended after {rows}.",
        Stopped { rows: Count, found: Number } => "Stopped after {rows}: best fitness {found}.",
        Failed => "The solver crashed, so this run cannot continue. The puzzle is still here.",
        SinglesOnly => "Singles alone solve this board: no guesses, no evolution.",
        FirstPopulation => "The first population held a solution. To see more, try a harder board, such as the example “Long evolution”.",
        FirstGeneration => "The first generation solved it. To see more, try a harder board, such as the example “Long evolution”.",
    }
}

messages! {
    /// What a run has cost.
    pub enum Effort {
        Of { evaluations: Count, time: String } => "{evaluations} in {time}.",
    }
}

wording! { End {
    End::Contradiction => "The faces solved so far leave the next face without a solution.";
    End::NoProgress => "This method reached its limit of generations without progress.";
    End::Stalled => "Stalled: these rules remove or place no more digits.";
    End::Infeasible => "The puzzle has no solution.";
    End::Failed => "The solver library failed numerically and gave no answer.";
} }

/// What a finished run has come to.
pub struct Outcome {
    /// Generations done.
    pub generations: u64,
    /// What the method calls a generation.
    pub unit: &'static str,
    /// Evaluations done.
    pub evaluations: u64,
    /// Time in milliseconds.
    pub milliseconds: f64,
    /// Best fitness of the last generation.
    pub best: u32,
    /// Best fitness of any generation.
    pub found: u32,
    /// Most generations of the run.
    pub limit: u64,
}

impl Outcome {
    /// During and after a run.
    pub fn sentence(&self, stage: Stage, truth: &Truth) -> String {
        let unit = Noun::of_unit(self.unit);
        let (rows, found, best) = (unit.of(self.generations), self.found.into(), self.best.into());
        let run = match (stage, truth) {
            (Stage::Idle, _) => return String::new(),
            (Stage::Running, _) => Run::Running { best },
            (Stage::Paused, _) => Run::Paused { at: unit.nth(self.generations), best },
            (Stage::Solved, Truth::Known(Verdict::One(_))) => Run::SolvedOnly { rows },
            (Stage::Solved, Truth::Known(Verdict::Several(..))) => Run::SolvedOneOfSeveral { rows },
            (Stage::Solved, _) => Run::Solved { rows },
            (Stage::Rejected, _) => Run::Rejected { rows },
            (Stage::LimitReached, _) => Run::LimitReached { limit: unit.of(self.limit), found },
            (Stage::Ended(_), _) => Run::Ended { rows },
            (Stage::Stopped, _) => Run::Stopped { rows, found },
            (Stage::Failed, _) => Run::Failed,
        };
        run.text()
    }

    /// What is said below it once the run has come to an end: what it has cost, and what follows.
    pub fn note(&self, stage: Stage, truth: &Truth) -> String {
        if matches!(stage, Stage::Idle | Stage::Running | Stage::Paused | Stage::Failed) {
            return String::new();
        }
        let more = match (stage, truth) {
            (Stage::Solved, Truth::Known(Verdict::One(_) | Verdict::Several(..))) => String::new(),
            (Stage::Solved, _) => Run::MayBeOthers.text(),
            (Stage::Rejected, _) => Run::NotASolution.text(),
            (Stage::LimitReached, Truth::Known(Verdict::None(_))) => Run::NoSolution.text(),
            (Stage::LimitReached, _) => Run::Continue.text(),
            (Stage::Ended(end), _) => end.to_string(),
            _ => String::new(),
        };
        // A method may lose what it had: chart and figures tell of the last generation's best then.
        let is_past = matches!(stage, Stage::Stopped | Stage::LimitReached) && self.found != self.best;
        let past = if is_past { Run::BestAtEnd { best: self.best.into() }.text() } else { String::new() };
        let cost = Effort::Of { evaluations: Noun::Evaluation.of(self.evaluations), time: seconds(self.milliseconds) };
        paragraph([past, cost.text(), more])
    }
}

/// What is said after a run of the project's own algorithm that ended before there was any evolution to see.
pub fn too_easy(algorithm: &Algorithm, generations: u64) -> String {
    match algorithm.too_easy(generations) {
        Some(TooEasy::Singles) => Run::SinglesOnly.text(),
        Some(TooEasy::FirstPopulation) => Run::FirstPopulation.text(),
        Some(TooEasy::FirstGeneration) => Run::FirstGeneration.text(),
        None => String::new(),
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
        assert_eq!(outcome.sentence(Stage::Solved, &one), "Solved in 78 generations. Checked: the only solution.");
        assert_eq!(outcome.note(Stage::Solved, &one), "104,000 evaluations in 0.06 s.");
        assert_eq!(outcome.note(Stage::Running, &one), "");
        let lost = Outcome { best: 57, found: 27, ..outcome };
        let told = "At the end the best board has fitness 57. 104,000 evaluations in 0.06 s.";
        assert_eq!(lost.note(Stage::Stopped, &one), told);
        assert_eq!(lost.note(Stage::Solved, &one), outcome.note(Stage::Solved, &one));
        let sheet = Outcome { unit: "iteration", generations: 1, ..outcome };
        assert!(sheet.sentence(Stage::Stopped, &one).starts_with("Stopped after 1 iteration: "));
    }

    #[test]
    fn a_run_without_evolution_says_so() {
        let told = |name, generations| too_easy(find(name).unwrap(), generations);
        assert!(told("sudokube", 0).starts_with("Singles alone"));
        assert!(crate::generate::examples::EXAMPLES.iter().any(|e| e.name.starts_with("Long evolution")));
        assert!(told("sudokube-pure", 1).contains("Long evolution"));
        // It may be one of several.
        assert!(told("sudokube", 1).starts_with("The first population held a solution."));
        assert_eq!(told("sudokube", 2) + &told("waters-grid", 1), "");
    }
}
