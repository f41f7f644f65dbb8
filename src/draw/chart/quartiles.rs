//! What the runs of each value of a setting took: quartiles as boxes, and solve rates with their intervals. A box is never an
//! interval: that is a bar without ends around a dot.

use std::fmt::Write;

use crate::draw::chart::{Scale, Tick, WIDTH, ticks};
use crate::draw::math::log10;
use crate::say::chart::Chart;
use crate::say::number::{fixed_point, thousands};
use crate::stats::Curve;

/// Height of the paper, in tenths of a pixel.
pub const BOXES_HEIGHT: i32 = 2400;

const LEFT: i32 = 620;
const RIGHT: i32 = WIDTH - 60;
const TOP: i32 = 260;
const BOTTOM: i32 = BOXES_HEIGHT - 420;

/// One value of the setting: its label and what its runs took, those without a solution among them.
pub struct Column {
    /// What stands below it.
    pub label: String,
    /// When the first run solved.
    pub first: Option<f64>,
    /// By when a quarter, half and three quarters of all runs had solved, where they did.
    pub quartiles: [Option<f64>; 3],
    /// When the last run solved.
    pub last: Option<f64>,
    /// How many did not.
    pub unsolved: usize,
}

impl Column {
    /// The column of a curve.
    pub fn of(label: String, curve: &Curve) -> Column {
        let quartiles = [0.25, 0.5, 0.75].map(|share| curve.quantile(share).value.time());
        let (first, last) = (curve.steps.first().map(|s| s.time), curve.steps.last().map(|s| s.time));
        Column { label, first, quartiles, last, unsolved: curve.censored.len() + curve.stuck.len() }
    }

