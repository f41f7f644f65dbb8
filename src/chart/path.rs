//! A line through thousands of values that costs no more than a line through the pixel columns it crosses.

use std::fmt::Write;

use super::{Scale, Span};

/// Coordinates are tenths of a pixel, so that they can be written as whole numbers.
pub const PIXEL: i32 = 10;

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
    use super::*;

    #[test]
    fn few_values_are_drawn_one_by_one() {
        let values = [(0, Span::of(10.0)), (1, Span::of(0.0))];
        let line = path(values.into_iter(), Scale::new((0.0, 1.0), (0.0, 100.0)), Scale::new((0.0, 10.0), (50.0, 0.0)));
        assert_eq!(line, "M0 0L100 50");
    }

    #[test]
    fn many_values_stay_short_and_keep_peaks() {
        let values = (0..100_000u64).map(|g| (g, Span::of(if g == 77_777 { 100.0 } else { (g % 3) as f64 })));
        let line = path(values, Scale::new((0.0, 100_000.0), (0.0, 4000.0)), Scale::new((0.0, 100.0), (1000.0, 0.0)));
        assert!(line.len() < 400 * 4 * 10, "{}", line.len());
        assert!(line.contains(" 0L"), "the peak is drawn");
    }
}
