//! The mean of values that all are known, with its interval by Student's distribution (1908): how well the mean is known, not how
//! far the values lie apart.

use statrs::distribution::{ContinuousCDF, StudentsT};

use crate::stats::spread::{mean, variance};

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Average {
    /// The mean.
    pub value: f64,
    /// Lower end of its interval.
    pub low: f64,
    /// Upper end of its interval.
    pub high: f64,
}

/// The mean of the values and its interval; none for fewer than two.
pub fn average(values: &[f64]) -> Option<Average> {
    let (value, spread) = (mean(values)?, variance(values)?);
    let free = values.len().checked_sub(1).filter(|&free| free > 0)? as f64;
    let quantile = StudentsT::new(0.0, 1.0, free).ok()?.inverse_cdf(0.975);
    // The variance of all of them over n − 1 is that of a sample over n.
    let half = quantile * (spread / free).sqrt();
    Some(Average { value, low: value - half, high: value + half })
}

#[cfg(test)]
mod tests {
    use crate::stats::average::*;

    /// R's data `sleep` (Student 1908): `with(sleep, t.test(extra[group == 1]))` and `2`, as R's help shows them.
    #[test]
    fn intervals_of_sleep_are_those_of_r() {
        let first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
        let second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
        let near = |values: &[f64], [value, low, high]: [f64; 3]| {
            let told = average(values).unwrap();
            let differences = [told.value - value, told.low - low, told.high - high];
            assert!(differences.iter().all(|d| d.abs() < 5e-7), "{told:?}");
        };
        near(&first, [0.75, -0.529_780_4, 2.029_780_4]);
        near(&second, [2.33, 0.897_677_5, 3.762_322_5]);
    }

    #[test]
    fn fewer_than_two_values_have_no_interval() {
        assert_eq!((average(&[]), average(&[3.0])), (None, None));
        assert_eq!(average(&[2.0, 2.0]), Some(Average { value: 2.0, low: 2.0, high: 2.0 }));
    }
}
