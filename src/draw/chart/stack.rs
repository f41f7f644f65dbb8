//! Charts one over the other that share their horizontal axis, so that one cursor stands in all of them.

use std::fmt::Write;

use crate::draw::chart::path::{band, is_rough, means, path};
use crate::draw::chart::{Scale, WIDTH, ticks};
use crate::draw::math::log10;
use crate::replay::history::Span;
use crate::say::chart::{AxisName, AxisNumber};
use crate::say::number::{fixed_point, percent, thousands};

/// Left and right end of the area inside the axes, in tenths of a pixel.
pub const LEFT: i32 = 560;
/// Where the plot ends, in units of the view box.
pub const RIGHT: i32 = WIDTH - 720;

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

/// The class of a line, what stands at its end, and its values.
pub type Line<'a> = (&'a str, &'a str, Vec<(u64, Span)>);

/// One of the charts.
pub struct Panel<'a> {
    /// The heading.
    pub title: &'a str,
    /// What its values are.
    pub unit: Unit,
    /// Height of the paper, in tenths of a pixel.
    pub height: i32,
    /// The class of each line, what stands at its end, and its values.
    pub lines: Vec<Line<'a>>,
    /// Generations with a mark.
    pub marks: Vec<u64>,
    /// The first and the last generation in sight.
    pub sight: (u64, u64),
    /// Generations with the evaluations spent until then, where both are written under the axis.
    pub axis: Option<Vec<(u64, u64)>>,
}

/// Room for what stands under the axis: generations and evaluations.
pub const AXIS: i32 = 340;

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
    height - BELOW - if axis { AXIS } else { 0 }
}

/// Least distance between two labels at the ends of lines.
const LABEL: i32 = 160;

/// Labels from the top, none over another, as near to the ends of their lines as there is room.
pub fn apart<T>(mut ends: Vec<(i32, T)>, (top, bottom): (i32, i32)) -> Vec<(i32, T)> {
    ends.sort_by_key(|end| end.0);
    let mut least = top;
    for end in &mut ends {
        end.0 = end.0.max(least);
        least = end.0 + LABEL;
    }
    let mut most = bottom;
    for end in ends.iter_mut().rev() {
        end.0 = end.0.min(most);
        most = end.0 - LABEL;
    }
    ends
}

/// A number as it stands under an axis: `8,020`, `1.2 M`.
fn short(number: u64) -> String {
    match number {
        0..100_000 => thousands(number),
        100_000..1_000_000 => AxisNumber::Thousands { thousands: thousands(number / 1000) }.text(),
        _ => AxisNumber::Millions { millions: fixed_point(number as f64 / 1e6, 1) }.text(),
    }
}

impl Panel<'_> {
    /// Top and bottom of the area inside the axes.
    fn area(&self) -> (i32, i32) {
        (TOP, bottom(self.height, self.axis.is_some()))
    }

    /// What stands inside the `<svg>` whose view box is `0 0 WIDTH height`.
    pub fn markup(&self) -> String {
        let (top, bottom) = self.area();
        let highest = self.lines.iter().flat_map(|(_, _, values)| values).map(|(_, s)| s.high).fold(0.0, f64::max);
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
        if let Some(spent) = &self.axis {
            for (name, below) in [(AxisName::Generations, 180), (AxisName::Evaluations, 350)] {
                let _ = write!(svg, "<text class=\"tick\" x=\"{}\" y=\"{}\">{name}</text>", RIGHT + 60, bottom + below);
            }
            let span = self.sight.1.saturating_sub(self.sight.0) as f64;
            for tick in ticks(span, 6, true).iter().map(|t| self.sight.0 + *t as u64).filter(|t| *t <= self.sight.1) {
                let (at, label) = (x.at(tick as f64), thousands(tick));
                // Half of a label is at most so wide, also in the larger type of a phone or a projector.
                let anchor = if at + 90 * label.len() as i32 > RIGHT + 60 { "end" } else { "middle" };
                let _ = write!(svg, "<path class=\"rule short\" d=\"M{at} {bottom}v40\"/>");
                let _ = write!(svg, "<text class=\"tick {anchor}\" x=\"{at}\" y=\"{}\">{label}</text>", bottom + 180);
                let after = spent.iter().find(|(generation, _)| *generation >= tick).map(|(_, spent)| short(*spent));
                let after = after.unwrap_or_default();
                let _ = write!(svg, "<text class=\"tick {anchor}\" x=\"{at}\" y=\"{}\">{after}</text>", bottom + 350);
            }
        }
        let mut last = i32::MIN / 2;
        for mark in self.marks.iter().map(|&g| x.at(g as f64)) {
            if mark - last >= 90 {
                last = mark;
                let _ = write!(svg, "<path class=\"mark\" d=\"M{} {}l80 0l-40 70z\"/>", mark - 40, top - 80);
            }
        }
        for (class, _, values) in self.lines.iter().rev() {
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
        let ends = self.lines.iter().filter_map(|(_, label, values)| {
            let (_, last) = values.last().filter(|_| !label.is_empty())?;
            Some((y.at(value(last.last)), *label))
        });
        for (at, label) in apart(ends.collect(), (top, bottom)) {
            let _ =
                write!(svg, "<text class=\"tick line-label\" x=\"{}\" y=\"{}\">{label}</text>", RIGHT + 60, at + 42);
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
        let (lines, axis) = (vec![("best", "best", values)], Some(vec![(0, 20), (10, 1_250_000)]));
        Panel { title: "Fitness", unit, height, lines, marks: vec![5], sight, axis }.markup()
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
        assert!(linear.contains(&format!("<path class=\"best\" d=\"M{LEFT} 770L")), "{linear}");
        let log = panel(Unit::Count { log: true }, &[0.0, 99.0]);
        assert!(log.contains(&format!("d=\"M{LEFT} 770L")) && log.contains(">30<") && !log.contains(">100<"), "{log}");
        let share = panel(Unit::Share, &[0.5]);
        assert!(share.contains(">40 %<"), "{share}");
        assert_eq!(log.matches("class=\"mark\"").count(), 1);
        assert!(log.contains(">1.3 M</text>") && log.contains(">20</text>"), "{log}");
    }

    #[test]
    fn labels_at_the_ends_of_lines_do_not_lie_on_each_other() {
        let placed = apart(vec![(500, "worst"), (980, "best"), (990, "mean")], (260, 1000));
        assert_eq!(placed, [(500, "worst"), (840, "best"), (1000, "mean")]);
    }
}
