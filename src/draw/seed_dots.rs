//! Twenty seeds as dots: a line for each lane, a dot for each seed at the evaluations that it took, on a logarithmic axis; those that
//! did not solve the puzzle stand apart at the right, hollow.

use std::fmt::Write;

use crate::draw::chart::quartiles::short;
use crate::draw::chart::{Scale, WIDTH};
use crate::draw::math::log10;
use crate::draw::svg::escape;
use crate::say::lessons::Lessons;
use crate::stats::Fate;
use crate::study::Traced;

const LEFT: i32 = 160;
/// Where those begin that did not solve it.
const RIGHT: i32 = WIDTH - 1150;
/// A dot's width, and the height of its row.
const DOT: i32 = 120;
/// Above the dots of a lane stands its name.
const NAME: i32 = 190;
const COLOURS: usize = 6;

/// Dots that stand in a row of those that did not solve it.
const ACROSS: usize = 7;

/// A lane: its name, and what is known of its seeds.
pub struct Dots<'a> {
    /// What is written above it.
    pub label: String,
    /// Runs that are over.
    pub runs: Vec<&'a Traced>,
}

/// Where the dots of a lane lie: solved ones from the left with the row above the line, so that none lies on another.
fn columns(places: &[i32]) -> Vec<(i32, i32)> {
    let mut sorted = places.to_vec();
    sorted.sort_unstable();
    let mut last: Vec<i32> = Vec::new();
    let mut placed = Vec::new();
    for at in sorted {
        let row = last.iter().position(|&before| at - before >= DOT).unwrap_or(last.len());
        if row == last.len() {
            last.push(at);
        } else {
            last[row] = at;
        }
        placed.push((at, row as i32));
    }
    placed
}

struct Laid {
    solved: Vec<(i32, i32)>,
    unsolved: usize,
    rows: i32,
}

/// What stands inside the `<svg>`, and its height; the width of its view box is that of all charts.
pub fn markup(lanes: &[Dots]) -> (String, i32) {
    let spent = || lanes.iter().flat_map(|lane| &lane.runs).map(|run| run.outcome.evaluations.max(1) as f64);
    let (start, end) = (spent().fold(f64::INFINITY, f64::min), spent().fold(1.0, f64::max));
    let start = if start.is_finite() { start } else { 1.0 };
    let (low, high) = (log10(start).floor(), log10(end).ceil().max(log10(start).floor() + 1.0));
    let across = Scale::new((low, high), (f64::from(LEFT), f64::from(RIGHT)));
    let laid: Vec<Laid> = lanes
        .iter()
        .map(|lane| {
            let solved = lane.runs.iter().filter(|run| run.outcome.fate == Fate::Solved);
            let places: Vec<i32> = solved.map(|run| across.at(log10(run.outcome.evaluations.max(1) as f64))).collect();
            let unsolved = lane.runs.len() - places.len();
            let solved = columns(&places);
            let rows = solved.iter().map(|(_, row)| row + 1).max().unwrap_or(0);
            Laid { solved, unsolved, rows: rows.max(unsolved.div_ceil(ACROSS) as i32).max(1) }
        })
        .collect();
    let mut svg = String::new();
    let mut top = 0;
    for (k, (lane, laid)) in lanes.iter().zip(&laid).enumerate() {
        let (colour, line) = (k % COLOURS, top + NAME + laid.rows * DOT);
        let label = escape(&lane.label);
        let _ = write!(
            svg,
            "<text class=\"tick curve-label curve-{colour}\" x=\"{LEFT}\" y=\"{}\">{label}</text>",
            top + 130
        );
        let _ = write!(svg, "<path class=\"rule\" d=\"M{LEFT} {}H{}\"/>", line + 20, WIDTH - 60);
        for (x, row) in &laid.solved {
            let y = line - DOT / 2 - row * DOT;
            let _ = write!(svg, "<circle class=\"seed curve-{colour}\" cx=\"{x}\" cy=\"{y}\" r=\"50\"/>");
        }
        for n in 0..laid.unsolved {
            let (x, y) = (RIGHT + 260 + (n % ACROSS) as i32 * DOT, line - DOT / 2 - (n / ACROSS) as i32 * DOT);
            let _ = write!(svg, "<circle class=\"seed hollow curve-{colour}\" cx=\"{x}\" cy=\"{y}\" r=\"42\"/>");
        }
        top = line + 60;
    }
    for power in low as i32..=high as i32 {
        let (at, label) = (across.at(f64::from(power)), short(10f64.powi(power)));
        let _ = write!(svg, "<path class=\"rule short\" d=\"M{at} {}v50\"/>", top - 40);
        let _ = write!(svg, "<text class=\"tick middle\" x=\"{at}\" y=\"{}\">{label}</text>", top + 130);
    }
    let _ = write!(svg, "<text class=\"tick\" x=\"{}\" y=\"{}\">{}</text>", RIGHT + 220, top + 130, Lessons::NotSolved);
    let (middle, below) = ((LEFT + RIGHT) / 2, Lessons::Chart);
    let _ = write!(svg, "<text class=\"tick middle\" x=\"{middle}\" y=\"{}\">{below}</text>", top + 310);
    (svg, top + 380)
}

#[cfg(test)]
mod tests {
    use crate::draw::seed_dots::*;
    use crate::study::Outcome;

    fn run(evaluations: u64, fate: Fate) -> Traced {
        let outcome = Outcome { task: 0, fate, best: 0, generations: 1, evaluations, microseconds: 0 };
        Traced { outcome, curve: Vec::new() }
    }

    #[test]
    fn no_dot_lies_on_another() {
        let placed = columns(&[500, 500, 560, 640, 100]);
        assert_eq!(placed, [(100, 0), (500, 0), (500, 1), (560, 2), (640, 0)]);
    }

    #[test]
    fn every_seed_is_a_dot_and_unsolved_ones_stand_apart() {
        let runs = [run(100, Fate::Solved), run(10_000, Fate::Solved), run(9_999, Fate::Censored), run(5, Fate::Stuck)];
        let (svg, height) = markup(&[Dots { label: "Lane 1".into(), runs: runs.iter().collect() }]);
        assert_eq!((svg.matches("<circle").count(), svg.matches("hollow").count()), (4, 2));
        assert!(svg.contains(&format!("cx=\"{RIGHT}\"")) && height > 0, "{svg}");
        let (empty, _) = markup(&[Dots { label: "Lane 1".into(), runs: Vec::new() }]);
        assert!(!empty.contains("<circle"));
    }
}
