//! The curves of a race: the best fitness so far over what was spent, every run of a lane faint, their median firm, and behind it
//! the middle half of the runs. A line ends where a run of the lane was stopped, since what it would have come to is not known.

use std::fmt::Write;

use crate::draw::chart::quartiles::short;
use crate::draw::chart::stack::apart;
use crate::draw::chart::{Scale, WIDTH, ticks};
use crate::draw::math::log10;
use crate::draw::svg::escape;
use crate::say::number::thousands;
use crate::say::race::CurveText;
use crate::stats::{Fate, quantile};
use crate::study::{Cost, Sample, Traced};

/// Height of the paper, in tenths of a pixel.
pub const HEIGHT: i32 = 2900;

const LEFT: i32 = 560;
/// Right of it stand the labels of the lines; long ones take more room.
const RIGHT: i32 = WIDTH - 1300;
/// The width of a letter there.
const LETTER: i32 = 66;
const TOP: i32 = 240;
const BOTTOM: i32 = HEIGHT - 420;
/// Points of a median line.
const POINTS: usize = 160;
/// Colours there are; further lines begin again.
const COLOURS: usize = 6;

/// A lane: what is written at its line, the runs that are over, and the one that is on.
#[derive(Clone, Debug, Default)]
pub struct LaneCurves<'a> {
    /// What is written at its line.
    pub label: String,
    /// Runs that are over.
    pub runs: Vec<&'a Traced>,
    /// The run that is watched, until now.
    pub live: &'a [Sample],
}

/// What is drawn against what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axes {
    /// What a run is counted in.
    pub cost: Cost,
    /// Whether that is on a logarithmic scale.
    pub log_spent: bool,
    /// Whether fitness is; one plus its value, so that 0 has a place.
    pub log_fitness: bool,
}

/// The best so far of a run when so much was spent, and whether that is known: a run that was stopped has no value after its end.
fn best_at(run: &Traced, cost: Cost, spent: f64) -> Option<f64> {
    let last = run.curve.last()?;
    if spent > last.spent(cost) && run.outcome.fate == Fate::Censored {
        return None;
    }
    let at = run.curve.partition_point(|sample| sample.spent(cost) <= spent);
    Some(f64::from(run.curve[at.saturating_sub(1)].best))
}

struct Paper {
    axes: Axes,
    across: Scale,
    upwards: Scale,
    start: f64,
    end: f64,
    right: i32,
}

impl Paper {
    fn new(lanes: &[LaneCurves], axes: Axes) -> Paper {
        let samples = || {
            lanes.iter().flat_map(|lane| {
                lane.runs.iter().flat_map(|run| &run.curve).chain(if lane.runs.is_empty() { lane.live } else { &[] })
            })
        };
        let spent = || samples().map(|sample| sample.spent(axes.cost)).filter(|spent| *spent > 0.0);
        let end = spent().fold(1.0, f64::max);
        let start = spent().fold(end, f64::min);
        let highest = samples().map(|sample| f64::from(sample.best)).fold(1.0, f64::max);
        let letters = lanes.iter().map(|lane| lane.label.chars().count()).max().unwrap_or_default();
        let right = RIGHT.min(WIDTH - 60 - LETTER * letters as i32);
        let places = (f64::from(LEFT), f64::from(right));
        let across = match axes.log_spent {
            true => Scale::new((log10(start), log10(end)), places),
            false => Scale::new((0.0, end), places),
        };
        let top = if axes.log_fitness { log10(1.0 + highest) } else { highest };
        Paper { axes, across, upwards: Scale::new((0.0, top), (f64::from(BOTTOM), f64::from(TOP))), start, end, right }
    }

    fn x(&self, spent: f64) -> i32 {
        // What has no logarithm lies at the left end.
        if self.axes.log_spent { self.across.at(log10(spent.max(self.start))) } else { self.across.at(spent) }
    }

    fn y(&self, best: f64) -> i32 {
        self.upwards.at(if self.axes.log_fitness { log10(1.0 + best) } else { best })
    }

    /// A falling line with corners.
    fn steps(&self, samples: &[Sample]) -> String {
        let Some(first) = samples.first() else { return String::new() };
        let mut path = format!("M{} {}", self.x(first.spent(self.axes.cost)), self.y(first.best.into()));
        for sample in &samples[1..] {
            let _ = write!(path, "H{}V{}", self.x(sample.spent(self.axes.cost)), self.y(sample.best.into()));
        }
        path
    }

