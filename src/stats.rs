//! Summary statistics of experiments.

/// Mean of the values; `None` for none.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
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

/// Wilson's 95 % interval of a rate of `hits` in `trials` (Wilson 1927).
pub fn wilson(hits: usize, trials: usize) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (n, p) = (trials as f64, hits as f64 / trials as f64);
    let centre = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - half) / scale).max(0.0), ((centre + half) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_and_means() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), Some(2.5));
        assert_eq!((median(&[]), mean(&[])), (None, None));
        assert_eq!(mean(&[1.0, 2.0, 6.0]), Some(3.0));
        assert_eq!((variance(&[1.0, 2.0, 6.0]), variance(&[])), (Some(14.0 / 3.0), None));
    }

    #[test]
    fn wilson_of_textbook_cases() {
        let (low, high) = wilson(8, 100);
        assert!((low - 0.0411).abs() < 5e-4 && (high - 0.1500).abs() < 5e-4, "{low} {high}");
        let (low, high) = wilson(100, 100);
        assert!((low - 0.9630).abs() < 5e-4 && (high - 1.0).abs() < 1e-12, "{low} {high}");
    }
}
