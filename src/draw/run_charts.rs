//! The Lab's charts: fitness, diversity, mutation rate with its resets, and where operators gained.

use crate::draw::chart::stack::{AXIS, Panel, Unit, bottom};
use crate::replay::curves::{Curve, Curves, Knot, SERIES};
use crate::replay::history::Span;
use crate::replay::view::View;
use crate::say::lab::{Heading, LineLabel, Value, fitness_unit};
use crate::say::language::data;
use crate::say::number::{Number, fixed_point, percent};

/// A chart: its name for tests, its lines (their class and what they draw), and its height.
pub struct Chart {
    /// Name in the page and in files.
    pub id: &'static str,
    /// Class and values of each line.
    pub lines: &'static [(&'static str, Curve)],
    /// Height in units of the view box; the lowest chart of all has its axis below.
    height: i32,
    share: bool,
    marks: bool,
}

/// All charts, in the order in which they are shown.
pub const CHARTS: [Chart; 4] = [
    Chart {
        id: "fitness",
        lines: &[("best", Curve::Best), ("mean", Curve::Mean), ("worst", Curve::Worst)],
        height: 1500,
        share: false,
        marks: false,
    },
    Chart { id: "diversity", lines: &[("mean", Curve::Diversity)], height: 900, share: true, marks: false },
    // Headed by what the method calls its rate.
    Chart { id: "rate", lines: &[("rate", Curve::Rate)], height: 900, share: true, marks: true },
    Chart {
        id: "gains",
        lines: &[("best", Curve::Crossed), ("rate", Curve::Grown)],
        height: 900,
        share: true,
        marks: false,
    },
];

impl Chart {
    /// Lines that have anything to tell in this run.
    pub fn told<'a>(&'a self, curves: &Curves) -> impl Iterator<Item = &'a (&'static str, Curve)> {
        let &Curves { crossing, growing, single, .. } = curves;
        let rated = !curves.rate.is_empty();
        self.lines.iter().filter(move |(_, curve)| match curve {
            // Of one board there is no mean, no worst and nothing that differs.
            Curve::Mean | Curve::Worst | Curve::Diversity => !single,
            Curve::Rate => rated,
            Curve::Crossed => crossing,
            Curve::Grown => growing,
            Curve::Evaluations => false,
            _ => true,
        })
    }

    /// What stands inside its `<svg>`.
    pub fn markup(&self, curves: &Curves, log: bool) -> String {
        let values = |curve: Curve| {
            let span = |knot: &Knot| {
                let (low, high, last) = knot.spans[curve as usize];
                let [low, high, last] = [low, high, last].map(f64::from);
                (knot.generation, Span { first: last, low, high, last })
            };
            curves.knots.iter().map(span).collect()
        };
        let marks = match self.marks {
            true => curves.knots.iter().filter(|k| k.reset).map(|k| k.generation).collect(),
            false => Vec::new(),
        };
        let title = match self.id {
            "fitness" => Heading::Fitness { unit: fitness_unit(&curves.method) }.text(),
            "diversity" => Heading::Diversity.text(),
            // What triangles are is told once there is one.
            "rate" if marks.is_empty() => data(&curves.rate).to_string(),
            "rate" => Heading::Rate { rate: data(&curves.rate).to_string() }.text(),
            _ => Heading::Improved.text(),
        };
        Panel {
            title: &title,
            unit: if self.share { Unit::Share } else { Unit::Count { log } },
            height: self.height_in(curves),
            lines: self.told(curves).map(|&(class, curve)| (class, label(curve, curves), values(curve))).collect(),
            marks,
            sight: sight(curves),
            axis: self.is_lowest(curves).then(|| evaluations(curves)),
        }
        .markup()
    }

    /// The lowest of those that tell anything has the generations under it.
    fn is_lowest(&self, curves: &Curves) -> bool {
        CHARTS.iter().rfind(|chart| chart.told(curves).next().is_some()).is_some_and(|c| c.id == self.id)
    }

    /// Its height in units of the view box.
    pub fn height_in(&self, curves: &Curves) -> i32 {
        self.height + if self.is_lowest(curves) { AXIS } else { 0 }
    }

    /// Where its axis lies.
    pub fn bottom(&self, curves: &Curves) -> i32 {
        bottom(self.height_in(curves), self.is_lowest(curves))
    }

    /// Its values at a generation, in words.
    pub fn values(&self, curves: &Curves, values: &[f64; SERIES]) -> String {
        let share = |curve: Curve| percent(values[curve as usize]);
        let whole = |curve: Curve| Number(values[curve as usize] as u64);
        let value = |&(_, curve): &(&str, Curve)| match curve {
            Curve::Best if curves.single => Some(Value::FitnessOfOne { best: whole(curve) }),
            Curve::Best => {
                let mean = fixed_point(values[Curve::Mean as usize], 1);
                Some(Value::Fitness { best: whole(curve), mean, worst: whole(Curve::Worst) })
            }
            // Told with the best.
            Curve::Mean | Curve::Worst => None,
            Curve::Diversity => Some(Value::Diversity { share: share(curve) }),
            Curve::Rate => Some(Value::Rate { rate: data(&curves.rate).to_string(), share: share(curve) }),
            Curve::Crossed => Some(Value::Children { share: share(curve) }),
            Curve::Grown => Some(Value::Growth { share: share(curve) }),
            Curve::Evaluations => None,
        };
        let spent = Value::Evaluations { evaluations: whole(Curve::Evaluations) };
        let spent = (self.id == "fitness").then_some(spent);
        self.told(curves).filter_map(value).chain(spent).map(|value| value.text()).collect::<Vec<_>>().join(", ")
    }
}

