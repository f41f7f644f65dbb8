//! A board as SVG markup, small enough to be drawn ten times a second: where digits came from, what changed, and where
//! they conflict. Nothing is told by colour alone: parents have a wedge in the left or the right corner, what is new a
//! frame, a conflict as many strokes as it has houses.

use std::fmt::Write;

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::net::NET;
use crate::puzzle::{FACE_NAMES, Shape};
use crate::replay::view::{Sight, Source};
use crate::text::Style;

/// Units of a square.
const UNIT: usize = 20;

/// Where a digit stands in its square.
const BASELINE: f64 = 0.75;

/// Units between two faces of a net, and for its letters.
const GAP: usize = 20;

/// What is drawn.
pub struct Drawing<'a> {
    /// The board.
    pub shape: Shape,
    /// The puzzle, place by place.
    pub givens: &'a [u8],
    /// What is seen on it.
    pub sight: &'a Sight,
    /// Place by place; empty where nothing is told of where digits came from.
    pub sources: &'a [Source],
    /// The only face that is drawn; a cube's whole net where there is none.
    pub face: Option<usize>,
}

/// Width and height of the view box of a board or net (with a letter below each face), or of one of its faces.
pub fn size(shape: Shape, only: Option<usize>) -> (usize, usize) {
    let face = shape.side() * UNIT;
    if shape.is_cube() && only.is_none() { (4 * face + 3 * GAP, 3 * (face + GAP)) } else { (face, face) }
}

/// Colours that tell generations apart, at most.
pub const STEPS: usize = 5;

/// Nothing is told of where digits came from.
pub const NONE: &[Source] = &[];

/// The number of the colour of a place, and a short text in its corner.
type Tint<'a> = (&'a dyn Fn(usize) -> Option<usize>, &'a dyn Fn(usize) -> String);

