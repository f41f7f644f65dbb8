//! Where everything of the run's chart stands: lines, ticks and marks, in tenths of a pixel.

use crate::draw::chart::path::{COLUMN, band, outline, path};
use crate::draw::chart::{Scale, ticks};
use crate::replay::history::{History, SERIES, Series};
use crate::say::chart::{Chart, Charted};
use crate::say::number::{Noun, fixed_point, percent, thousands};
use crate::say::words::uncapital;

/// The paper, in tenths of a pixel.
pub const WIDTH: i32 = 5400;
/// Height of the view box.
pub const HEIGHT: i32 = 1700;

/// The area inside the axes: left, right, top, bottom. At the left there is room for "1,500" on a phone.
const LEFT: i32 = 490;
const RIGHT: i32 = WIDTH - 520;
const TOP: i32 = 290;
const BOTTOM: i32 = HEIGHT - 260;

/// A place on an axis and what is written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// Its place along the axis, in units of the view box.
    pub at: i32,
    /// What stands beside it.
    pub label: String,
}

/// A line's name and value, right of its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The line.
    pub series: Series,
    /// Its base line, in units of the view box.
    pub y: i32,
    /// What stands there.
    pub text: String,
}

/// Least distance of two labels, which on a phone are 169 high; how far one stands below the end of its line, and right of it.
const LABEL: i32 = 175;
const BELOW: i32 = 45;
const ASIDE: i32 = 60;
/// The width of a letter on a phone, in names as wide as "Worst 28".
const LETTER: i32 = 90;

/// The chart of a run, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// Left, right, top and bottom of the area inside the axes.
    pub area: (i32, i32, i32, i32),
    /// Where the last generation stands: the names of the lines are between it and the right side.
    pub end: i32,
    /// Ticks of the horizontal axis.
    pub generations: Vec<Tick>,
    /// Ticks of the left axis.
    pub fitness: Vec<Tick>,
    /// Ticks of the right axis.
    pub rates: Vec<Tick>,
    /// A path for each of [`SERIES`].
    pub lines: [String; 4],
    /// The lines of fitness by name, at their right end.
    pub labels: Vec<Label>,
    /// Resets are too close to be told apart: the rate is drawn as a band from lowest to highest, and of the
    /// generations that share a column the lowest best and the highest worst fitness.
    pub dense: bool,
    /// Where it was reset.
    pub marks: Vec<i32>,
    /// What the method calls its rate.
    pub rate: &'static str,
    /// The chart in words.
    pub summary: String,
}

impl Plot {
    /// The area alone.
    fn empty(rate: &'static str) -> Plot {
        Plot {
            area: (LEFT, RIGHT, TOP, BOTTOM),
            end: RIGHT,
            generations: Vec::new(),
            fitness: Vec::new(),
            rates: Vec::new(),
            lines: Default::default(),
            labels: Vec::new(),
            dense: false,
            marks: Vec::new(),
            rate,
            summary: Chart::NoGenerations.text().to_string(),
        }
    }

    /// Where the names of the lines begin.
    pub(super) fn aside(&self) -> i32 {
        self.end + ASIDE
    }

    /// The axis of generations, in hundredths of the paper's width: where it begins, and how long it is.
    pub fn axis(&self) -> (f64, f64) {
        let share = |length: i32| 100.0 * f64::from(length) / f64::from(WIDTH);
        (share(LEFT), share(self.end - LEFT))
    }

    /// `rate` is what the method calls the rate of its rows, or empty.
    pub fn of(history: &History, rate: &'static str) -> Plot {
        if history.is_empty() {
            return Plot::empty(rate);
        }
        let generations = ticks(history.end() as f64, 5, true);
        let fitness = ticks(history.highest(Series::Worst), 5, true);
        // A method without mutation has no scale for it.
        let highest = history.highest(Series::Rate);
        let rates = if highest > 0.0 { ticks(highest.max(0.01), 4, false) } else { Vec::new() };
        let end = RIGHT - room(history);
        let x = Scale::new((0.0, history.end() as f64), (f64::from(LEFT), f64::from(end)));
        let upright = |ticks: &[f64]| {
            let top = ticks.last().copied().unwrap_or(1.0);
            Scale::new((0.0, top), (f64::from(BOTTOM), f64::from(TOP)))
        };
        let (left, right) = (upright(&fitness), upright(&rates));
        let tick = |scale: Scale, label: fn(f64) -> String| move |&v: &f64| Tick { at: scale.at(v), label: label(v) };
        let whole = |v: f64| thousands(v as u64);
        // Room for four figures.
        let short = |v: f64| if v < 10_000.0 { thousands(v as u64) } else { thousands(v as u64 / 1000) + "k" };
        let dense = history.resets() > ((end - LEFT) / COLUMN) as u64;
        Plot {
            area: (LEFT, RIGHT, TOP, BOTTOM),
            end,
            generations: generations.iter().map(tick(x, whole)).filter(|t| t.at <= end).collect(),
            fitness: fitness.iter().map(tick(left, short)).collect(),
            rates: rates.iter().map(tick(right, percent)).collect(),
            lines: SERIES.map(|series| match series {
                Series::Rate if rates.is_empty() => String::new(),
                Series::Rate if dense => band(history.spans(series), x, right),
                Series::Rate => path(history.spans(series), x, right),
                Series::Best if dense => outline(history.spans(series), x, left, |span| span.low),
                Series::Worst if dense => outline(history.spans(series), x, left, |span| span.high),
                Series::Mean if dense => outline(history.spans(series), x, left, |span| (span.low + span.high) / 2.0),
                _ => path(history.spans(series), x, left),
            }),
            labels: labels(history, left),
            dense,
            marks: if dense { Vec::new() } else { apart(history.marks().map(|g| x.at(g as f64))) },
            rate,
            summary: summary(history, rate),
        }
    }
}

