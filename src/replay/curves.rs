//! What the charts of a run draw: rows joined to few, of the generations that are in sight.

use serde::{Deserialize, Serialize};

use crate::evolve::Generation;
use crate::evolve::row::Gains;
use crate::replay::history::{History, Span};

/// How many values a row has here.
pub const SERIES: usize = 8;

/// What the values are, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curve {
    /// Best fitness.
    Best,
    /// Mean fitness.
    Mean,
    /// Worst fitness.
    Worst,
    /// The rate of the method, such as its mutation rate.
    Rate,
    /// Diversity.
    Diversity,
    /// Share of children that are fitter than both parents.
    Crossed,
    /// Share of individuals that growth, mutation or a move made fitter.
    Grown,
    /// Fitness computations so far.
    Evaluations,
}

/// The values of a generation.
pub fn values(row: &Generation, gains: Gains) -> [f64; SERIES] {
    let share = |(gained, all): (u32, u32)| if all == 0 { 0.0 } else { f64::from(gained) / f64::from(all) };
    [
        f64::from(row.best),
        row.mean,
        f64::from(row.worst),
        row.mutation_rate,
        row.diversity,
        share(gains.children),
        share(gains.growths),
        row.evaluations as f64,
    ]
}

/// Generations that share a point of the chart: the number of the last, the lowest, highest and last of each value, and
/// whether the mutation rate was reset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Knot {
    /// Number of its last generation.
    pub generation: u64,
    /// Lowest, highest and last of each value.
    pub spans: [(f32, f32, f32); SERIES],
    /// Whether a reset or restart was among them.
    pub reset: bool,
}

/// What is in sight of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Curves {
    /// The first and the last generation in sight.
    pub from: u64,
    /// The last generation.
    pub to: u64,
    /// The points.
    pub knots: Vec<Knot>,
    /// Resets of the whole run.
    pub resets: u64,
    /// Whether there is a curve of crossover.
    pub crossing: bool,
    /// Whether there is a curve of growth.
    pub growing: bool,
    /// Whether the method has a single board, and no population.
    pub single: bool,
    /// What the method calls the rate of its rows; empty where it has none.
    pub rate: String,
    /// Name of the method, which says what its fitness counts.
    pub method: String,
}

/// Most points of a chart.
const MOST: usize = 480;

/// The rows from one generation to another, joined to at most a few hundred.
pub fn curves(history: &History<SERIES>, from: u64, to: u64, (crossing, growing): (bool, bool)) -> Curves {
    let resets = history.resets();
    let mut curves = Curves { from, to, knots: Vec::new(), resets, crossing, growing, ..Curves::default() };
    let inside = history.points().filter(|p| (from..=to).contains(&p.generation));
    let every = inside.clone().count().div_ceil(MOST).max(1);
    let mut open: Option<(u64, [Span; SERIES], bool)> = None;
    for (k, point) in inside.enumerate() {
        let joined = match open.take() {
            Some((_, spans, reset)) => {
                let spans = std::array::from_fn(|s| spans[s].join(point.spans[s]));
                (point.generation, spans, reset || point.reset)
            }
            None => (point.generation, point.spans, point.reset),
        };
        open = Some(joined);
        if k % every == every - 1 {
            curves.knots.extend(open.take().map(knot));
        }
    }
    curves.knots.extend(open.map(knot));
    curves
}

fn knot((generation, spans, reset): (u64, [Span; SERIES], bool)) -> Knot {
    Knot { generation, spans: spans.map(|s| (s.low as f32, s.high as f32, s.last as f32)), reset }
}

#[cfg(test)]
mod tests {
    use crate::replay::curves::*;

    #[test]
    fn a_long_run_is_joined_and_a_part_of_it_is_not() {
        let mut history = History::<SERIES>::new(4096);
        for g in 0..10_000u64 {
            history.push_values(g, [(g % 10) as f64; SERIES], g == 5000);
        }
        let whole = curves(&history, 0, 9_999, (true, true));
        assert!(whole.knots.len() <= MOST + 1 && whole.knots.len() > MOST / 3, "{}", whole.knots.len());
        assert_eq!(whole.knots.iter().filter(|k| k.reset).count(), 1);
        assert_eq!(whole.knots.last().map(|k| k.generation), Some(9_999));
        assert!(whole.knots.iter().all(|k| k.spans[0].0 <= k.spans[0].2 && k.spans[0].2 <= k.spans[0].1));
        let part = curves(&history, 100, 200, (true, true));
        assert!(part.knots.len() > 20 && part.knots.iter().all(|k| (100..=200).contains(&k.generation)));
    }
}
