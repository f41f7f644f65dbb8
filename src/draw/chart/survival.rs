//! The share of runs that have solved as evaluations go on (1 − Kaplan–Meier), with its band, and below it how many are still at
//! it. A stroke on a line is a run that reached its limit, a cross one that got stuck.

use std::fmt::Write;

use crate::draw::chart::quartiles::short;
use crate::draw::chart::{Scale, Tick, WIDTH, ticks};
use crate::draw::svg::escape;
use crate::say::chart::Chart;
use crate::say::study::Results;
use crate::stats::{Curve, Step};

const LEFT: i32 = 620;
/// Right of it stand the labels of the lines.
const RIGHT: i32 = WIDTH - 620;
const TOP: i32 = 260;
const BOTTOM: i32 = 1900;
/// Height of a line of the table below.
const LINE: i32 = 170;
/// Bands of more lines than these hide each other.
const BANDS: usize = 6;
/// Colours there are; further lines begin again.
const COLOURS: usize = 6;

/// Runs of one kind.
pub struct Line {
    /// What is written beside it.
    pub label: String,
    /// What became of its runs.
    pub curve: Curve,
}

/// How high the paper is for so many lines.
pub const fn survival_height(lines: usize) -> i32 {
    BOTTOM + 560 + LINE * lines as i32
}

/// What stands inside the `<svg>` of the lines.
pub fn survival(title: &str, below: &str, lines: &[Line], logarithmic: bool) -> String {
    let mut svg = String::with_capacity(8192);
    put(&mut svg, format_args!("<text class=\"tick\" x=\"0\" y=\"130\">{title}</text>"));
    let upwards = Scale::new((0.0, 1.0), (f64::from(BOTTOM), f64::from(TOP)));
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let (at, percent) = (upwards.at(share), 100.0 * share);
        put(&mut svg, format_args!("<path class=\"rule\" d=\"M{LEFT} {at}H{RIGHT}\"/>"));
        put(
            &mut svg,
            format_args!("<text class=\"tick end\" x=\"{}\" y=\"{}\">{percent:.0} %</text>", LEFT - 60, at + 42),
        );
    }
    let ended = |curve: &Curve| {
        curve.steps.iter().map(|s| s.time).chain(curve.censored.iter().chain(&curve.stuck).copied()).collect::<Vec<_>>()
    };
    let all: Vec<f64> = lines.iter().flat_map(|line| ended(&line.curve)).collect();
    let across = Across::new(&all, logarithmic);
    let marks = across.ticks();
    for (Tick { at, label }, _) in &marks {
        put(&mut svg, format_args!("<path class=\"rule short\" d=\"M{at} {BOTTOM}v50\"/>"));
        put(&mut svg, format_args!("<text class=\"tick middle\" x=\"{at}\" y=\"{}\">{label}</text>", BOTTOM + 170));
    }
    put(&mut svg, format_args!("<path class=\"rule axis\" d=\"M{LEFT} {BOTTOM}H{RIGHT}\"/>"));
    let middle = (LEFT + RIGHT) / 2;
    put(&mut svg, format_args!("<text class=\"tick middle\" x=\"{middle}\" y=\"{}\">{below}</text>", BOTTOM + 340));
    if all.is_empty() {
        let y = (TOP + BOTTOM) / 2;
        put(&mut svg, format_args!("<text class=\"tick middle\" x=\"{middle}\" y=\"{y}\">{}</text>", Chart::None));
        return svg;
    }
    let paper = Paper { across: &across, upwards: &upwards };
    if lines.len() <= BANDS {
        lines.iter().enumerate().for_each(|(k, line)| paper.band(&mut svg, k, &line.curve));
    }
    lines.iter().enumerate().for_each(|(k, line)| paper.line(&mut svg, k, &line.curve));
    labels(&mut svg, lines, &upwards, across.end);
    at_risk(&mut svg, lines, &marks);
    svg
}

/// From evaluations to places.
struct Across {
    scale: Scale,
    start: f64,
    end: f64,
    logarithmic: bool,
}

impl Across {
    fn new(all: &[f64], logarithmic: bool) -> Across {
        let end = all.iter().copied().fold(0.0, f64::max);
        let places = (f64::from(LEFT), f64::from(RIGHT));
        let least = all.iter().copied().filter(|t| *t > 0.0).fold(f64::INFINITY, f64::min);
        if !logarithmic || !least.is_finite() {
            return Across { scale: Scale::new((0.0, end), places), start: 0.0, end, logarithmic: false };
        }
        let start = 10f64.powf(least.log10().floor());
        Across { scale: Scale::new((start.log10(), end.log10()), places), start, end, logarithmic: true }
    }

