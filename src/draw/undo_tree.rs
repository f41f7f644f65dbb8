//! The steps of a game as a tree: the trunk, a branch a line lower for every "what if", where the player stands, and what was taken
//! back, as dashes.

use std::fmt::Write;

use crate::draw::svg::{Length, escape};
use crate::play::Tree;

/// Its width, and the height of a line.
const WIDTH: f64 = 240.0;
const LINE: f64 = 14.0;
const EDGE: f64 = 8.0;
/// Steps of the trunk that are drawn at most.
const TRUNK: usize = 8;

/// An SVG element.
pub fn undo_tree(tree: &Tree, title: &str) -> String {
    // Of a long trunk the end is enough.
    let first = tree.branches.first().map_or(0, |branch| branch.saturating_sub(TRUNK));
    let steps = (tree.past + tree.future - first).max(1) as f64;
    let x = |step: usize| EDGE + (WIDTH - 2.0 * EDGE) * (step - first) as f64 / steps;
    let y = |depth: usize| EDGE + LINE * depth as f64;
    let depth = tree.branches.len();
    let height = y(depth) + EDGE;
    let mut svg = format!(
        "<svg class=\"undo-tree\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">",
        escape(title)
    );
    let mut from = first;
    for (depth, &to) in tree.branches.iter().chain([&tree.past]).enumerate() {
        let (start, end, line) = (Length(x(from)), Length(x(to)), Length(y(depth)));
        let class = if depth == 0 { "trunk" } else { "branch-line" };
        // A branch leaves the line above it where it began.
        let fork =
            if depth > 0 { format!("M{start} {}V{line}", Length(y(depth - 1))) } else { format!("M{start} {line}") };
        let _ = write!(svg, "<path class=\"{class}\" d=\"{fork}H{end}\"/>");
        if depth > 0 {
            let _ = write!(svg, "<circle class=\"fork\" cx=\"{start}\" cy=\"{}\" r=\"3\"/>", Length(y(depth - 1)));
        }
        from = to;
    }
    let (now, end, line) = (Length(x(tree.past)), Length(x(tree.past + tree.future)), Length(y(depth)));
    if tree.future > 0 {
        let _ = write!(svg, "<path class=\"undone\" d=\"M{now} {line}H{end}\"/>");
    }
    let _ = write!(svg, "<circle class=\"now\" cx=\"{now}\" cy=\"{line}\" r=\"5\"/></svg>");
    svg
}

#[cfg(test)]
mod tests {
    use crate::draw::undo_tree::undo_tree;
    use crate::play::Tree;

    #[test]
    fn every_what_if_is_a_line_lower_and_what_was_taken_back_is_dashed() {
        let svg = undo_tree(&Tree { past: 10, branches: vec![4, 6], future: 4 }, "a & b");
        assert_eq!((svg.matches("branch-line").count(), svg.matches("\"fork\"").count()), (2, 2));
        // Four of fourteen steps across, the branch then goes down from the trunk.
        assert!(svg.contains("<path class=\"trunk\" d=\"M8 8H72\"/>"), "{svg}");
        assert!(svg.contains("<path class=\"branch-line\" d=\"M72 8V22H104\"/>"), "{svg}");
        assert!(svg.contains("<path class=\"undone\" d=\"M168 36H232\"/>") && svg.contains("a &amp; b"), "{svg}");
        assert_eq!(
            undo_tree(&Tree { past: 70, branches: vec![64, 66], future: 4 }, ""),
            undo_tree(&Tree { past: 14, branches: vec![8, 10], future: 4 }, "")
        );
        assert!(!undo_tree(&Tree { past: 0, branches: vec![0], future: 0 }, "").contains("undone"));
    }
}
