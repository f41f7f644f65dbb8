//! Values that are all known: their mean, and how they spread. Quartiles say where the middle half of the values lies; an
//! interval says how well a figure is known. They never share a notation. Quartiles of runs that need not solve are those of
//! [`crate::stats::median`].

use crate::stats::wilson::Z;

/// Mean of the values; `None` for none.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// Mean of a sample with the 95 % interval of a normal distribution, from the sample's own variance (divided by n − 1); `None` for fewer
/// than two values.
pub fn mean_interval(values: &[f64]) -> Option<(f64, f64, f64)> {
    let n = values.len() as f64;
    if values.len() < 2 {
        return None;
    }
    let (mean, spread) = (mean(values)?, variance(values)?);
    let half = Z * (spread / (n - 1.0)).sqrt();
    Some((mean, mean - half, mean + half))
}

/// Population variance (the thesis' equation 6); `None` for no values.
pub fn variance(values: &[f64]) -> Option<f64> {
    let middle = mean(values)?;
    mean(&values.iter().map(|v| (v - middle).powi(2)).collect::<Vec<_>>())
}

/// Median of the values (mean of the middle two for an even number); `None` for none.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        n if n % 2 == 1 => Some(sorted[middle]),
        _ => Some((sorted[middle - 1] + sorted[middle]) / 2.0),
    }
}

/// The value below which this share (0 to 1) of the values lies, between two of them on the straight line (Hyndman and Fan's
/// definition 7, as in spreadsheets); `None` for none.
pub fn quantile(values: &[f64], share: f64) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = share.clamp(0.0, 1.0) * (sorted.len().checked_sub(1)? as f64);
    let (low, high) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    Some(low + (high - low) * at.fract())
}

#[cfg(test)]
mod tests {
    use crate::stats::spread::*;

    #[test]
    fn medians_and_means() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), Some(2.5));
        assert_eq!((median(&[]), mean(&[])), (None, None));
        assert_eq!([0.0, 0.25, 0.5, 1.0].map(|p| quantile(&[4.0, 1.0, 2.0, 3.0], p)), [1.0, 1.75, 2.5, 4.0].map(Some));
        assert_eq!((quantile(&[], 0.5), quantile(&[7.0], 0.25)), (None, Some(7.0)));
        assert_eq!(mean(&[1.0, 2.0, 6.0]), Some(3.0));
        assert_eq!((variance(&[1.0, 2.0, 6.0]), variance(&[])), (Some(14.0 / 3.0), None));
    }

    #[test]
    fn a_mean_has_its_normal_interval() {
        // Worked out apart, in Python: statistics' mean ± NormalDist().inv_cdf(0.975) · stdev ÷ √4.
        let (mean, low, high) = mean_interval(&[1.0, 2.0, 6.0, 9.0]).unwrap();
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-6, "{a} {b}");
        [(mean, 4.5), (low, 0.877_157_98), (high, 8.122_842_02)].into_iter().for_each(|(a, b)| near(a, b));
        assert_eq!(mean_interval(&[2.0, 2.0]), Some((2.0, 2.0, 2.0)));
        assert_eq!((mean_interval(&[]), mean_interval(&[7.0])), (None, None));
    }

    #[test]
    fn shares_beyond_the_ends_are_the_ends() {
        assert_eq!([-0.5, 1.5].map(|share| quantile(&[4.0, 1.0, 2.0], share)), [Some(1.0), Some(4.0)]);
    }
}
