//! Charts one over the other that share their horizontal axis, so that one cursor stands in all of them.

use std::fmt::Write;

use crate::draw::chart::path::{band, is_rough, means, path};
use crate::draw::chart::{Scale, WIDTH, ticks};
use crate::draw::math::log10;
use crate::replay::history::Span;
use crate::say::number::{percent, thousands};

/// Left and right end of the area inside the axes, in tenths of a pixel.
pub const LEFT: i32 = 560;
/// Where the plot ends, in units of the view box.
pub const RIGHT: i32 = WIDTH - 120;

/// Room above and below the area inside the axes.
const TOP: i32 = 260;
const BELOW: i32 = 90;

/// What the vertical axis counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Whole numbers; `log` puts one plus the value on a logarithmic scale, so that 0 has a place.
    Count {
        /// Whether the axis is logarithmic.
        log: bool,
    },
    /// Shares of 1.
    Share,
}

/// One of the charts.
pub struct Panel<'a> {
    /// The heading.
    pub title: &'a str,
    /// What its values are.
    pub unit: Unit,
    /// Height of the paper, in tenths of a pixel.
    pub height: i32,
    /// The class of each line, and its values.
    pub lines: Vec<(&'a str, Vec<(u64, Span)>)>,
    /// Generations with a mark.
    pub marks: Vec<u64>,
    /// The first and the last generation in sight.
    pub sight: (u64, u64),
    /// Whether the generations are written under the axis.
    pub axis: bool,
}

/// Where a generation stands.
pub fn place(generation: u64, (from, to): (u64, u64)) -> i32 {
    Scale::new((from as f64, to as f64), (f64::from(LEFT), f64::from(RIGHT))).at(generation as f64)
}

/// The generation at a share (0 to 1) of the width of the paper.
pub fn generation_at(share: f64, (from, to): (u64, u64)) -> u64 {
    let inside = (share * f64::from(WIDTH) - f64::from(LEFT)) / f64::from(RIGHT - LEFT);
    from + (inside.clamp(0.0, 1.0) * to.saturating_sub(from) as f64).round() as u64
}

/// Where the axis of a chart of this height lies; generations may be written under it.
pub fn bottom(height: i32, axis: bool) -> i32 {
    height - BELOW - if axis { 170 } else { 0 }
}

