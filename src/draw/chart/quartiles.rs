//! What the runs of each value of a setting took: quartiles as boxes, and solve rates with their intervals.

use std::fmt::Write;

use crate::draw::chart::{Scale, Tick, WIDTH, ticks};
use crate::draw::math::log10;
use crate::say::chart::Chart;
use crate::say::number::{hundredths, thousands};
use crate::stats::quantile;

/// Height of the paper, in tenths of a pixel.
pub const BOXES_HEIGHT: i32 = 2400;

const LEFT: i32 = 620;
const RIGHT: i32 = WIDTH - 60;
const TOP: i32 = 260;
const BOTTOM: i32 = BOXES_HEIGHT - 420;

/// One value of the setting: its label and the runs behind it.
pub struct Column {
    /// What stands below it.
    pub label: String,
    /// The values it sums up.
    pub values: Vec<f64>,
}

/// One value of the setting: its label, the rate and the interval around it, all from 0 to 1; no rate before the first run.
pub struct Rate {
    /// What stands below it.
    pub label: String,
    /// The share that was solved; none where nothing ran.
    pub rate: Option<f64>,
    /// Its 95 % interval.
    pub interval: (f64, f64),
}

/// What stands inside the `<svg>` of boxes: a box from the first to the third quartile with a bar at the median, lines to the
/// smallest and largest value. `logarithmic` counts in powers of ten.
pub fn boxes(title: &str, below: &str, columns: &[Column], logarithmic: bool) -> String {
    let all = || columns.iter().flat_map(|c| c.values.iter().copied());
    let top = all().fold(0.0, f64::max);
    let bottom = all().filter(|v| *v > 0.0).fold(f64::INFINITY, f64::min);
    let axis = Axis::new(if bottom.is_finite() { bottom } else { 1.0 }, top, logarithmic);
    let labels = columns.iter().map(|c| c.label.as_str());
    if all().next().is_none() {
        let mut svg = frame(title, below, &[], labels);
        let (x, y) = ((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2);
        put(&mut svg, format_args!("<text class=\"tick middle\" x=\"{x}\" y=\"{y}\">{}</text>", Chart::NeverSolved));
        return svg;
    }
    let mut svg = frame(title, below, &axis.ticks(), labels);
    for (k, column) in columns.iter().enumerate() {
        let (x, half) = place(k, columns.len());
        let at = |share| quantile(&column.values, share).map(|v| axis.at(v));
        let (Some(low), Some(q1), Some(middle), Some(q3), Some(high)) = (at(0.0), at(0.25), at(0.5), at(0.75), at(1.0))
        else {
            put(
                &mut svg,
                format_args!("<text class=\"tick middle\" x=\"{x}\" y=\"{}\">{}</text>", BOTTOM - 60, Chart::None),
            );
            continue;
        };
        let (left, right, cap) = (x - half, x + half, half / 2);
        put(
            &mut svg,
            format_args!(
                "<path class=\"whisker\" d=\"M{x} {low}V{q1}M{x} {q3}V{high}M{} {low}h{}M{} {high}h{}\"/>",
                x - cap,
                2 * cap,
                x - cap,
                2 * cap
            ),
        );
        put(&mut svg, format_args!("<path class=\"box\" d=\"M{left} {q1}H{right}V{q3}H{left}z\"/>"));
        put(&mut svg, format_args!("<path class=\"median\" d=\"M{left} {middle}H{right}\"/>"));
    }
    svg
}

/// What stands inside the `<svg>` of rates: a dot at the rate, a line over its interval.
pub fn rates(title: &str, below: &str, columns: &[Rate]) -> String {
    let y = Scale::new((0.0, 1.0), (f64::from(BOTTOM), f64::from(TOP)));
    let tick = |share: f64| Tick { at: y.at(share), label: format!("{:.0} %", 100.0 * share) };
    let marks = [0.0, 0.25, 0.5, 0.75, 1.0].map(tick);
    let mut svg = frame(title, below, &marks, columns.iter().map(|c| c.label.as_str()));
    for (k, column) in columns.iter().enumerate() {
        let Some(rate) = column.rate else { continue };
        let (x, half) = place(k, columns.len());
        let (low, high, cap) = (y.at(column.interval.0), y.at(column.interval.1), half / 3);
        put(
            &mut svg,
            format_args!(
                "<path class=\"whisker\" d=\"M{x} {low}V{high}M{} {low}h{}M{} {high}h{}\"/>",
                x - cap,
                2 * cap,
                x - cap,
                2 * cap
            ),
        );
        put(&mut svg, format_args!("<circle class=\"rate-dot\" cx=\"{x}\" cy=\"{}\" r=\"55\"/>", y.at(rate)));
    }
    svg
}

/// Values upwards, counted evenly or in powers of ten.
struct Axis {
    scale: Scale,
    top: f64,
    logarithmic: Option<(i32, i32)>,
}

impl Axis {
    fn new(low: f64, high: f64, logarithmic: bool) -> Axis {
        let (bottom, top) = (f64::from(BOTTOM), f64::from(TOP));
        if !logarithmic {
            let end = ticks(high, 5, false).last().copied().unwrap_or(1.0);
            return Axis { scale: Scale::new((0.0, end), (bottom, top)), top: high, logarithmic: None };
        }
        let first = log10(low).floor() as i32;
        let last = (log10(high.max(low)).ceil() as i32).max(first + 1);
        let scale = Scale::new((f64::from(first), f64::from(last)), (bottom, top));
        Axis { scale, top: high, logarithmic: Some((first, last)) }
    }

    fn at(&self, value: f64) -> i32 {
        match self.logarithmic {
            None => self.scale.at(value),
            // Zero has no logarithm; it lies on the base line.
            Some((first, _)) => self.scale.at(log10(value.max(f64::MIN_POSITIVE)).max(f64::from(first))),
        }
    }

    fn ticks(&self) -> Vec<Tick> {
        let values: Vec<f64> = match self.logarithmic {
            None => ticks(self.top, 5, false),
            Some((first, last)) => (first..=last).map(|power| 10f64.powi(power)).collect(),
        };
        values.into_iter().map(|v| Tick { at: self.at(v), label: short(v) }).collect()
    }
}

/// The middle of a column, and half the width of a box.
fn place(k: usize, columns: usize) -> (i32, i32) {
    let room = (RIGHT - LEFT) / columns.max(1) as i32;
    (LEFT + room / 2 + room * k as i32, (room * 3 / 10).min(260))
}

fn frame<'a>(title: &str, below: &str, ticks: &[Tick], labels: impl ExactSizeIterator<Item = &'a str>) -> String {
    let mut svg = String::with_capacity(2048);
    put(&mut svg, format_args!("<text class=\"tick\" x=\"0\" y=\"130\">{title}</text>"));
    for Tick { at, label } in ticks {
        put(&mut svg, format_args!("<path class=\"rule\" d=\"M{LEFT} {at}H{RIGHT}\"/>"));
        put(&mut svg, format_args!("<text class=\"tick end\" x=\"{}\" y=\"{}\">{label}</text>", LEFT - 60, at + 42));
    }
    put(&mut svg, format_args!("<path class=\"rule axis\" d=\"M{LEFT} {BOTTOM}H{RIGHT}\"/>"));
    let count = labels.len();
    for (k, label) in labels.enumerate() {
        put(
            &mut svg,
            format_args!(
                "<text class=\"tick middle\" x=\"{}\" y=\"{}\">{label}</text>",
                place(k, count).0,
                BOTTOM + 170
            ),
        );
    }
    let middle = (LEFT + RIGHT) / 2;
    put(
        &mut svg,
        format_args!("<text class=\"tick middle\" x=\"{middle}\" y=\"{}\">{below}</text>", BOXES_HEIGHT - 60),
    );
    svg
}

