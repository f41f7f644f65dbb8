//! The binary program step by step: relaxation, root, one node after the other.

#[cfg(test)]
mod tests;

use microlp::{
    ComparisonOp, Error, OptimizationDirection, Problem, ResumeOptions, Solution, SolveOptions, SolveOutcome, Variable,
};

use crate::evolve::algorithms::binary_program::settings::SETTINGS;
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::Settings;
use crate::evolve::view::program::{Program, Status};
use crate::evolve::view::{AlgorithmView, End};
use crate::exact::binary_program::{Kind, Model, Relation};
use crate::puzzle::Grid;

/// What the next step does.
enum Next {
    Relax,
    Search,
    Resume(Box<SolveOutcome>),
    Nothing,
}

struct Steps {
    model: Model,
    presolve: bool,
    next: Next,
    status: Status,
    steps: u64,
    /// Nodes and pivots of the search, and pivots of the relaxation before it.
    nodes: u64,
    pivots: u64,
    relaxation_pivots: u64,
    /// The value of every variable, as far as the latest solution goes; empty before the first.
    values: Vec<f64>,
    /// The answer, until then the givens.
    cells: Vec<u8>,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    let is = |key, word| settings.choice(SETTINGS, key) == word;
    let houses = if is("houses", "at-least") { Relation::AtLeast } else { Relation::Equal };
    Box::new(Steps {
        model: Model::new(puzzle, houses),
        presolve: is("presolve", "on"),
        next: if is("relaxation", "skip") { Next::Search } else { Next::Relax },
        status: Status::Built,
        steps: 0,
        nodes: 0,
        pivots: 0,
        relaxation_pivots: 0,
        values: Vec::new(),
        cells: puzzle.cells().to_vec(),
    })
}

/// The model in the library's terms. Relaxed, a variable is any number from 0 to 1.
fn problem(model: &Model, relaxed: bool) -> Problem {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let mut variable = |_| if relaxed { problem.add_var(0.0, (0.0, 1.0)) } else { problem.add_binary_var(0.0) };
    let x: Vec<Variable> = (0..model.variables()).map(&mut variable).collect();
    for constraint in &model.constraints {
        let relation = match constraint.relation {
            Relation::Equal => ComparisonOp::Eq,
            Relation::AtLeast => ComparisonOp::Ge,
        };
        problem.add_constraint(constraint.variables.iter().map(|&v| (x[v], 1.0)), relation, 1.0);
    }
    problem
}

impl Steps {
    fn relax(&mut self) {
        let outcome = match problem(&self.model, true).solve() {
            Ok(outcome) => outcome,
            Err(error) => return self.fail(&error),
        };
        self.relaxation_pivots = outcome.stats().lp_iterations;
        match outcome.into_solution() {
            Ok(solution) => {
                self.read(&solution);
                self.status = Status::Relaxed;
                self.next = Next::Search;
                if self.undecided() == 0 {
                    self.answer();
                }
            }
            // It has no limit, so this does not happen; the search goes on without its layers.
            Err(_) => self.next = Next::Search,
        }
    }

    fn search(&mut self) {
        let mut options = SolveOptions::default();
        options.presolve = self.presolve;
        options.node_limit = Some(0);
        self.take(problem(&self.model, false).solve_with(options));
    }

    fn resume(&mut self, outcome: SolveOutcome) {
        let mut options = ResumeOptions::default();
        options.node_limit = Some(1);
        self.take(outcome.resume_with(options));
    }

    fn take(&mut self, outcome: Result<SolveOutcome, Error>) {
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(error) => return self.fail(&error),
        };
        self.nodes = outcome.stats().nodes_solved;
        self.pivots = outcome.stats().lp_iterations;
        match outcome.into_solution() {
            // Nothing is optimised, so the first solution is as good as any.
            Ok(solution) => {
                self.read(&solution);
                self.answer();
            }
            Err(interrupted) => {
                self.status = Status::Branching;
                self.next = Next::Resume(Box::new(SolveOutcome::Interrupted(interrupted)));
            }
        }
    }

    fn fail(&mut self, error: &Error) {
        self.status = if matches!(error, Error::Infeasible) { Status::Infeasible } else { Status::Failed };
    }

    fn read(&mut self, solution: &Solution) {
        self.values = solution.iter().map(|(_, value)| value).collect();
    }

    /// Reads the digits off the values.
    fn answer(&mut self) {
        let largest =
            |values: &[f64]| (1u8..).zip(values).find(|(_, value)| **value > 0.5).map_or(0, |(digit, _)| digit);
        self.cells = self.values.chunks(self.model.side).map(largest).collect();
        self.status = Status::Solved;
        self.next = Next::Nothing;
    }

    /// Squares in which no digit has the value 1.
    fn undecided(&self) -> u32 {
        let decided = |values: &&[f64]| values.iter().any(|value| *value > 0.999_999);
        let known = self.values.chunks(self.model.side).filter(decided).count();
        (self.cells.len() - known) as u32
    }
}

impl Search for Steps {
    fn advance(&mut self, _: &mut Rng) -> Option<Generation> {
        match std::mem::replace(&mut self.next, Next::Nothing) {
            Next::Relax => self.relax(),
            Next::Search => self.search(),
            Next::Resume(outcome) => self.resume(*outcome),
            Next::Nothing => return Some(self.first()),
        }
        self.steps += 1;
        Some(self.first())
    }

    fn first(&self) -> Generation {
        let solved = self.status == Status::Solved;
        let open = if solved { 0 } else { self.undecided().max(1) };
        Generation {
            generation: self.steps,
            evaluations: self.relaxation_pivots + self.pivots,
            best: open,
            mean: f64::from(open),
            worst: open,
            diversity: 0.0,
            mutation_rate: 0.0,
            events: if solved { vec![Event::Solved] } else { Vec::new() },
        }
    }

    fn best(&self) -> &[u8] {
        &self.cells
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        let side = self.model.side;
        let hundredths = |v: f64| (v.clamp(0.0, 1.0) * 100.0).round() as u8;
        let layer = |k: usize| self.values.iter().skip(k).step_by(side).map(|&v| hundredths(v));
        let given = self.model.count(Kind::Given);
        Some(AlgorithmView::BinaryProgram(Program {
            variables: self.model.variables() as u32,
            rules: (self.model.constraints.len() - given) as u32,
            givens: given as u32,
            status: self.status,
            nodes: self.nodes,
            pivots: self.relaxation_pivots + self.pivots,
            layers: (0..side).flat_map(layer).collect(),
        }))
    }

    fn ended(&self) -> Option<End> {
        match self.status {
            Status::Infeasible => Some(End::Infeasible),
            Status::Failed => Some(End::Failed),
            _ => None,
        }
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        vec![(self.cells.clone(), self.first().best)]
    }
}
