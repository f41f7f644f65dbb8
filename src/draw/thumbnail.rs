//! A puzzle as large as a thumb, for lists: its digits up to 9×9, its givens as blocks on larger boards and cubes.

use crate::draw::face::{draw, grid};
use crate::draw::net;
use crate::draw::subject::Subject;
use crate::draw::svg::{HAIR, INK, Svg};
use crate::text::Puzzle;

/// An SVG document without a size of its own.
pub fn thumbnail(puzzle: &Puzzle) -> String {
    let layout = puzzle.grid.layout();
    let grid = grid(layout);
    let side = grid.edge();
    let mut svg = Svg::default();
    let (width, height) = match layout.shape.is_cube() {
        true => (4.0 * side, 3.0 * side),
        false => (side, side),
    };
    if layout.side <= 9 && !layout.shape.is_cube() {
        draw(&mut svg, &Subject::of(puzzle.clone()), 0, "#ffffff");
    } else {
        for (face, cells) in layout.faces.iter().enumerate() {
            let (column, row) = if layout.shape.is_cube() { net::at(face) } else { (0.0, 0.0) };
            svg.placed((column * side, row * side), 1.0, |svg| {
                svg.path(&grid.outline(), "fill=\"#ffffff\"");
                let filled = grid.blocks(|k| puzzle.grid.get(cells.squares[k]) != 0);
                svg.path(&filled, &format!("fill=\"{HAIR}\""));
                svg.path(&grid.outline(), &format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\""));
            });
        }
    }
    svg.finish(width, height, "", &puzzle.grid.shape().title())
}