/// A tick's figures: with thousands and millions named, so that they stay short.
fn short(value: f64) -> String {
    let (unit, name) = match value {
        v if v >= 1e9 => (1e9, " G"),
        v if v >= 1e6 => (1e6, " M"),
        v if v >= 1e4 => (1e3, " k"),
        _ => (1.0, ""),
    };
    let scaled = value / unit;
    if scaled >= 1000.0 {
        return format!("{}{name}", thousands(scaled.round() as u64));
    }
    if scaled > 0.0 && scaled < 0.01 {
        return format!("{scaled:.3}");
    }
    let decimals = [0, 1, 2].into_iter().find(|&d| (scaled * 10f64.powi(d)).fract().abs() < 1e-6).unwrap_or(2);
    format!("{}{name}", hundredths(scaled, decimals as u32))
}

fn put(svg: &mut String, what: std::fmt::Arguments) {
    // Writing to a String cannot fail.
    let _ = svg.write_fmt(what);
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::quartiles::*;

    fn column(label: &str, values: &[f64]) -> Column {
        Column { label: label.into(), values: values.to_vec() }
    }

    #[test]
    fn every_value_has_a_box_with_its_median_or_says_there_is_none() {
        let columns = [column("5", &[1.0, 2.0, 3.0, 100.0]), column("10", &[])];
        for logarithmic in [false, true] {
            let svg = boxes("Generations", "reset", &columns, logarithmic);
            assert_eq!((svg.matches("class=\"box\"").count(), svg.matches("class=\"median\"").count()), (1, 1));
            assert!(svg.contains(">none<") && svg.contains(">5<") && svg.contains(">reset<"), "{svg}");
        }
    }

    #[test]
    fn without_a_solved_run_there_is_no_axis() {
        let column = |label: &str| Column { label: label.into(), values: Vec::new() };
        let svg = boxes("Generations", "reset", &[column("5"), column("20")], false);
        assert!(svg.contains(">no run has solved it<") && svg.contains(">20<") && !svg.contains("tick end"), "{svg}");
    }

    #[test]
    fn higher_values_stand_higher_on_both_axes() {
        for logarithmic in [false, true] {
            let axis = Axis::new(1.0, 1000.0, logarithmic);
            assert!(axis.at(1.0) > axis.at(10.0) && axis.at(10.0) > axis.at(1000.0) && axis.at(1000.0) >= TOP);
            assert!(axis.at(0.0) <= BOTTOM);
        }
        assert_eq!(Axis::new(3.0, 3.0, true).ticks().len(), 2);
        assert!(Axis::new(1.0, 0.0, false).ticks().len() >= 2);
    }

    #[test]
    fn a_rate_of_one_stands_at_the_top_with_its_interval() {
        let rate = Rate { label: "20".into(), rate: Some(1.0), interval: (0.84, 1.0) };
        let none = Rate { label: "50".into(), rate: None, interval: (0.0, 1.0) };
        let svg = rates("Solved", "reset", &[rate, none]);
        assert!(svg.contains(&format!("cy=\"{TOP}\"")) && svg.matches("rate-dot").count() == 1, "{svg}");
    }

    #[test]
    fn ticks_are_short() {
        assert_eq!(
            [0.0, 0.5, 0.001, 2000.0, 20_000.0, 1e6, 2.5e6].map(short),
            ["0", "0.5", "0.001", "2,000", "20 k", "1 M", "2.5 M"]
        );
    }
}