    fn values(&self) -> impl Iterator<Item = f64> {
        self.quartiles.iter().chain([&self.first, &self.last]).filter_map(|v| *v)
    }
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
/// first and the last run that solved. A quartile that was not reached leaves the box open above. Numbers that were
/// published are lines across. `logarithmic` counts in powers of ten.
pub fn boxes(title: &str, below: &str, columns: &[Column], published: &[u32], logarithmic: bool) -> String {
    let taken = || columns.iter().flat_map(Column::values);
    let all = || taken().chain(published.iter().map(|&value| value.into()));
    let top = all().fold(0.0, f64::max);
    let bottom = all().filter(|v| *v > 0.0).fold(f64::INFINITY, f64::min);
    let axis = Axis::new(if bottom.is_finite() { bottom } else { 1.0 }, top, logarithmic);
    let labels = columns.iter().map(|c| c.label.as_str());
    if taken().next().is_none() {
        let mut svg = frame(title, below, &[], labels);
        let (x, y) = ((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2);
        put(&mut svg, format_args!("<text class=\"tick middle\" x=\"{x}\" y=\"{y}\">{}</text>", Chart::NeverSolved));
        return svg;
    }
    let mut svg = frame(title, below, &axis.ticks(), labels);
    for (k, column) in columns.iter().enumerate() {
        one_box(&mut svg, column, place(k, columns.len()), &axis);
    }
    for &value in published {
        let (y, name) = (axis.at(value.into()), Chart::Published.text());
        put(&mut svg, format_args!("<path class=\"published\" d=\"M{LEFT} {y}H{RIGHT}\"/>"));
        let label = format_args!(
            "<text class=\"tick end\" x=\"{RIGHT}\" y=\"{}\">{name} {}</text>",
            y - 40,
            thousands(value.into())
        );
        put(&mut svg, label);
    }
    svg
}

fn one_box(svg: &mut String, column: &Column, (x, half): (i32, i32), axis: &Axis) {
    let at = |value: Option<f64>| value.map(|v| axis.at(v));
    let [q1, median, q3] = column.quartiles.map(at);
    let (Some(first), Some(last)) = (at(column.first), at(column.last)) else {
        let y = BOTTOM - 60;
        return put(svg, format_args!("<text class=\"tick middle\" x=\"{x}\" y=\"{y}\">{}</text>", Chart::None));
    };
    if column.unsolved > 0 {
        let y = TOP - 30;
        put(svg, format_args!("<text class=\"tick middle\" x=\"{x}\" y=\"{y}\">+{}</text>", column.unsolved));
    }
    let (left, right, cap) = (x - half, x + half, half / 2);
    let end = |svg: &mut String, from: i32, to: i32| {
        put(svg, format_args!("<path class=\"whisker\" d=\"M{x} {from}V{to}M{} {to}h{}\"/>", x - cap, 2 * cap));
    };
    end(svg, q1.unwrap_or(last), first);
    match (q1, q3) {
        (Some(q1), Some(q3)) => {
            end(svg, q3, last);
            put(svg, format_args!("<path class=\"box\" d=\"M{left} {q1}H{right}V{q3}H{left}z\"/>"));
        }
        (Some(q1), None) => {
            put(svg, format_args!("<path class=\"box\" d=\"M{left} {TOP}V{q1}H{right}V{TOP}\"/>"));
        }
        (None, _) => {}
    }
    if let Some(median) = median {
        put(svg, format_args!("<path class=\"median\" d=\"M{left} {median}H{right}\"/>"));
    }
}

/// What stands inside the `<svg>` of rates: a dot at the rate, a bar over its interval.
pub fn rates(title: &str, below: &str, columns: &[Rate]) -> String {
    let y = Scale::new((0.0, 1.0), (f64::from(BOTTOM), f64::from(TOP)));
    let tick = |share: f64| Tick { at: y.at(share), label: format!("{:.0} %", 100.0 * share) };
    let marks = [0.0, 0.25, 0.5, 0.75, 1.0].map(tick);
    let mut svg = frame(title, below, &marks, columns.iter().map(|c| c.label.as_str()));
    for (k, column) in columns.iter().enumerate() {
        let Some(rate) = column.rate else { continue };
        let (x, half) = place(k, columns.len());
        let (low, high, thick) = (y.at(column.interval.0), y.at(column.interval.1), half / 3);
        put(
            &mut svg,
            format_args!("<path class=\"interval\" d=\"M{} {low}h{thick}V{high}h-{thick}z\"/>", x - thick / 2),
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
pub(crate) fn short(value: f64) -> String {
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
    format!("{}{name}", fixed_point(scaled, decimals as u32))
}

fn put(svg: &mut String, what: std::fmt::Arguments) {
    // Writing to a String cannot fail.
    let _ = svg.write_fmt(what);
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::quartiles::*;
    use crate::stats::{Fate, Observed};

    /// Runs that solved after so long, and so many that were stopped at 200.
    fn column(label: &str, solved: &[f64], censored: usize) -> Column {
        let solved = solved.iter().map(|&time| Observed::new(time, Fate::Solved));
        let runs: Vec<_> = solved.chain((0..censored).map(|_| Observed::new(200.0, Fate::Censored))).collect();
        Column::of(label.into(), &Curve::of(&runs))
    }

    #[test]
    fn every_value_has_a_box_with_its_median_or_says_there_is_none() {
        let columns = [column("5", &[1.0, 2.0, 3.0, 100.0], 0), column("10", &[], 4)];
        for logarithmic in [false, true] {
            let svg = boxes("Generations", "reset", &columns, &[], logarithmic);
            assert_eq!((svg.matches("class=\"box\"").count(), svg.matches("class=\"median\"").count()), (1, 1));
            assert!(svg.contains(">none<") && svg.contains(">5<") && svg.contains(">reset<"), "{svg}");
        }
    }

    #[test]
    fn unsolved_runs_leave_a_box_open_and_are_counted() {
        // Of ten runs a quarter have solved by 30 and fewer than half at all.
        let svg = boxes("Generations", "reset", &[column("5", &[10.0, 20.0, 30.0, 40.0], 6)], &[], false);
        let open = format!("V{TOP}\"/>");
        assert!(svg.contains(&open) && svg.contains(">+6<") && !svg.contains("class=\"median\""), "{svg}");
        // Of five of twenty a quarter, so that the box is a line at its foot; of four of twenty not even that.
        let svg = boxes("Generations", "reset", &[column("5", &[10.0, 20.0, 30.0, 40.0], 16)], &[], false);
        assert!(!svg.contains("class=\"box\"") && svg.contains("class=\"whisker\""), "{svg}");
    }

    #[test]
    fn without_a_solved_run_there_is_no_axis() {
        let svg = boxes("Generations", "reset", &[column("5", &[], 3), column("20", &[], 0)], &[], false);
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
        assert!(svg.matches("class=\"interval\"").count() == 1 && !svg.contains("whisker"), "{svg}");
    }

    #[test]
    fn ticks_are_short() {
        assert_eq!(
            [0.0, 0.5, 0.001, 2000.0, 20_000.0, 1e6, 2.5e6].map(short),
            ["0", "0.5", "0.001", "2,000", "20 k", "1 M", "2.5 M"]
        );
    }
}