    /// Where a median line has its points.
    fn points(&self) -> impl Iterator<Item = f64> + '_ {
        let share = |k: usize| k as f64 / (POINTS - 1) as f64;
        (0..POINTS).map(move |k| match self.axes.log_spent {
            true => self.start * (self.end / self.start).powf(share(k)),
            false => self.end * share(k),
        })
    }

    /// Lower quartile, median and upper quartile of a lane, as far as all its runs are known.
    fn quartiles(&self, lane: &LaneCurves) -> Vec<(f64, [f64; 3])> {
        let mut all = Vec::new();
        for spent in self.points() {
            let values: Option<Vec<f64>> =
                lane.runs.iter().map(|run| best_at(run, self.axes.cost, spent * (1.0 + 1e-9))).collect();
            let Some(values) = values.filter(|values| !values.is_empty()) else { break };
            all.push((spent, [0.25, 0.5, 0.75].map(|share| quantile(&values, share).unwrap_or_default())));
        }
        all
    }

    fn frame(&self, svg: &mut String) {
        let (most, right) = (self.end.max(1.0), self.right);
        let spent: Vec<f64> = match self.axes.log_spent {
            true => (log10(self.start).ceil() as i32..=log10(most).floor() as i32).map(|p| 10f64.powi(p)).collect(),
            false => ticks(most, 4, false).into_iter().filter(|tick| *tick <= most).collect(),
        };
        for tick in spent {
            let (at, label) = (self.x(tick), short(tick));
            let _ = write!(svg, "<path class=\"rule short\" d=\"M{at} {BOTTOM}v50\"/>");
            let _ = write!(svg, "<text class=\"tick middle\" x=\"{at}\" y=\"{}\">{label}</text>", BOTTOM + 180);
        }
        for best in self.heights() {
            let at = self.y(best);
            let _ = write!(svg, "<path class=\"rule\" d=\"M{LEFT} {at}H{right}\"/>");
            let label = thousands(best as u64);
            let _ = write!(svg, "<text class=\"tick end\" x=\"{}\" y=\"{}\">{label}</text>", LEFT - 60, at + 42);
        }
        let _ = write!(svg, "<path class=\"rule axis\" d=\"M{LEFT} {BOTTOM}H{right}\"/>");
        let _ = write!(svg, "<text class=\"tick\" x=\"0\" y=\"130\">{}</text>", CurveText::Best);
        let (middle, below) = ((LEFT + right) / 2, CurveText::of_cost(self.axes.cost));
        let _ = write!(svg, "<text class=\"tick middle\" x=\"{middle}\" y=\"{}\">{below}</text>", BOTTOM + 360);
    }

    fn heights(&self) -> Vec<f64> {
        let highest = if self.axes.log_fitness { 10f64.powf(self.upwards_end()) - 1.0 } else { self.upwards_end() };
        match self.axes.log_fitness {
            true => [0.0, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1e3, 1e4, 1e5]
                .into_iter()
                .filter(|best| *best <= highest * 1.001)
                .collect(),
            false => ticks(highest, 4, true).into_iter().filter(|best| *best <= highest).collect(),
        }
    }

    fn upwards_end(&self) -> f64 {
        self.upwards.end()
    }
}

/// What stands inside the `<svg>` whose view box is `0 0 WIDTH HEIGHT`.
pub fn markup(lanes: &[LaneCurves], axes: Axes) -> String {
    let paper = Paper::new(lanes, axes);
    let mut svg = String::with_capacity(16_384);
    paper.frame(&mut svg);
    let mut ends = Vec::new();
    for (k, lane) in lanes.iter().enumerate() {
        let colour = k % COLOURS;
        let quartiles = paper.quartiles(lane);
        if lane.runs.len() > 2 {
            let side = |which: usize| quartiles.iter().map(move |(spent, three)| (*spent, three[which]));
            let mut path = String::new();
            for (spent, best) in side(2).chain(side(0).collect::<Vec<_>>().into_iter().rev()) {
                let _ = write!(path, "{}{} {}", if path.is_empty() { 'M' } else { 'L' }, paper.x(spent), paper.y(best));
            }
            let _ = write!(svg, "<path class=\"curve-band curve-{colour}\" d=\"{path}z\"/>");
        }
        for run in &lane.runs {
            let _ = write!(svg, "<path class=\"curve faint curve-{colour}\" d=\"{}\"/>", paper.steps(&run.curve));
        }
        if lane.runs.len() > 1 {
            let mut path = String::new();
            for (spent, [_, median, _]) in &quartiles {
                let begun = if path.is_empty() { 'M' } else { 'L' };
                let _ = write!(path, "{begun}{} {}", paper.x(*spent), paper.y(*median));
            }
            let _ = write!(svg, "<path class=\"curve curve-{colour}\" d=\"{path}\"/>");
        }
        // The run that is watched is one of them then.
        let live = if lane.runs.is_empty() { lane.live } else { &[] };
        let _ = write!(svg, "<path class=\"curve live curve-{colour}\" d=\"{}\"/>", paper.steps(live));
        let median = quartiles.last().map(|(_, three)| three[1]).filter(|_| lane.runs.len() > 1);
        let best = median.or(live.last().map(|sample| sample.best.into()));
        ends.extend(best.map(|best| (paper.y(best), k)));
    }
    for (at, k) in apart(ends, (TOP, BOTTOM)) {
        let (x, y, label) = (paper.right + 60, at + 42, escape(&lanes[k].label));
        let colour = k % COLOURS;
        let _ = write!(svg, "<text class=\"tick curve-label curve-{colour}\" x=\"{x}\" y=\"{y}\">{label}</text>");
    }
    svg
}