/// The lines of fitness that have a name: a single board has one line.
fn named(history: &History) -> &'static [Series] {
    let single = history.spans(Series::Best).eq(history.spans(Series::Worst));
    &[Series::Best, Series::Mean, Series::Worst][..if single { 1 } else { 3 }]
}

fn ending(series: Series, value: f64) -> String {
    Charted::LineEnd { name: series.title("").to_string(), value: fixed_point(value, 0) }.text()
}

/// Room for every name beside the largest value of the run, so that it does not change from row to row.
fn room(history: &History) -> i32 {
    let highest = history.highest(Series::Worst);
    let letters =
        |series: &Series| ending(*series, highest).chars().map(|c| if c < '\u{2e80}' { 1 } else { 2 }).sum::<i32>();
    named(history).iter().map(letters).max().unwrap_or_default() * LETTER + ASIDE
}

/// Names right of the ends of the lines, the best lowest: one that would lie on another is pushed up.
fn labels(history: &History, left: Scale) -> Vec<Label> {
    let mut above = BOTTOM + LABEL;
    let label = |&series: &Series| {
        let value = history.last(series)?;
        above = (left.at(value) + BELOW).min(above - LABEL);
        Some(Label { series, y: above, text: ending(series, value) })
    };
    named(history).iter().filter_map(label).collect()
}

/// Leaves out marks that would lie on top of the one before.
fn apart(places: impl Iterator<Item = i32>) -> Vec<i32> {
    let mut kept: Vec<i32> = Vec::new();
    for place in places {
        if kept.last().is_none_or(|last| place - last >= 100) {
            kept.push(place);
        }
    }
    kept
}

fn summary(history: &History, name: &str) -> String {
    let value = |series, decimals| fixed_point(history.last(series).unwrap_or_default(), decimals);
    let generations = Noun::Generation.of(history.end());
    let (best, mean, worst) = (value(Series::Best, 0), value(Series::Mean, 1), value(Series::Worst, 0));
    let resets = Noun::Reset.of(history.resets());
    match history.highest(Series::Rate) > 0.0 {
        true => {
            let (name, rate) = (uncapital(name), percent(history.last(Series::Rate).unwrap_or_default()));
            Charted::SummaryRate { generations, best, mean, worst, name, rate, resets }.text()
        }
        false => Charted::Summary { generations, best, mean, worst, resets }.text(),
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::plot::*;
    use crate::evolve::{Event, Generation};
    use crate::replay::history::row;

    #[test]
    fn the_names_of_lines_stand_apart_in_the_order_of_the_lines() {
        let mut history = History::new(1000);
        (0..=20).for_each(|g| history.push(&row(g, 40 - g as u32, vec![])));
        let labels = Plot::of(&history, "").labels;
        assert_eq!(labels.iter().map(|l| l.series).collect::<Vec<_>>(), [Series::Best, Series::Mean, Series::Worst]);
        assert!(labels.windows(2).all(|pair| pair[0].y - pair[1].y >= LABEL), "{labels:?}");
        assert!(labels.iter().all(|l| (0..=BOTTOM).contains(&l.y)), "{labels:?}");
        assert!(Plot::of(&History::new(10), "").labels.is_empty());
    }

    #[test]
    fn one_board_has_one_name() {
        let mut history = History::new(1000);
        let one = |g: u64| Generation { mean: 20.0 - g as f64, worst: 20 - g as u32, ..row(g, 20 - g as u32, vec![]) };
        (0..=9).for_each(|g| history.push(&one(g)));
        assert_eq!(Plot::of(&history, "").labels.iter().map(|l| l.series).collect::<Vec<_>>(), [Series::Best]);
        history.push(&row(10, 10, vec![]));
        assert_eq!(Plot::of(&history, "").labels.len(), 3);
    }

    #[test]
    fn lines_stay_inside_the_axes() {
        let mut history = History::new(1000);
        for g in 0..=78 {
            history.push(&row(g, 78 - g as u32, if g == 20 { vec![Event::Reset] } else { vec![] }));
        }
        let plot = Plot::of(&history, "Mutation rate");
        assert_eq!(plot.fitness.iter().map(|t| t.label.as_str()).collect::<Vec<_>>(), ["0", "20", "40", "60", "80"]);
        assert_eq!(plot.generations.last().unwrap().label, "60");
        assert_eq!(plot.rates.last().unwrap().label, "10 %");
        assert_eq!(plot.marks.len(), 1);
        assert!(plot.lines[0].starts_with(&format!("M{LEFT} ")) && plot.lines[0].ends_with(&format!(" {BOTTOM}")));
        assert_eq!(
            plot.summary,
            "After 78 generations: best fitness 0, mean 0.5, worst 1, mutation rate 10 %; 1 reset."
        );
    }

    #[test]
    fn a_run_without_mutation_has_no_scale_for_it() {
        let mut history = History::new(1000);
        (0..9).for_each(|g| history.push(&crate::evolve::Generation { mutation_rate: 0.0, ..row(g, 9, vec![]) }));
        let plot = Plot::of(&history, "Mutation rate");
        assert!(plot.rates.is_empty() && plot.lines[3].is_empty() && !plot.summary.contains("mutation"));
        assert!(!plot.markup().contains("Mutation rate"));
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        let plot = Plot::of(&History::new(10), "");
        assert!(plot.lines.iter().all(String::is_empty) && plot.summary.starts_with("No"));
    }
}
