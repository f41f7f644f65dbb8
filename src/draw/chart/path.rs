//! A line through thousands of values that costs no more than a line through the pixel columns it crosses.

use std::fmt::Write;

use crate::draw::chart::Scale;
use crate::replay::history::Span;

/// Coordinates are tenths of a pixel, so that they can be written as whole numbers.
pub const PIXEL: i32 = 10;

/// Width of a column of a [`band`].
pub const COLUMN: i32 = 12 * PIXEL;

/// The `d` of an SVG path: values that fall into one pixel column become its first, lowest, highest and last.
pub fn path(values: impl Iterator<Item = (u64, Span)>, x: Scale, y: Scale) -> String {
    let mut text = String::new();
    let mut open: Option<(i32, Span)> = None;
    for (generation, span) in values {
        let at = x.at(generation as f64);
        open = Some(match open {
            Some((column, held)) if column / PIXEL == at / PIXEL => (column, held.join(span)),
            Some(column) => {
                draw(&mut text, column, y);
                (at, span)
            }
            None => (at, span),
        });
    }
    if let Some(column) = open {
        draw(&mut text, column, y);
    }
    text
}

/// Values joined to columns that are a little wider than a saw tooth which could not be told from its neighbours.
fn columns(values: impl Iterator<Item = (u64, Span)>, x: Scale) -> Vec<(i32, Span)> {
    let mut columns: Vec<(i32, Span)> = Vec::new();
    let mut held: Option<Span> = None;
    for (generation, span) in values {
        let at = x.at(generation as f64);
        match columns.last_mut().filter(|(column, _)| *column / COLUMN == at / COLUMN) {
            Some((_, so_far)) => *so_far = so_far.join(span),
            // The end of one column is in the next as well, so that a band has no gaps.
            None => columns.push((at, held.map_or(span, |before| Span::of(before.last).join(span)))),
        }
        held = Some(span);
    }
    columns
}

/// The outline of a band from the lowest to the highest value of every column.
pub fn band(values: impl Iterator<Item = (u64, Span)>, x: Scale, y: Scale) -> String {
    let columns = columns(values, x);
    let there = columns.iter().map(|(at, span)| (*at, span.high));
    let back = columns.iter().rev().map(|(at, span)| (*at, span.low));
    line(there.chain(back), y) + if columns.is_empty() { "" } else { "Z" }
}

/// A line through one value of every column.
pub fn outline(values: impl Iterator<Item = (u64, Span)>, x: Scale, y: Scale, of: fn(&Span) -> f64) -> String {
    line(columns(values, x).iter().map(|(at, span)| (*at, of(span))), y)
}

/// A line through the mean of the values that every column holds, each told by its last.
pub fn means(values: impl Iterator<Item = (u64, Span)>, x: Scale, y: Scale) -> String {
    let mut columns: Vec<(i32, f64, f64)> = Vec::new();
    for (generation, span) in values {
        let at = x.at(generation as f64);
        match columns.last_mut().filter(|(column, ..)| *column / COLUMN == at / COLUMN) {
            Some((_, sum, count)) => (*sum, *count) = (*sum + span.last, *count + 1.0),
            None => columns.push((at, span.last, 1.0)),
        }
    }
    line(columns.into_iter().map(|(at, sum, count)| (at, sum / count)), y)
}

/// Whether a line turns more often than can be told apart: more than twice in a column, on the whole.
pub fn is_rough(values: impl Iterator<Item = (u64, Span)>, x: Scale) -> bool {
    let (mut turns, mut width) = (0, 1);
    let mut before: Option<(i32, f64)> = None;
    let mut rising = None;
    for (generation, span) in values {
        let at = x.at(generation as f64);
        let (left, last) = *before.get_or_insert((at, span.last));
        width = (at - left).max(1);
        let inside = usize::from(span.low < span.first.min(span.last) || span.high > span.first.max(span.last));
        let way = (span.last != last).then_some(span.last > last);
        turns += inside + usize::from(way.is_some() && rising.is_some() && way != rising);
        rising = way.or(rising);
        before = Some((left, span.last));
    }
    turns > 2 * (width / COLUMN) as usize + 8
}

fn line(points: impl Iterator<Item = (i32, f64)>, y: Scale) -> String {
    let mut text = String::new();
    for (at, value) in points {
        let step = if text.is_empty() { 'M' } else { 'L' };
        // Writing to a String cannot fail.
        let _ = write!(text, "{step}{at} {}", y.at(value));
    }
    text
}

fn draw(text: &mut String, (x, span): (i32, Span), y: Scale) {
    let mut last = None;
    for value in [span.first, span.low, span.high, span.last] {
        let at = y.at(value);
        if last != Some(at) {
            let step = if text.is_empty() { 'M' } else { 'L' };
            // Writing to a String cannot fail.
            let _ = write!(text, "{step}{x} {at}");
            last = Some(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::path::*;

    #[test]
    fn few_values_are_drawn_one_by_one() {
        let values = [(0, Span::of(10.0)), (1, Span::of(0.0))];
        let line = path(values.into_iter(), Scale::new((0.0, 1.0), (0.0, 100.0)), Scale::new((0.0, 10.0), (50.0, 0.0)));
        assert_eq!(line, "M0 0L100 50");
    }

    #[test]
    fn only_teeth_that_cannot_be_told_apart_are_rough() {
        let x = Scale::new((0.0, 1000.0), (0.0, 1200.0));
        let rough = |value: &dyn Fn(u64) -> f64| is_rough((0..1000u64).map(|g| (g, Span::of(value(g)))), x);
        assert!(rough(&|g| (g % 7) as f64) && rough(&|g| (g % 2) as f64));
        assert!(!rough(&|g| 1000.0 - g as f64) && !rough(&|_| 5.0) && !rough(&|g| (g % 200) as f64));
        assert!(!is_rough((0..12u64).map(|g| (g, Span::of((g % 2) as f64))), Scale::new((0.0, 11.0), (0.0, 1200.0))));
        assert!(!is_rough(std::iter::empty(), x));
    }

    #[test]
    fn saw_teeth_become_a_band() {
        let teeth = (0..10_000u64).map(|g| (g, Span::of((g % 20) as f64)));
        let x = Scale::new((0.0, 10_000.0), (0.0, 1200.0));
        let line = band(teeth, x, Scale::new((0.0, 20.0), (200.0, 0.0)));
        assert!(line.starts_with("M0 10L120 10L240 10") && line.ends_with("L120 200L0 200Z"), "{line}");
        assert_eq!(band(std::iter::empty(), x, x), "");
        let teeth = (0..10_000u64).map(|g| (g, Span::of((g % 20) as f64)));
        assert!(means(teeth, x, Scale::new((0.0, 19.0), (200.0, 10.0))).starts_with("M0 105L120 105L240 105"));
        let teeth = (0..10_000u64).map(|g| (g, Span::of((g % 20) as f64)));
        assert!(outline(teeth, x, Scale::new((0.0, 20.0), (200.0, 0.0)), |s| s.low).starts_with("M0 200L120 200L240"));
    }

    #[test]
    fn many_values_stay_short_and_keep_peaks() {
        let values = (0..100_000u64).map(|g| (g, Span::of(if g == 77_777 { 100.0 } else { (g % 3) as f64 })));
        let line = path(values, Scale::new((0.0, 100_000.0), (0.0, 4000.0)), Scale::new((0.0, 100.0), (1000.0, 0.0)));
        assert!(line.len() < 400 * 4 * 10, "{}", line.len());
        assert!(line.contains(" 0L"), "the peak is drawn");
    }
}
