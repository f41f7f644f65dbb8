//! The rows of a run, kept in bounded room however long it goes on.

use crate::evolve::joined::Logged;
use crate::evolve::{Event, Generation};

/// What is drawn of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    /// Best fitness.
    Best,
    /// Mean fitness.
    Mean,
    /// Worst fitness.
    Worst,
    /// The rate.
    Rate,
}

/// All of them, in the order of a bucket.
pub const SERIES: [Series; 4] = [Series::Best, Series::Mean, Series::Worst, Series::Rate];

impl Series {
    fn of(self, row: &Generation) -> f64 {
        match self {
            Series::Best => f64::from(row.best),
            Series::Mean => row.mean,
            Series::Worst => f64::from(row.worst),
            Series::Rate => row.mutation_rate,
        }
    }
}

/// First, lowest, highest and last of consecutive values: all that a pixel column can show of them
/// (Jugel, Jerzak, Hackenbroich and Markl 2014, M4).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// The first.
    pub first: f64,
    /// The lowest.
    pub low: f64,
    /// The highest.
    pub high: f64,
    /// The last.
    pub last: f64,
}

impl Span {
    /// One value.
    pub fn of(value: f64) -> Span {
        Span { first: value, low: value, high: value, last: value }
    }

    /// This and what comes after it.
    pub fn join(self, later: Span) -> Span {
        Span { low: self.low.min(later.low), high: self.high.max(later.high), last: later.last, ..self }
    }
}

/// Rows that share a point of the chart.
#[derive(Clone, Copy, Debug)]
pub struct Bucket<const N: usize> {
    /// Generation of its last row.
    pub generation: u64,
    /// One a series.
    pub spans: [Span; N],
    /// Whether there was a reset.
    pub reset: bool,
}

/// Rows of `N` values in buckets of equal numbers of generations; when there are too many, neighbours are joined.
#[derive(Clone, Debug)]
pub struct History<const N: usize = 4> {
    buckets: Vec<Bucket<N>>,
    width: u64,
    most: usize,
    resets: u64,
}

impl<const N: usize> History<N> {
    /// Keeps at most `most` buckets (more than the chart has pixel columns loses nothing that could be seen).
    pub fn new(most: usize) -> Self {
        History { buckets: Vec::new(), width: 1, most: most.max(2), resets: 0 }
    }

    /// Forgets all rows.
    pub fn clear(&mut self) {
        *self = History::new(self.most);
    }

    /// Adds the values of the next generation.
    pub fn push_values(&mut self, generation: u64, values: [f64; N], reset: bool) {
        self.resets += u64::from(reset);
        self.add(Bucket { generation, spans: values.map(Span::of), reset });
        while self.buckets.len() > self.most {
            self.width *= 2;
            for bucket in std::mem::take(&mut self.buckets) {
                self.add(bucket);
            }
        }
    }

    fn add(&mut self, bucket: Bucket<N>) {
        let width = self.width;
        match self.buckets.last_mut().filter(|last| last.generation / width == bucket.generation / width) {
            Some(last) => {
                last.generation = bucket.generation;
                last.reset |= bucket.reset;
                for (span, later) in last.spans.iter_mut().zip(bucket.spans) {
                    *span = span.join(later);
                }
            }
            None => self.buckets.push(bucket),
        }
    }

    /// The buckets, oldest first.
    pub fn points(&self) -> impl Iterator<Item = &Bucket<N>> + Clone {
        self.buckets.iter()
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.buckets.is_empty()
    }

    /// Number of the last generation.
    pub fn end(&self) -> u64 {
        self.buckets.last().map_or(0, |b| b.generation)
    }

    /// How often the mutation rate was reset, or the population started anew.
    pub fn resets(&self) -> u64 {
        self.resets
    }
}

impl History {
    /// Adds the next row.
    pub fn push(&mut self, row: &Generation) {
        let reset = row.events.iter().any(|e| matches!(e, Event::Reset | Event::Stuck | Event::Restart));
        self.push_values(row.generation, SERIES.map(|series| series.of(row)), reset);
    }

    /// Adds a row of which those before it are left out, with the resets up to it. One of them stands at this row.
    pub fn push_counted(&mut self, logged: &Logged) {
        let reset = logged.resets > self.resets;
        self.push_values(logged.number(), SERIES.map(|series| series.of(&logged.row)), reset);
        self.resets = logged.resets;
    }

    /// Generations with a reset, as far as they are told apart.
    pub fn marks(&self) -> impl Iterator<Item = u64> + '_ {
        self.buckets.iter().filter(|b| b.reset).map(|b| b.generation)
    }

    /// A series, by the last generation of each bucket.
    pub fn spans(&self, series: Series) -> impl Iterator<Item = (u64, Span)> + '_ {
        self.buckets.iter().map(move |b| (b.generation, b.spans[series as usize]))
    }

    /// The highest value of a series; 0 when there is none.
    pub fn highest(&self, series: Series) -> f64 {
        self.spans(series).map(|(_, span)| span.high).fold(0.0, f64::max)
    }

    /// The latest value of a series.
    pub fn last(&self, series: Series) -> Option<f64> {
        self.buckets.last().map(|b| b.spans[series as usize].last)
    }
}

#[cfg(test)]
pub(crate) fn row(generation: u64, best: u32, events: Vec<Event>) -> Generation {
    Generation {
        generation,
        evaluations: generation * 10,
        best,
        mean: f64::from(best) + 0.5,
        worst: best + 1,
        diversity: 0.5,
        mutation_rate: 0.1,
        events,
    }
}

#[cfg(test)]
mod tests {
    use crate::replay::history::*;

    #[test]
    fn stays_bounded_and_keeps_extremes() {
        let mut history: History = History::new(100);
        for g in 0..100_000 {
            let best = if g == 54_321 { 999 } else { (g % 7) as u32 };
            history.push(&row(g, best, if g % 1000 == 0 { vec![Event::Reset] } else { vec![] }));
        }
        assert!(history.buckets.len() <= 100 && history.buckets.len() > 40, "{}", history.buckets.len());
        assert_eq!((history.end(), history.resets()), (99_999, 100));
        assert_eq!(history.highest(Series::Best), 999.0);
        assert_eq!(history.highest(Series::Worst), 1000.0);
        assert_eq!(history.last(Series::Best), Some((99_999 % 7) as f64));
        let widths: Vec<u64> = history.buckets.windows(2).map(|w| w[1].generation - w[0].generation).collect();
        assert!(widths[..widths.len() - 1].iter().all(|&w| w == history.width));
    }

    #[test]
    fn a_short_run_is_kept_row_by_row() {
        let mut history: History = History::new(100);
        for g in 0..50 {
            history.push(&row(g, 50 - g as u32, vec![]));
        }
        assert_eq!(history.spans(Series::Best).count(), 50);
        assert_eq!(history.spans(Series::Best).nth(3), Some((3, Span::of(47.0))));
        history.clear();
        assert!(history.is_empty());
    }
}