    fn at(&self, time: f64) -> i32 {
        // What has no logarithm lies at the left end.
        if self.logarithmic { self.scale.at(time.max(self.start).log10()) } else { self.scale.at(time) }
    }

    /// Ticks with their times: a logarithmic axis of few powers of ten has 2 and 5 between them.
    fn ticks(&self) -> Vec<(Tick, f64)> {
        let times: Vec<f64> = if self.logarithmic {
            let (first, last) = (self.start.log10().round() as i32, self.end.log10().ceil() as i32);
            let between: &[f64] = if last - first < 3 { &[1.0, 2.0, 5.0] } else { &[1.0] };
            (first..=last).flat_map(|power| between.iter().map(move |n| n * 10f64.powi(power))).collect()
        } else {
            ticks(self.end, 5, false)
        };
        let within = times.into_iter().filter(|time| *time <= self.end.max(1.0) * (1.0 + 1e-9));
        within.map(|time| (Tick { at: self.at(time), label: short(time) }, time)).collect()
    }
}

struct Paper<'a> {
    across: &'a Across,
    upwards: &'a Scale,
}

impl Paper<'_> {
    fn line(&self, svg: &mut String, k: usize, curve: &Curve) {
        let colour = k % COLOURS;
        let mut path = format!("M{} {}", self.across.at(0.0), self.upwards.at(0.0));
        for step in &curve.steps {
            let _ = write!(path, "H{}V{}", self.across.at(step.time), self.upwards.at(1.0 - step.unsolved));
        }
        let _ = write!(path, "H{}", self.across.at(last(curve, self.across.end)));
        put(svg, format_args!("<path class=\"curve curve-{colour}\" d=\"{path}\"/>"));
        let spot = |time: f64| (self.across.at(time), self.upwards.at(1.0 - curve.unsolved(time)));
        let mut at_once = curve.censored.clone();
        at_once.dedup();
        for (x, y) in at_once.into_iter().map(spot) {
            put(svg, format_args!("<path class=\"censored curve-{colour}\" d=\"M{x} {}v100\"/>", y - 50));
        }
        for (x, y) in curve.stuck.iter().map(|&time| spot(time)) {
            let (left, above) = (x - 40, y - 40);
            put(svg, format_args!("<path class=\"stuck curve-{colour}\" d=\"M{left} {above}l80 80m-80 0l80 -80\"/>"));
        }
    }

    /// The upper side of the band from left to right, then the lower one back; where all have solved there is none.
    fn band(&self, svg: &mut String, k: usize, curve: &Curve) {
        let known: Vec<(&Step, (f64, f64))> = curve.steps.iter().filter_map(|s| Some((s, s.band?))).collect();
        let Some((first, _)) = known.first() else { return };
        let next = |k: usize| curve.steps.get(k + 1).map_or(last(curve, self.across.end), |step| step.time);
        let mut path = format!("M{} {}", self.across.at(first.time), self.upwards.at(0.0));
        for (k, (_, (low, _))) in known.iter().enumerate() {
            // What is certainly unsolved at least bounds what is solved at most.
            let _ = write!(path, "V{}H{}", self.upwards.at(1.0 - low), self.across.at(next(k)));
        }
        for (step, (_, high)) in known.iter().rev() {
            let _ = write!(path, "V{}H{}", self.upwards.at(1.0 - high), self.across.at(step.time));
        }
        put(svg, format_args!("<path class=\"curve-band curve-{}\" d=\"{path}z\"/>", k % COLOURS));
    }
}

/// Until when the line is known: a run that got stuck is known for ever.
fn last(curve: &Curve, end: f64) -> f64 {
    let solved = curve.steps.last().map_or(0.0, |step| step.time);
    if curve.stuck.is_empty() { curve.censored.last().copied().unwrap_or(0.0).max(solved) } else { end }
}

/// A label beside the end of each line, none on another one.
fn labels(svg: &mut String, lines: &[Line], upwards: &Scale, end: f64) {
    let mut ends: Vec<(i32, usize)> =
        lines.iter().enumerate().map(|(k, line)| (upwards.at(1.0 - line.curve.unsolved(end)), k)).collect();
    ends.sort_unstable();
    // As close as they have room for.
    let apart = ((BOTTOM - TOP) / lines.len().max(1) as i32).min(150);
    let mut above = TOP - apart;
    for (rank, (y, k)) in ends.iter().enumerate() {
        let room = apart * (ends.len() - 1 - rank) as i32;
        above = (*y).max(above + apart).min(BOTTOM - room);
        let (colour, label) = (k % COLOURS, escape(&lines[*k].label));
        let (x, y) = (RIGHT + 60, above + 42);
        put(svg, format_args!("<text class=\"tick curve-label curve-{colour}\" x=\"{x}\" y=\"{y}\">{label}</text>"));
    }
}

