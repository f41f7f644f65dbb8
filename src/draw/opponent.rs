//! The board of a population that a person races: which of its squares are right, and no digit. A cube is its net.

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::net;
use crate::draw::svg::{Length, escape};
use crate::puzzle::{Grid, Square};

/// Between two faces of a net, in squares.
const GAP: f64 = 0.6;

/// An SVG element; a square is one unit wide.
pub fn opponent(puzzle: &Grid, right: impl Fn(Square) -> bool, title: &str) -> String {
    let layout = puzzle.layout();
    let grid = FaceGrid::new(layout.shape, 1.0);
    let edge = grid.edge();
    let cube = layout.shape.is_cube();
    let (width, height) = if cube { (4.0 * edge + 3.0 * GAP, 3.0 * edge + 2.0 * GAP) } else { (edge, edge) };
    let mut svg = format!(
        "<svg class=\"opponent\" viewBox=\"-.1 -.1 {} {}\" role=\"img\" aria-label=\"{}\">",
        Length(width + 0.2),
        Length(height + 0.2),
        escape(title)
    );
    for (face, cells) in layout.faces.iter().enumerate() {
        let (x, y) = if cube { net::corner(face, edge + GAP) } else { (0.0, 0.0) };
        let given = |k: usize| puzzle.get(cells.squares[k]) != 0;
        let parts = [
            ("paper", grid.outline()),
            ("given", grid.blocks(given)),
            ("right", grid.blocks(|k| !given(k) && right(cells.squares[k]))),
            ("lines", grid.lines(Lines::Boxes)),
        ];
        svg += &format!("<g transform=\"translate({} {})\">", Length(x), Length(y));
        for (class, path) in parts.iter().filter(|part| !part.1.is_empty()) {
            svg += &format!("<path class=\"{class}\" d=\"{path}\"/>");
        }
        svg += "</g>";
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use crate::draw::opponent::opponent;
    use crate::text::of_line;

    #[test]
    fn right_squares_are_tiles_and_no_digit_is_shown() {
        let puzzle = of_line("12..3412....432.").unwrap();
        let svg = opponent(&puzzle, |square| square == 2, "a < b");
        assert_eq!((svg.matches("class=\"right\"").count(), svg.matches("<text").count()), (1, 0), "{svg}");
        assert!(svg.contains("aria-label=\"a &lt; b\"") && svg.contains("class=\"given\""), "{svg}");
        assert!(!opponent(&puzzle, |_| false, "").contains("class=\"right\""));
        // A given is nothing that was found.
        assert!(!opponent(&puzzle, |square| square == 0, "").contains("class=\"right\""));
    }
}