impl Panel<'_> {
    /// Top and bottom of the area inside the axes.
    fn area(&self) -> (i32, i32) {
        (TOP, bottom(self.height, self.axis))
    }

    /// What stands inside the `<svg>` whose view box is `0 0 WIDTH height`.
    pub fn markup(&self) -> String {
        let (top, bottom) = self.area();
        let highest = self.lines.iter().flat_map(|(_, values)| values).map(|(_, s)| s.high).fold(0.0, f64::max);
        let (labels, y) = self.vertical(highest, top, bottom);
        let value = |v: f64| match self.unit {
            Unit::Count { log: true } => log10(1.0 + v.max(0.0)),
            _ => v,
        };
        let x = Scale::new((self.sight.0 as f64, self.sight.1 as f64), (f64::from(LEFT), f64::from(RIGHT)));
        let mut svg = String::with_capacity(4096);
        let _ = write!(svg, "<text class=\"tick head\" x=\"{LEFT}\" y=\"150\">{}</text>", self.title);
        for (at, label) in labels {
            let at = y.at(at);
            let _ = write!(svg, "<path class=\"rule\" d=\"M{LEFT} {at}H{RIGHT}\"/>");
            let _ = write!(svg, "<text class=\"tick end\" x=\"{}\" y=\"{}\">{label}</text>", LEFT - 60, at + 42);
        }
        let _ = write!(svg, "<path class=\"rule axis\" d=\"M{LEFT} {bottom}H{RIGHT}\"/>");
        if self.axis {
            let _ = write!(svg, "<text class=\"tick end\" x=\"{}\" y=\"{}\">Gen.</text>", LEFT - 60, bottom + 180);
            let span = self.sight.1.saturating_sub(self.sight.0) as f64;
            for tick in ticks(span, 6, true).iter().map(|t| self.sight.0 + *t as u64).filter(|t| *t <= self.sight.1) {
                let (at, label) = (x.at(tick as f64), thousands(tick));
                // Half of a label is at most so wide, also in the larger type of a phone or a projector.
                let anchor = if at + 90 * label.len() as i32 > WIDTH { "end" } else { "middle" };
                let _ = write!(svg, "<path class=\"rule short\" d=\"M{at} {bottom}v40\"/>");
                let _ = write!(svg, "<text class=\"tick {anchor}\" x=\"{at}\" y=\"{}\">{label}</text>", bottom + 180);
            }
        }
        let mut last = i32::MIN / 2;
        for mark in self.marks.iter().map(|&g| x.at(g as f64)) {
            if mark - last >= 90 {
                last = mark;
                let _ = write!(svg, "<path class=\"mark\" d=\"M{} {}l80 0l-40 70z\"/>", mark - 40, top - 80);
            }
        }
        for (class, values) in self.lines.iter().rev() {
            let mapped = values.iter().map(|&(g, s)| {
                let s = Span { first: value(s.first), low: value(s.low), high: value(s.high), last: value(s.last) };
                (g, s)
            });
            // Teeth too close to be told apart are a band from lowest to highest, with a line through their means.
            let d = if is_rough(mapped.clone(), x) {
                let _ = write!(svg, "<path class=\"{class} band\" d=\"{}\"/>", band(mapped.clone(), x, y));
                means(mapped, x, y)
            } else {
                path(mapped, x, y)
            };
            let _ = write!(svg, "<path class=\"{class}\" d=\"{d}\"/>");
        }
        svg
    }

    /// Ticks with their labels, and the scale they stand on.
    fn vertical(&self, highest: f64, top: i32, bottom: i32) -> (Vec<(f64, String)>, Scale) {
        let scale = |end: f64| Scale::new((0.0, end), (f64::from(bottom), f64::from(top)));
        match self.unit {
            Unit::Count { log: true } => {
                let end = log10(1.0 + highest.max(1.0));
                let steps = [0u64, 1, 3, 10, 30, 100, 300, 1000, 10_000, 100_000, 1_000_000];
                let inside = steps.into_iter().filter(|&v| log10(1.0 + v as f64) <= end * 1.0001);
                (inside.map(|v| (log10(1.0 + v as f64), thousands(v))).collect(), scale(end))
            }
            Unit::Count { log: false } => {
                let ticks = ticks(highest.max(1.0), 4, true);
                let end = ticks.last().copied().unwrap_or(1.0);
                (ticks.into_iter().map(|t| (t, thousands(t as u64))).collect(), scale(end))
            }
            Unit::Share => {
                let ticks = ticks(highest.max(0.01), 3, false);
                let end = ticks.last().copied().unwrap_or(1.0);
                (ticks.into_iter().map(|t| (t, percent(t))).collect(), scale(end))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::stack::*;

    fn panel(unit: Unit, values: &[f64]) -> String {
        let values = values.iter().enumerate().map(|(g, &v)| (g as u64, Span::of(v))).collect();
        let (height, sight) = (1200, (0, 10));
        Panel { title: "Fitness", unit, height, lines: vec![("best", values)], marks: vec![5], sight, axis: true }
            .markup()
    }

    #[test]
    fn a_generation_and_its_place_lead_to_each_other() {
        for sight in [(0, 10), (100, 90_000), (7, 7)] {
            for generation in [sight.0, (sight.0 + sight.1) / 2, sight.1] {
                let share = f64::from(place(generation, sight)) / f64::from(WIDTH);
                assert!(generation_at(share, sight).abs_diff(generation) <= (sight.1 - sight.0) / 4000 + 1);
            }
        }
        assert_eq!((generation_at(-1.0, (3, 9)), generation_at(2.0, (3, 9))), (3, 9));
    }

    #[test]
    fn lines_end_inside_the_axes_on_either_scale() {
        let linear = panel(Unit::Count { log: false }, &[0.0, 100.0]);
        assert!(linear.contains(&format!("<path class=\"best\" d=\"M{LEFT} 940L")), "{linear}");
        let log = panel(Unit::Count { log: true }, &[0.0, 99.0]);
        assert!(log.contains(&format!("d=\"M{LEFT} 940L")) && log.contains(">30<") && !log.contains(">100<"), "{log}");
        let share = panel(Unit::Share, &[0.5]);
        assert!(share.contains(">40 %<"), "{share}");
        assert_eq!(log.matches("class=\"mark\"").count(), 1);
    }
}
