//! The scale of ratings as a strip: its levels, landmarks, and where a puzzle stands.

use std::cmp::Ordering;
use std::fmt::Write;

use crate::draw::svg::Length;
use crate::say::path::Landmark;
use crate::say::technique::tenths;
use crate::technique::{Grade, Tenths, scale};

/// Units of the strip, and of the bars over it.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 58.0;
const BARS: f64 = 44.0;

/// Ends of the scale, in tenths.
const FROM: Tenths = 10;
const TO: Tenths = 120;

/// Puzzles and steps that people know, by their number. AI Escargot's is measured (docs/technique.md).
const LANDMARKS: [(Tenths, Landmark); 4] =
    [(15, Landmark::Single), (32, Landmark::XWing), (65, Landmark::Chain), (105, Landmark::Escargot)];

fn x(rating: Tenths) -> f64 {
    f64::from(rating.clamp(FROM, TO) - FROM) / f64::from(TO - FROM) * WIDTH
}

/// An SVG element; its classes begin with `er-`. `least`: the number is the least that it can be. `compared`: with bars that
/// tell how many of 10,000 puzzles have each number.
pub fn strip(er: Tenths, least: bool, compared: bool, title: &str) -> String {
    let above = if compared { BARS } else { 0.0 };
    let mut svg = format!(
        "<svg class=\"er-strip\" viewBox=\"-12 -{above} {} {}\" role=\"img\" aria-label=\"{title}\">",
        WIDTH + 24.0,
        HEIGHT + above
    );
    if compared {
        bars(&mut svg, er);
    }
    let mut from = FROM;
    for (k, grade) in Grade::ALL.into_iter().enumerate() {
        let to = grade.most().min(TO);
        let (left, width) = (x(from), x(to) - x(from));
        let class = if Grade::of(er) == grade { "er-here" } else { "er-level" };
        let (left, width) = (Length(left), Length(width));
        let _ = write!(svg, "<path class=\"{class} er-{k}\" d=\"M{left} 22h{width}v12h-{width}z\"/>");
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

/// A bar for each number, as high as the root of its count: what is rare is seen, too.
fn bars(svg: &mut String, er: Tenths) {
    let root = |count: u32| f64::from(count).sqrt();
    let most = scale::COUNTS.iter().map(|(_, count)| root(*count)).fold(1.0, f64::max);
    for (class, is_mine) in
        [("er-easier", Ordering::Less), ("er-same", Ordering::Equal), ("er-harder", Ordering::Greater)]
    {
        let mine = scale::COUNTS.iter().filter(|(rating, _)| rating.cmp(&er) == is_mine);
        let bar = |&(rating, count): &(Tenths, u32)| {
            let (left, height) = (Length(x(rating) - 1.1), Length(root(count) / most * (BARS - 4.0)));
            format!("M{left} 0v-{height}h2.2v{height}z")
        };
        let data: String = mine.map(bar).collect();
        if !data.is_empty() {
            let _ = write!(svg, "<path class=\"{class}\" d=\"{data}\"/>");
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::er_strip::strip;

    #[test]
    fn the_level_of_the_puzzle_stands_out() {
        let svg = strip(32, false, false, "x");
        assert!(svg.contains("er-here er-2") && svg.contains(">3.2</text>"), "{svg}");
        assert_eq!(svg.matches("er-level").count(), 4);
        assert!(strip(105, true, true, "x").contains("≥ 10.5</text>"));
        assert!(!svg.contains("er-easier") && strip(32, false, true, "x").contains("er-easier"));
    }
}
