//! The interval of a rate (Wilson 1927): it stays between 0 and 1, and says something of 0 of 20 and of 20 of 20.

/// Half the width of a 95 % interval, in standard errors: R's `qnorm(0.975)`.
pub const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % interval of a rate of `hits` in `trials`, without continuity correction.
pub fn wilson(hits: usize, trials: usize) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let (n, p) = (trials as f64, hits as f64 / trials as f64);
    let centre = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // Where all is one way its end is exact: rounding would leave the rate outside.
    let low = if hits == 0 { 0.0 } else { (centre - half) / scale };
    let high = if hits == trials { 1.0 } else { (centre + half) / scale };
    (low, high)
}

#[cfg(test)]
mod tests {
    use crate::stats::wilson::wilson;

    #[test]
    fn nothing_is_known_of_no_trials() {
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn wilson_of_textbook_cases() {
        let (low, high) = wilson(8, 100);
        assert!((low - 0.0411).abs() < 5e-4 && (high - 0.1500).abs() < 5e-4, "{low} {high}");
        let (low, high) = wilson(100, 100);
        assert!((low - 0.9630).abs() < 5e-4 && high == 1.0, "{low} {high}");
        assert!((0..400).all(|n| wilson(0, n).0 == 0.0 && wilson(n, n).1 == 1.0));
    }

    /// R 4.2.2: `prop.test(5, 20, correct=FALSE)$conf.int`.
    #[test]
    fn as_in_r() {
        let (low, high) = wilson(5, 20);
        assert!((low - 0.111861701407666).abs() < 1e-12 && (high - 0.468700877618744).abs() < 1e-12, "{low} {high}");
    }
}