/// What stands at the end of a line.
fn label(curve: Curve, curves: &Curves) -> &'static str {
    match curve {
        Curve::Best if curves.single => "",
        Curve::Best => LineLabel::Best.text(),
        Curve::Mean => LineLabel::Mean.text(),
        Curve::Worst => LineLabel::Worst.text(),
        Curve::Crossed => LineLabel::Children.text(),
        Curve::Grown => LineLabel::Growth.text(),
        Curve::Rate | Curve::Diversity | Curve::Evaluations => "",
    }
}

/// Generations with the evaluations that they came after.
fn evaluations(curves: &Curves) -> Vec<(u64, u64)> {
    let spent = |knot: &Knot| (knot.generation, knot.spans[Curve::Evaluations as usize].2 as u64);
    curves.knots.iter().map(spent).collect()
}

/// The first and the last generation in sight; a run that has not begun has room for one.
pub fn sight(curves: &Curves) -> (u64, u64) {
    (curves.from, curves.to.max(curves.from + 1))
}

/// A generation whose values are known, and these: the one that is shown, if it is this one, or else the last of those that
/// it is joined with.
pub fn known(curves: &Curves, generation: u64, shown: Option<&View>) -> Option<(u64, [f64; SERIES])> {
    match shown.filter(|view| view.row.generation == generation) {
        Some(view) => Some((generation, view.values)),
        None => knot(curves, generation).map(|knot| (knot.generation, knot.spans.map(|(_, _, last)| f64::from(last)))),
    }
}

/// The generation that charts tell of, where the run is at another: lines of a whole run, which are drawn now and then, are not
/// run ahead of.
pub fn reached(curves: &Curves, at: u64, is_whole: bool) -> u64 {
    if is_whole { at.min(curves.to) } else { at }
}

/// The point of the charts that a generation is joined to.
fn knot(curves: &Curves, generation: u64) -> Option<&Knot> {
    let at = curves.knots.partition_point(|k| k.generation < generation);
    curves.knots.get(at).or(curves.knots.last())
}

/// The least that is zoomed in on, in generations.
pub const LEAST: u64 = 10;

/// Part of the run around a generation: half or twice as much as is in sight, inside the run.
pub fn zoomed(sight: (u64, u64), around: u64, closer: bool, end: u64) -> Option<(u64, u64)> {
    let span = sight.1.saturating_sub(sight.0).max(1);
    let wanted = if closer { (span / 2).max(LEAST) } else { span.saturating_mul(2) };
    if wanted >= end {
        return None;
    }
    let from = around.saturating_sub(wanted / 2).min(end - wanted);
    Some((from, from + wanted))
}

/// All charts that tell anything, one below the other, as one markup with its height.
pub fn stacked(curves: &Curves, log: bool) -> (String, i32) {
    let (mut svg, mut height) = (String::new(), 0);
    for chart in CHARTS.iter().filter(|chart| chart.told(curves).next().is_some()) {
        svg += &format!("<g transform=\"translate(0 {height})\">{}</g>", chart.markup(curves, log));
        height += chart.height_in(curves);
    }
    (svg, height)
}

