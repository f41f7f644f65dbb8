//! One puzzle found three times: a line each for a person, the technique solver and evolution, from the first square to the last, and
//! every square as a thread through all three. Threads that cross are squares found in another order.

use std::fmt::Write;

use crate::draw::svg::{Length, escape};

/// All of it; words on a phone stay readable.
pub const WIDTH: f64 = 360.0;
const LEFT: f64 = 6.0;
/// Between two lines, and above the first.
const STEP: f64 = 84.0;
const TOP: f64 = 24.0;
/// Half of a dot at most.
const DOT: f64 = 3.0;

/// A line: what stands over it, at its right end, and its class.
pub struct Line {
    /// Who found them.
    pub name: String,
    /// What is told of its end.
    pub end: String,
    /// The class that colours it.
    pub class: &'static str,
    /// When each square was found; infinite where it was not.
    pub when: Vec<f64>,
}

/// The places of the values in order, from 0 to 1; equal ones share the middle of theirs.
fn places(when: &[f64]) -> Vec<f64> {
    let last = (when.len() as f64 - 1.0).max(1.0);
    let place = |value: &f64| {
        let before = when.iter().filter(|v| *v < value).count() as f64;
        let same = when.iter().filter(|v| *v == value).count() as f64;
        (before + (same - 1.0) / 2.0) / last
    };
    when.iter().map(place).collect()
}

/// An SVG element; `told` says each square, for a pointer that rests on it.
pub fn orders(lines: &[Line], told: &[String], title: &str) -> String {
    let height = TOP + STEP * (lines.len() as f64 - 1.0) + DOT * 3.0;
    let placed: Vec<Vec<f64>> = lines.iter().map(|line| places(&line.when)).collect();
    let across = WIDTH - 2.0 * LEFT;
    let radius = Length((across / told.len().max(1) as f64 / 2.0).clamp(0.8, DOT));
    let mut svg = format!(
        "<svg class=\"orders\" viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{}\">",
        Length(height),
        escape(title)
    );
    for (k, line) in lines.iter().enumerate() {
        let y = TOP + STEP * k as f64;
        let (name, end, class, right) = (escape(&line.name), escape(&line.end), line.class, WIDTH - LEFT);
        let _ = write!(
            svg,
            "<text class=\"{class}\" x=\"{LEFT}\" y=\"{0}\">{name}</text><text x=\"{right}\" y=\"{0}\" text-anchor=\"end\">{end}</text>\
             <path class=\"axis\" d=\"M{LEFT} {y}H{right}\"/>",
            Length(y - 9.0)
        );
    }
    for (square, told) in told.iter().enumerate() {
        let at = |k: usize| (Length(LEFT + across * placed[k][square]), Length(TOP + STEP * k as f64));
        let _ = write!(svg, "<g><title>{}</title><path d=\"", escape(told));
        for k in 0..lines.len() {
            let (x, y) = at(k);
            let _ = write!(svg, "{}{x} {y}", if k == 0 { "M" } else { "L" });
        }
        svg += "\"/>";
        for (k, line) in lines.iter().enumerate() {
            let (x, y) = at(k);
            let _ = write!(svg, "<circle class=\"{}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>", line.class);
        }
        svg += "</g>";
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use crate::draw::orders::*;

    #[test]
    fn equal_ones_share_a_place_and_those_not_found_come_last() {
        assert_eq!(places(&[3.0, 1.0, 1.0, f64::INFINITY, 9.0]), [0.5, 0.125, 0.125, 1.0, 0.75]);
        assert_eq!(places(&[5.0]), [0.0]);
    }

    #[test]
    fn every_square_is_a_thread_through_all_lines() {
        let line = |when: &[f64], class| Line { name: "a<b".into(), end: String::new(), class, when: when.into() };
        let lines = [line(&[0.0, 1.0], "you"), line(&[1.0, 0.0], "bred")];
        let svg = orders(&lines, &["r1c1".into(), "r1c2".into()], "two orders");
        assert!(svg.contains("<title>r1c1</title><path d=\"M6 24L354 108\"/>"), "{svg}");
        assert!(svg.contains("a&lt;b") && svg.matches("<circle").count() == 4, "{svg}");
    }
}
