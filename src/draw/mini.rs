//! A board as large as a hand, in the page's colours: givens, evolved digits, and squares in conflict. A cube is its net;
//! above 9×9 squares that hold a digit are blocks.

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
        if layout.side > WRITTEN {
            let held = |k: usize, given: bool| {
                let square = cells.squares[k];
                best.get(square) != 0 && (puzzle.get(square) != 0) == given
            };
            path("mini-printed", grid.blocks(|k| held(k, true)));
            path("mini-tile", grid.blocks(|k| held(k, false)));
        }
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

#[cfg(test)]
mod tests {
    use crate::draw::mini::mini;
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn signs_up_to_9_and_blocks_beyond() {
        for (shape, is_written) in [(Shape::Flat9, true), (Shape::Flat36, false)] {
            let mut puzzle = Grid::empty(shape);
            puzzle.set(0, 7);
            let mut best = puzzle.clone();
            best.set(40, 8);
            let drawn = mini(&puzzle, &best, None);
            for (block, text) in [("mini-printed", "mini-given"), ("mini-tile", "mini-digit")] {
                assert_eq!((drawn.contains(block), drawn.contains(text)), (!is_written, is_written), "{drawn}");
            }
        }
    }
}
