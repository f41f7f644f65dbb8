//! A puzzle as large as a thumb, for lists: its digits up to 9×9, its givens as blocks on larger boards and cubes.

use crate::draw::face::{blocks, draw, length};
use crate::draw::net;
use crate::draw::subject::Subject;
use crate::draw::svg::{HAIR, INK, Length, Svg};
use crate::text::Puzzle;

/// An SVG document without a size of its own.
pub fn thumbnail(puzzle: &Puzzle) -> String {
    let layout = puzzle.grid.layout();
    let side = length(layout);
    let mut svg = Svg::default();
    let (width, height) = match layout.shape.is_cube() {
        true => (4.0 * side, 3.0 * side),
        false => (side, side),
    };
    if layout.side <= 9 && !layout.shape.is_cube() {
        draw(&mut svg, &Subject::of(puzzle.clone()), 0, "#ffffff");
    } else {
        let edge = Length(side);
        for (face, cells) in layout.faces.iter().enumerate() {
            let (column, row) = if layout.shape.is_cube() { net::at(face) } else { (0.0, 0.0) };
            svg.placed((column * side, row * side), 1.0, |svg| {
                svg.path(&format!("M0 0H{edge}V{edge}H0Z"), "fill=\"#ffffff\"");
                svg.path(&blocks(layout, &cells.squares, |s| puzzle.grid.get(s) != 0), &format!("fill=\"{HAIR}\""));
                svg.path(
                    &format!("M0 0H{edge}V{edge}H0Z"),
                    &format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\""),
                );
            });
        }
    }
    svg.finish(width, height, "", &puzzle.grid.shape().title())
}