impl Drawing<'_> {
    /// What stands inside the `<svg>`.
    pub fn markup(&self) -> String {
        self.drawn(None)
    }

    /// The same with squares in colours (classes `step-0` and so on) and a text in the corner of each.
    pub fn tinted(&self, tint: &dyn Fn(usize) -> Option<usize>, corner: &dyn Fn(usize) -> String) -> String {
        self.drawn(Some((tint, corner)))
    }

    fn drawn(&self, tint: Option<Tint>) -> String {
        let mut svg = String::with_capacity(12_000);
        let side = self.shape.side();
        let net = self.shape.is_cube() && self.face.is_none();
        for face in (0..self.shape.faces()).filter(|face| self.face.is_none_or(|only| only == *face)) {
            let (column, row) = if net { NET[face] } else { (0, 0) };
            let step = side * UNIT + GAP;
            let at = (column * step, row * step);
            let _ = write!(svg, "<g transform=\"translate({} {})\" data-face=\"{face}\">", at.0, at.1);
            self.face(&mut svg, face, tint);
            if net {
                let y = side * UNIT + GAP - 2;
                let _ = write!(svg, "<text class=\"letter\" x=\"4\" y=\"{y}\">{}</text>", FACE_NAMES[face]);
            }
            svg.push_str("</g>");
        }
        svg
    }

    fn face(&self, svg: &mut String, face: usize, tint: Option<Tint>) {
        let side = self.shape.side();
        let places = || (0..side * side).map(|k| (face * side * side + k, k % side * UNIT, k / side * UNIT));
        let of = |list: &[u8], place: usize| list.get(place).copied().unwrap_or_default();
        let source = |place: usize| self.sources.get(place).copied();
        let grid = FaceGrid::new(self.shape, UNIT as f64);
        let _ = write!(svg, "<path class=\"ground\" d=\"{}\"/>", grid.outline());
        let mut put = |class: &str, path: String| {
            if !path.is_empty() {
                let _ = write!(svg, "<path class=\"{class}\" d=\"{path}\"/>");
            }
        };
        let first = face * side * side;
        let blocks = |holds: &dyn Fn(usize) -> bool| grid.blocks(|k| holds(first + k));
        let signs = |sign: &dyn Fn(usize, usize, usize) -> Option<String>| -> String {
            places().filter_map(|(place, x, y)| sign(place, x, y)).collect()
        };
        put("given", blocks(&|p| of(self.givens, p) != 0));
        for step in (0..STEPS).filter(|_| tint.is_some()) {
            put(&format!("step-{step}"), blocks(&|p| tint.is_some_and(|(tint, _)| tint(p) == Some(step))));
        }
        let is = |place: usize, wanted: Source| source(place) == Some(wanted);
        put("from-a", blocks(&|p| is(p, Source::First)));
        put("from-b", blocks(&|p| is(p, Source::Second)));
        put("wedge-a", signs(&|p, x, y| is(p, Source::First).then(|| format!("M{x} {y}h7l-7 7z"))));
        put("wedge-b", signs(&|p, x, y| is(p, Source::Second).then(|| format!("M{} {y}h-7l7 7z", x + UNIT))));
        for digit in (1..=side as u8).filter(|_| Style::now() == Style::Colours) {
            let disc = |x, y| format!("M{} {}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", x + 3, y + UNIT / 2);
            let discs = signs(&|p, x, y| (of(&self.sight.digits, p) == digit).then(|| disc(x, y)));
            put(&format!("disc d{digit}"), discs);
        }
        // As many strokes as houses in which the digit stands more than once.
        let stroke = |k, x, y| format!("M{} {}l4-5", x + 2 + 4 * k, y + UNIT - 1);
        let strokes = |p| usize::from(of(&self.sight.heat, p)).min(4);
        put("strokes", signs(&|p, x, y| Some((0..strokes(p)).map(|k| stroke(k, x, y)).collect())));
        let frame = |x, y| format!("M{} {}h18v18h-18z", x + 1, y + 1);
        let disagrees = |x, y| format!("M{} {}h18v18h-18z", x + 1, y + 1);
        put("apart", signs(&|p, x, y| (of(&self.sight.apart, p) != 0).then(|| disagrees(x, y))));
        put("fresh", signs(&|p, x, y| is(p, Source::New).then(|| frame(x, y))));
        if let Some((_, corner)) = tint {
            for (place, x, y) in places() {
                let text = corner(place);
                if !text.is_empty() {
                    let _ = write!(svg, "<text class=\"corner\" x=\"{}\" y=\"{}\">{text}</text>", x + 1, y + 6);
                }
            }
        }
        for (class, given) in [("digit given-digit", true), ("digit", false)] {
            let digit = |k: usize| {
                let place = face * side * side + k;
                let digit = of(&self.sight.digits, place);
                (digit != 0 && (of(self.givens, place) == digit) == given).then(|| Style::now().face(digit))
            };
            *svg += &grid.digits(class, BASELINE, digit);
        }
        for (class, lines) in [("thin", Lines::Squares), ("thick", Lines::Boxes)] {
            let _ = write!(svg, "<path class=\"{class}\" d=\"{}\"/>", grid.lines(lines));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::step_board::*;
    use crate::say::step_view::aloud;

    #[test]
    fn wedges_frames_and_strokes_say_what_colours_say() {
        let shape = Shape::Flat4;
        let mut cells = vec![0; 16];
        (cells[0], cells[1], cells[2], cells[3]) = (1, 1, 2, 3);
        let sight = Sight::new(shape, 0, 2, &cells);
        let mut sources = vec![Source::Same; 16];
        (sources[1], sources[2], sources[3]) = (Source::First, Source::Second, Source::New);
        let mut givens = vec![0; 16];
        givens[0] = 1;
        let svg = Drawing { shape, givens: &givens, sight: &sight, sources: &sources, face: None }.markup();
        assert!(svg.contains("class=\"wedge-a\" d=\"M20 0h7l-7 7z\""), "{svg}");
        assert!(svg.contains("class=\"wedge-b\" d=\"M60 0h-7l7 7z\"") && svg.contains("class=\"fresh\""));
        // Both 1s share a row and a box.
        assert!(svg.contains("class=\"strokes\" d=\"M2 19l4-5M6 19l4-5M22 19l4-5M26 19l4-5\""), "{svg}");
        assert!(svg.contains("<text class=\"digit given-digit\" x=\"10\" y=\"15\">1</text>"));
        assert!(svg.contains("<text class=\"digit\" x=\"30 50 70\" y=\"15\">123</text>"), "{svg}");
        assert_eq!(aloud("Child 1".into(), &sight), "Child 1: fitness 2, 2 squares in conflict");
    }

    #[test]
    fn a_cube_has_six_faces_in_its_net() {
        let sight = Sight::new(Shape::Cube4, 0, 0, &[1; 96]);
        let draw = |face| Drawing { shape: Shape::Cube4, givens: &[], sight: &sight, sources: &[], face }.markup();
        let svg = draw(None);
        assert_eq!((svg.matches("<g ").count(), svg.matches("class=\"letter\"").count()), (6, 6));
        let svg = draw(Some(2));
        assert_eq!((svg.matches("<g ").count(), svg.matches("data-face=\"2\"").count()), (1, 1));
        assert_eq!((size(Shape::Cube4, None), size(Shape::Cube4, Some(2))), ((380, 300), (80, 80)));
    }
}