#[cfg(test)]
mod tests {
    use crate::draw::race_curves::*;
    use crate::study::Outcome;

    fn run(points: &[(u64, u32)], fate: Fate) -> Traced {
        let sample = |&(evaluations, best): &(u64, u32)| Sample {
            generations: evaluations / 10,
            evaluations,
            microseconds: 0,
            best,
        };
        let (evaluations, best) = points[points.len() - 1];
        let outcome = Outcome { task: 0, fate, best, generations: 0, evaluations, microseconds: 0 };
        Traced { outcome, curve: points.iter().map(sample).collect() }
    }

    const PLAIN: Axes = Axes { cost: Cost::Evaluations, log_spent: false, log_fitness: false };

    #[test]
    fn a_run_keeps_its_best_and_has_no_value_after_it_was_stopped() {
        let solved = run(&[(10, 8), (50, 3), (90, 0)], Fate::Solved);
        let at = |spent| best_at(&solved, Cost::Evaluations, spent);
        assert_eq!([at(10.0), at(49.0), at(50.0), at(1000.0)], [Some(8.0), Some(8.0), Some(3.0), Some(0.0)]);
        let stopped = run(&[(10, 8), (100, 5)], Fate::Censored);
        assert_eq!(best_at(&stopped, Cost::Evaluations, 101.0), None);
        let stuck = run(&[(10, 8), (20, 5)], Fate::Stuck);
        assert_eq!(best_at(&stuck, Cost::Evaluations, 101.0), Some(5.0));
    }

    #[test]
    fn the_median_line_ends_where_a_run_was_stopped() {
        let runs = [
            run(&[(10, 8), (90, 0)], Fate::Solved),
            run(&[(10, 8), (50, 4)], Fate::Censored),
            run(&[(10, 8), (100, 0)], Fate::Solved),
        ];
        let lane = LaneCurves { label: "A & B".into(), runs: runs.iter().collect(), live: &[] };
        let paper = Paper::new(std::slice::from_ref(&lane), PLAIN);
        let known = paper.quartiles(&lane);
        assert!(known.last().is_some_and(|(spent, three)| *spent <= 50.0 && three[1] == 8.0), "{known:?}");
        let svg = markup(&[lane], PLAIN);
        assert_eq!((svg.matches("faint").count(), svg.matches("curve-band").count()), (3, 1));
        assert!(svg.contains(">A &amp; B</text>"), "{svg}");
    }

    #[test]
    fn a_long_label_has_room_beside_the_axes() {
        let lane = |label: &str| LaneCurves { label: label.into(), ..LaneCurves::default() };
        let right = |label: &str| Paper::new(&[lane(label)], PLAIN).right;
        assert_eq!(right("1 Waters 2008"), RIGHT);
        assert_eq!(right("2 Mantere and Koljonen 2007"), WIDTH - 60 - 27 * LETTER);
    }

    #[test]
    fn axes_are_logarithmic_where_it_is_wanted() {
        let runs = [run(&[(10, 99), (1000, 9), (100_000, 0)], Fate::Solved)];
        let lane = LaneCurves { label: "A".into(), runs: runs.iter().collect(), live: &[] };
        let axes = Axes { log_spent: true, log_fitness: true, ..PLAIN };
        let svg = markup(&[lane], axes);
        // Each hundredfold is half of the width, each tenfold half of the height.
        let middle = ((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2);
        assert!(svg.contains(&format!("d=\"M{LEFT} {TOP}H{}V{}H{RIGHT}V{BOTTOM}\"", middle.0, middle.1)), "{svg}");
    }
}
