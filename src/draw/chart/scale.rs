//! From values to places on the paper.

/// A straight line from values to coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    from: (f64, f64),
    to: (f64, f64),
}

use crate::draw::math::log10;

impl Scale {
    /// Maps `from.0` to `to.0` and `from.1` to `to.1`. An empty span of values is widened to 1.
    pub fn new(from: (f64, f64), to: (f64, f64)) -> Scale {
        let end = if from.1 > from.0 { from.1 } else { from.0 + 1.0 };
        Scale { from: (from.0, end), to }
    }

    /// The value at the far end.
    pub fn end(&self) -> f64 {
        self.from.1
    }

    /// Where a value lies, in units of the view box.
    pub fn at(&self, value: f64) -> i32 {
        let share = (value - self.from.0) / (self.from.1 - self.from.0);
        (self.to.0 + share * (self.to.1 - self.to.0)).round() as i32
    }
}

/// The smallest of 1, 2, 5, 10, 20, 50 … times a power of ten that divides `span` into at most `most` steps.
pub fn nice_step(span: f64, most: u32) -> f64 {
    let rough = span.max(f64::MIN_POSITIVE) / f64::from(most.max(1));
    let power = 10f64.powi(log10(rough).floor() as i32);
    let nice = [1.0, 2.0, 5.0].into_iter().find(|n| n * power >= rough * (1.0 - 1e-9));
    nice.unwrap_or(10.0) * power
}

/// Ticks from 0 up to the first one at or above `top`, in at most `most` nice steps; whole numbers only if `whole`.
pub fn ticks(top: f64, most: u32, whole: bool) -> Vec<f64> {
    let step = nice_step(top, most);
    let step = if whole { step.max(1.0) } else { step };
    let count = ((top / step) - 1e-9).ceil().max(1.0) as u32;
    (0..=count).map(|k| f64::from(k) * step).collect()
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::scale::*;

    #[test]
    fn scales_map_ends_to_ends() {
        let scale = Scale::new((0.0, 50.0), (200.0, 100.0));
        assert_eq!((scale.at(0.0), scale.at(50.0), scale.at(25.0)), (200, 100, 150));
        assert_eq!(Scale::new((3.0, 3.0), (0.0, 10.0)).at(3.0), 0);
    }

    #[test]
    fn steps_are_one_two_or_five() {
        assert_eq!(nice_step(100.0, 5), 20.0);
        assert_eq!(nice_step(7.0, 5), 2.0);
        assert_eq!(nice_step(2000.0, 4), 500.0);
        assert!((nice_step(0.1, 4) - 0.05).abs() < 1e-12);
    }

    #[test]
    fn ticks_cover_the_top() {
        assert_eq!(ticks(42.0, 5, true), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
        assert_eq!(ticks(1.0, 5, true), [0.0, 1.0]);
        assert_eq!(ticks(40.0, 4, true), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!(ticks(0.0, 4, true), [0.0, 1.0]);
    }
}
