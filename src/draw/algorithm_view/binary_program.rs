//! The binary program of Weiss and Rasmussen: its size, and how far the library is.

use crate::draw::algorithm_view::table::list;
use crate::evolve::view::program::{Program, Status};
use crate::say::number::thousands;

/// Variables of a 9×9 board, up to which any puzzle takes seconds at most (docs/spreadsheets.md).
const PRACTICAL: u32 = 729;

/// How it stands, in a sentence; what the layers show, if there are any.
pub fn sentence(program: &Program) -> String {
    let status = match program.status {
        Status::Built => "The model is built.",
        Status::Relaxed => "The relaxation is solved: every variable may lie between 0 and 1.",
        Status::Branching => "Branch and bound: variables are set to 0 or 1 one after the other.",
        Status::Solved => "Solved: every variable is 0 or 1.",
        Status::Infeasible => "Infeasible: no values keep all constraints, so this puzzle has no solution.",
        Status::Failed => "The library met a numerical failure and gave no answer.",
    };
    let layers = if program.layers.is_empty() {
        ""
    } else {
        " The cube of candidates shows the variables, a layer for each digit: the larger a block, the nearer to 1."
    };
    let finished = matches!(program.status, Status::Solved | Status::Infeasible | Status::Failed);
    let large = if program.variables > PRACTICAL && !finished {
        " With so many variables it ends in seconds only where most squares are given; Stop ends it at any time."
    } else {
        ""
    };
    format!("{status}{large}{layers}")
}

pub fn markup(program: &Program) -> String {
    let row = |name: &str, value: u64| vec![name.to_string(), thousands(value)];
    let whole = program.layers.iter().filter(|&&x| x == 0 || x >= 100).count();
    let mut rows = vec![
        row("Variables: one for each digit in each square, n³", program.variables.into()),
        row("Constraints of the rules, 4n²", program.rules.into()),
        row("Constraints of the givens", program.givens.into()),
        row("Nodes of branch and bound", program.nodes),
        row("Pivots of the simplex method", program.pivots),
    ];
    if !program.layers.is_empty() {
        rows.push(row("Variables that are 0 or 1", whole as u64));
    }
    list("The model", &[], rows)
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::binary_program::*;

    #[test]
    fn sizes_and_fractions_are_told() {
        let mut program = Program {
            variables: 64,
            rules: 64,
            givens: 4,
            status: Status::Relaxed,
            nodes: 0,
            pivots: 1234,
            layers: vec![0; 64],
        };
        program.layers[5] = 50;
        let html = markup(&program);
        assert!(html.contains("<td>1,234") && html.contains("that are 0 or 1<td>63"), "{html}");
        assert!(sentence(&program).contains("The cube of candidates shows the variables"));
        program.variables = 4096;
        assert!(sentence(&program).contains("only where most squares are given"));
        program.status = Status::Solved;
        assert!(!sentence(&program).contains("only where most squares are given"));
        (program.variables, program.status) = (64, Status::Relaxed);
        program.layers.clear();
        assert_eq!(sentence(&program), "The relaxation is solved: every variable may lie between 0 and 1.");
    }
}
