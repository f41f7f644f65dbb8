//! The scale of ratings as a strip: its levels, landmarks, and where a puzzle stands.

use std::fmt::Write;

use crate::draw::svg::Length;
use crate::say::path::Landmark;
use crate::say::technique::tenths;
use crate::technique::{Grade, Tenths};

/// Units of the strip.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 58.0;

/// Ends of the scale, in tenths.
const FROM: Tenths = 10;
const TO: Tenths = 120;

/// Puzzles and steps that people know, by their number. AI Escargot's is measured (docs/technique.md).
const LANDMARKS: [(Tenths, Landmark); 4] =
    [(15, Landmark::Single), (32, Landmark::XWing), (65, Landmark::Chain), (105, Landmark::Escargot)];

/// An SVG element; its classes begin with `er-`. `least`: the number is the least that it can be.
pub fn strip(er: Tenths, least: bool, title: &str) -> String {
    let x = |rating: Tenths| f64::from(rating.clamp(FROM, TO) - FROM) / f64::from(TO - FROM) * WIDTH;
    let mut svg = format!(
        "<svg class=\"er-strip\" viewBox=\"-12 0 {} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">",
        WIDTH + 24.0
    );
    let mut from = FROM;
    for (k, grade) in Grade::ALL.into_iter().enumerate() {
        let to = grade.most().min(TO);
        let (left, width) = (x(from), x(to) - x(from));
        let class = if Grade::of(er) == grade { "er-here" } else { "er-level" };
        let _ = write!(
            svg,
            "<path class=\"{class} er-{k}\" d=\"M{} 22h{}v12h-{}z\"/>",
            Length(left),
            Length(width),
            Length(width)
        );
        from = to;
    }
    for (rating, landmark) in LANDMARKS {
        let (at, name) = (Length(x(rating)), landmark.text());
        let anchor = if rating > 90 { "end" } else { "start" };
        let _ = write!(svg, "<path class=\"er-mark\" d=\"M{at} 34v6\"/>");
        let _ = write!(svg, "<text class=\"er-name\" x=\"{at}\" y=\"51\" text-anchor=\"{anchor}\">{name}</text>");
    }
    let at = x(er);
    let _ = write!(svg, "<path class=\"er-needle\" d=\"M{} 36v-18m-4 0h8\"/>", Length(at));
    let (sign, middle) = (if least { "≥ " } else { "" }, Length(at.clamp(8.0, WIDTH - 8.0)));
    let _ = write!(
        svg,
        "<text class=\"er-number\" x=\"{middle}\" y=\"13\" text-anchor=\"middle\">{sign}{}</text>",
        tenths(er)
    );
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use crate::draw::er_strip::strip;

    #[test]
    fn the_level_of_the_puzzle_stands_out() {
        let svg = strip(32, false, "x");
        assert!(svg.contains("er-here er-2") && svg.contains(">3.2</text>"), "{svg}");
        assert_eq!(svg.matches("er-level").count(), 4);
        assert!(strip(105, true, "x").contains("≥ 10.5</text>"));
    }
}
