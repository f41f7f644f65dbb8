//! A board as large as a hand, in the page's colours: givens, evolved digits, and squares in conflict. A cube is its net;
//! above 9×9 only conflicts are to be seen.

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::net;
use crate::draw::svg::Length;
use crate::puzzle::{Grid, Layout};
use crate::say::number::Noun;
use crate::say::step_view::Board;
use crate::text::Style;

/// Units of a square.
const UNIT: f64 = 10.0;

/// Units between two faces of a net.
const GAP: f64 = 10.0;

/// Where a digit stands in its square.
const BASELINE: f64 = 0.8;

/// The longest side of a board whose digits can be read.
const WRITTEN: usize = 9;

/// An SVG element of the board `best`, or of one face of it, on which the puzzle's givens stand out.
pub fn mini(puzzle: &Grid, best: &Grid, only: Option<usize>) -> String {
    let layout = puzzle.layout();
    let grid = FaceGrid::new(layout.shape, UNIT);
    let edge = grid.edge();
    let cube = layout.shape.is_cube() && only.is_none();
    let (width, height) = if cube { (4.0 * edge + 3.0 * GAP, 3.0 * edge + 2.0 * GAP) } else { (edge, edge) };
    let conflicts = conflicts(layout, best);
    let found = conflicts.iter().filter(|c| **c).count();
    let said = match best.is_full() {
        true => Board::InConflict { squares: Noun::Square.of(found) },
        false => Board::Puzzle,
    };
    let mut svg = format!(
        "<svg class=\"small-board\" viewBox=\"-1 -1 {} {}\" role=\"img\" aria-label=\"{said}\">",
        Length(width + 2.0),
        Length(height + 2.0)
    );
    for (face, cells) in layout.faces.iter().enumerate().filter(|(face, _)| only.is_none_or(|only| only == *face)) {
        let (x, y) = if cube { net::corner(face, edge + GAP) } else { (0.0, 0.0) };
        svg += &format!("<g transform=\"translate({} {})\">", Length(x), Length(y));
        let mut path = |class: &str, path: String| {
            if !path.is_empty() {
                svg += &format!("<path class=\"{class}\" d=\"{path}\"/>");
            }
        };
        path("mini-paper", grid.outline());
        path("mini-conflict", grid.blocks(|k| conflicts[cells.squares[k]]));
        path("mini-line", grid.lines(Lines::Boxes));
        for (class, given) in
            [("mini-given", true), ("mini-digit", false)].into_iter().filter(|_| layout.side <= WRITTEN)
        {
            let digit =
                |square| Some(best.get(square)).filter(|&digit| digit != 0 && (puzzle.get(square) != 0) == given);
            svg += &grid.digits(class, BASELINE, |k| digit(cells.squares[k]).map(|digit| Style::now().face(digit)));
        }
        svg += "</g>";
    }
    svg + "</svg>"
}

/// Squares whose digit stands elsewhere in one of their houses as well.
fn conflicts(layout: &Layout, grid: &Grid) -> Vec<bool> {
    let clashes = |s: usize| layout.peers[s].iter().any(|&p| grid.get(p) == grid.get(s));
    (0..layout.squares).map(|s| grid.get(s) != 0 && clashes(s)).collect()
}
