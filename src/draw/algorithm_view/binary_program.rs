//! The binary program of Weiss and Rasmussen: its size, and how far the library is.

use crate::draw::algorithm_view::table::list;
use crate::evolve::view::program::{Program, Status};
use crate::say::algorithm_view::View;
use crate::say::number::thousands;
use crate::say::words::paragraph;

/// Variables of a 9×9 board, up to which any puzzle takes seconds at most (docs/spreadsheets.md).
const PRACTICAL: u32 = 729;

/// How it stands, in a sentence; what the layers show, if there are any.
pub fn sentence(program: &Program) -> String {
    let status = match program.status {
        Status::Built => View::Built.text(),
        Status::Relaxed => View::Relaxed.text(),
        Status::Branching => View::Branching.text(),
        Status::Solved => View::Solved.text(),
        Status::Infeasible => View::Infeasible.text(),
        Status::Failed => View::Failed.text(),
    };
    let layers = if program.layers.is_empty() { "" } else { View::Layers.text() };
    let finished = matches!(program.status, Status::Solved | Status::Infeasible | Status::Failed);
    let large = if program.variables > PRACTICAL && !finished { View::Large.text() } else { "" };
    paragraph([status, large, layers])
}

/// The drawing, as markup.
pub fn markup(program: &Program) -> String {
    let row = |name: &str, value: u64| vec![name.to_string(), thousands(value)];
    let whole = program.layers.iter().filter(|&&x| x == 0 || x >= 100).count();
    let mut rows = vec![
        row(View::Variables.text(), program.variables.into()),
        row(View::Rules.text(), program.rules.into()),
        row(View::OfGivens.text(), program.givens.into()),
        row(View::Nodes.text(), program.nodes),
        row(View::Pivots.text(), program.pivots),
    ];
    if !program.layers.is_empty() {
        rows.push(row(View::Whole.text(), whole as u64));
    }
    list(View::Model.text(), &[], rows)
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
        assert!(sentence(&program).contains("only if most squares are given"));
        program.status = Status::Solved;
        assert!(!sentence(&program).contains("only if most squares are given"));
        (program.variables, program.status) = (64, Status::Relaxed);
        program.layers.clear();
        assert_eq!(sentence(&program), View::Relaxed.text());
    }
}