/// How many runs of each kind are still at it, below each tick.
fn at_risk(svg: &mut String, lines: &[Line], marks: &[(Tick, f64)]) {
    let y = BOTTOM + 500;
    put(svg, format_args!("<text class=\"tick\" x=\"0\" y=\"{y}\">{}</text>", Results::AtRisk));
    for (k, line) in lines.iter().enumerate() {
        let (y, colour, label) = (y + LINE * (k as i32 + 1), k % COLOURS, escape(&line.label));
        put(
            svg,
            format_args!(
                "<text class=\"tick end curve-label curve-{colour}\" x=\"{}\" y=\"{y}\">{label}</text>",
                LEFT - 160
            ),
        );
        for (Tick { at, .. }, time) in marks {
            put(
                svg,
                format_args!("<text class=\"tick middle\" x=\"{at}\" y=\"{y}\">{}</text>", line.curve.at_risk(*time)),
            );
        }
    }
}

fn put(svg: &mut String, what: std::fmt::Arguments) {
    // Writing to a String cannot fail.
    let _ = svg.write_fmt(what);
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::survival::*;
    use crate::stats::{Fate, Observed};

    fn line(label: &str, runs: &[(f64, Fate)]) -> Line {
        let runs: Vec<Observed> = runs.iter().map(|&(time, fate)| Observed::new(time, fate)).collect();
        Line { label: label.into(), curve: Curve::of(&runs) }
    }

    fn half() -> Line {
        let (solved, censored) = ((50.0, Fate::Solved), (200.0, Fate::Censored));
        line("5", &[solved, (100.0, Fate::Solved), (20.0, Fate::Stuck), censored])
    }

    #[test]
    fn a_line_rises_where_runs_solve_and_marks_those_that_do_not() {
        let svg = survival("Solved", "Evaluations", &[half()], false);
        // 4 runs, one quarter up at 50 of 200 and one at 100; the axis is from 620 to 4780.
        assert!(svg.contains("d=\"M620 1900H1660V1490H2700V1080H4780\""), "{svg}");
        assert_eq!((svg.matches("class=\"censored").count(), svg.matches("class=\"stuck").count()), (1, 1));
        assert_eq!(svg.matches("class=\"curve-band").count(), 1);
        // At risk at 0, 50, 100, 150 and 200: the stuck run stays.
        let table = svg.rsplit("at risk").next().unwrap();
        let numbers: Vec<&str> =
            table.split("tick middle").skip(1).filter_map(|t| t.split(['>', '<']).nth(1)).collect();
        assert_eq!(numbers, ["4", "4", "3", "2", "2"]);
    }

    #[test]
    fn a_logarithmic_axis_ends_where_the_runs_end() {
        let across = Across::new(&[30.0, 2000.0], true);
        let ticks = across.ticks();
        assert_eq!((across.at(0.0), across.at(10.0), across.at(2000.0)), (LEFT, LEFT, RIGHT));
        assert_eq!(ticks.iter().map(|(_, time)| *time).collect::<Vec<_>>(), [10.0, 100.0, 1000.0]);
        let few = Across::new(&[3.0, 40.0], true).ticks();
        assert_eq!(few.iter().map(|(tick, _)| tick.label.as_str()).collect::<Vec<_>>(), ["1", "2", "5", "10", "20"]);
    }

    #[test]
    fn labels_keep_apart_and_many_lines_have_no_bands() {
        let lines: Vec<Line> = (0..24).map(|_| half()).collect();
        let svg = survival("Solved", "Evaluations", &lines, true);
        assert!(!svg.contains("curve-band"));
        let of_label = svg.split("curve-label").skip(1).take(24);
        let heights: Vec<i32> =
            of_label.map(|t| t.split("y=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()).collect();
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 60) && heights[23] <= BOTTOM + 42, "{heights:?}");
    }

    #[test]
    fn without_runs_there_is_an_empty_frame() {
        let svg = survival("Solved", "Evaluations", &[line("5", &[])], true);
        assert!(svg.contains(">none<") && !svg.contains("class=\"curve "), "{svg}");
        let solved = survival("Solved", "Evaluations", &[line("5", &[(7.0, Fate::Solved)])], false);
        assert!(solved.contains("class=\"curve ") && !solved.contains("curve-band"), "{solved}");
    }
}
