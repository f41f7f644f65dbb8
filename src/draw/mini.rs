//! A board as large as a hand, in the page's colours: givens, evolved digits, and squares in conflict. A cube is its net;
//! above 9×9 only conflicts are to be seen.

use std::fmt::Write;

use crate::draw::net::NET;
use crate::puzzle::{Grid, Layout};
use crate::say::number::Noun;
use crate::say::step_view::Board;
use crate::text::Style;

/// Units of a square.
const UNIT: usize = 10;

/// An SVG element of the board `best`, or of one face of it, on which the puzzle's givens stand out.
pub fn mini(puzzle: &Grid, best: &Grid, only: Option<usize>) -> String {
    let layout = puzzle.layout();
    let edge = layout.side * UNIT;
    let cube = layout.shape.is_cube() && only.is_none();
    let (width, height) = if cube { (4 * edge + 30, 3 * edge + 20) } else { (edge, edge) };
    let conflicts = conflicts(layout, best);
    let found = conflicts.iter().filter(|c| **c).count();
    let said = match best.is_full() {
        true => Board::InConflict { squares: Noun::Square.of(found) },
        false => Board::Puzzle,
    };
    let mut svg = format!(
        "<svg class=\"small-board\" viewBox=\"-1 -1 {} {}\" role=\"img\" aria-label=\"{said}\">",
        width + 2,
        height + 2
    );
    for (face, cells) in layout.faces.iter().enumerate().filter(|(face, _)| only.is_none_or(|only| only == *face)) {
        let (column, row) = if cube { NET[face] } else { (0, 0) };
        let (x, y) = (column * (edge + 10), row * (edge + 10));
        // Writing to a String cannot fail.
        let _ = write!(svg, "<path class=\"mini-paper\" d=\"M{x} {y}h{edge}v{edge}h-{edge}z\"/>");
        for (k, &square) in cells.squares.iter().enumerate() {
            let (left, top) = (x + k % layout.side * UNIT, y + k / layout.side * UNIT);
            if conflicts[square] {
                let _ = write!(svg, "<path class=\"mini-conflict\" d=\"M{left} {top}h{UNIT}v{UNIT}h-{UNIT}z\"/>");
            }
            let digit = best.get(square);
            if layout.side <= 9 && digit != 0 {
                let class = if puzzle.get(square) != 0 { "mini-given" } else { "mini-digit" };
                let _ = write!(
                    svg,
                    "<text class=\"{class}\" x=\"{}\" y=\"{}\">{}</text>",
                    left + 5,
                    top + 8,
                    Style::now().face(digit)
                );
            }
        }
        let mut lines = String::new();
        for k in (0..=layout.side).step_by(layout.shape.box_width()) {
            let _ = write!(lines, "M{} {y}v{edge}", x + k * UNIT);
        }
        for k in (0..=layout.side).step_by(layout.shape.box_height()) {
            let _ = write!(lines, "M{x} {}h{edge}", y + k * UNIT);
        }
        let _ = write!(svg, "<path class=\"mini-line\" d=\"{lines}\"/>");
    }
    svg + "</svg>"
}

/// Squares whose digit stands elsewhere in one of their houses as well.
fn conflicts(layout: &Layout, grid: &Grid) -> Vec<bool> {
    let clashes = |s: usize| layout.peers[s].iter().any(|&p| grid.get(p) == grid.get(s));
    (0..layout.squares).map(|s| grid.get(s) != 0 && clashes(s)).collect()
}