/// What is in sight after a drag from one generation to another; none when it was a click, that is, within a fiftieth of
/// what was in sight.
pub fn dragged((from, to): (u64, u64), sight: (u64, u64), end: u64) -> Option<(u64, u64)> {
    let (from, to) = (from.min(to).min(end), from.max(to).min(end));
    let least = (sight.1.saturating_sub(sight.0) / 50).max(2);
    (to - from >= least).then_some((from, to))
}

#[cfg(test)]
mod tests {
    use crate::draw::run_charts::*;

    fn curves() -> Curves {
        let knot = |g: u64| Knot { generation: g, spans: [(1.0, 3.0, 2.0); SERIES], reset: g == 4 };
        Curves {
            from: 0,
            to: 10,
            knots: (0..=10).map(knot).collect(),
            resets: 1,
            crossing: true,
            growing: false,
            single: false,
            rate: "Mutation rate".to_string(),
            method: "waters-grid".to_string(),
        }
    }

    #[test]
    fn each_chart_draws_what_the_run_has() {
        let curves = curves();
        let svg: Vec<String> = CHARTS.iter().map(|chart| chart.markup(&curves, false)).collect();
        assert!(svg[0].contains("class=\"worst\"") && svg[2].contains("class=\"mark\""));
        assert!(svg[3].contains("class=\"best\"") && !svg[3].contains("class=\"rate\""));
        assert!(
            svg[0].contains(">Fitness: missing digits, 0 is solved<") && svg[0].contains(">worst</text>"),
            "{}",
            svg[0]
        );
        assert!(svg[3].contains(">eval.<") && !svg[0].contains(">eval.<"));
        assert_eq!(CHARTS[0].values(&curves, &[2.0; SERIES]), "best 2, mean 2.0, worst 2, evaluations 2");
        assert!(svg[2].contains(">Mutation rate; triangles mark resets<"));
        let without = curves.knots.iter().map(|knot| Knot { reset: false, ..knot.clone() }).collect();
        assert!(CHARTS[2].markup(&Curves { knots: without, ..curves.clone() }, false).contains(">Mutation rate<"));
        let cooled = Curves { rate: "Worse accepted".to_string(), ..curves.clone() };
        assert_eq!(CHARTS[2].values(&cooled, &[2.0; SERIES]), "Worse accepted: 200 %");
        assert_eq!(known(&curves, 7, None), Some((7, [2.0; SERIES])));
        assert_eq!(known(&curves, 99, None).map(|k| k.0), Some(10));
        assert_eq!([(12, true), (12, false), (3, true)].map(|(at, whole)| reached(&curves, at, whole)), [10, 12, 3]);
    }

    #[test]
    fn all_charts_stand_below_each_other_when_they_are_taken_home() {
        let (svg, height) = stacked(&curves(), false);
        assert_eq!((svg.matches("<g transform").count(), height), (4, 1500 + 900 + 900 + 900 + AXIS));
        let alone = Curves { single: true, ..curves() };
        assert_eq!(
            (CHARTS[0].values(&alone, &[2.0; SERIES]), CHARTS[1].told(&alone).count()),
            ("best 2, evaluations 2".to_string(), 0)
        );
        assert!(!CHARTS[0].markup(&alone, false).contains(">mean</text>"));
        assert_eq!(CHARTS[2].told(&Curves { rate: String::new(), ..curves() }).count(), 0);
        let (svg, height) = stacked(&Curves { crossing: false, ..curves() }, false);
        assert_eq!((svg.contains("translate(0 3300)"), height), (false, 3300 + AXIS));
    }

    #[test]
    fn a_drag_chooses_what_is_between_and_a_click_does_not() {
        assert_eq!(dragged((700, 300), (0, 1000), 1000), Some((300, 700)));
        assert_eq!(dragged((300, 2000), (0, 1000), 1000), Some((300, 1000)));
        assert_eq!(dragged((300, 310), (0, 1000), 1000), None);
        assert_eq!(dragged((3, 4), (0, 10), 10), None);
        assert_eq!(dragged((3, 5), (0, 10), 10), Some((3, 5)));
    }

    #[test]
    fn zoom_stays_inside_the_run() {
        assert_eq!(zoomed((0, 1000), 500, true, 1000), Some((250, 750)));
        assert_eq!(zoomed((250, 750), 0, true, 1000), Some((0, 250)));
        assert_eq!(zoomed((0, 250), 240, false, 1000), Some((0, 500)));
        assert_eq!(zoomed((0, 750), 400, false, 1000), None);
        assert_eq!(zoomed((990, 1000), 1000, true, 1000), Some((990, 1000)));
    }
}
